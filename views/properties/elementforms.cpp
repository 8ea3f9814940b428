// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/elementforms.h"

#include <QCoreApplication>
#include <algorithm>

#include "views/properties/formtext.h"
#include "views/text/words.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

/// A binding to one member of a site.
template <class T>
BoundForm::Binding<T> ofSite(Place place, SiteKind kind, const QString& step,
                             std::function<T(const Site&)> read,
                             std::function<void(Site&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto* site = drawing.map.site(place, kind);
            return site ? read(*site) : T{};
          },
          [=](Drawing drawing, T value) {
            if (const auto* site = drawing.map.site(place, kind)) {
              auto changed = *site;
              write(changed, value);
              drawing.map = drawing.map.withSite(std::move(changed));
            }
            return drawing;
          },
          step};
}

} // namespace

SquareShape shapeOf(const Map& map, const Scenario& scenario, Place place)
{
  auto shape = SquareShape{};
  shape.ground = map.at(place).ground;
  for (const auto kind :
       {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
    if (map.site(place, kind))
      shape.sites.push_back(kind);
  const auto* city = map.largeCity(place);
  shape.largeCity = city != nullptr;
  for (const auto side : allSides) {
    if (map.print(place, side))
      shape.prints.push_back(side);
    if (map.ferry(place, side))
      shape.ferries.push_back(side);
    if (city && !city->has(neighbour(place, side)))
      shape.outerSides.push_back(side);
  }
  shape.chip = chipAt(scenario, place) != nullptr;
  shape.regions = static_cast<int>(map.regions().size());
  return shape;
}

QStringList colourChoices(const QString& none)
{
  auto choices = QStringList{none};
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange}) {
    auto text = colourText(colour);
    text[0] = text[0].toUpper();
    choices << text;
  }
  return choices;
}

void addGroundColourField(BoundForm& form, Place place)
{
  form.addChoice(
      FormText::tr("Colour"), colourChoices(FormText::tr("None")),
      {[place](const Drawing& drawing) { return static_cast<int>(drawing.map.at(place).colour); },
       [place](Drawing drawing, int colour) {
         auto square = drawing.map.at(place);
         square.colour = static_cast<Colour>(colour);
         drawing.map = drawing.map.withSquare(place, square);
         return drawing;
       },
       FormText::tr("Change colour of square")});
}

void addMarkFields(BoundForm& form, Place place)
{
  const auto add = [&form, place](SiteKind kind, const QString& label) {
    form.addSwitch(label, {[place, kind](const Drawing& drawing) {
                             return drawing.map.site(place, kind) != nullptr;
                           },
                           [place, kind](Drawing drawing, bool marked) {
                             auto site = Site{.place = place, .kind = kind};
                             site.coats = kind == SiteKind::Island ? 1 : 0;
                             drawing.map = marked ? drawing.map.withSite(std::move(site))
                                                  : drawing.map.withoutSite(place, kind);
                             return drawing;
                           },
                           FormText::tr("Change mark of square")});
  };
  form.addTitle(FormText::tr("Marks"));
  add(SiteKind::Island, FormText::tr("Island with coats of arms"));
  add(SiteKind::ChipMark, FormText::tr("Chip mark"));
  add(SiteKind::Chumak, FormText::tr("Chumak square"));
}

void addSiteFields(BoundForm& form, Place place, SiteKind kind)
{
  const auto name = ofSite<QString>(
      place, kind,
      kind == SiteKind::Start ? FormText::tr("Rename start square") : FormText::tr("Rename town"),
      [](const Site& site) { return QString::fromStdString(site.name); },
      [](Site& site, const QString& text) { site.name = text.trimmed().toStdString(); });
  const auto colour = ofSite<int>(
      place, kind,
      kind == SiteKind::Town ? FormText::tr("Change wine of town")
                             : FormText::tr("Change colour of chip mark"),
      [](const Site& site) { return static_cast<int>(site.colour); },
      [](Site& site, int index) { site.colour = static_cast<Colour>(index); });
  switch (kind) {
  case SiteKind::Start:
    form.addTitle(FormText::tr("Start square"));
    form.addText(FormText::tr("Name"), name);
    break;
  case SiteKind::Town:
    form.addTitle(FormText::tr("Town"));
    form.addText(FormText::tr("Name"), name);
    form.addText(FormText::tr("Attribute"),
                 ofSite<QString>(
                     place, kind, FormText::tr("Change attribute of town"),
                     [](const Site& site) { return QString::fromStdString(site.attribute); },
                     [](Site& site, const QString& text) {
                       site.attribute = text.trimmed().toStdString();
                     }));
    form.addChoice(FormText::tr("Wine"), colourChoices(FormText::tr("None")), colour);
    break;
  case SiteKind::Island:
    form.addTitle(FormText::tr("Island"));
    form.addNumber(FormText::tr("Coats of arms"), 1, 9, 1,
                   ofSite<int>(
                       place, kind, FormText::tr("Change coats of island"),
                       [](const Site& site) { return site.coats; },
                       [](Site& site, int coats) { site.coats = coats; }));
    break;
  case SiteKind::ChipMark:
    form.addTitle(FormText::tr("Chip mark"));
    form.addChoice(FormText::tr("Colour"), colourChoices(FormText::tr("None")), colour);
    break;
  case SiteKind::Chumak: // has no properties
    break;
  }
}

void addChipFields(BoundForm& form, Place place)
{
  const auto bound = [place](auto read, auto write) {
    return BoundForm::Binding<int>{[=](const Drawing& drawing) {
                                     const auto* chip = chipAt(drawing.scenario, place);
                                     return chip ? read(*chip) : 0;
                                   },
                                   [=](Drawing drawing, int value) {
                                     auto chips = chipsOf(drawing.scenario);
                                     for (auto& chip : chips)
                                       if (chip.place == place)
                                         write(chip, value);
                                     drawing.scenario =
                                         withChips(std::move(drawing.scenario), std::move(chips));
                                     return drawing;
                                   },
                                   FormText::tr("Change chip")};
  };
  form.addTitle(FormText::tr("Chip"));
  form.addChoice(
      FormText::tr("Colour"), colourChoices(FormText::tr("Undecided")),
      bound([](const PlacedChip& chip) { return static_cast<int>(chip.colour); },
            [](PlacedChip& chip, int value) { chip.colour = static_cast<Colour>(value); }));
  form.addChoice(FormText::tr("Value"),
                 {FormText::tr("Undecided"), QStringLiteral("1"), QStringLiteral("2")},
                 bound([](const PlacedChip& chip) { return chip.value; },
                       [](PlacedChip& chip, int value) { chip.value = value; }));
}

void addRegionFields(BoundForm& form, const Map& map, const std::vector<Place>& places)
{
  if (map.regions().empty())
    return;
  form.addTitle(FormText::tr("Regions"));
  for (std::size_t index = 0; index < map.regions().size(); ++index) {
    const auto inside = [index, places](const Drawing& drawing) {
      const auto& regions = drawing.map.regions();
      return index < regions.size() && std::ranges::all_of(places, [&](Place place) {
               return std::ranges::binary_search(regions[index].squares, place);
             });
    };
    const auto put = [index, places](Drawing drawing, bool belongs) {
      auto regions = drawing.map.regions();
      if (index >= regions.size())
        return drawing;
      auto& squares = regions[index].squares;
      std::erase_if(squares,
                    [&](Place place) { return std::ranges::find(places, place) != places.end(); });
      if (belongs)
        squares.insert(squares.end(), places.begin(), places.end());
      std::ranges::sort(squares);
      drawing.map = drawing.map.withRegions(std::move(regions));
      return drawing;
    };
    form.addSwitch(QString::fromStdString(map.regions()[index].name),
                   {inside, put, FormText::tr("Change region")});
  }
}

} // namespace kartenwerk

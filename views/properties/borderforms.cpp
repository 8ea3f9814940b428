// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/canvas/placetext.h"
#include "views/palette/swatches.h"
#include "views/properties/elementforms.h"
#include "views/properties/formtext.h"
#include "views/text/words.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

QString capitalised(QString text)
{
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

template <class T>
BoundForm::Binding<T> ofPrint(Place place, Side side, std::function<T(const Print&)> read,
                              std::function<void(Print&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto* print = drawing.map.print(place, side);
            return print ? read(*print) : T{};
          },
          [=](Drawing drawing, T value) {
            if (const auto* print = drawing.map.print(place, side)) {
              auto changed = *print;
              write(changed, value);
              drawing.map = drawing.map.withPrint(std::move(changed));
            }
            return drawing;
          },
          FormText::tr("Change print")};
}

template <class T>
BoundForm::Binding<T> ofFerry(Place place, Side side, std::function<T(const Ferry&)> read,
                              std::function<void(Ferry&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto* ferry = drawing.map.ferry(place, side);
            return ferry ? read(*ferry) : T{};
          },
          [=](Drawing drawing, T value) {
            if (const auto* ferry = drawing.map.ferry(place, side)) {
              auto changed = *ferry;
              write(changed, value);
              drawing.map = drawing.map.withFerry(std::move(changed));
            }
            return drawing;
          },
          FormText::tr("Change ferry")};
}

template <class T>
BoundForm::Binding<T> ofCity(Place place, const QString& step,
                             std::function<T(const LargeCity&)> read,
                             std::function<void(LargeCity&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto* city = drawing.map.largeCity(place);
            return city ? read(*city) : T{};
          },
          [=](Drawing drawing, T value) {
            if (const auto* city = drawing.map.largeCity(place)) {
              auto changed = *city;
              write(changed, value);
              drawing.map = drawing.map.withLargeCity(std::move(changed));
            }
            return drawing;
          },
          step};
}

int coatsAt(const LargeCity& city, Place place)
{
  const auto at = std::ranges::find(city.squares, place, &CitySquare::place);
  return at == city.squares.end() ? 0 : at->coats;
}

void setCoats(LargeCity& city, Place place, int coats)
{
  for (auto& square : city.squares)
    if (square.place == place)
      square.coats = coats;
}

void setSide(LargeCity& city, Place place, Side side, CitySideKind kind)
{
  std::erase_if(city.sides, [&](const CitySide& listed) {
    return listed.place == place && listed.side == side;
  });
  city.sides.push_back({place, side, kind});
}

/// Whether they are one choice of the ground field: colours have a field of their own.
bool sameKind(const Square& one, const Square& other)
{
  return one.ground == other.ground && one.look == other.look && one.waves == other.waves;
}

} // namespace

void addGroundFields(BoundForm& form, const std::vector<Place>& places)
{
  auto choices = QStringList{};
  for (const auto& ground : offeredGrounds())
    choices << capitalised(groundText(ground));
  const auto city = static_cast<int>(offeredGrounds().size());
  const auto mixed = city + 1;
  choices << capitalised(groundText({Ground::LargeCity})) << FormText::tr("Different kinds");
  const auto read = [places, city, mixed](const Drawing& drawing) {
    const auto& first = drawing.map.at(places.front());
    for (const auto place : places)
      if (!sameKind(drawing.map.at(place), first))
        return mixed;
    if (first.ground == Ground::LargeCity)
      return city;
    const auto found = std::ranges::find_if(
        offeredGrounds(), [&](const Square& ground) { return sameKind(ground, first); });
    return static_cast<int>(found - offeredGrounds().begin());
  };
  // Cities are made by their tool; choosing them or nothing in particular here changes nothing.
  const auto write = [places, city](Drawing drawing, int index) {
    if (index >= city)
      return drawing;
    auto stroke = Stroke{};
    for (const auto place : places)
      stroke.push_back({place});
    return groundStroke({.ground = offeredGrounds()[static_cast<std::size_t>(index)]}, drawing,
                        stroke)
        .drawing;
  };
  form.addChoice(FormText::tr("Ground"), choices,
                 {read, write, FormText::tr("Change ground"), true});
}

void addPrintFields(BoundForm& form, Place place, Side side)
{
  form.addTitle(FormText::tr("Print in the %1").arg(sideText(side)));
  form.addText(FormText::tr("Name"),
               ofPrint<QString>(
                   place, side, [](const Print& p) { return QString::fromStdString(p.name); },
                   [](Print& p, const QString& text) { p.name = text.trimmed().toStdString(); }));
  form.addChoice(FormText::tr("Kind"), {FormText::tr("Road"), FormText::tr("City")},
                 ofPrint<int>(
                     place, side, [](const Print& p) { return static_cast<int>(p.kind); },
                     [](Print& p, int kind) { p.kind = static_cast<PrintKind>(kind); }));
  form.addNumber(FormText::tr("Coats of arms"), 0, 9, 1,
                 ofPrint<int>(
                     place, side, [](const Print& p) { return p.coats; },
                     [](Print& p, int coats) { p.coats = coats; }));
  form.addNumber(FormText::tr("Counts as tiles"), 0, 9, 1,
                 ofPrint<int>(
                     place, side, [](const Print& p) { return p.tiles; },
                     [](Print& p, int tiles) { p.tiles = tiles; }));
  form.addText(FormText::tr("Group"),
               ofPrint<QString>(
                   place, side, [](const Print& p) { return QString::fromStdString(p.group); },
                   [](Print& p, const QString& text) { p.group = text.trimmed().toStdString(); }));
}

void addFerryFields(BoundForm& form, Place place, Side side)
{
  form.addTitle(FormText::tr("Ferry in the %1").arg(sideText(side)));
  form.addText(FormText::tr("Name"),
               ofFerry<QString>(
                   place, side, [](const Ferry& f) { return QString::fromStdString(f.name); },
                   [](Ferry& f, const QString& text) { f.name = text.trimmed().toStdString(); }));
  form.addNumber(FormText::tr("Points"), 0, 9, 1,
                 ofFerry<int>(
                     place, side, [](const Ferry& f) { return f.points; },
                     [](Ferry& f, int points) { f.points = points; }));
  form.addNumber(FormText::tr("Coats of arms"), 0, 9, 1,
                 ofFerry<int>(
                     place, side, [](const Ferry& f) { return f.coats; },
                     [](Ferry& f, int coats) { f.coats = coats; }));
}

void addLargeCityFields(BoundForm& form, Place place, const std::vector<Side>& outerSides)
{
  form.addTitle(FormText::tr("Large city"));
  form.addText(
      FormText::tr("Name"),
      ofCity<QString>(
          place, FormText::tr("Rename large city"),
          [](const LargeCity& city) { return QString::fromStdString(city.name); },
          [](LargeCity& city, const QString& text) { city.name = text.trimmed().toStdString(); }));
  form.addNumber(FormText::tr("Coats in this square"), 0, 9, 1,
                 ofCity<int>(
                     place, FormText::tr("Change coats of large city"),
                     [place](const LargeCity& city) { return coatsAt(city, place); },
                     [place](LargeCity& city, int coats) { setCoats(city, place, coats); }));
  for (const auto side : outerSides)
    form.addChoice(FormText::tr("Side in the %1").arg(sideText(side)),
                   {FormText::tr("City (open)"), FormText::tr("Road"), FormText::tr("Closed")},
                   ofCity<int>(
                       place, FormText::tr("Change side of large city"),
                       [place, side](const LargeCity& city) {
                         return static_cast<int>(city.sideAt(place, side));
                       },
                       [place, side](LargeCity& city, int kind) {
                         setSide(city, place, side, static_cast<CitySideKind>(kind));
                       }));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/properties/formtext.h"
#include "views/properties/scenariofields.h"
#include "views/properties/tileicon.h"
#include "views/text/tilenames.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

/// Used starts, with none named meaning all open to chance. What lies on a start goes with it.
Drawing withStartUsed(Drawing drawing, Place place, bool used)
{
  auto& scenario = drawing.scenario;
  std::erase(scenario.starts, place);
  if (used)
    scenario.starts.push_back(place);
  else
    std::erase_if(scenario.laid, [&](const LaidTile& laid) { return laid.place == place; });
  std::ranges::sort(scenario.starts);
  return drawing;
}

const LaidTile* laidOn(const Scenario& scenario, Place place)
{
  const auto found = std::ranges::find(scenario.laid, place, &LaidTile::place);
  return found == scenario.laid.end() ? nullptr : &*found;
}

/// A tile that is neither named nor turned need not be written.
Drawing withLaid(Drawing drawing, Place place, const std::function<void(LaidTile&)>& change)
{
  auto& laid = drawing.scenario.laid;
  auto found = std::ranges::find(laid, place, &LaidTile::place);
  if (found == laid.end())
    found = laid.insert(laid.end(), LaidTile{.place = place});
  change(*found);
  if (found->kind.empty() && !found->rotation && found->extras.empty())
    laid.erase(found);
  std::ranges::sort(laid, {}, &LaidTile::place);
  return drawing;
}

std::vector<CountedTile> tilesOf(const BoundForm& form)
{
  const auto& playable = form.session()->playable();
  return playable.value ? playable.value->tiles() : std::vector<CountedTile>{};
}

bool isUsed(const Drawing& drawing, Place place)
{
  const auto& starts = drawing.scenario.starts;
  return std::ranges::find(starts, place) != starts.end();
}

void addLaidTile(BoundForm& form, Place place, const QString& name)
{
  const auto tiles = tilesOf(form);
  auto choices = QStringList{FormText::tr("Drawn at random")};
  auto icons = std::vector<QIcon>{{}};
  for (const auto& tile : tiles) {
    choices << tileLabel(tile.kind);
    icons.push_back(tileIcon(tile.kind));
  }
  const auto step = FormText::tr("Change tile on start square");
  form.addChoice(FormText::tr("Tile on %1").arg(name), choices, icons,
                 {[place, tiles](const Drawing& drawing) {
                    const auto* laid = laidOn(drawing.scenario, place);
                    for (std::size_t i = 0; laid && i < tiles.size(); ++i)
                      if (tiles[i].kind.id == laid->kind)
                        return static_cast<int>(i) + 1;
                    return 0;
                  },
                  [place, tiles](Drawing drawing, int index) {
                    return withLaid(std::move(drawing), place, [&](LaidTile& laid) {
                      laid.kind = index == 0 ? std::string{}
                                             : tiles[static_cast<std::size_t>(index - 1)].kind.id;
                    });
                  },
                  step});
  form.enableWhen([place](const Drawing& drawing) { return isUsed(drawing, place); });
  form.addChoice(FormText::tr("Turned on %1").arg(name),
                 {FormText::tr("As it fits"), QStringLiteral("0°"), QStringLiteral("90°"),
                  QStringLiteral("180°"), QStringLiteral("270°")},
                 {[place](const Drawing& drawing) {
                    const auto* laid = laidOn(drawing.scenario, place);
                    return laid && laid->rotation ? 1 + static_cast<int>(*laid->rotation) : 0;
                  },
                  [place](Drawing drawing, int index) {
                    return withLaid(std::move(drawing), place, [&](LaidTile& laid) {
                      laid.rotation = index == 0 ? std::nullopt
                                                 : std::optional(static_cast<Rotation>(index - 1));
                    });
                  },
                  step});
  form.enableWhen([place](const Drawing& drawing) { return isUsed(drawing, place); });
}

} // namespace

void addStartFields(BoundForm& form)
{
  auto starts = std::vector<std::pair<Place, QString>>{};
  for (const auto& site : form.session()->map().sites())
    if (site.kind == SiteKind::Start)
      starts.emplace_back(site.place, namedPlace(site.place, QString::fromStdString(site.name)));
  if (starts.empty())
    return;
  form.addSection(
      FormText::tr("Start squares in use"), QStringLiteral("starts"), true, [&form, starts] {
        for (const auto& [place, name] : starts)
          form.addSwitch(
              name, {[place = place](const Drawing& drawing) { return isUsed(drawing, place); },
                     [place = place](Drawing drawing, bool used) {
                       return withStartUsed(std::move(drawing), place, used);
                     },
                     FormText::tr("Change start squares in use")});
        form.addWords(FormText::tr("With none ticked, they are drawn at random."));
        form.addSection(FormText::tr("Tiles on start squares"), QStringLiteral("laid"), false,
                        [&form, starts] {
                          for (const auto& [place, name] : starts)
                            addLaidTile(form, place, name);
                        });
      });
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/mapcommands.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <algorithm>

#include "model/map/mapfile.h"
#include "views/properties/joindialog.h"
#include "views/properties/resizedialog.h"
#include "views/text/problemtext.h"

namespace kartenwerk {

namespace {

void regrid(Session& session, const NewGrid& grid, const QString& text)
{
  auto map = resized(session.map(), grid);
  auto scenario = withPlaces(session.scenario(), [&](Place place) -> std::optional<Place> {
    const auto to = Place{static_cast<std::int16_t>(place.column + grid.columnShift),
                          static_cast<std::int16_t>(place.row + grid.rowShift)};
    return map.contains(to) ? std::optional(to) : std::nullopt;
  });
  session.edit({std::move(map), std::move(scenario)}, text);
}

} // namespace

Scenario withPlaces(Scenario scenario, const std::function<std::optional<Place>(Place)>& moved)
{
  const auto followAll = [&moved](std::vector<Place>& places) {
    auto there = std::vector<Place>{};
    for (const auto place : places)
      if (const auto to = moved(place))
        there.push_back(*to);
    std::ranges::sort(there);
    places = std::move(there);
  };
  followAll(scenario.starts);
  followAll(scenario.chipWishes.pinned);
  followAll(scenario.chipWishes.banned);
  const auto follow = [&moved](auto& items) {
    std::erase_if(items, [&](auto& item) {
      const auto to = moved(item.place);
      if (to)
        item.place = *to;
      return !to;
    });
  };
  follow(scenario.laid);
  for (auto& layout : scenario.layouts) {
    follow(layout.chips);
    std::ranges::sort(layout.chips, {}, &PlacedChip::place);
    layout.origin.reset(); // the same seed would give other squares now
  }
  return scenario;
}

void askAndResize(Session& session, QWidget* parent)
{
  auto dialog = ResizeDialog(session.map(), parent);
  if (dialog.exec() == QDialog::Accepted)
    regrid(session, dialog.grid(), QCoreApplication::translate("MapCommands", "Change size"));
}

void askAndJoin(Session& session, const QString& folder, QWidget* parent)
{
  const auto path = QFileDialog::getOpenFileName(
      parent, QCoreApplication::translate("MapCommands", "Join another map"), folder,
      QCoreApplication::translate("MapCommands", "Maps (*.kwmap)"));
  if (path.isEmpty())
    return;
  const auto loaded = loadMap(path.toStdString());
  if (!loaded.complete()) {
    QMessageBox::warning(parent, QCoreApplication::translate("MapCommands", "Join another map"),
                         loaded.problems.empty() ? path : problemText(loaded.problems.front()));
    return;
  }
  auto dialog = JoinDialog(session.map(), *loaded.value, parent);
  if (dialog.exec() != QDialog::Accepted || !dialog.result())
    return;
  const auto& both = *dialog.result();
  auto scenario = withPlaces(session.scenario(), [&](Place place) {
    return std::optional(Place{static_cast<std::int16_t>(place.column + both.first.column),
                               static_cast<std::int16_t>(place.row + both.first.row)});
  });
  session.edit({both.map, std::move(scenario)},
               QCoreApplication::translate("MapCommands", "Join another map"));
}

void trimMap(Session& session)
{
  regrid(session, trimmed(session.map(), 1),
         QCoreApplication::translate("MapCommands", "Cut off empty rims"));
}

void turnMap(Session& session, Turn turn)
{
  const auto& map = session.map();
  auto scenario = withPlaces(session.scenario(),
                             [&](Place place) { return std::optional(turned(place, map, turn)); });
  const auto text = turn == Turn::MirrorLeftRight || turn == Turn::MirrorTopBottom
                        ? QCoreApplication::translate("MapCommands", "Mirror map")
                        : QCoreApplication::translate("MapCommands", "Turn map");
  session.edit({turned(map, turn), std::move(scenario)}, text);
}

} // namespace kartenwerk

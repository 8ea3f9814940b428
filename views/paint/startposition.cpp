// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/startposition.h"

#include <algorithm>

#include "model/game/compiled.h"
#include "model/game/game.h"
#include "model/game/leipzigblock.h"
#include "views/paint/gamepicture.h"

namespace kartenwerk {

namespace {

/// Whether that tile lies there in every game; others are drawn at random.
bool lies(const Table& table, const TileOnBoard& tile)
{
  if (isLeipzigKind(table.kind(tile.kind)))
    return true;
  const auto& laid = table.playable().scenario.laid;
  const auto fixed = std::ranges::find(laid, tile.place, &LaidTile::place);
  return fixed != laid.end() ? !fixed->kind.empty() : tile.kind == table.compiled().startKind;
}

} // namespace

MapPicture StartPosition::picture() const
{
  auto picture = MapPicture{.map = map, .tiles = tiles, .quarters = quarters};
  picture.options.part = squares;
  return picture;
}

StartPosition startPosition(std::shared_ptr<const Table> shared)
{
  auto position = StartPosition();
  position.table = std::move(shared);
  const auto& table = *position.table;
  auto view = Game(position.table, 1).view(0);
  position.map = table.board().map();
  position.squares = squaresAround(table, view, 1);
  std::erase_if(view.tiles, [&](const TileOnBoard& tile) {
    if (lies(table, tile))
      return false;
    position.map = position.map.withSite({.place = tile.place, .kind = SiteKind::Start});
    return true;
  });
  position.tiles = shownTiles(table, view);
  if (!table.rules().leipzig.drawnOrder)
    position.quarters = quartersOf(view);
  return position;
}

Loaded<StartPosition> startPosition(const PlayableScenario& scenario)
{
  auto compiled = Table::compile(scenario);
  if (!compiled.value)
    return {std::nullopt, std::move(compiled.problems)};
  return {startPosition(*std::move(compiled.value)), std::move(compiled.problems)};
}

} // namespace kartenwerk

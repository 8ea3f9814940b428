// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/gamepicture.h"

#include <algorithm>
#include <array>

#include "model/game/leipzigblock.h"

namespace kartenwerk {

namespace {

TileKind withRoadToTheGate(TileKind quarter)
{
  auto road = Feature();
  road.id = "r0";
  road.type = FeatureType::Road;
  road.ports = {Port::North};
  road.end = RoadEnd::City;
  road.endCity = "c0";
  quarter.edges[0] = Edge::Road;
  quarter.features.push_back(road);
  return quarter;
}

TileKind withRoadFromTheGate(TileKind outer)
{
  outer.edges[2] = Edge::Road;
  for (auto& feature : outer.features)
    if (feature.type == FeatureType::Road)
      feature.ports.insert(Port::South);
  return outer;
}

PlacedFigure onTile(const FigureOnBoard& figure, const TileKind& kind)
{
  auto painted = PlacedFigure();
  painted.figure = paintedFigure(figure.kind);
  painted.player = figure.player;
  painted.feature = figure.feature;
  const auto index = static_cast<std::size_t>(figure.feature);
  painted.lying = index < kind.features.size() && kind.features[index].type == FeatureType::Field;
  if (figure.upgraded)
    painted.chip = ChipFace();
  return painted;
}

} // namespace

Figure paintedFigure(FigureKind kind)
{
  switch (kind) {
  case FigureKind::Meeple:
    return Figure::Meeple;
  case FigureKind::Large:
    return Figure::LargeMeeple;
  case FigureKind::Abbot:
    return Figure::Abbot;
  case FigureKind::Builder:
    return Figure::Builder;
  case FigureKind::Pig:
    return Figure::Pig;
  }
  return Figure::Meeple;
}

const TileKind& pictureOf(const TileKind& kind)
{
  static const auto pictures =
      std::array{withRoadToTheGate(leipzigKinds()[0]), withRoadFromTheGate(leipzigKinds()[1]),
                 withRoadFromTheGate(leipzigKinds()[2])};
  const auto found = std::ranges::find(pictures, kind.id, &TileKind::id);
  return found == pictures.end() ? kind : *found;
}

std::vector<ShownTile> shownTiles(const Table& table, const View& view)
{
  auto tiles = std::vector<ShownTile>();
  for (const auto& tile : view.tiles) {
    const auto& kind = table.kind(tile.kind);
    auto shown = ShownTile{tile.place, &pictureOf(kind), tile.rotation, {}};
    for (const auto& figure : view.figures)
      if (figure.place == tile.place)
        shown.figures.push_back(onTile(figure, kind));
    tiles.push_back(std::move(shown));
  }
  return tiles;
}

QRect squaresAround(const Table& table, const View& view, int margin)
{
  auto squares = QRect();
  for (const auto& tile : view.tiles)
    squares |= QRect(tile.place.column, tile.place.row, 1, 1);
  const auto& map = table.board().map();
  return squares.adjusted(-margin, -margin, margin, margin) &
         QRect(0, 0, map.columns(), map.rows());
}

std::vector<ShownQuarter> quartersOf(const View& view)
{
  auto quarters = std::vector<ShownQuarter>();
  if (!view.leipzig)
    return quarters;
  for (std::size_t i = 0; i < view.leipzig->order.size(); ++i) {
    auto& shown = quarters.emplace_back();
    shown.place = view.leipzig->squares[i];
    shown.quarter = view.leipzig->order[i];
    for (const auto& figure : view.leipzig->figures)
      if (figure.quarter == shown.quarter)
        shown.figures.push_back({paintedFigure(figure.kind), figure.player, -1, false, {}});
  }
  return quarters;
}

} // namespace kartenwerk

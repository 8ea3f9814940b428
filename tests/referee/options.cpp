// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

std::vector<Placement> Referee::placements(const std::string& id) const
{
  const auto& kind = kindOf(id);
  auto result = std::vector<Placement>{};
  for (const auto place : m_top.reached()) {
    for (const auto rotation : allRotations) {
      const auto placement = Placement{place, rotation};
      if (!m_top.matches(kind, rotation, place) || !riverMayGo(kind, placement))
        continue;
      const auto encloses = !m_rules.fillHoles && this->encloses(place);
      fire("hole left open", encloses);
      if (!encloses)
        result.push_back(placement);
    }
  }
  return result;
}

/// With a tile there an empty square beside it would have tiles on all four sides.
bool Referee::encloses(Place place) const
{
  return std::ranges::any_of(allSides, [&](Side side) {
    const auto hole = neighbour(place, side);
    return m_top.empty(hole) && std::ranges::all_of(allSides, [&](Side beyond) {
             const auto beside = neighbour(hole, beyond);
             return beside == place || m_top.tiles().contains(beside);
           });
  });
}

bool Referee::riverTile(const TileKind& kind) const
{
  return std::ranges::any_of(
      kind.features, [](const Feature& feature) { return feature.type == FeatureType::River; });
}

namespace {

/// The side through which a river leaves a tile that it entered by `in`; nothing at a spring or
/// lake. `in` is a side of the board, and so is the answer.
std::optional<Side> otherEnd(const Laid& tile, std::optional<Side> in)
{
  for (const auto& feature : tile.kind->features)
    if (feature.type == FeatureType::River)
      for (const auto side : allSides)
        if (feature.ports.has(edgePort(side)) && rotated(side, tile.rotation) != in)
          return rotated(side, tile.rotation);
  return std::nullopt;
}

/// How a river turns that enters by `in` and leaves by `out`: 0 straight on, 1 right, 3 left.
int bend(Side in, Side out)
{
  return (static_cast<int>(out) - static_cast<int>(opposite(in)) + 4) % 4;
}

/// A walk down the river from its spring.
struct RiverWalk
{
  Place next;        ///< the square after the last tile
  Side in{};         ///< the side by which the river enters it
  int bend = 0;      ///< of the last bend
  bool open = false; ///< the river goes on there
};

RiverWalk walkDown(const Tabletop& top)
{
  auto walk = RiverWalk{};
  for (const auto& [place, tile] : top.tiles()) {
    const auto spring = std::ranges::any_of(
        tile.kind->features, [](const Feature& feature) { return feature.end == RoadEnd::Spring; });
    if (!spring)
      continue;
    auto here = place;
    auto out = otherEnd(tile, std::nullopt);
    while (out) {
      walk.next = neighbour(here, *out);
      walk.in = opposite(*out);
      const auto tileThere = top.tiles().find(walk.next);
      walk.open = tileThere == top.tiles().end();
      if (walk.open)
        break;
      here = walk.next;
      out = otherEnd(tileThere->second, walk.in);
      if (out && bend(walk.in, *out) != 0)
        walk.bend = bend(walk.in, *out);
    }
  }
  return walk;
}

} // namespace

std::optional<Place> Referee::riverEnd() const
{
  const auto walk = walkDown(m_top);
  return walk.open ? std::optional(walk.next) : std::nullopt;
}

// The river is one line from its spring; no bend follows one to the same hand.
bool Referee::riverMayGo(const TileKind& kind, const Placement& placement) const
{
  if (!m_rules.river || m_map || !riverTile(kind))
    return true;
  const auto walk = walkDown(m_top);
  if (!walk.open || placement.place != walk.next ||
      kind.edge(walk.in, placement.rotation) != Edge::River)
    return false;
  const auto out = otherEnd({&kind, placement.rotation}, walk.in);
  const auto turn = out ? bend(walk.in, *out) : 0;
  return turn == 0 || turn != walk.bend;
}

bool Referee::mayStand(int player, Sort sort, int feature) const
{
  const auto type = m_top.tiles().at(m_last).kind->features[static_cast<std::size_t>(feature)].type;
  auto allowed = false;
  switch (sort) {
  case Sort::Meeple:
  case Sort::Large:
    allowed = type == FeatureType::City || type == FeatureType::Road ||
              type == FeatureType::Monastery || (type == FeatureType::Field && m_rules.fields);
    break;
  case Sort::Abbot:
    allowed = type == FeatureType::Monastery || type == FeatureType::Garden;
    break;
  case Sort::Builder:
    allowed = type == FeatureType::City || type == FeatureType::Road;
    break;
  case Sort::Pig:
    allowed = type == FeatureType::Field && m_rules.fields;
    break;
  }
  return allowed && mayJoin(player, sort, m_top.whole({Piece::Kind::Tile, m_last, feature}));
}

// No figure may be there; but builder and pig need an own follower there, and the builder something
// that is still to be built.
bool Referee::mayJoin(int player, Sort sort, const Whole& whole) const
{
  const auto there = [&](auto wanted) {
    return std::ranges::any_of(m_figures, [&](const Figure& figure) {
      return whole.pieces.contains(figure.piece) && wanted(figure);
    });
  };
  if (sort != Sort::Builder && sort != Sort::Pig)
    return !there([](const Figure&) { return true; });
  const auto own =
      there([&](const Figure& figure) { return figure.player == player && figure.follower(); });
  const auto same =
      there([&](const Figure& figure) { return figure.player == player && figure.sort == sort; });
  return own && !same && (sort == Sort::Pig || whole.open);
}

std::vector<FigureOption> Referee::figureOptions(int player) const
{
  auto result = std::vector<FigureOption>{};
  const auto& features = m_top.tiles().at(m_last).kind->features;
  for (const auto& [sort, left] : m_supply[static_cast<std::size_t>(player)])
    for (std::size_t i = 0; left > 0 && i < features.size(); ++i)
      if (mayStand(player, sort, static_cast<int>(i)))
        result.push_back({features[i].id, sort});
  std::ranges::sort(result);
  return result;
}

void Referee::putFigure(int player, const FigureOption& option)
{
  const auto& features = m_top.tiles().at(m_last).kind->features;
  const auto at = std::ranges::find(features, option.feature, &Feature::id);
  m_figures.push_back({player,
                       {Piece::Kind::Tile, m_last, static_cast<int>(at - features.begin())},
                       option.sort,
                       0});
  --m_supply[static_cast<std::size_t>(player)][option.sort];
  fire("put sort " + std::to_string(static_cast<int>(option.sort)));
}

std::vector<Piece> Referee::abbots(int player) const
{
  auto result = std::vector<Piece>{};
  for (const auto& figure : m_figures)
    if (figure.player == player && figure.sort == Sort::Abbot)
      result.push_back(figure.piece);
  return result;
}

} // namespace referee

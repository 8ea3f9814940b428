// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/leipzigblock.h"

#include <algorithm>

namespace kartenwerk {

namespace {

Feature field(std::string id, Ports ports)
{
  return {.id = std::move(id), .type = FeatureType::Field, .ports = ports};
}

TileKind quarterKind()
{
  using enum Port;
  auto left = field("f0", {WestLeft, WestRight, NorthLeft});
  auto right = field("f1", {NorthRight});
  left.cities = {"c0"};
  right.cities = {"c0"};
  return {.id = "leipzig-quarter",
          .name = "Quarter of Leipzig",
          .edges = {Edge::Field, Edge::City, Edge::City, Edge::Field},
          .features = {{.id = "c0", .type = FeatureType::City, .ports = {East, South}},
                       std::move(left),
                       std::move(right)}};
}

TileKind roadKind(std::string id, bool farmhouse)
{
  using enum Port;
  auto left = field("f0", {NorthLeft, WestLeft, WestRight, SouthRight});
  if (farmhouse)
    left.illustrations = {Illustration::Farmhouse};
  return {.id = std::move(id),
          .name = "Road to Leipzig",
          .edges = {Edge::Road, Edge::Field, Edge::Field, Edge::Field},
          .features = {{.id = "r0", .type = FeatureType::Road, .ports = {North}},
                       std::move(left),
                       field("f1", {NorthRight, EastLeft, EastRight, SouthLeft})}};
}

} // namespace

const std::array<TileKind, 3>& leipzigKinds()
{
  static const auto kinds =
      std::array{quarterKind(), roadKind("leipzig-road", false), roadKind("leipzig-farm", true)};
  return kinds;
}

bool isLeipzigKind(const TileKind& kind)
{
  return std::ranges::any_of(leipzigKinds(),
                             [&](const TileKind& own) { return own.id == kind.id; });
}

std::array<Place, 4> squareOfFour(Place northWest)
{
  const auto at = [&](int column, int row) {
    return Place{static_cast<std::int16_t>(northWest.column + column),
                 static_cast<std::int16_t>(northWest.row + row)};
  };
  return {at(0, 0), at(1, 0), at(1, 1), at(0, 1)};
}

std::vector<LeipzigSquare> leipzigBlock(Place northWestQuarter)
{
  const auto quarters = squareOfFour(northWestQuarter);
  auto squares = std::vector<LeipzigSquare>{};
  for (const auto turn : allRotations)
    squares.push_back({quarters[static_cast<std::size_t>(turn)], LeipzigPart::Quarter, turn});
  for (const auto turn : allRotations) {
    const auto gate = rotated(Side::North, turn);
    const auto upright = gate == Side::North || gate == Side::South;
    squares.push_back({neighbour(quarters[static_cast<std::size_t>(turn)], gate),
                       upright ? LeipzigPart::Farm : LeipzigPart::Road, turn});
  }
  return squares;
}

} // namespace kartenwerk

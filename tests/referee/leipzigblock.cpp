// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/leipzigblock.h"

#include <array>

#include "tests/referee/tabletop.h"

namespace referee {

using namespace kartenwerk;

TileKind leipzigQuarterTile()
{
  auto kind = TileKind{};
  kind.id = "leipzig-quarter";
  kind.edges = {Edge::Road, Edge::City, Edge::City, Edge::Field};
  auto city = Feature{};
  city.id = "c0";
  city.type = FeatureType::City;
  city.ports = {Port::East, Port::South};
  auto field = Feature{};
  field.id = "f0";
  field.ports = {Port::WestLeft, Port::WestRight, Port::NorthLeft};
  field.cities = {"c0"};
  kind.features = {city, field};
  return kind;
}

TileKind leipzigOuterTile(bool farmhouse)
{
  auto kind = TileKind{};
  kind.id = leipzigOuter;
  kind.edges = {Edge::Road, Edge::Field, Edge::Road, Edge::Field};
  auto road = Feature{};
  road.id = "r0";
  road.type = FeatureType::Road;
  road.ports = {Port::North};
  road.end = RoadEnd::City;
  auto left = Feature{};
  left.id = "f0";
  left.ports = {Port::NorthLeft, Port::WestLeft, Port::WestRight, Port::SouthRight};
  if (farmhouse)
    left.illustrations = {Illustration::Farmhouse};
  auto right = Feature{};
  right.id = "f1";
  right.ports = {Port::NorthRight, Port::EastLeft, Port::EastRight};
  kind.features = {road, left, right};
  return kind;
}

// Clockwise from the north-west, each quarter with its outer square before its gate: a pinwheel.
void Tabletop::layLeipzig(Place northWest)
{
  static const auto quarter = leipzigQuarterTile();
  static const auto outer = leipzigOuterTile(false);
  static const auto outerWithFarmhouse = leipzigOuterTile(true);
  m_leipzig = northWest;
  auto core = northWest;
  for (const auto gate : allSides) {
    const auto rotation = static_cast<Rotation>(gate);
    lay(core, {&quarter, rotation});
    const auto north = gate == Side::North || gate == Side::South;
    lay(neighbour(core, gate), {north ? &outerWithFarmhouse : &outer, rotation});
    core = neighbour(core, rotated(gate, Rotation::Quarter));
  }
}

} // namespace referee

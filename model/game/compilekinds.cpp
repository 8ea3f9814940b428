// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/compiler.h"

namespace kartenwerk {

namespace {

std::uint8_t featureAt(const TileKind& kind, Port port, bool field)
{
  for (std::size_t i = 0; i < kind.features.size(); ++i)
    if ((kind.features[i].type == FeatureType::Field) == field && kind.features[i].ports.has(port))
      return static_cast<std::uint8_t>(i);
  return noFeature;
}

template <class Wanted>
std::uint16_t featuresWhere(const TileKind& kind, Wanted wanted)
{
  auto bits = 0U;
  for (std::size_t i = 0; i < kind.features.size(); ++i)
    if (wanted(kind.features[i]))
      bits |= 1U << i;
  return static_cast<std::uint16_t>(bits);
}

std::uint16_t featuresOf(const TileKind& kind, FeatureType type)
{
  return featuresWhere(kind, [&](const Feature& feature) { return feature.type == type; });
}

} // namespace

std::array<KindSide, 4> Compiler::sidesOf(const TileKind& kind, Rotation rotation) const
{
  auto sides = std::array<KindSide, 4>{};
  for (const auto side : allSides) {
    const auto own = rotated(side, inverse(rotation));
    auto& to = sides[static_cast<std::size_t>(side)];
    to.edge = kind.edges[static_cast<std::size_t>(own)];
    if (to.edge == Edge::City || to.edge == Edge::Road)
      to.feature = featureAt(kind, edgePort(own), false);
    to.left = featureAt(kind, leftPort(own), true);
    to.right = featureAt(kind, rightPort(own), true);
    if (to.edge == Edge::Field && to.right == to.left)
      to.right = noFeature;
  }
  return sides;
}

void Compiler::describeKinds()
{
  auto row = 0;
  for (const auto& [kind, count] : m.counted) {
    auto compiled = CompiledKind{};
    compiled.firstRow = static_cast<std::uint16_t>(row);
    compiled.copies = static_cast<std::uint16_t>(count);
    compiled.features = static_cast<std::uint8_t>(kind.features.size());
    compiled.fields = featuresOf(kind, FeatureType::Field);
    compiled.roads = featuresOf(kind, FeatureType::Road);
    compiled.cities = featuresOf(kind, FeatureType::City);
    compiled.monasteries = featuresOf(kind, FeatureType::Monastery);
    compiled.gardens = featuresOf(kind, FeatureType::Garden);
    if (m.river) {
      const auto endsAt = [&](RoadEnd end) {
        return featuresWhere(kind, [&](const Feature& f) { return f.end == end; }) != 0;
      };
      compiled.river = featuresOf(kind, FeatureType::River) != 0;
      compiled.spring = endsAt(RoadEnd::Spring);
      compiled.lake = endsAt(RoadEnd::Lake);
    }
    if (m.scenario.scenario.rules.darmstadt.on) {
      compiled.churches = featuresWhere(kind, [](const Feature& f) { return f.church; });
      compiled.darmstadtium = featuresWhere(kind, [](const Feature& f) { return f.darmstadtium; });
      m.churches = m.churches || compiled.churches != 0;
    }
    m.kinds.push_back(compiled);
    row += count;

    auto fit = FitTable{};
    for (const auto rotation : allRotations) {
      m.sides.push_back(sidesOf(kind, rotation));
      for (const auto side : allSides) {
        auto& demands = fit.rotations[static_cast<std::size_t>(side)];
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(rotation));
        demands[anyEdge] = static_cast<std::uint8_t>(demands[anyEdge] | bit);
        auto& same = demands[1 + static_cast<std::size_t>(kind.edge(side, rotation))];
        same = static_cast<std::uint8_t>(same | bit);
      }
    }
    m.fit.push_back(fit);
  }
  m.fitKernel = fastestFit();
  m.segments.assign(static_cast<std::size_t>(m.tiles) * Compiled::featuresPerTile, 0);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/checks.h"

#include <algorithm>
#include <set>

#include "model/base/problemrules.h"
#include "model/tiles/tilewords.h"

namespace kartenwerk {

namespace {

constexpr Side clockwise(Side side)
{
  return rotated(side, Rotation::Quarter);
}
constexpr Side anticlockwise(Side side)
{
  return rotated(side, Rotation::ThreeQuarters);
}

bool usesEdges(FeatureType type)
{
  return type == FeatureType::City || type == FeatureType::Road || type == FeatureType::River;
}

Edge edgeOf(FeatureType type)
{
  return type == FeatureType::City   ? Edge::City
         : type == FeatureType::Road ? Edge::Road
                                     : Edge::River;
}

int portsOf(const Feature& feature)
{
  auto count = 0;
  for (int i = 0; i < portCount; ++i)
    count += feature.ports.has(static_cast<Port>(i)) ? 1 : 0;
  return count;
}

class KindCheck
{
public:
  explicit KindCheck(const TileKind& kind) : m_kind(kind) {}

  Problems run()
  {
    features();
    for (const auto side : allSides) {
      edge(side);
      halves(side);
    }
    corners();
    crossing();
    return m_problems;
  }

private:
  using Features = std::vector<const Feature*>;

  void report(std::string_view rule, std::vector<std::string> details)
  {
    details.insert(details.begin(), m_kind.id);
    m_problems.push_back({.rule = std::string(rule), .details = std::move(details)});
  }

  const Feature* find(const std::string& id) const
  {
    const auto found = std::ranges::find(m_kind.features, id, &Feature::id);
    return found != m_kind.features.end() ? &*found : nullptr;
  }
  bool isCity(const std::string& id) const
  {
    const auto* feature = find(id);
    return feature && feature->type == FeatureType::City;
  }

  /// The features with that port: of whole edges, or fields for half-edges.
  Features owners(Port port, bool fields) const
  {
    auto result = Features{};
    for (const auto& feature : m_kind.features)
      if (feature.ports.has(port) && (feature.type == FeatureType::Field) == fields)
        result.push_back(&feature);
    return result;
  }

  static std::string names(const Features& features)
  {
    auto result = std::string{};
    for (const auto* feature : features)
      result += (result.empty() ? "" : ", ") + feature->id;
    return result;
  }

  void features()
  {
    auto seen = std::set<std::string>{};
    for (const auto& feature : m_kind.features) {
      if (!seen.insert(feature.id).second)
        report(rule::tilesFeatureTwice, {feature.id});
      ports(feature);
      roadEnd(feature);
      properties(feature);
      for (const auto& city : feature.cities)
        if (!isCity(city))
          report(rule::tilesUnknownCity, {feature.id, city});
    }
  }

  void ports(const Feature& feature)
  {
    for (int i = 0; i < portCount; ++i) {
      const auto port = static_cast<Port>(i);
      const auto whole = edgePort(sideOf(port)) == port;
      const auto fits = whole ? usesEdges(feature.type) : feature.type == FeatureType::Field;
      if (feature.ports.has(port) && !fits)
        report(rule::tilesPort, {feature.id, std::string(toString(port))});
    }
    const auto isField = feature.type == FeatureType::Field;
    if (feature.inner ? !isField || !feature.ports.empty() : isField && feature.ports.empty())
      report(rule::tilesInner, {feature.id});
    if (usesEdges(feature.type) && feature.ports.empty())
      report(rule::tilesNoPorts, {feature.id});
  }

  void roadEnd(const Feature& feature)
  {
    const auto end = feature.end;
    const auto ofRiver = end == RoadEnd::Spring || end == RoadEnd::Lake;
    const auto ends = portsOf(feature) == 1 &&
                      (feature.type == FeatureType::Road || feature.type == FeatureType::River);
    auto right = ends == (end != RoadEnd::None);
    if (right && ends)
      right = ofRiver == (feature.type == FeatureType::River);
    if (right)
      right = (end == RoadEnd::City) == !feature.endCity.empty();
    if (!right)
      report(rule::tilesRoadEnd, {feature.id});
    else if (end == RoadEnd::City && !isCity(feature.endCity))
      report(rule::tilesUnknownCity, {feature.id, feature.endCity});
    else if (end == RoadEnd::Monastery && !has(FeatureType::Monastery))
      report(rule::tilesRoadEnd, {feature.id});
  }

  bool has(FeatureType type) const
  {
    return std::ranges::any_of(m_kind.features,
                               [&](const Feature& feature) { return feature.type == type; });
  }

  void properties(const Feature& feature)
  {
    const auto belongs = [&](bool set, FeatureType type, const char* key) {
      if (set && feature.type != type)
        report(rule::tilesProperty, {feature.id, key});
    };
    belongs(feature.coats != 0, FeatureType::City, "coats");
    belongs(feature.cathedral, FeatureType::City, "cathedral");
    belongs(feature.darmstadtium, FeatureType::City, "darmstadtium");
    belongs(feature.goods != Goods::None, FeatureType::City, "goods");
    belongs(feature.inn, FeatureType::Road, "inn");
    belongs(feature.church, FeatureType::Monastery, "church");
    belongs(!feature.cities.empty(), FeatureType::Field, "cities");
    belongs(!feature.illustrations.empty(), FeatureType::Field, "illustrations");
  }

  void edge(Side side)
  {
    const auto wanted = m_kind.edges[static_cast<std::size_t>(side)];
    const auto found = owners(edgePort(side), false);
    const auto sideName = std::string(toString(side));
    const auto edgeName = std::string(toString(wanted));
    if (found.empty() && wanted != Edge::Field)
      report(rule::tilesEdgeFree, {sideName, edgeName});
    if (found.size() > 1)
      report(rule::tilesEdgeTwice, {sideName, names(found)});
    for (const auto* feature : found)
      if (usesEdges(feature->type) && edgeOf(feature->type) != wanted)
        report(rule::tilesEdgeDiffers, {sideName, edgeName, feature->id});
  }

  void halves(Side side)
  {
    const auto edge = m_kind.edges[static_cast<std::size_t>(side)];
    const auto left = owners(leftPort(side), true);
    const auto right = owners(rightPort(side), true);
    for (const auto& [port, found] :
         {std::pair(leftPort(side), &left), std::pair(rightPort(side), &right)}) {
      const auto name = std::string(toString(port));
      if (edge == Edge::City) {
        if (!found->empty())
          report(rule::tilesHalfCity, {name, found->front()->id});
      } else if (found->empty()) {
        report(rule::tilesHalfFree, {name});
      } else if (found->size() > 1) {
        report(rule::tilesHalfTwice, {name, names(*found)});
      }
    }
    if (edge == Edge::Field && left.size() == 1 && right.size() == 1 && left != right)
      report(rule::tilesFieldSplit,
             {std::string(toString(side)), left.front()->id + ", " + right.front()->id});
  }

  /// A field whose half-edge lies across the corner from a city edge touches that city.
  void corners()
  {
    for (const auto side : allSides) {
      for (const auto& [port, beyond] : {std::pair(leftPort(side), anticlockwise(side)),
                                         std::pair(rightPort(side), clockwise(side))}) {
        const auto fields = owners(port, true);
        const auto cities = owners(edgePort(beyond), false);
        if (fields.size() != 1 || cities.size() != 1 || cities.front()->type != FeatureType::City)
          continue;
        const auto& field = *fields.front();
        const auto& city = cities.front()->id;
        if (std::ranges::find(field.cities, city) == field.cities.end())
          report(rule::tilesCorner, {std::string(toString(port)), field.id, city});
      }
    }
  }

  void crossing()
  {
    const auto ends = std::ranges::any_of(
        m_kind.features, [](const Feature& feature) { return feature.end == RoadEnd::Crossing; });
    if (ends != (m_kind.crossing != Crossing::None))
      report(rule::tilesProperty, {"", "crossing"});
  }

  const TileKind& m_kind;
  Problems m_problems;
};

/// Only what counts in play: without names, gardens, illustrations and unknown keys.
TileKind bare(TileKind kind)
{
  std::erase_if(kind.features,
                [](const Feature& feature) { return feature.type == FeatureType::Garden; });
  for (auto& feature : kind.features) {
    feature.illustrations.clear();
    feature.extras.clear();
  }
  return {.edges = kind.edges, .features = kind.features, .crossing = kind.crossing};
}

auto gardens(const TileKind& kind)
{
  return std::ranges::count(kind.features, FeatureType::Garden, &Feature::type);
}

} // namespace

Problems checkTileKind(const TileKind& kind)
{
  return KindCheck(kind).run();
}

Problems checkTileSet(const TileSet& set)
{
  auto problems = Problems{};
  const auto report = [&](std::string_view rule, std::vector<std::string> details) {
    problems.push_back({.rule = std::string(rule), .details = std::move(details)});
  };
  auto seen = std::set<std::string>{};
  for (const auto& tile : set.tiles) {
    const auto& kind = tile.kind;
    if (!seen.insert(kind.id).second)
      report(rule::tilesKindTwice, {kind.id});
    const auto ofKind = checkTileKind(kind);
    problems.insert(problems.end(), ofKind.begin(), ofKind.end());
    // The base kind may stand in another set, or in none.
    const auto* base = set.find(kind.gardenVariantOf);
    if (!kind.gardenVariantOf.empty() &&
        (gardens(kind) != 1 || (base && bare(base->kind) != bare(kind))))
      report(rule::tilesGarden, {kind.id, kind.gardenVariantOf});
  }
  if (!set.start.empty() && !set.find(set.start))
    report(rule::tilesStart, {set.id, set.start});
  if (set.total() == 0)
    report(rule::tilesEmpty, {set.id});
  if (set.total() > mostTiles)
    report(rule::tilesTotal, {set.id, std::to_string(set.total()), std::to_string(mostTiles)});
  return problems;
}

} // namespace kartenwerk

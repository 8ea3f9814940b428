// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/geofeatures.h"

#include <array>
#include <optional>
#include <utility>

#include "model/base/json.h"
#include "model/base/problemrules.h"
#include "model/base/recordreader.h"

namespace kartenwerk {
namespace {

constexpr std::array<std::pair<std::string_view, GeoSiteKind>, 4> siteKinds{
    {{"start", GeoSiteKind::Start},
     {"large city", GeoSiteKind::LargeCity},
     {"town", GeoSiteKind::Town},
     {"ferry", GeoSiteKind::Ferry}}};

/// Reads features one by one; what is wrong with one does not keep the others from being read.
class FeatureReader
{
public:
  explicit FeatureReader(const std::string& file) : m_problems(file) {}

  void readFeature(const Json& feature, const std::string& pointer);
  Loaded<GeoFeatures> result() && { return {std::move(m_features), m_problems.problems()}; }

private:
  void readPoint(const Json& geometry, const std::string& pointer, GeoSite site);
  void readArea(const Json& geometry, const std::string& pointer, GeoCountry country, bool multi);
  GeoPolygon readPolygon(const Json& rings, const std::string& pointer);
  GeoRing readRing(const Json& ring, const std::string& pointer);
  std::optional<GeoPoint> readPosition(const Json& position, const std::string& pointer);
  void warn(std::string_view rule, const std::string& word, const Json& json,
            const std::string& pointer);

  GeoFeatures m_features;
  ProblemList m_problems;
};

std::string textOf(const Json* json)
{
  const auto* text = json ? json->string() : nullptr;
  return text ? *text : std::string{};
}

std::string step(const std::string& pointer, std::size_t index)
{
  return pointer + "/" + std::to_string(index);
}

void FeatureReader::warn(std::string_view rule, const std::string& word, const Json& json,
                         const std::string& pointer)
{
  auto problem = Problem{};
  problem.severity = Severity::Warning;
  problem.rule = rule;
  problem.details = {word};
  problem.at = json.at();
  problem.pointer = pointer;
  m_problems.add(std::move(problem));
}

void FeatureReader::readFeature(const Json& feature, const std::string& pointer)
{
  const auto* geometry = feature.find("geometry");
  const auto type = geometry ? textOf(geometry->find("type")) : std::string{};
  const auto area = type == "Polygon" || type == "MultiPolygon";
  if (!area && type != "Point")
    return warn(rule::geoGeometry, type, geometry ? *geometry : feature, pointer + "/geometry");
  const auto* properties = feature.find("properties");
  const auto* kindValue = properties ? properties->find("kind") : nullptr;
  const auto kind = textOf(kindValue);
  const auto name = properties ? textOf(properties->find("name")) : std::string{};
  const auto inside = pointer + "/geometry/coordinates";
  if (area && (!kindValue || kind == "country"))
    return readArea(*geometry, inside, {name, {}}, type == "MultiPolygon");
  if (!area && !kindValue)
    return readPoint(*geometry, inside, {name, GeoSiteKind::Town, {}});
  for (const auto& [word, meaning] : siteKinds)
    if (!area && kind == word)
      return readPoint(*geometry, inside, {name, meaning, {}});
  warn(rule::geoKind, kind, *kindValue, pointer + "/properties/kind");
}

void FeatureReader::readPoint(const Json& geometry, const std::string& pointer, GeoSite site)
{
  const auto* coordinates = geometry.find("coordinates");
  if (const auto point = readPosition(coordinates ? *coordinates : geometry, pointer)) {
    site.point = *point;
    m_features.sites.push_back(std::move(site));
  }
}

void FeatureReader::readArea(const Json& geometry, const std::string& pointer, GeoCountry country,
                             bool multi)
{
  const auto* coordinates = geometry.find("coordinates");
  if (!coordinates || coordinates->type() != Json::Type::Array)
    return m_problems.add(rule::geoPosition, {}, geometry.at(), pointer);
  if (multi) {
    for (std::size_t i = 0; i < coordinates->items().size(); ++i)
      country.polygons.push_back(readPolygon(coordinates->items()[i], step(pointer, i)));
  } else {
    country.polygons.push_back(readPolygon(*coordinates, pointer));
  }
  std::erase_if(country.polygons, [](const GeoPolygon& p) { return p.outline.empty(); });
  if (!country.polygons.empty())
    m_features.countries.push_back(std::move(country));
}

GeoPolygon FeatureReader::readPolygon(const Json& rings, const std::string& pointer)
{
  auto polygon = GeoPolygon{};
  if (rings.items().empty())
    m_problems.add(rule::geoRing, {"0"}, rings.at(), pointer);
  for (std::size_t i = 0; i < rings.items().size(); ++i) {
    auto ring = readRing(rings.items()[i], step(pointer, i));
    if (i == 0)
      polygon.outline = std::move(ring);
    else
      polygon.holes.push_back(std::move(ring));
  }
  return polygon;
}

GeoRing FeatureReader::readRing(const Json& ring, const std::string& pointer)
{
  constexpr std::size_t fewestPositions = 4; // the last repeats the first
  auto result = GeoRing{};
  if (ring.items().size() < fewestPositions) {
    m_problems.add(rule::geoRing, {std::to_string(ring.items().size())}, ring.at(), pointer);
    return result;
  }
  result.reserve(ring.items().size());
  for (std::size_t i = 0; i < ring.items().size(); ++i)
    if (const auto point = readPosition(ring.items()[i], step(pointer, i)))
      result.push_back(*point);
  return result;
}

std::optional<GeoPoint> FeatureReader::readPosition(const Json& position,
                                                    const std::string& pointer)
{
  const auto number = [&](std::size_t index, double limit) -> std::optional<double> {
    if (position.items().size() <= index)
      return std::nullopt;
    const auto value = position.items()[index].number();
    return value && *value >= -limit && *value <= limit ? value : std::nullopt;
  };
  const auto longitude = number(0, 180);
  const auto latitude = number(1, 90);
  if (longitude && latitude)
    return GeoPoint{*longitude, *latitude};
  m_problems.add(rule::geoPosition, {}, position.at(), pointer);
  return std::nullopt;
}

} // namespace

Loaded<GeoFeatures> geoFeaturesFrom(std::string_view text, const std::string& file)
{
  auto document = parseJson(text, file);
  auto result = Loaded<GeoFeatures>{{}, std::move(document.problems)};
  if (!document.value)
    return result;
  const auto* features = document.value->find("features");
  if (textOf(document.value->find("type")) != "FeatureCollection" || !features ||
      features->type() != Json::Type::Array) {
    auto problem = Problem{};
    problem.rule = rule::geoCollection;
    problem.file = file;
    problem.at = document.value->at();
    result.problems.push_back(std::move(problem));
    return result;
  }
  auto reader = FeatureReader(file);
  for (std::size_t i = 0; i < features->items().size(); ++i)
    reader.readFeature(features->items()[i], step("/features", i));
  auto read = std::move(reader).result();
  result.value = std::move(read.value);
  result.problems.insert(result.problems.end(), read.problems.begin(), read.problems.end());
  return result;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/geojson.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "model/base/problemrules.h"
#include "model/exchange/geofeatures.h"
#include "model/exchange/geogrid.h"
#include "model/map/edits.h"

namespace kartenwerk {
namespace {

/// Shares and distances in millionths, so that the last bits of a computer's sine do not matter.
long long millionths(double value)
{
  return std::llround(value * 1e6);
}

using Polygons = std::vector<GeoPolygon>;

Problem problem(Severity severity, std::string_view id, std::vector<std::string> details = {})
{
  auto result = Problem{};
  result.severity = severity;
  result.rule = id;
  result.details = std::move(details);
  return result;
}

Problems outOfRange(const GeoJsonOptions& options)
{
  auto problems = Problems{};
  const auto check = [&](std::string name, double value, double least, double greatest) {
    if (!(value >= least && value <= greatest))
      problems.push_back(problem(Severity::Error, rule::geoOption, {name}));
  };
  check("columns", options.columns, 1, Map::largestSide);
  check("rows", options.rows, 1, Map::largestSide);
  check("land", options.land, 0, 1);
  if (options.projection) {
    check("parallels", options.projection->firstParallel, -90, 90);
    check("parallels", options.projection->secondParallel, -90, 90);
    check("centre", options.projection->centre, -180, 180);
  }
  return problems;
}

bool inside(const GeoCountry& country, GeoPoint point)
{
  return std::ranges::any_of(country.polygons,
                             [&](const GeoPolygon& polygon) { return contains(polygon, point); });
}

/// The name of the country in which most points lie; of several the first.
std::string busiestCountry(const GeoFeatures& features)
{
  auto counts = std::map<std::string, int>{};
  for (const auto& country : features.countries)
    for (const auto& site : features.sites)
      counts[country.name] += inside(country, site.point) ? 1 : 0;
  auto best = features.countries.front().name;
  for (const auto& country : features.countries)
    if (counts[country.name] > counts[best])
      best = country.name;
  return best;
}

Polygons polygonsOf(const GeoFeatures& features, const std::string& home, bool own)
{
  auto result = Polygons{};
  for (const auto& country : features.countries)
    if ((country.name == home) == own)
      result.insert(result.end(), country.polygons.begin(), country.polygons.end());
  return result;
}

/// The ground: land at home playable, land abroad where there is more of it than of sea.
Map groundFrom(const LandShares& home, const LandShares& abroad, double land)
{
  auto playable = std::vector<Place>{};
  auto foreign = std::vector<Place>{};
  for (int row = 0; row < home.rows(); ++row) {
    for (int column = 0; column < home.columns(); ++column) {
      const auto own = millionths(home.at(column, row));
      const auto other = millionths(abroad.at(column, row));
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (own >= std::max(millionths(land), 1LL))
        playable.push_back(place);
      else if (other > millionths(1) - own - other)
        foreign.push_back(place);
    }
  }
  const auto map = painted(Map(home.columns(), home.rows()), playable, {Ground::Playable});
  return painted(map, foreign, {Ground::Outside, OutsideLook::Abroad});
}

bool isLand(const Map& map, Place place)
{
  return map.at(place).ground != Ground::Outside;
}

/// The square of a point: the one it lies in, or the nearest land within one step.
std::optional<Place> landFor(const Map& map, PlanePoint point)
{
  if (!(point.x >= -1 && point.x <= map.columns() + 1 && point.y >= -1 &&
        point.y <= map.rows() + 1))
    return std::nullopt;
  const auto column = static_cast<int>(std::floor(point.x));
  const auto row = static_cast<int>(std::floor(point.y));
  const auto placeAt = [&](int dx, int dy) {
    return Place{static_cast<std::int16_t>(column + dx), static_cast<std::int16_t>(row + dy)};
  };
  if (isLand(map, placeAt(0, 0)))
    return placeAt(0, 0);
  auto nearest = std::optional<std::pair<long long, Place>>{};
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const auto place = placeAt(dx, dy);
      if (!isLand(map, place))
        continue;
      const auto distance = std::hypot(place.column + 0.5 - point.x, place.row + 0.5 - point.y);
      const auto candidate = std::pair{millionths(distance), place};
      nearest = nearest ? std::min(*nearest, candidate) : candidate;
    }
  }
  return nearest ? std::optional(nearest->second) : std::nullopt;
}

Map withSiteOf(const Map& map, const GeoSite& site, Place place)
{
  if (site.kind == GeoSiteKind::LargeCity)
    return map.withLargeCity({site.name, {{place, 0}}, {}, {}, {}});
  const auto kind = site.kind == GeoSiteKind::Start ? SiteKind::Start : SiteKind::Town;
  return map.withSite({place, kind, site.name, {}, 0, Colour::None, {}});
}

/// Puts the points on the map, kind by kind; what finds no square goes to `problems`.
Map withPoints(Map map, const GeoFeatures& features, const GeoGrid& grid, Problems& problems)
{
  auto owners = std::map<Place, std::string>{};
  const auto list = [&](std::string_view id, std::vector<std::string> details) {
    problems.push_back(problem(Severity::Info, id, std::move(details)));
    if (problems.back().details.size() > 1)
      problems.back().place = problems.back().details[1];
  };
  constexpr std::array order{GeoSiteKind::Start, GeoSiteKind::LargeCity, GeoSiteKind::Town,
                             GeoSiteKind::Ferry};
  for (const auto kind : order) {
    for (const auto& site : features.sites) {
      if (site.kind != kind)
        continue;
      const auto place = landFor(map, grid.at(site.point));
      const auto owner = place ? owners.find(*place) : owners.end();
      if (!place) {
        list(rule::geoPointOff, {site.name});
      } else if (kind == GeoSiteKind::Ferry) {
        list(rule::geoFerry, {site.name, toString(*place)});
      } else if (owner != owners.end()) {
        list(rule::geoPointTaken, {site.name, toString(*place), owner->second});
      } else {
        map = withSiteOf(map, site, *place);
        owners.emplace(*place, site.name);
      }
    }
  }
  return map;
}

Loaded<Map> mapFrom(const GeoFeatures& features, const GeoJsonOptions& options)
{
  auto result = Loaded<Map>{};
  const auto refused = [&](std::string_view id, std::vector<std::string> details = {}) {
    result.problems.push_back(problem(Severity::Error, id, std::move(details)));
    return result;
  };
  if (features.countries.empty())
    return refused(rule::geoNoCountry);
  const auto name = options.home.empty() ? busiestCountry(features) : options.home;
  const auto home = polygonsOf(features, name, true);
  if (home.empty())
    return refused(rule::geoHome, {name});
  const auto projection = options.projection.value_or(fittedProjection(home));
  const auto grid = GeoGrid::fitted(home, projection, options.columns, options.rows);
  if (!grid)
    return refused(rule::geoExtent, {name});
  auto shares = LandShares(options.columns, options.rows);
  grid->cover(shares, home);
  auto abroad = LandShares(options.columns, options.rows);
  grid->cover(abroad, polygonsOf(features, name, false));
  auto map = groundFrom(shares, abroad, options.land);
  map = withPoints(std::move(map), features, *grid, result.problems);
  auto info = MapInfo{};
  info.title = name;
  result.value = map.withInfo(std::move(info));
  return result;
}

} // namespace

Loaded<Map> mapFromGeoJson(std::string_view text, const GeoJsonOptions& options,
                           const std::string& file)
{
  auto result = Loaded<Map>{};
  result.problems = outOfRange(options);
  if (!anyErrors(result.problems)) {
    auto features = geoFeaturesFrom(text, file);
    result.problems = std::move(features.problems);
    if (features.value) {
      auto made = mapFrom(*features.value, options);
      result.value = std::move(made.value);
      result.problems.insert(result.problems.end(), made.problems.begin(), made.problems.end());
    }
  }
  for (auto& problem : result.problems)
    problem.file = file;
  return result;
}

} // namespace kartenwerk

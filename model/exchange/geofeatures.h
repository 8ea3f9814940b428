// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/problem.h"
#include "model/exchange/projection.h"

namespace kartenwerk {

struct GeoPolygon
{
  GeoRing outline;
  std::vector<GeoRing> holes;
};

/// An area: its name and its polygons, islands included.
struct GeoCountry
{
  std::string name;
  std::vector<GeoPolygon> polygons;
};

enum class GeoSiteKind : std::uint8_t { Start, LargeCity, Town, Ferry };

struct GeoSite
{
  std::string name;
  GeoSiteKind kind = GeoSiteKind::Town;
  GeoPoint point;
};

/// What a map can be made of, in the order of the file.
struct GeoFeatures
{
  std::vector<GeoCountry> countries;
  std::vector<GeoSite> sites;
};

/// Reads a GeoJSON feature collection (RFC 7946): polygons whose property "kind" is "country" or
/// missing, points whose "kind" is "start", "large city", "town" (or missing) or "ferry"; both take
/// their property "name". Other geometries and kinds are left out with a warning each.
Loaded<GeoFeatures> geoFeaturesFrom(std::string_view text, const std::string& file = {});

} // namespace kartenwerk

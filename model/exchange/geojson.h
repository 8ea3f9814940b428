// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/problem.h"
#include "model/exchange/projection.h"
#include "model/map/map.h"

namespace kartenwerk {

struct GeoJsonOptions
{
  int columns = 13;  ///< 1…Map::largestSide
  int rows = 17;     ///< 1…Map::largestSide
  double land = 0.5; ///< a square is land when at least this share of it lies in the home country
  std::string home;  ///< the country of the map; empty: the one in which most points lie
  /// Without one: parallels at 1/6 and 5/6 of the home country's extent, centre in its middle.
  std::optional<ConicProjection> projection;
};

/// Makes a map of a GeoJSON feature collection (see geofeatures.h). The home country is projected
/// true to area, square cells are fitted by its longer side and centred. Land becomes playable,
/// squares that lie half or more in any countries are land abroad, the rest is sea.
///
/// Points become start squares, towns and large cities of one square. Of several on one square the
/// first kind in that order wins: start, large city, town. A point off the land moves to the
/// nearest land square within one step. Ferry points (a ferry needs two ends and its sides) and
/// points that found no square are listed as problems of severity Info, nothing else happens to
/// them. Shares are compared to a millionth, so that the last bits of a computer's sine do not
/// matter. Options out of range are errors.
Loaded<Map> mapFromGeoJson(std::string_view text, const GeoJsonOptions& options,
                           const std::string& file = {});

} // namespace kartenwerk

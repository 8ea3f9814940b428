// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/base/recordreader.h"
#include "model/tiles/tilekind.h"

namespace kartenwerk {

/// The words of tile-set files: "field", "road", "city", "river" and so on; "" for none.
std::string_view toString(Edge edge);
std::string_view toString(FeatureType type);
std::string_view toString(Goods goods);
std::string_view toString(RoadEnd end);
std::string_view toString(Illustration illustration);
std::string_view toString(Crossing crossing);

Choices<Edge> edgeChoices();
Choices<FeatureType> featureTypeChoices();
Choices<Goods> goodsChoices();     ///< without none
Choices<RoadEnd> roadEndChoices(); ///< without none
Choices<Illustration> illustrationChoices();
Choices<Crossing> crossingChoices(); ///< without none

} // namespace kartenwerk

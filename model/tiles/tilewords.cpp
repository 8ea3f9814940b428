// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tilewords.h"

#include <array>

namespace kartenwerk {

namespace {

template <class T, std::size_t count>
using Words = std::array<std::pair<std::string_view, T>, count>;

constexpr Words<Edge, 4> edges{{
    {"field", Edge::Field},
    {"road", Edge::Road},
    {"city", Edge::City},
    {"river", Edge::River},
}};
constexpr Words<FeatureType, 6> featureTypes{{
    {"city", FeatureType::City},
    {"road", FeatureType::Road},
    {"field", FeatureType::Field},
    {"monastery", FeatureType::Monastery},
    {"garden", FeatureType::Garden},
    {"river", FeatureType::River},
}};
constexpr Words<Goods, 3> goods{{
    {"wine", Goods::Wine},
    {"grain", Goods::Grain},
    {"cloth", Goods::Cloth},
}};
constexpr Words<RoadEnd, 5> roadEnds{{
    {"crossing", RoadEnd::Crossing},
    {"monastery", RoadEnd::Monastery},
    {"city", RoadEnd::City},
    {"spring", RoadEnd::Spring},
    {"lake", RoadEnd::Lake},
}};
constexpr Words<Illustration, 4> illustrations{{
    {"farmhouse", Illustration::Farmhouse},
    {"cowshed", Illustration::Cowshed},
    {"pigsty", Illustration::Pigsty},
    {"donkey-stable", Illustration::DonkeyStable},
}};
constexpr Words<Crossing, 2> crossings{{
    {"plain", Crossing::Plain},
    {"village", Crossing::Village},
}};

} // namespace

Choices<Edge> edgeChoices()
{
  return edges;
}
Choices<FeatureType> featureTypeChoices()
{
  return featureTypes;
}
Choices<Goods> goodsChoices()
{
  return goods;
}
Choices<RoadEnd> roadEndChoices()
{
  return roadEnds;
}
Choices<Illustration> illustrationChoices()
{
  return illustrations;
}
Choices<Crossing> crossingChoices()
{
  return crossings;
}

std::string_view toString(Edge edge)
{
  return wordOf(edgeChoices(), edge);
}
std::string_view toString(FeatureType type)
{
  return wordOf(featureTypeChoices(), type);
}
std::string_view toString(Goods value)
{
  return wordOf(goodsChoices(), value);
}
std::string_view toString(RoadEnd end)
{
  return wordOf(roadEndChoices(), end);
}
std::string_view toString(Illustration value)
{
  return wordOf(illustrationChoices(), value);
}
std::string_view toString(Crossing crossing)
{
  return wordOf(crossingChoices(), crossing);
}

} // namespace kartenwerk

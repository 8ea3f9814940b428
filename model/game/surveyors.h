// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/game/deal.h"
#include "model/game/features.h"
#include "model/game/points.h"

// Land Surveyors: what the active scoring tile changes of a completed feature (rules.md 5, D13–D15,
// D31). All changes are added to what the feature is worth without them.
namespace kartenwerk {

inline constexpr int highwayTiles = 5;
inline constexpr int flatChange = 3; ///< Wealth and Poverty

/// Which pile a feature belongs to, as in Deal::surveyors.
enum class SurveyorPileId : std::uint8_t { City, Road, Monastery };

template <class Size>
std::optional<SurveyorTile> activeSurveyor(const PositionOf<Size>& p, SurveyorPileId pile)
{
  const auto tile = p.surveyors[static_cast<std::size_t>(pile)];
  return tile == noSurveyor ? std::nullopt : std::optional(static_cast<SurveyorTile>(tile));
}

/// The tiles of a city, as bits of its mask, whose part of it has one city edge (D15): alone of
/// their tile, and a semicircular end.
template <int Words>
BitMask<Words> endsOf(const Compiled& c, const BitMask<Words>& city)
{
  auto ends = BitMask<Words>{};
  for (std::size_t i = 0; i < Words; ++i) {
    const auto word = city.words[i] & ~(std::uint64_t{1} << 63U);
    auto shared = std::uint64_t{0};
    for (unsigned below = 1; below <= 3; ++below) {
      const auto later = word & word << below & c.cityTwins[below - 1].words[i];
      shared |= later | later >> below;
    }
    ends.words[i] = word & ~shared & c.cityEnds.words[i];
  }
  return ends;
}

/// How many of a road's tiles have a farmhouse (D13: or a shed), each tile once.
template <int Words>
int farmTilesOf(const Compiled& c, BitMask<Words> road)
{
  for (std::size_t i = 0; i < Words; ++i)
    road.words[i] &= c.roadFarms.words[i];
  return tilesIn(road, c.roadTwins);
}

/// One change: count × each, for the explanation; `coats` fall out besides (Bad Neighbourhood).
struct SurveyChange
{
  TermId id = TermId::Wealth;
  int count = 0;
  int each = 0;
  int coats = 0;
};

/// What the tile finds in a completed city or road.
template <int Words>
SurveyChange surveyEdges(const Compiled& c, SurveyorTile tile, const FeatureFacts& facts,
                         const BitMask<Words>& mask)
{
  switch (tile) {
  case SurveyorTile::BadNeighbourhood: {
    auto ends = endsOf(c, mask);
    const auto count = ends.count();
    auto coats = 0;
    for (std::size_t i = 0; i < Words; ++i)
      ends.words[i] &= c.cityCoats.words[i];
    for (; !ends.empty(); ends.erase(ends.first()))
      coats += c.coatsOfBit[static_cast<std::size_t>(ends.first())];
    return {TermId::BadNeighbourhood, count, 0, coats};
  }
  case SurveyorTile::Siege:
    return {TermId::Siege, facts.coats, 1};
  case SurveyorTile::StreetFair:
    return {TermId::StreetFair, facts.tiles, 1};
  case SurveyorTile::Highway:
    return {TermId::Highway, highwayTiles, 0};
  case SurveyorTile::PeasantRevolt:
    return {TermId::PeasantRevolt, farmTilesOf(c, mask), -1};
  case SurveyorTile::Wealth:
    return {TermId::Wealth, 1, flatChange};
  case SurveyorTile::Poverty:
    return {TermId::Poverty, 1, -flatChange};
  case SurveyorTile::CitizensJury:
  case SurveyorTile::Hermit:
  case SurveyorTile::PilgrimageRoute:
    break;
  }
  return {};
}

/// The change in points of a completed city or road.
template <int Words>
int surveyedEdges(const Compiled& c, SurveyorTile tile, const FeatureFacts& facts,
                  const BitMask<Words>& mask)
{
  const auto change = surveyEdges(c, tile, facts, mask);
  const auto rates = ratesOf(c, facts);
  if (change.id == TermId::Highway)
    return (highwayTiles - facts.tiles) * rates.tile;
  if (change.id == TermId::BadNeighbourhood)
    return -change.count * rates.tile - change.coats * rates.coat;
  return change.count * change.each;
}

/// Whether a square shows a city or a road, for Hermit and Pilgrimage Route.
template <class Size>
bool shows(const Compiled& c, const PositionOf<Size>& p, int cell, bool city)
{
  const auto value = p.cell(cell);
  if (p.isTile(value)) {
    const auto& kind = c.kinds[p.tiles[p.tileAt(value)].kindAndRotation / 4U];
    return (city ? kind.cities : kind.roads) != 0;
  }
  return value == CellValue::largeCity &&
         (city || c.gateSquare[static_cast<std::size_t>(cell)] != 0);
}

/// What the tile changes of a completed monastery: all its squares count, its own included.
/// `shown` tells whether a cell shows a city, or a road.
template <class Shown>
SurveyChange surveySquares(const Compiled& c, SurveyorTile tile, CellIndex cell, Shown shown)
{
  const auto squares = [&](bool city) {
    auto count = shown(cell, city) ? 1 : 0;
    for (const auto step : c.around)
      count += shown(cell + step, city) ? 1 : 0;
    return count;
  };
  switch (tile) {
  case SurveyorTile::Hermit:
    return {TermId::Hermit, squares(true), -1};
  case SurveyorTile::PilgrimageRoute:
    return {TermId::PilgrimageRoute, squares(false), 1};
  case SurveyorTile::Wealth:
    return {TermId::Wealth, 1, flatChange};
  case SurveyorTile::Poverty:
    return {TermId::Poverty, 1, -flatChange};
  default:
    return {};
  }
}

template <class Size>
SurveyChange surveyMonastery(const Compiled& c, const PositionOf<Size>& p, SurveyorTile tile,
                             CellIndex cell)
{
  return surveySquares(c, tile, cell, [&](int at, bool city) { return shows(c, p, at, city); });
}

/// Puts the active tile of each pile into the position.
template <class Size>
void showSurveyors(const Deal& deal, PositionOf<Size>& p)
{
  for (std::size_t i = 0; i < p.surveyors.size(); ++i) {
    const auto tile = deal.surveyors[i].at(p.surveyorsTurned);
    p.surveyors[i] = tile ? static_cast<std::uint8_t>(*tile) : noSurveyor;
  }
}

inline ActiveSurveyors surveyorsAt(const Deal& deal, int turned)
{
  return {deal.surveyors[0].at(turned), deal.surveyors[1].at(turned), deal.surveyors[2].at(turned)};
}

} // namespace kartenwerk

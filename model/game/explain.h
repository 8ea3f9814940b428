// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "model/game/event.h"
#include "model/game/features.h"
#include "model/game/points.h"

// How a score came about, as data: made only for recorders that listen.
namespace kartenwerk {

/// Every tile of a feature with the feature's index there, by place.
template <class Size>
std::vector<std::pair<Place, int>> partsOf(const Compiled& c, const PositionOf<Size>& p,
                                           Segment root)
{
  auto parts = std::vector<std::pair<Place, int>>{};
  for (std::size_t i = 0; i < p.tileCount; ++i) {
    const auto& tile = p.tiles[i];
    const auto& kind = c.kinds[tile.kindAndRotation / 4U];
    const auto* segments = c.rowSegments(tile.row);
    const auto joined = static_cast<unsigned>(kind.cities | kind.roads | kind.fields);
    for (int feature = 0; feature < kind.features; ++feature)
      if ((joined >> feature & 1U) != 0 && rootOf(p, segments[feature]) == root)
        parts.emplace_back(c.placeOf(tile.cell), feature);
  }
  std::ranges::sort(parts);
  return parts;
}

inline void addTerm(std::vector<Term>& terms, TermId id, int count, int each)
{
  if (count != 0 && each != 0)
    terms.push_back({id, count, each});
}

/// What is printed and belongs to the feature.
template <class Size>
void explainPieces(const Compiled& c, const PositionOf<Size>& p, Segment root, Scoring& scoring)
{
  for (const auto& piece : c.pieces) {
    if (rootOf(p, piece.segment) != root)
      continue;
    switch (piece.kind) {
    case PrintedPiece::Kind::LargeCity:
      scoring.largeCities.push_back(piece.index);
      for (const auto& square :
           c.board->map().largeCities()[static_cast<std::size_t>(piece.index)].squares)
        scoring.squares.push_back(square.place);
      break;
    case PrintedPiece::Kind::Gate:
      scoring.squares.push_back(c.placeOf(piece.cell));
      break;
    case PrintedPiece::Kind::Print:
      scoring.prints.insert(scoring.prints.end(), piece.prints.begin(), piece.prints.end());
      break;
    case PrintedPiece::Kind::Ferry:
      scoring.ferries.push_back(piece.index);
      break;
    }
  }
  std::ranges::sort(scoring.prints);
}

inline void sortSquares(Scoring& scoring)
{
  std::ranges::sort(scoring.squares);
  const auto rest = std::ranges::unique(scoring.squares);
  scoring.squares.erase(rest.begin(), rest.end());
}

/// A city, road or field by its root.
template <class Size>
Scoring explainFeature(const Compiled& c, const PositionOf<Size>& p, Segment root)
{
  auto scoring = Scoring{};
  const auto parts = partsOf(c, p, root);
  for (const auto& [place, feature] : parts)
    scoring.squares.push_back(place);
  if (!parts.empty())
    std::tie(scoring.place, scoring.feature) = parts.front();
  if (root >= c.firstField) {
    scoring.kind = ScoredKind::Field;
    forEachCity(c, p, p.mask[root], [&](Segment city) {
      auto whole = explainFeature(c, p, city);
      scoring.cities.push_back(whole.squares.front());
    });
    std::ranges::sort(scoring.cities);
    addTerm(scoring.terms, TermId::Cities, static_cast<int>(scoring.cities.size()), pointsPerCity);
  } else {
    const auto facts = factsOf(c, p, root);
    const auto rates = ratesOf(c, facts);
    scoring.kind = facts.city ? ScoredKind::City : ScoredKind::Road;
    scoring.complete = facts.complete;
    addTerm(scoring.terms, TermId::Tiles, facts.tiles, rates.tile);
    addTerm(scoring.terms, TermId::Coats, facts.coats, rates.coat);
    scoring.inn = facts.inn;
    scoring.cathedral = facts.cathedral;
    if (rates.tile != 0) {
      addTerm(scoring.terms, TermId::Ferry, facts.ferry, 1);
      addTerm(scoring.terms, TermId::Towns, facts.towns, pointsPerTown);
    }
    if (facts.complete && facts.darmstadtium)
      addTerm(scoring.terms, TermId::Darmstadtium, 1, pointsPerDarmstadtium);
    if (facts.towns > 0 && rates.tile != 0)
      for (const auto town : c.towns)
        if (townTouches(c, p, town, root))
          scoring.towns.push_back(c.placeOf(town));
    explainPieces(c, p, root, scoring);
  }
  sortSquares(scoring);
  return scoring;
}

template <class Size>
Scoring explainMonastery(const Compiled& c, const PositionOf<Size>& p, const FigureState& figure)
{
  const auto cell = p.tiles[figure.tile].cell;
  const auto feature = c.featureOf[figure.segment];
  const auto garden =
      (c.kinds[p.tiles[figure.tile].kindAndRotation / 4U].gardens >> feature & 1U) != 0;
  auto scoring = Scoring{.kind = garden ? ScoredKind::Garden : ScoredKind::Monastery};
  const auto filled = filledAround(c, p, cell);
  scoring.complete = filled == c.existing[cell];
  scoring.place = c.placeOf(cell);
  scoring.feature = feature;
  scoring.squares.push_back(scoring.place);
  for (const auto step : c.around)
    if (p.isFilled(p.cell(cell + step)))
      scoring.squares.push_back(c.placeOf(cell + step));
  addTerm(scoring.terms, garden ? TermId::Garden : TermId::Monastery, 1, 1);
  addTerm(scoring.terms, TermId::Around, filled, 1);
  sortSquares(scoring);
  return scoring;
}

} // namespace kartenwerk

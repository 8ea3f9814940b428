// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/base/problemrules.h"
#include "model/game/compiler.h"
#include "model/game/leipzigblock.h"

namespace kartenwerk {

namespace {

constexpr Place blockCorner{32, 32}; ///< the north-west quarter on the open table

bool has(const TileKind& kind, auto predicate)
{
  return std::ranges::any_of(kind.features, [&](const Feature& feature) {
    return std::ranges::any_of(feature.illustrations, predicate);
  });
}

} // namespace

/// D19: the block takes the place of the start tile, which is none of the counted tiles then.
void Compiler::layLeipzigBlock()
{
  if (!m.scenario.scenario.rules.leipzig.on)
    return;
  m.leipzig = true;
  m.leipzigBlock = true;
  m.quarterSquares = squareOfFour(blockCorner);
  m.startKind = -1;
  auto counts = std::array<int, 3>{};
  for (const auto& square : leipzigBlock(blockCorner))
    ++counts[static_cast<std::size_t>(square.part)];
  m.firstLeipzigKind = static_cast<int>(m.counted.size());
  for (std::size_t part = 0; part < counts.size(); ++part)
    m.counted.push_back({leipzigKinds()[part], counts[part]});
  m.tiles += leipzigSquares;
  for (const auto& square : leipzigBlock(blockCorner))
    m.leipzigLaid.push_back(
        {square.place,
         static_cast<std::uint16_t>(m.firstLeipzigKind + static_cast<int>(square.part)),
         square.rotation});
}

/// Whether a tile there would lie on the block or touch it, where it would have to match.
bool Compiler::besideLeipzigBlock(Place place) const
{
  return std::ranges::any_of(m.leipzigLaid, [&](const LaidStart& laid) {
    return std::abs(laid.place.column - place.column) + std::abs(laid.place.row - place.row) <= 1;
  });
}

/// The large city of two by two squares that bears the mark; the rule cannot be played without one.
void Compiler::findLeipzigOnMap()
{
  if (!m.scenario.scenario.rules.leipzig.on)
    return;
  const auto& cities = m.board->map().largeCities();
  for (std::size_t i = 0; i < cities.size(); ++i) {
    const auto& city = cities[i];
    if (city.mark != "leipzig" || city.squares.size() != m.quarterSquares.size())
      continue;
    const auto quarters = squareOfFour(city.squares.front().place);
    if (!std::ranges::all_of(quarters, [&](Place place) { return city.has(place); }))
      continue;
    m.leipzig = true;
    m.leipzigCity = static_cast<int>(i);
    m.quarterSquares = quarters;
    return;
  }
  report(rule::gameLeipzig, {});
}

void Compiler::describeLeipzig()
{
  m.shares = m.leipzig || m.surveyors || m.chipRoads;
  if (!m.leipzig)
    return;
  const auto& rules = m.scenario.scenario.rules.leipzig;
  for (const auto& piece : m.pieces)
    if (piece.kind == PrintedPiece::Kind::Gate && piece.index == m.leipzigCity)
      m.leipzigGates.push_back(piece.segment);
  for (std::size_t k = 0; k < m.kinds.size(); ++k) {
    const auto& kind = m.counted[k].kind;
    const auto joins = kind.crossing == Crossing::Village ||
                       (rules.anyCrossingConnects && kind.crossing == Crossing::Plain);
    for (std::size_t f = 0; f < kind.features.size(); ++f)
      if (joins && kind.features[f].type == FeatureType::Road &&
          kind.features[f].end == RoadEnd::Crossing)
        m.kinds[k].village = static_cast<std::uint16_t>(m.kinds[k].village | 1U << f);
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row)
      for (std::size_t f = 0; f < kind.features.size(); ++f) {
        const auto segment = m.rowSegments(row)[f];
        if (!kind.features[f].illustrations.empty())
          m.pictures.emplace_back(segment, static_cast<int>(kind.features[f].illustrations.size()));
        if (m.leipzigBlock && isLeipzigKind(kind) && kind.features[f].type == FeatureType::Road)
          m.leipzigGates.push_back(segment);
      }
  }
}

void Compiler::markSurveyed(const TileKind& kind, int row)
{
  const auto sheds = m.scenario.scenario.rules.surveyors.shedsRevolt;
  const auto farm =
      has(kind, [&](Illustration picture) { return sheds || picture == Illustration::Farmhouse; });
  for (std::size_t f = 0; f < kind.features.size(); ++f) {
    const auto& feature = kind.features[f];
    if (!isEdge(feature))
      continue;
    const auto bit = m_edges[m.rowSegments(row)[f]].bit;
    if (feature.type == FeatureType::Road) {
      if (farm)
        m.roadFarms.insert(bit);
      continue;
    }
    m.coatsOfBit.resize(std::max(m.coatsOfBit.size(), static_cast<std::size_t>(bit) + 1));
    m.coatsOfBit[static_cast<std::size_t>(bit)] = static_cast<std::uint8_t>(feature.coats);
    if (edgesOf(feature) != 1)
      continue;
    m.cityEnds.insert(bit);
    if (feature.coats > 0)
      m.cityCoats.insert(bit);
  }
}

void Compiler::describeSurveyors()
{
  m.gateSquare.assign(static_cast<std::size_t>(m.cells), 0);
  if (!m.surveyors)
    return;
  for (std::size_t k = 0; k < m.kinds.size(); ++k)
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row)
      markSurveyed(m.counted[k].kind, row);
  for (const auto& piece : m.pieces)
    if (piece.kind == PrintedPiece::Kind::Gate)
      m.gateSquare[piece.cell] = 1;
}

} // namespace kartenwerk

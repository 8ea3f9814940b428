// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/game/compiler.h"

namespace kartenwerk {

namespace {

int countOf(const TileKind& kind, FeatureType type)
{
  return static_cast<int>(std::ranges::count(kind.features, type, &Feature::type));
}

/// Marks in `twins` every bit of a tile with the earlier bits of the same tile.
void markTwins(std::array<BitMask<8>, 3>& twins, int first, int count)
{
  for (int later = 1; later < count; ++later)
    for (int below = 1; below <= std::min(later, 3); ++below)
      twins[static_cast<std::size_t>(below) - 1].insert(first + later);
}

} // namespace

int Compiler::edgesOf(const Feature& feature)
{
  return static_cast<int>(std::ranges::count_if(
      allSides, [&](Side side) { return feature.ports.has(edgePort(side)); }));
}

bool Compiler::isEdge(const Feature& feature)
{
  return feature.type == FeatureType::City || feature.type == FeatureType::Road;
}

/// Bits of one tile lie side by side and in one word, and the last bit of each word stays free.
int Compiler::takeBits(int count, int& next)
{
  if (next % 64 + count > 63)
    next = (next / 64 + 1) * 64;
  const auto first = next;
  next += count;
  return first;
}

Segment Compiler::addEdge(bool city, EdgeStart start)
{
  const auto segment = static_cast<Segment>(m_edges.size());
  m_edges.push_back(start);
  m.cityLike.push_back(city);
  if (city && start.bit >= 0) {
    m.cityOfBit.resize(static_cast<std::size_t>(std::max(m_cityBits, start.bit + 1)), noSegment);
    m.cityOfBit[static_cast<std::size_t>(start.bit)] = segment;
  }
  return segment;
}

void Compiler::markSymbols(const Feature& feature, int bit)
{
  const auto& rules = m.scenario.scenario.rules;
  const auto mark = [&](bool there, BitMask<8>& bits) {
    if (there)
      bits.insert(bit);
    m.symbols = m.symbols || there;
  };
  mark(rules.inns && feature.inn, m.inns);
  mark(rules.cathedrals && feature.cathedral, m.cathedrals);
  mark(rules.darmstadt.on && feature.darmstadtium, m.darmstadtiums);
  if (rules.goods && feature.goods != Goods::None)
    m.goodsBits[static_cast<std::size_t>(feature.goods) - 1].insert(bit);
}

void Compiler::numberEdges()
{
  for (std::size_t k = 0; k < m.counted.size(); ++k) {
    const auto& kind = m.counted[k].kind;
    const auto cities = countOf(kind, FeatureType::City);
    const auto roads = countOf(kind, FeatureType::Road);
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row) {
      auto cityBit = takeBits(cities, m_cityBits);
      auto roadBit = takeBits(roads, m_roadBits);
      markTwins(m.cityTwins, cityBit, cities);
      markTwins(m.roadTwins, roadBit, roads);
      for (std::size_t f = 0; f < kind.features.size(); ++f) {
        const auto& feature = kind.features[f];
        if (!isEdge(feature))
          continue;
        const auto city = feature.type == FeatureType::City;
        markSymbols(feature, city ? cityBit : roadBit);
        m.segments[static_cast<std::size_t>(row) * Compiled::featuresPerTile + f] =
            addEdge(city, {.open = edgesOf(feature),
                           .coats = feature.coats,
                           .bit = city ? cityBit++ : roadBit++});
      }
    }
  }
  const auto& map = m.board->map();
  m.opened.resize(map.largeCities().size() + map.ferries().size());
  for (int i = 0; i < static_cast<int>(map.largeCities().size()); ++i) {
    numberLargeCity(i);
    numberGates(i);
  }
  for (int i = 0; i < static_cast<int>(map.prints().size()); ++i)
    numberPrint(i);
  for (int i = 0; i < static_cast<int>(map.ferries().size()); ++i)
    numberFerry(i);
}

void Compiler::numberLargeCity(int index)
{
  const auto& city = m.board->map().largeCities()[static_cast<std::size_t>(index)];
  // its bit, by which fields know it, counts as one of its squares
  auto start = EdgeStart{.tiles = static_cast<int>(city.squares.size()) - 1,
                         .coats = city.coats(),
                         .bit = takeBits(1, m_cityBits)};
  auto& opened = m.opened[static_cast<std::size_t>(index)];
  opened.cityBit = start.bit;
  for (const auto place : m.board->round(index)) {
    opened.cells.push_back(m.cellOf(place));
    for (const auto side : allSides) {
      const auto info = m.board->side(place, side);
      if (info.beyond == Beyond::LargeCity && info.index == index && info.demand == Edge::City)
        ++start.open;
    }
  }
  m.pieces.push_back(
      {.kind = PrintedPiece::Kind::LargeCity, .segment = addEdge(true, start), .index = index});
}

/// D25: a road side ends at the gate, its square counts as one tile of that road, and gates do not
/// join one another.
void Compiler::numberGates(int index)
{
  for (const auto& square : m.board->map().largeCities()[static_cast<std::size_t>(index)].squares) {
    const auto sides = gatesOf(square.place);
    auto bit = takeBits(static_cast<int>(sides.size()), m_roadBits);
    markTwins(m.roadTwins, bit, static_cast<int>(sides.size()));
    for (const auto side : sides) {
      const auto segment = addEdge(false, {.open = 1, .bit = bit++});
      m_gates.push_back({square.place, side, segment});
      m.pieces.push_back({.kind = PrintedPiece::Kind::Gate,
                          .segment = segment,
                          .index = index,
                          .cell = m.cellOf(square.place)});
    }
  }
}

/// Section 12: a print over several sides is one feature; its tiles and coats count once, and it
/// stays open until each of its sides has a tile.
void Compiler::numberPrint(int index)
{
  const auto& prints = m.board->map().prints();
  const auto& print = prints[static_cast<std::size_t>(index)];
  const auto together = [&](const Print& other) {
    return !print.group.empty() && other.group == print.group && other.kind == print.kind;
  };
  auto piece = PrintedPiece{.kind = PrintedPiece::Kind::Print, .index = index};
  auto start = EdgeStart{};
  for (std::size_t i = 0; i < prints.size(); ++i) {
    if (static_cast<int>(i) != index && !together(prints[i]))
      continue;
    if (static_cast<int>(i) < index)
      return;
    piece.prints.push_back(static_cast<int>(i));
    start.tiles = std::max(start.tiles, std::clamp(prints[i].tiles, 0, 9));
    start.coats = std::max(start.coats, std::clamp(prints[i].coats, 0, 9));
    if (!m.board->playable(prints[i].place))
      continue;
    const auto info = m.board->side(prints[i].place, prints[i].side);
    if (info.beyond == Beyond::Print && info.index == static_cast<int>(i))
      ++start.open;
  }
  piece.segment = addEdge(print.kind == PrintKind::City, start);
  m.pieces.push_back(std::move(piece));
}

/// D8: two printed road ends joined into one road, with flat points and coats, but no tile.
void Compiler::numberFerry(int index)
{
  const auto& map = m.board->map();
  const auto& ferry = map.ferries()[static_cast<std::size_t>(index)];
  auto start =
      EdgeStart{.coats = std::clamp(ferry.coats, 0, 9), .points = std::clamp(ferry.points, 0, 9)};
  auto& opened = m.opened[map.largeCities().size() + static_cast<std::size_t>(index)];
  for (const auto& end : {ferry.from, ferry.to}) {
    if (!m.board->playable(end.place))
      continue;
    const auto info = m.board->side(end.place, end.side);
    if (info.beyond != Beyond::Ferry || info.index != index)
      continue;
    ++start.open;
    opened.cells.push_back(m.cellOf(end.place));
  }
  m.pieces.push_back(
      {.kind = PrintedPiece::Kind::Ferry, .segment = addEdge(false, start), .index = index});
}

void Compiler::numberFields()
{
  m.firstField = static_cast<Segment>(m_edges.size());
  auto next = m.firstField;
  for (std::size_t k = 0; k < m.counted.size(); ++k) {
    const auto& kind = m.counted[k].kind;
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row) {
      auto* segments = &m.segments[static_cast<std::size_t>(row) * Compiled::featuresPerTile];
      for (std::size_t f = 0; f < kind.features.size(); ++f) {
        if (kind.features[f].type != FeatureType::Field)
          continue;
        segments[f] = next++;
        auto& touched = m_fieldBits.emplace_back();
        for (std::size_t city = 0; city < kind.features.size(); ++city)
          if (std::ranges::count(kind.features[f].cities, kind.features[city].id) > 0)
            touched.push_back(m_edges[segments[city]].bit);
      }
    }
  }
  m.firstMonastery = next;
}

void Compiler::numberMonasteries()
{
  auto next = m.firstMonastery;
  for (std::size_t k = 0; k < m.counted.size(); ++k) {
    const auto& features = m.counted[k].kind.features;
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row)
      for (std::size_t f = 0; f < features.size(); ++f)
        if (!isEdge(features[f]) && features[f].type != FeatureType::Field)
          m.segments[static_cast<std::size_t>(row) * Compiled::featuresPerTile + f] = next++;
  }
  m.rowOf.assign(next, 0);
  m.featureOf.assign(next, noFeature);
  for (std::size_t k = 0; k < m.counted.size(); ++k)
    for (int row = m.kinds[k].firstRow; row < m.kinds[k].firstRow + m.kinds[k].copies; ++row)
      for (std::size_t f = 0; f < m.counted[k].kind.features.size(); ++f) {
        const auto segment = m.rowSegments(row)[f];
        m.rowOf[segment] = static_cast<std::uint16_t>(row);
        m.featureOf[segment] = static_cast<std::uint8_t>(f);
      }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/game/compiler.h"
#include "model/scenario/playlimits.h"

namespace kartenwerk {

void Compiler::layOutGrid()
{
  m.columns = m.board->map().columns();
  m.rows = m.board->map().rows();
  // One column of margin serves both sides: west of the first column lies the row before's. One
  // cell more, and the diagonal neighbours of both ends of the line are in it.
  m.stride = m.columns + 1;
  m.cells = gridSquaresInPlay(m.columns, m.rows);
  m.step = {-m.stride, 1, m.stride, -1};
  m.around = {-m.stride - 1, -m.stride, -m.stride + 1, -1, 1, m.stride - 1, m.stride, m.stride + 1};
}

void Compiler::placeSites()
{
  m.sites.resize(static_cast<std::size_t>(m.cells));
  if (m.scenario.map)
    for (const auto& site : m.board->map().sites()) {
      if (!m.board->playable(site.place))
        continue;
      auto& at = m.sites[m.cellOf(site.place)];
      if (site.kind == SiteKind::Start || site.kind == SiteKind::Town)
        at.town = true;
      if (site.kind == SiteKind::Town)
        at.wine = site.colour;
      if (site.kind == SiteKind::Island)
        at.coats = static_cast<std::uint8_t>(std::clamp(site.coats, 0, 9));
    }
  placeChips();
  placeDepots();
  if (m.wine)
    for (const auto& print : m.board->map().prints())
      if (print.coats > 0 && m.board->playable(print.place) &&
          m.board->side(print.place, print.side).beyond == Beyond::Print)
        m.sites[m.cellOf(print.place)].coatAtBorder = true;
  for (const auto place : m.board->squares()) {
    const auto& site = m.sites[m.cellOf(place)];
    if (site.town)
      m.towns.push_back(m.cellOf(place));
    m.anySites = m.anySites || site.town || site.coats > 0 || site.chip > 0;
  }
  m.anySites = m.anySites || !m.cityChips.empty();
}

/// The chips of a layout: piles of two where the rules say so, those on a printed place in its
/// colour.
void Compiler::placeChips()
{
  const auto& rules = m.scenario.scenario.rules.chips;
  const auto* layout = m.scenario.chipLayout();
  if (!rules.on || layout == nullptr || rules.placement == ChipPlacement::Supply)
    return;
  const auto piles = rules.placement == ChipPlacement::Marks ? rules.perMark : 1;
  for (auto chip : layout->chips) {
    const auto* mark = m.board->map().site(chip.place, SiteKind::ChipMark);
    const auto* city = m.board->map().largeCity(chip.place);
    const auto onSquare = m.board->playable(chip.place) && m.sites[m.cellOf(chip.place)].chip == 0;
    const auto inCity = city != nullptr && mark != nullptr && m.cityChips.size() < mostCityChips &&
                        std::ranges::find(m.chips, chip.place, &PlacedChip::place) == m.chips.end();
    if (!onSquare && !inCity)
      continue;
    const auto first = static_cast<std::uint16_t>(m.chips.size());
    for (auto i = 0; i < piles; ++i) {
      if (mark != nullptr && chip.colour == Colour::None)
        chip.colour = mark->colour;
      m.chips.push_back(chip);
      chip = {chip.place}; // what a layout decides is the upper one's
    }
    const auto count = static_cast<std::uint16_t>(piles);
    if (onSquare) {
      auto& at = m.sites[m.cellOf(chip.place)];
      at.chip = static_cast<std::uint16_t>(first + 1);
      at.chipCount = static_cast<std::uint8_t>(count);
    } else {
      const auto index = city - m.board->map().largeCities().data();
      m.cityChips.push_back({static_cast<std::uint16_t>(index), first, count});
    }
  }
}

void Compiler::placeDepots()
{
  const auto& map = m.board->map();
  if (!m.islandTiles)
    return;
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      const auto& square = map.at(place);
      if (square.ground == Ground::Depot && square.colour != Colour::None &&
          m.depots.size() < mostDepots)
        m.depots.push_back({place, square.colour});
    }
}

Segment Compiler::piece(PrintedPiece::Kind kind, int index) const
{
  for (const auto& piece : m.pieces) {
    const auto inGroup = kind == PrintedPiece::Kind::Print &&
                         std::ranges::find(piece.prints, index) != piece.prints.end();
    if (piece.kind == kind && (inGroup || piece.index == index))
      return piece.segment;
  }
  return 0;
}

/// The sides of a large-city square whose road a tile can continue.
std::vector<Side> Compiler::gatesOf(Place square) const
{
  auto sides = std::vector<Side>{};
  for (const auto side : allSides) {
    const auto place = neighbour(square, side);
    if (!m.board->playable(place))
      continue;
    const auto info = m.board->side(place, opposite(side));
    if (info.beyond == Beyond::LargeCity && info.demand == Edge::Road)
      sides.push_back(side);
  }
  return sides;
}

BorderLink Compiler::link(Place place, Side side) const
{
  const auto info = m.board->side(place, side);
  auto link = BorderLink{.beyond = info.beyond, .demand = info.demand};
  const auto index = static_cast<std::uint16_t>(std::max(info.index, 0));
  switch (info.beyond) {
  case Beyond::Square:
  case Beyond::Neutral:
    break;
  case Beyond::Print:
    link.segment = piece(PrintedPiece::Kind::Print, info.index);
    break;
  case Beyond::Ferry:
    link.segment = piece(PrintedPiece::Kind::Ferry, info.index);
    link.group = static_cast<std::uint16_t>(m.board->map().largeCities().size() + index);
    break;
  case Beyond::LargeCity:
    link.group = index;
    if (info.demand == Edge::City)
      link.segment = piece(PrintedPiece::Kind::LargeCity, info.index);
    for (const auto& gate : m_gates)
      if (gate.place == neighbour(place, side) && gate.side == opposite(side))
        link.segment = gate.segment;
    break;
  }
  return link;
}

void Compiler::linkBorders()
{
  m.linkAt.assign(static_cast<std::size_t>(m.cells), 0);
  for (const auto place : m.board->squares()) {
    auto links = std::array<BorderLink, 4>{};
    auto inland = true;
    for (const auto side : allSides) {
      links[static_cast<std::size_t>(side)] = link(place, side);
      inland = inland && m.board->side(place, side).beyond == Beyond::Square;
    }
    if (inland)
      continue;
    m.links.push_back(links);
    m.linkAt[m.cellOf(place)] = static_cast<std::uint16_t>(m.links.size());
  }
}

void Compiler::describeCells()
{
  const auto cells = static_cast<std::size_t>(m.cells);
  m.presetNorthEast.assign(cells, 0);
  m.presetSouthWest.assign(cells, 0);
  m.existing.assign(cells, 0);
  for (const auto place : m.board->squares()) {
    auto demand = std::array<unsigned, 4>{};
    for (const auto side : allSides) {
      const auto info = m.board->side(place, side);
      if (info.beyond != Beyond::Square && info.beyond != Beyond::Neutral)
        demand[static_cast<std::size_t>(side)] = 1 + static_cast<unsigned>(info.demand);
    }
    const auto cell = m.cellOf(place);
    m.presetNorthEast[cell] = static_cast<std::uint8_t>(demand[0] | demand[1] << 4U);
    m.presetSouthWest[cell] = static_cast<std::uint8_t>(demand[2] | demand[3] << 4U);
    for (int row = -1; row <= 1; ++row)
      for (int column = -1; column <= 1; ++column) {
        const auto next = Place{static_cast<std::int16_t>(place.column + column),
                                static_cast<std::int16_t>(place.row + row)};
        if (next != place && m.board->exists(next))
          ++m.existing[cell];
      }
  }
}

} // namespace kartenwerk

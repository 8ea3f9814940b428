// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/base/problemrules.h"
#include "model/game/compiler.h"
#include "model/game/darmstadtium.h"

namespace kartenwerk {

/// Whether a tile that the scenario fixes on a start beyond that side can show a city there.
bool Compiler::fixedCityAt(Place place, Side side) const
{
  const auto start = std::ranges::find(m.starts, neighbour(place, side), &Compiled::Start::place);
  if (start == m.starts.end() || start->kind < 0)
    return false;
  const auto& kind = m.counted[static_cast<std::size_t>(start->kind)].kind;
  return std::ranges::any_of(allRotations, [&](Rotation rotation) {
    return (start->rotation < 0 || start->rotation == static_cast<int>(rotation)) &&
           m.board->fits(kind, rotation, start->place) &&
           kind.edge(opposite(side), rotation) == Edge::City;
  });
}

/// D32: the Darmstadtium needs a city on a start square, too: a large city's, a printed one, or
/// that of a tile beside it. Tiles that are still to be drawn are not known here.
std::uint8_t Compiler::startJoined(int kind, Place place) const
{
  const auto& tile = m.counted[static_cast<std::size_t>(kind)].kind;
  if (!m.scenario.scenario.rules.darmstadt.on || !hasDarmstadtium(tile))
    return allRotationBits;
  auto joined = 0U;
  for (const auto side : allSides) {
    const auto info = m.board->side(place, side);
    const auto printed = info.beyond == Beyond::LargeCity || info.beyond == Beyond::Print;
    if ((printed && info.demand == Edge::City) || fixedCityAt(place, side))
      joined |= darmstadtiumAt(tile, side);
  }
  return static_cast<std::uint8_t>(joined);
}

std::uint8_t Compiler::startFit(int kind, Place place) const
{
  auto fits = 0U;
  for (const auto rotation : allRotations)
    if (m.board->fits(m.counted[static_cast<std::size_t>(kind)].kind, rotation, place))
      fits |= 1U << static_cast<unsigned>(rotation);
  return static_cast<std::uint8_t>(fits);
}

void Compiler::findStartFits()
{
  for (auto& start : m.starts) {
    auto any = false;
    for (int kind = 0; kind < static_cast<int>(m.counted.size()); ++kind) {
      auto fits = startFit(kind, start.place);
      if (start.rotation >= 0)
        fits = static_cast<std::uint8_t>(fits & 1U << start.rotation);
      start.fits.push_back(fits);
      start.joined.push_back(startJoined(kind, start.place));
      const auto lies = (fits & start.joined.back()) != 0;
      any = any || lies;
      if (kind == start.kind && !lies)
        report(rule::gameLaidTile, {m.counted[static_cast<std::size_t>(kind)].kind.id},
               toString(start.place));
    }
    if (!any && start.used)
      report(rule::gameStartSquare, {}, toString(start.place));
  }
}

/// D7: if the start tile fits no rotation on one start, another is tried; if none, the scenario is
/// invalid.
bool Compiler::checkStartTile()
{
  const auto kind = static_cast<std::size_t>(m.startKind);
  auto free = false;
  auto fits = m.startKind < 0;
  for (const auto& start : m.starts) {
    free = free || start.kind < 0;
    fits = fits || (start.kind < 0 && (start.fits[kind] & start.joined[kind]) != 0) ||
           start.kind == m.startKind;
  }
  if (free && !fits)
    report(rule::gameStartTile, {m.counted[kind].kind.id});
  return m_problems.empty();
}

} // namespace kartenwerk

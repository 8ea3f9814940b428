// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/base/problemrules.h"
#include "model/game/compiler.h"

namespace kartenwerk {

/// The tiles that the scenario fixes on starts; others are not known yet.
std::vector<FixedTile> Compiler::fixedTiles() const
{
  auto fixed = std::vector<FixedTile>{};
  for (const auto& start : m.starts)
    if (start.kind >= 0)
      fixed.push_back({start.place, &m.counted[static_cast<std::size_t>(start.kind)].kind,
                       start.rotation < 0 ? std::nullopt
                                          : std::optional(static_cast<Rotation>(start.rotation))});
  return fixed;
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
  const auto fixed = fixedTiles();
  for (auto& start : m.starts) {
    auto any = false;
    for (int kind = 0; kind < static_cast<int>(m.counted.size()); ++kind) {
      auto fits = startFit(kind, start.place);
      if (start.rotation >= 0)
        fits = static_cast<std::uint8_t>(fits & 1U << start.rotation);
      start.fits.push_back(fits);
      start.joined.push_back(
          m.scenario.scenario.rules.darmstadt.on
              ? darmstadtiumJoined(*m.board, m.counted[static_cast<std::size_t>(kind)].kind,
                                   start.place, fixed)
              : allRotationBits);
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

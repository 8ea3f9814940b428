// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>

#include "model/base/random.h"
#include "model/game/answers.h"

namespace kartenwerk {

struct CellChoice
{
  CellIndex cell = 0;
  Rotation rotation = Rotation::None;
};

/// Uniform over legal placements, then over figure options, then over upgrades, "none" included.
template <class Size>
class RandomPlayer
{
public:
  static CellChoice tile(const Compiled&, const PositionOf<Size>& p,
                         const Placements<Size>& placements, Random& random)
  {
    const auto n = random.below(static_cast<std::uint64_t>(placements.count));
    const auto choice = placements.at(static_cast<int>(n));
    return {p.slotCell[choice.slot], choice.rotation};
  }

  static Move figure(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    if (c.otherFigures)
      return anyFigure(c, p, random);
    auto features = figureFeatures(c, p);
    if (features == 0)
      return noFigure();
    const auto options = static_cast<unsigned>(bitCount(features)) + 1;
    auto n = random.below(options);
    if (n + 1 == options)
      return noFigure();
    for (; n > 0; --n)
      features &= features - 1;
    return placeFigure(std::countr_zero(features));
  }

  /// Uniform over all answers to a choice between a road and Leipzig.
  static Move leipzig(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto count = std::uint64_t{0};
    forEachLeipzigMove(c, p, [&](const Move&) { ++count; });
    auto n = random.below(count);
    auto chosen = scoreRoad();
    forEachLeipzigMove(c, p, [&](const Move& move) {
      if (n-- == 0)
        chosen = move;
    });
    return chosen;
  }

  static Move upgrade(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto ways = std::array<std::array<std::uint8_t, 2>, upgradePayments.size()>{};
    auto wayCount = std::size_t{0};
    for (const auto payment : upgradePayments)
      if (canPay(p, payment))
        ways[wayCount++] = payment;
    auto figures = std::size_t{0};
    for (std::size_t i = 0; i < p.figureCount; ++i)
      figures += upgradable(p, p.figures[i]) ? 1 : 0;
    auto n = static_cast<std::size_t>(random.below(figures * wayCount + 1));
    if (n == figures * wayCount)
      return noUpgrade();
    const auto payment = ways[n % wayCount];
    auto i = std::size_t{0};
    for (n /= wayCount; n > 0 || !upgradable(p, p.figures[i]); ++i)
      n -= upgradable(p, p.figures[i]) ? 1 : 0;
    const auto& figure = p.figures[i];
    return upgradeMeeple(c.placeOf(p.tiles[figure.tile].cell), c.featureOf[figure.segment],
                         payment[0], payment[1]);
  }

  /// Any other decision.
  static Move other(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    auto count = std::uint64_t{0};
    forEachMove(c, p, [&](const Move&) { ++count; });
    auto n = random.below(count);
    auto chosen = Move{};
    forEachMove(c, p, [&](const Move& move) {
      if (n-- == 0)
        chosen = move;
    });
    return chosen;
  }

private:
  static Move anyFigure(const Compiled& c, const PositionOf<Size>& p, Random& random)
  {
    const auto options = figureOptions(c, p);
    const auto count = options.count();
    if (count == 0)
      return noFigure();
    const auto n = static_cast<int>(random.below(static_cast<std::uint64_t>(count) + 1));
    return n == count ? noFigure() : options.at(n);
  }
};

} // namespace kartenwerk

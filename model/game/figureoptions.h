// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <optional>

#include "model/game/features.h"

// Which figures a player may put on the tile just laid.
namespace kartenwerk {

inline constexpr std::array figureKinds{FigureKind::Meeple, FigureKind::Large, FigureKind::Abbot,
                                        FigureKind::Builder, FigureKind::Pig};

/// The features of the tile just laid that no figure occupies, as bits, also ones that the tile
/// completes; gardens are not among them.
template <class Size>
unsigned freeFeatures(const Compiled& c, const PositionOf<Size>& p)
{
  const auto& tile = p.lastTile();
  const auto& kind = c.kinds[tile.kindAndRotation / 4U];
  const auto* segments = c.rowSegments(tile.row);
  auto result = static_cast<unsigned>(kind.monasteries);
  auto candidates = static_cast<unsigned>(kind.cities | kind.roads | (c.fields ? kind.fields : 0));
  for (; candidates != 0; candidates &= candidates - 1) {
    const auto feature = std::countr_zero(candidates);
    if (!isOccupied(p, rootOf(p, segments[feature])))
      result |= 1U << feature;
  }
  return result;
}

/// The same for a meeple, of which the player must have one.
template <class Size>
unsigned figureFeatures(const Compiled& c, const PositionOf<Size>& p)
{
  return p.meeples[p.player] == 0 ? 0 : freeFeatures(c, p);
}

/// Among these features of the tile just laid those on which the player may put that builder or
/// pig: he has a follower there, and no figure of that kind (section 12).
template <class Size>
unsigned ownFeatures(const Compiled& c, const PositionOf<Size>& p, unsigned features,
                     FigureKind kind)
{
  const auto* segments = c.rowSegments(p.lastTile().row);
  auto result = 0U;
  for (; features != 0; features &= features - 1) {
    const auto feature = std::countr_zero(features);
    const auto root = rootOf(p, segments[feature]);
    if (!isOccupied(p, root))
      continue;
    auto followers = false;
    auto same = false;
    for (std::size_t i = 0; i < p.figureCount; ++i) {
      const auto& figure = p.figures[i];
      if (figure.player != p.player || figure.segment >= c.firstMonastery ||
          rootOf(p, figure.segment) != root)
        continue;
      followers = followers || figure.follower();
      same = same || figure.kind == kind;
    }
    if (followers && !same)
      result |= 1U << feature;
  }
  return result;
}

/// The player's figure of a kind of which everybody has one, if it stands on the board.
template <class Size>
std::optional<std::size_t> standing(const PositionOf<Size>& p, int player, FigureKind kind)
{
  for (std::size_t i = 0; i < p.figureCount; ++i)
    if (p.figures[i].player == player && p.figures[i].kind == kind)
      return i;
  return std::nullopt;
}

/// Every answer to the figure step but "none".
struct FigureOptions
{
  std::array<std::uint16_t, figureKinds.size()> features{}; ///< for each kind of figure, as bits
  bool abbotHome = false;

  int count() const
  {
    auto sum = abbotHome ? 1 : 0;
    for (const auto bits : features)
      sum += bitCount(bits);
    return sum;
  }
  /// The n-th, n < count(): by kind and feature, the abbot's way home last.
  Move at(int n) const
  {
    for (const auto kind : figureKinds) {
      unsigned bits = features[static_cast<std::size_t>(kind)];
      for (; bits != 0; bits &= bits - 1)
        if (n-- == 0)
          return placeFigure(std::countr_zero(bits), kind);
    }
    return kartenwerk::abbotHome();
  }
};

template <class Size>
FigureOptions figureOptions(const Compiled& c, const PositionOf<Size>& p)
{
  auto result = FigureOptions{};
  const auto set = [&](FigureKind kind, unsigned features) {
    result.features[static_cast<std::size_t>(kind)] = static_cast<std::uint16_t>(features);
  };
  if (!c.otherFigures) {
    set(FigureKind::Meeple, figureFeatures(c, p));
    return result;
  }
  const auto& kind = c.kinds[p.lastTile().kindAndRotation / 4U];
  const auto free = freeFeatures(c, p);
  if (p.meeples[p.player] > 0)
    set(FigureKind::Meeple, free);
  if (p.inHand(p.player, FigureKind::Large))
    set(FigureKind::Large, free);
  if (p.inHand(p.player, FigureKind::Abbot))
    set(FigureKind::Abbot, static_cast<unsigned>(kind.monasteries | kind.gardens));
  else
    result.abbotHome = c.abbot && standing(p, p.player, FigureKind::Abbot).has_value();
  if (p.inHand(p.player, FigureKind::Builder)) {
    auto open = static_cast<unsigned>(kind.cities | kind.roads);
    for (auto features = open; features != 0; features &= features - 1) {
      const auto feature = std::countr_zero(features);
      if (isComplete(p, rootOf(p, c.rowSegments(p.lastTile().row)[feature])))
        open &= ~(1U << feature);
    }
    set(FigureKind::Builder, ownFeatures(c, p, open, FigureKind::Builder));
  }
  if (c.fields && p.inHand(p.player, FigureKind::Pig))
    set(FigureKind::Pig, ownFeatures(c, p, kind.fields, FigureKind::Pig));
  return result;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "model/chips/maximum.h"
#include "model/chips/where.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// What may be said of the chance behind a layout.
enum class Uniformity : std::uint8_t {
  ExactlyUniform,   ///< every legal layout equally likely
  UniformWithin1e6, ///< proved: within 10⁻⁶ of that, in total variation
  RandomNotUniform
};

enum class DrawEngine : std::uint8_t {
  Tables,              ///< exact numbers of completions (frontier dynamic programming)
  CouplingFromThePast, ///< Propp and Wilson 1996, kept when it has the wanted size
  MoveChain,           ///< moves one chip at a time
  Annealing            ///< made even or fair
};

/// Why there is no layout.
enum class NoLayout : std::uint8_t {
  None,         ///< there is one
  TooMany,      ///< more than fit: see `maximum`
  PinForbidden, ///< `places`: pinned squares that may hold no chip
  PinsTooClose, ///< `places`: two pinned squares
  MorePinsThanChips,
  QuotaImpossible, ///< `region` cannot hold its least number, or the numbers contradict
  QuotaTooRare,    ///< fewer than one of 10,000 legal layouts keeps the quotas
  NotSymmetric,    ///< the map does not have that symmetry
  NoSymmetricSize, ///< fewer fit than could, but none of just that size has the symmetry
  TooDense,        ///< too many chips for an exact draw on a map this wide
  Stopped          ///< cancelled
};

struct Drawn
{
  std::vector<Place> layout; ///< sorted; empty also where there is none: see `noLayout`
  Uniformity uniformity = Uniformity::ExactlyUniform;
  DrawEngine engine = DrawEngine::Tables;
  NoLayout noLayout = NoLayout::None;
  std::vector<Place> places;
  std::string region;
  Maximum maximum; ///< for TooMany: "at most N", with the squares that prove it

  bool found() const { return noLayout == NoLayout::None; }
};

/// What lies ready for drawing layouts of one map and one setting: tables are made once, the next
/// layouts come fast. Cheap to copy, may be used by several threads at a time.
class LayoutSource
{
public:
  /// Prepares; see `ready` for what prevents it.
  LayoutSource(const Board& board, const ChipSettings& settings, const Work& work = {});

  /// Why no layout can be drawn; `found()` is true if one can (its layout is empty).
  const Drawn& ready() const;
  /// Layout number `index` of that seed: the same seed and index always give the same layout. A
  /// draw that gives up has given up for good; it is never tried again with other chance.
  [[nodiscard]] Drawn draw(std::uint64_t seed, std::uint64_t index = 0,
                           const Work& work = {}) const;

  struct Prepared;

private:
  std::shared_ptr<const Prepared> m_prepared;
};

/// What prevents any layout, as far as it is known without counting or drawing; `found()` is true
/// where nothing does.
[[nodiscard]] Drawn chipObstacle(const Board& board, const ChipSettings& settings,
                                 const Work& work = {});

/// One layout, drawn uniformly from all legal ones if `uniformity` says so.
[[nodiscard]] Drawn drawLayout(const Board& board, const ChipSettings& settings, std::uint64_t seed,
                               const Work& work = {});

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "model/chips/draw.h"
#include "model/chips/where.h"
#include "model/chips/work.h"

namespace kartenwerk {

/// How even a layout is, by equal catchments: each tile square is given to one chip so that every
/// chip gets as many squares as any other, or one more, and the walks are shortest in all. 100 %
/// would be every chip in the middle of its own compact area.
struct Evenness
{
  /// A tile square, the chip that it belongs to (by its number in the layout) and the steps
  /// between them.
  struct Belonging
  {
    Place square;
    int chip = 0;
    std::int64_t steps = 0;

    bool operator==(const Belonging&) const = default;
  };
  /// The window of the board whose number of chips is farthest from its fair share: of all
  /// rectangles up to half the board's length and width and 25 squares; of equal ones the first.
  struct Window
  {
    Place first; ///< north-west corner
    Place last;  ///< south-east corner
    int chips = 0;
    std::int64_t fairHundredths = 0; ///< fair share in hundredths of a chip

    bool operator==(const Window&) const = default;
  };

  int squares = 0;                   ///< M: squares a tile can be laid on
  std::int64_t total = 0;            ///< T: steps of all walks
  std::int64_t lowest = 0;           ///< LB: no layout of so many chips can have less
  std::vector<Belonging> catchments; ///< in the order of the squares
  std::optional<Window> worstWindow;

  /// 100 × lowest / total, rounded; 100 for total 0.
  int percent() const;
  bool operator==(const Evenness&) const = default;
};

/// Squares farther than this from their chip are "far".
inline constexpr std::int64_t farSteps = 3;

/// Keeps the walks of one map, so that many layouts can be scored. May be used by several threads.
class EvennessScale
{
public:
  EvennessScale(const Board& board, const ChipSettings& settings);

  /// Nothing for a layout without chips, a map without tile squares, or if stopped. The chips
  /// must be different squares of the grid.
  std::optional<Evenness> score(const std::vector<Place>& layout, const Work& work = {}) const;
  /// T alone, for comparing layouts of the same size; nothing as for `score`.
  std::optional<std::int64_t> total(const std::vector<Place>& layout, const Work& work = {}) const;
  /// LB: the least total that a layout of so many chips could have. 0 if stopped.
  std::int64_t lowest(int chips, const Work& work = {}) const;

  struct Walks;

private:
  std::shared_ptr<const Walks> m_walks;
};

/// Where a layout stands among uniform layouts of the same size.
struct Standing
{
  int drawn = 0;    ///< uniform layouts that it was compared with
  int lessEven = 0; ///< of these, less even
  int equallyEven = 0;
  int medianPercent = 0;  ///< evenness of the median of them
  int highestPercent = 0; ///< evenness of the most even of them
  bool stopped = false;
};

/// The scores of uniform layouts, drawn once, so that many layouts can be ranked among them.
struct UniformScores
{
  std::vector<std::int64_t> totals; ///< T, ascending
  std::int64_t lowest = 0;          ///< LB
  bool stopped = false;

  Standing standingOf(std::int64_t total) const;
};

/// Of `samples` layouts from that source, of stream `seed`, for layouts of so many chips.
[[nodiscard]] UniformScores uniformScores(const EvennessScale& scale, const LayoutSource& source,
                                          int chips, std::uint64_t seed, int samples = 1000,
                                          const Work& work = {});

/// Against `samples` layouts from that source, of stream `seed`.
[[nodiscard]] Standing standing(const EvennessScale& scale, const std::vector<Place>& layout,
                                const LayoutSource& source, std::uint64_t seed, int samples = 1000,
                                const Work& work = {});

} // namespace kartenwerk

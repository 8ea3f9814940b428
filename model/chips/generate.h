// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "model/chips/draw.h"
#include "model/chips/evenness.h"

namespace kartenwerk {

/// How a layout is to be made.
struct Wish
{
  enum class Method : std::uint8_t { Uniform, Even, Fair };

  Method method = Method::Uniform;
  int best = 20;        ///< Even, Fair: the best of so many, 1…1000
  int evenness = 100;   ///< the slider: 0 uniform … 100 as even as can be; Even and Fair
  int fairness = 20;    ///< Fair: weight of the access gap against evenness, thousandths
  bool polished = true; ///< Even: at last moves chips by the score itself, where that is quick
  /// Thousands of steps of each annealing; 0 chooses by the size of the map.
  int thousandSteps = 0;

  bool operator==(const Wish&) const = default;
};

/// Makes layouts of one map and one setting: all that can be prepared is. May be used by several
/// threads at a time.
class LayoutMaker
{
public:
  LayoutMaker(const Board& board, const ChipSettings& settings, const Work& work = {});

  /// Why no layout can be made; `found()` if one can.
  const Drawn& ready() const;
  const LayoutSource& source() const;
  const EvennessScale& scale() const;

  /// Layout number `index` of that seed and wish; always the same for the same. Even and fair ones
  /// start from a uniform layout, only legal moves are made; they are random, not uniform.
  [[nodiscard]] Drawn make(const Wish& wish, std::uint64_t seed, std::uint64_t index = 0,
                           const Work& work = {}) const;

  struct Prepared;

private:
  std::shared_ptr<const Prepared> m_prepared;
};

/// "uniform", "even", "fair": as in files.
std::string_view toString(Wish::Method method);
std::optional<Wish::Method> methodFrom(std::string_view text);

} // namespace kartenwerk

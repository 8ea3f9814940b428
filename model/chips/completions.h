// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/base/random.h"
#include "model/chips/frontier.h"
#include "model/chips/number.h"

namespace kartenwerk {

/// For one size: in how many ways each partial layout can be completed. A number below `total` then
/// names one independent set of that size, so that a uniform number gives a uniform set.
class Completions
{
public:
  /// What the tables would need, in bytes, when every `distance`-th layer is kept.
  static std::uint64_t bytes(const Conflicts& conflicts, const FrontierOrder& order, int size,
                             int distance);

  /// Nothing if stopped. `distance` 1…16: fewer layers take less memory and make draws slower.
  static std::optional<Completions> make(const Conflicts& conflicts, const FrontierOrder& order,
                                         int size, int distance, const Work& work);

  /// How many independent sets of that size there are.
  BigNumber total() const;
  /// Exactly uniform among them; the total must not be zero. Ascending.
  std::vector<int> draw(Random& random) const;

private:
  struct Layer
  {
    std::vector<std::uint32_t> without; ///< by state: the state of the next layer
    std::vector<std::uint32_t> with;
    int least = 0; ///< `values` are kept for least… chips to come, `width` numbers a state
    int width = 0; ///< 0: this layer is not kept
    std::vector<std::uint64_t> values;
  };
  struct Walk;

  Completions(const Conflicts& conflicts, const FrontierOrder& order, int size);
  bool runForward(const Work& work);
  bool fill(std::size_t layer, const Work& work);
  const std::uint64_t* value(const Layer& layer, std::uint32_t state, int chips) const;
  bool descend(Walk& walk, std::size_t layer, std::uint32_t state, int chips) const;
  void setRange(std::size_t layer);

  std::vector<FrontierStep> m_steps;
  std::vector<Layer> m_layers; ///< one more than steps
  int m_size = 0;
  int m_limbs = 1;
};

} // namespace kartenwerk

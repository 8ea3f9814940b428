// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "model/map/map.h"

namespace kartenwerk {

/// A way to lay a board onto itself.
enum class Symmetry : std::uint8_t {
  None,
  LeftRight,
  TopBottom,
  HalfTurn,
  QuarterTurn,
  Diagonal,    ///< about the diagonal from the north-west
  AntiDiagonal ///< about the diagonal from the north-east
};

inline constexpr std::array allSymmetries{Symmetry::LeftRight, Symmetry::TopBottom,
                                          Symmetry::HalfTurn,  Symmetry::QuarterTurn,
                                          Symmetry::Diagonal,  Symmetry::AntiDiagonal};

/// The words of files: "none", "left-right", "top-bottom", "half-turn", "quarter-turn", "diagonal",
/// "anti-diagonal".
[[nodiscard]] std::string_view toString(Symmetry symmetry);
[[nodiscard]] std::optional<Symmetry> symmetryFrom(std::string_view text);

/// Where squares go: about the middle of the smallest rectangle that holds all playable and
/// large-city squares.
class SymmetricFrame
{
public:
  SymmetricFrame(const Map& map, Symmetry symmetry);

  Place image(Place place) const;
  /// The place, its image, that one's image … each once, sorted.
  std::vector<Place> orbit(Place place) const;
  /// Whether playable squares go to playable and large-city squares to large-city squares.
  bool holds() const { return m_holds; }

private:
  Symmetry m_symmetry;
  Place m_first;
  Place m_last;
  bool m_holds = true;
};

/// The symmetries that a map has, without None.
[[nodiscard]] std::vector<Symmetry> symmetriesOf(const Map& map);

} // namespace kartenwerk

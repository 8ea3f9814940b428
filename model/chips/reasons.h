// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace kartenwerk {

/// Why a square may hold no chip, in the order of rules.md D33.
enum class ChipReason : std::uint8_t {
  Outside,         ///< no square of the board
  Blocked,         ///< blocked, depot or highlight: takes no tile
  LargeCity,       ///< takes no tile
  Town,            ///< a town's square
  Start,           ///< a used start square
  UnusedStart,     ///< bears a small town (D24)
  NextToUsedStart, ///< orthogonally next to a used start square
  OpenSide,        ///< beside an open side of a large city (D3)
  ForbiddenKind,   ///< bears something that the settings forbid, such as an island
  ClosedRegion,    ///< in a region that shall hold none
  Banned,          ///< the designer's own ban
  NoMark           ///< chips lie on printed places, and this is none
};

inline constexpr std::array allChipReasons{ChipReason::Outside,         ChipReason::Blocked,
                                           ChipReason::LargeCity,       ChipReason::Town,
                                           ChipReason::Start,           ChipReason::UnusedStart,
                                           ChipReason::NextToUsedStart, ChipReason::OpenSide,
                                           ChipReason::ForbiddenKind,   ChipReason::ClosedRegion,
                                           ChipReason::Banned,          ChipReason::NoMark};

/// The word for programs, in details of issues, in JSON and in ids of messages: "town", "open-side"
/// …
[[nodiscard]] std::string_view toString(ChipReason reason);

/// A set of reasons.
class ChipReasons
{
public:
  constexpr ChipReasons() = default;
  constexpr ChipReasons(std::initializer_list<ChipReason> reasons)
  {
    for (const auto reason : reasons)
      add(reason);
  }

  constexpr void add(ChipReason reason)
  {
    m_bits = static_cast<std::uint16_t>(m_bits | bit(reason));
  }
  constexpr void remove(ChipReasons other)
  {
    m_bits = static_cast<std::uint16_t>(m_bits & ~other.m_bits);
  }
  constexpr bool has(ChipReason reason) const { return (m_bits & bit(reason)) != 0; }
  constexpr bool empty() const { return m_bits == 0; }

  /// The first in the order of D33; nothing for an empty set.
  constexpr std::optional<ChipReason> first() const
  {
    for (const auto reason : allChipReasons)
      if (has(reason))
        return reason;
    return std::nullopt;
  }

  bool operator==(const ChipReasons&) const = default;

private:
  static constexpr unsigned bit(ChipReason reason) { return 1U << static_cast<unsigned>(reason); }

  std::uint16_t m_bits = 0;
};

} // namespace kartenwerk

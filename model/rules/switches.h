// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/rules/profile.h"

namespace kartenwerk {

enum class SwitchGroup : std::uint8_t { Figures, Scoring, Towns, Map, Chips };

/// One rule that can be set: the only list of them, used by the file reader and writer, the editor
/// and the docs. Values are whole numbers: 0 and 1 for a Boolean, the index for a choice.
struct Switch
{
  enum class Type : std::uint8_t { Boolean, Number, Choice };

  std::string_view id; ///< the key in files; "chips.count" is the key "count" in "chips"
  SwitchGroup group = SwitchGroup::Figures;
  Type type = Type::Boolean;
  int least = 0;
  int greatest = 1;
  int step = 1;                        ///< 2 for smallCityPoints, which is 2 or 4
  std::vector<std::string_view> words; ///< choices, as in files
  std::string_view source;             ///< section or decision of docs/rules.md
  int (*read)(const RulesProfile&) = nullptr;
  void (*write)(RulesProfile&, int) = nullptr;
};

/// All switches, in the order of files and of the editor.
std::span<const Switch> switches();
/// Null when there is no such switch.
const Switch* findSwitch(std::string_view id);

/// "base", "maps", "germany".
std::span<const std::string_view> presetIds();

/// Whether the value is one that the switch can have.
bool allows(const Switch& rule, int value);

std::string_view toString(SwitchGroup group);

} // namespace kartenwerk

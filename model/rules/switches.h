// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "model/rules/profile.h"

namespace kartenwerk {

enum class SwitchGroup : std::uint8_t {
  Figures,
  Scoring,
  Towns,
  Map,
  InnsAndCathedrals,
  TradersAndBuilders,
  Abbot,
  River,
  Leipzig,
  Darmstadt,
  Surveyors,
  Chips
};

/// One rule that can be set: the only list of them, used by the file reader and writer, the editor
/// and the docs. Values are whole numbers: 0 and 1 for a Boolean, the index for a choice.
struct Switch
{
  enum class Type : std::uint8_t { Boolean, Number, Choice };

  std::string_view id; ///< the key in files; "chips.count" is the key "count" in the record "chips"
  SwitchGroup group = SwitchGroup::Figures;
  Type type = Type::Boolean;
  int least = 0;
  int greatest = 1;
  int step = 1;                        ///< 2 for smallCityPoints, which is 2 or 4
  std::vector<std::string_view> words; ///< choices, as in files
  std::string_view source; ///< as docs/rules.md names documents and decisions: "LS, D13"
  int (*read)(const RulesProfile&) = nullptr;
  void (*write)(RulesProfile&, int) = nullptr;
};

/// All switches, in the order of files and of the editor.
std::span<const Switch> switches();
/// Null when there is no such switch.
const Switch* findSwitch(std::string_view id);

/// A rule that is a list of words, such as the tiles of a pile.
struct RuleList
{
  struct Word
  {
    std::string_view word; ///< as in files
    int value = 0;
  };

  std::string_view id; ///< as a switch's; its key is always in a record
  SwitchGroup group = SwitchGroup::Leipzig;
  std::vector<Word> words;
  std::size_t least = 0;    ///< entries
  std::size_t greatest = 0; ///< entries
  bool eachOnce = false;    ///< no word may come twice
  std::string_view source;
  std::vector<int> (*read)(const RulesProfile&) = nullptr;
  void (*write)(RulesProfile&, const std::vector<int>&) = nullptr; ///< what allows() takes
};

/// All lists, in the order of files and of the editor; in a file they follow the switches of their
/// record.
std::span<const RuleList> ruleLists();
const RuleList* findRuleList(std::string_view id);

/// The records that hold switches and lists, in the order of files.
struct RuleRecord
{
  std::string_view key;
  Extras& (*extras)(RulesProfile&) = nullptr;
};
std::span<const RuleRecord> ruleRecords();

/// The record's key, "leipzig" of "leipzig.on"; empty for a rule of the profile itself.
std::string_view recordOf(std::string_view id);
/// The key within its record, "on" of "leipzig.on".
std::string_view keyOf(std::string_view id);

/// Whether the value is one that the switch can have.
bool allows(const Switch& rule, int value);
bool allows(const RuleList& list, const std::vector<int>& values);

std::string_view toString(SwitchGroup group);

} // namespace kartenwerk

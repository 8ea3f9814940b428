// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/combinations.h"

#include <array>

namespace kartenwerk {

namespace {

using enum SwitchGroup;
using enum Settled;

constexpr std::array groups{Towns, Map,     InnsAndCathedrals, TradersAndBuilders, Abbot,
                            River, Leipzig, Darmstadt,         Surveyors,          Chips};

constexpr std::array all{
    Combination{Towns, Map, Document, "RB"},
    Combination{Towns, InnsAndCathedrals, Reading, "D28"},
    Combination{Towns, TradersAndBuilders, Reading, "D28"},
    Combination{Towns, Abbot, Reading, "D28"},
    Combination{Towns, River, Impossible, "RI"},
    Combination{Towns, Leipzig, Reading, "D30"},
    Combination{Towns, Darmstadt, Independent, ""},
    Combination{Towns, Surveyors, Reading, "LS, D31"},
    Combination{Towns, Chips, Document, "MC"},
    Combination{Map, InnsAndCathedrals, Reading, "RB, D23, D27"},
    Combination{Map, TradersAndBuilders, Reading, "RB, D23"},
    Combination{Map, Abbot, Reading, "RB, D26"},
    Combination{Map, River, Impossible, "RI"},
    Combination{Map, Leipzig, Reading, "ML, D19"},
    Combination{Map, Darmstadt, Reading, "DA, D17, D32"},
    Combination{Map, Surveyors, Reading, "LS, D8, D31"},
    Combination{Map, Chips, Document, "MC"},
    Combination{InnsAndCathedrals, TradersAndBuilders, Document, "IC, TB"},
    Combination{InnsAndCathedrals, Abbot, Independent, ""},
    Combination{InnsAndCathedrals, River, Document, "RI"},
    Combination{InnsAndCathedrals, Leipzig, Reading, "ML, D12, D30"},
    Combination{InnsAndCathedrals, Darmstadt, Reading, "DA, D16"},
    Combination{InnsAndCathedrals, Surveyors, Reading, "LS, D31"},
    Combination{InnsAndCathedrals, Chips, Reading, "MC, D29"},
    Combination{TradersAndBuilders, Abbot, Open, ""},
    Combination{TradersAndBuilders, River, Open, ""},
    Combination{TradersAndBuilders, Leipzig, Reading, "ML, D30"},
    Combination{TradersAndBuilders, Darmstadt, Reading, "DA, D16"},
    Combination{TradersAndBuilders, Surveyors, Document, "LS"},
    Combination{TradersAndBuilders, Chips, Reading, "MC, D29"},
    Combination{Abbot, River, Independent, ""},
    Combination{Abbot, Leipzig, Reading, "ML, D30"},
    Combination{Abbot, Darmstadt, Reading, "DA, D16"},
    Combination{Abbot, Surveyors, Document, "LS"},
    Combination{Abbot, Chips, Reading, "MC, D29"},
    Combination{River, Leipzig, Open, ""},
    Combination{River, Darmstadt, Independent, ""},
    Combination{River, Surveyors, Independent, ""},
    Combination{River, Chips, Impossible, "RI, MC"},
    Combination{Leipzig, Darmstadt, Reading, "ML, D16, D30"},
    Combination{Leipzig, Surveyors, Reading, "LS, D12, D30"},
    Combination{Leipzig, Chips, Reading, "MC, D29, D30"},
    Combination{Darmstadt, Surveyors, Reading, "LS, D31"},
    Combination{Darmstadt, Chips, Reading, "MC, D16"},
    Combination{Surveyors, Chips, Document, "LS, MC"},
};

} // namespace

std::span<const SwitchGroup> combinedGroups()
{
  return groups;
}

std::span<const Combination> combinations()
{
  return all;
}

bool groupInUse(SwitchGroup group, const RulesProfile& rules, bool onMap)
{
  switch (group) {
  case Figures:
  case Scoring:
    return true;
  case Map:
    return onMap;
  case Towns:
    return rules.townExtraTile || rules.townCosts || rules.townRoadBonus;
  case InnsAndCathedrals:
    return rules.inns || rules.cathedrals || rules.largeMeeple;
  case TradersAndBuilders:
    return rules.goods || rules.builder || rules.pig;
  case Abbot:
    return rules.abbot;
  case River:
    return rules.river;
  case Leipzig:
    return rules.leipzig.on;
  case Darmstadt:
    return rules.darmstadt.on;
  case Surveyors:
    return rules.surveyors.on;
  case Chips:
    return rules.chips.on;
  }
  return false;
}

std::vector<Combination> combinationsInUse(const RulesProfile& rules, bool onMap)
{
  auto result = std::vector<Combination>{};
  for (const auto& combination : all)
    if (groupInUse(combination.first, rules, onMap) && groupInUse(combination.second, rules, onMap))
      result.push_back(combination);
  return result;
}

} // namespace kartenwerk

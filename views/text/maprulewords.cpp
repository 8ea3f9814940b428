// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/maprulewords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

struct MapRuleWords
{
  std::string_view id;
  const char* text;
  const char* reason; ///< what is missing; empty when the rule is played
};

constexpr std::array words{
    MapRuleWords{"upgrade",
                 QT_TRANSLATE_NOOP("MapRules", "Chips worth exactly 4 make a meeple count as two "
                                               "until it is scored."),
                 ""},
    MapRuleWords{"benelux.island-tiles",
                 QT_TRANSLATE_NOOP("MapRules", "With a chip a player takes an open tile from the "
                                               "island of its colour instead of drawing."),
                 ""},
    MapRuleWords{"benelux.other-use", QT_TRANSLATE_NOOP("MapRules", "A second way to use a chip."),
                 QT_TRANSLATE_NOOP("MapRules", "The public text breaks off before it is told.")},
    MapRuleWords{"france.border-sale",
                 QT_TRANSLATE_NOOP("MapRules",
                                   "2 points of one colour are a wine. Once a turn it is sold for "
                                   "5 when the tile meets a road or city at the border with a coat "
                                   "of arms."),
                 ""},
    MapRuleWords{"france.town-sale",
                 QT_TRANSLATE_NOOP("MapRules", "It is sold for 9 when the tile covers a town whose "
                                               "bottle has the wine’s colour."),
                 ""},
    MapRuleWords{"iberia.treats",
                 QT_TRANSLATE_NOOP("MapRules", "A taken chip is laid face up as a treat on a free "
                                               "square in the rows of its colour."),
                 QT_TRANSLATE_NOOP("MapRules", "The public text breaks off before it tells what "
                                               "finding a treat pays.")},
    MapRuleWords{"great-britain.second-turn",
                 QT_TRANSLATE_NOOP("MapRules", "A meeple in the box beside the map buys a second "
                                               "turn."),
                 QT_TRANSLATE_NOOP("MapRules",
                                   "The public text breaks off before it tells what the "
                                   "meeple’s return costs.")},
    MapRuleWords{"ukraine.wagons",
                 QT_TRANSLATE_NOOP("MapRules", "Tiles beside a chumak square give chips, scored "
                                               "features put chips on it, building on it pays "
                                               "them."),
                 QT_TRANSLATE_NOOP("MapRules", "The public text does not tell who puts how many "
                                               "chips on the square.")},
    MapRuleWords{"nordics.city-chips",
                 QT_TRANSLATE_NOOP("MapRules", "Who lays a tile next to a printed city takes the "
                                               "chips there and scores them."),
                 ""},
    MapRuleWords{"nordics.roads",
                 QT_TRANSLATE_NOOP("MapRules", "For a scored road up to one chip of each colour is "
                                               "spent, each for 1 more per tile."),
                 ""},
    MapRuleWords{"nordics.highlights",
                 QT_TRANSLATE_NOOP("MapRules", "What a highlight pays in its colour."),
                 QT_TRANSLATE_NOOP("MapRules", "The public text breaks off before it is told; "
                                               "highlights are borders and no more.")},
    MapRuleWords{"usa.chips", QT_TRANSLATE_NOOP("MapRules", "The chips of these maps."),
                 QT_TRANSLATE_NOOP("MapRules", "No text about them is public.")},
};

const MapRuleWords* found(std::string_view id)
{
  const auto at = std::ranges::find(words, id, &MapRuleWords::id);
  return at == words.end() ? nullptr : at;
}

QString translated(const char* text)
{
  return *text == '\0' ? QString() : QCoreApplication::translate("MapRules", text);
}

} // namespace

QString mapRuleText(std::string_view id)
{
  const auto* rule = found(id);
  return rule ? translated(rule->text) : QString();
}

QString mapRuleReason(const MapRule& rule)
{
  const auto* known = found(rule.id);
  return known && !rule.played() ? translated(known->reason) : QString();
}

bool belongsTo(const MapRule& rule, std::string_view preset)
{
  auto rest = rule.presets;
  while (!rest.empty()) {
    const auto end = std::min(rest.find(", "), rest.size());
    if (rest.substr(0, end) == preset)
      return true;
    rest.remove_prefix(std::min(end + 2, rest.size()));
  }
  return false;
}

} // namespace kartenwerk

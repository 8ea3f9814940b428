// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/presetwords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

namespace kartenwerk {

namespace {

using Word = std::pair<std::string_view, const char*>;

constexpr std::array explanations{
    Word{"base", QT_TRANSLATE_NOOP("Rules", "One start tile lies on the table. Cities, roads, "
                                            "monasteries and fields.")},
    Word{"expansions", QT_TRANSLATE_NOOP("Rules", "With Inns & Cathedrals and Traders & Builders: "
                                                  "a large meeple, goods, a builder and a pig.")},
    Word{"abbot", QT_TRANSLATE_NOOP("Rules", "The tiles of the second edition. An abbot goes into "
                                             "gardens and monasteries and may be taken back.")},
    Word{"river", QT_TRANSLATE_NOOP("Rules", "The spring lies on the table, the tiles of the River "
                                             "are laid before all others.")},
    Word{"leipzig", QT_TRANSLATE_NOOP("Rules", "Four double tiles with the quarters of Leipzig lie "
                                               "in the middle. Who scores a road there may send a "
                                               "meeple to a quarter.")},
    Word{"darmstadt", QT_TRANSLATE_NOOP("Rules", "Three tiles with the churches of Darmstadt and "
                                                 "the Darmstadtium, in place of two monasteries.")},
    Word{"surveyors", QT_TRANSLATE_NOOP("Rules", "Scoring tiles in three piles change what cities, "
                                                 "roads and monasteries are worth.")},
};

} // namespace

QString presetExplanation(std::string_view id)
{
  const auto at = std::ranges::find(explanations, id, &Word::first);
  return at == explanations.end() ? QString() : QCoreApplication::translate("Rules", at->second);
}

} // namespace kartenwerk

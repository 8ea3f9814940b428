// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "model/base/problemrules.h"
#include "views/text/problemwords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    ProblemWords{rule::gameTooLarge,
                 QT_TRANSLATE_NOOP("Problems", "The scenario is too large to play: at most %1 "
                                               "squares, the margin round the map included, and "
                                               "%2 tiles.")},
    ProblemWords{rule::gameTooManyStarts,
                 QT_TRANSLATE_NOOP("Problems", "The program cannot play with %1 start squares in "
                                               "use; %2 are the most.")},
    ProblemWords{rule::gamePlayers,
                 QT_TRANSLATE_N_NOOP("Problems", "The scenario is for %n player(s); two to six can "
                                                 "play."),
                 0},
    ProblemWords{rule::gameMeeples,
                 QT_TRANSLATE_N_NOOP("Problems", "Each player has %n meeple(s); 1 to 20 can be "
                                                 "played with."),
                 0},
    ProblemWords{rule::gameNoTiles,
                 QT_TRANSLATE_NOOP("Problems", "The scenario has no tiles to draw.")},
    ProblemWords{rule::gameTile,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 cannot be played with: its edges and "
                                               "features do not agree.")},
    ProblemWords{rule::gameNoStart,
                 QT_TRANSLATE_NOOP("Problems", "The map has no start square to begin on.")},
    ProblemWords{rule::gameStartSquare,
                 QT_TRANSLATE_NOOP("Problems", "The start square is not on a playable square.")},
    ProblemWords{rule::gameStartTile,
                 QT_TRANSLATE_NOOP("Problems",
                                   "The start tile %1 fits none of the start squares in "
                                   "use.")},
    ProblemWords{rule::gameLaidTile,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 does not fit where it shall lie from "
                                               "the beginning.")},
    ProblemWords{rule::gameUnknownKind,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 is not in the game.")},
    ProblemWords{rule::gameDraws,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 is drawn or laid more often than there "
                                               "is.")},
    ProblemWords{rule::gameChips,
                 QT_TRANSLATE_NOOP("Problems", "The layout has %1 chips; at most %2 can be played "
                                               "with.")},
    ProblemWords{rule::gameLeipzig,
                 QT_TRANSLATE_NOOP("Problems", "The Markets of Leipzig are on, but the map has no "
                                               "large city of 2 × 2 squares that is marked as "
                                               "Leipzig.")},
    ProblemWords{rule::recordIllegalMove,
                 QT_TRANSLATE_NOOP("Problems", "Move %1 is against the rules.")},
    ProblemWords{rule::recordDiffers,
                 QT_TRANSLATE_NOOP("Problems", "At move %1 the record says “%3” for “%2”, but the "
                                               "game gives “%4”.")},
    ProblemWords{rule::recordDeal,
                 QT_TRANSLATE_NOOP("Problems", "The tiles or chips of the record are not those of "
                                               "its scenario.")},
    ProblemWords{rule::recordNames,
                 QT_TRANSLATE_N_NOOP("Problems", "The record names %n player(s), but its scenario "
                                                 "is for %2."),
                 0},
    ProblemWords{rule::recordLaidOff,
                 QT_TRANSLATE_NOOP("Problems", "A tile lies here from the beginning, but this is "
                                               "no start of the scenario.")},
    ProblemWords{rule::recordLaidTwice,
                 QT_TRANSLATE_NOOP("Problems", "A second tile lies here from the beginning.")},
    ProblemWords{rule::recordPiles,
                 QT_TRANSLATE_NOOP("Problems", "The record lays %1 tiles on %2 depots; each depot "
                                               "bears equally many, at most five.")},
    ProblemWords{rule::recordChipExtra,
                 QT_TRANSLATE_NOOP("Problems", "The record has a chip here that the layout of its "
                                               "scenario has not.")},
    ProblemWords{rule::recordChipMissing,
                 QT_TRANSLATE_NOOP("Problems", "The record lacks the chip that the layout of its "
                                               "scenario has here.")},
    ProblemWords{rule::recordQuarters,
                 QT_TRANSLATE_NOOP("Problems", "The quarters of Leipzig are not those of the "
                                               "rules, each once.")},
    ProblemWords{rule::recordSurveyors,
                 QT_TRANSLATE_NOOP("Problems", "The piles of the Land Surveyors are not made of "
                                               "the scoring tiles of the rules.")},
};

} // namespace

std::span<const ProblemWords> gameProblemWords()
{
  return words;
}

} // namespace kartenwerk

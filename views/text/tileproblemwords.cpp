// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "model/base/problemrules.h"
#include "views/text/problemwords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    ProblemWords{rule::tilesKindTwice,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 comes twice in the set.")},
    ProblemWords{rule::tilesFeatureTwice,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1 has two features with the id “%2”.")},
    ProblemWords{rule::tilesEdgeFree,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: no feature belongs to the %3 edge in the "
                                               "%2.")},
    ProblemWords{rule::tilesEdgeTwice,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the edge in the %2 belongs to several "
                                               "features: %3.")},
    ProblemWords{rule::tilesEdgeDiffers,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the edge in the %2 is of the kind %3, but "
                                               "the feature “%4” is not.")},
    ProblemWords{rule::tilesPort,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the feature “%2” cannot leave the tile at "
                                               "%3.")},
    ProblemWords{rule::tilesHalfFree,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: no field belongs to the half-edge %2.")},
    ProblemWords{rule::tilesHalfTwice,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the half-edge %2 belongs to several "
                                               "fields: %3.")},
    ProblemWords{rule::tilesHalfCity,
                 QT_TRANSLATE_NOOP("Problems",
                                   "Tile %1: the half-edge %2 lies at a city edge, so it "
                                   "cannot belong to the field “%3”.")},
    ProblemWords{rule::tilesFieldSplit,
                 QT_TRANSLATE_NOOP("Problems",
                                   "Tile %1: the field edge in the %2 is divided between "
                                   "the fields %3.")},
    ProblemWords{rule::tilesCorner,
                 QT_TRANSLATE_NOOP("Problems",
                                   "Tile %1: at %2 the field “%3” touches the city “%4”, "
                                   "but does not list it.")},
    ProblemWords{rule::tilesUnknownCity,
                 QT_TRANSLATE_NOOP("Problems",
                                   "Tile %1: the feature “%2” names the city “%3”, which "
                                   "the tile does not have.")},
    ProblemWords{rule::tilesInner,
                 QT_TRANSLATE_NOOP("Problems",
                                   "Tile %1: the field “%2” must either reach an edge or "
                                   "be marked as inner.")},
    ProblemWords{rule::tilesNoPorts,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the feature “%2” reaches no edge.")},
    ProblemWords{rule::tilesRoadEnd,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: what “%2” ends at does not agree with the "
                                               "edges that it reaches.")},
    ProblemWords{rule::tilesProperty,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: the feature “%2” cannot have “%3”."), -1,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1: “%3” is given just where roads end at a "
                                               "crossing."),
                 1},
    ProblemWords{rule::tilesGarden,
                 QT_TRANSLATE_NOOP("Problems", "Tile %1 differs from tile %2 in more than one "
                                               "garden.")},
    ProblemWords{rule::tilesStart,
                 QT_TRANSLATE_NOOP("Problems", "The start tile %2 is not in the tile set %1."), -1,
                 QT_TRANSLATE_NOOP("Problems", "The start tile %2 is not in the tile set.")},
    ProblemWords{rule::tilesEmpty, QT_TRANSLATE_NOOP("Problems", "The tile set %1 has no tiles."),
                 -1, QT_TRANSLATE_NOOP("Problems", "The tile set has no tiles.")},
    ProblemWords{rule::tilesTotal,
                 QT_TRANSLATE_NOOP("Problems", "The tile set %1 has %2 tiles; at most %3 can be "
                                               "played with."),
                 -1,
                 QT_TRANSLATE_NOOP("Problems",
                                   "The tile set has %2 tiles; at most %3 can be played "
                                   "with.")},
};

} // namespace

std::span<const ProblemWords> tileProblemWords()
{
  return words;
}

} // namespace kartenwerk

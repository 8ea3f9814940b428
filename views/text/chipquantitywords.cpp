// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/chipquantitywords.h"

#include <QtGlobal>
#include <array>

namespace kartenwerk {

namespace {

constexpr auto words = std::to_array<ChipQuantityWords>({
    {"chips.inBox", QT_TRANSLATE_NOOP("ChipQuantities", "chips in the box"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The table of values and colours in the rules, summed up.")},
    {"chips.left", QT_TRANSLATE_NOOP("ChipQuantities", "chips that stay in the box"),
     QT_TRANSLATE_NOOP("ChipQuantities", "They are put away unseen.")},
    {"chips.placed", QT_TRANSLATE_NOOP("ChipQuantities", "chips on the board"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "As the rules of the scenario say; pinned chips are among them.")},
    {"count.cost", QT_TRANSLATE_NOOP("ChipQuantities", "predicted time of the exact count"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "A dry run finds a good order of the squares and how many states it passes; "
                       "each state holds a number for each size.")},
    {"count.layouts", QT_TRANSLATE_NOOP("ChipQuantities", "legal layouts"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The squares are decided one after the other; layouts that block the same "
                       "squares ahead are counted together. All digits are exact.")},
    {"count.limbs", QT_TRANSLATE_NOOP("ChipQuantities", "64-bit words of a number"), nullptr},
    {"count.nanoseconds", QT_TRANSLATE_NOOP("ChipQuantities", "3.5 nanoseconds"), nullptr},
    {"count.sizes", QT_TRANSLATE_NOOP("ChipQuantities", "sizes from no chip on"), nullptr},
    {"count.states", QT_TRANSLATE_NOOP("ChipQuantities", "states of the dry run"), nullptr},
    {"estimate.growth", QT_TRANSLATE_NOOP("ChipQuantities", "estimated number of layouts"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "From size to size: each layout can grow by a chip on any of its free "
                       "squares, and each larger one comes about once for each of its chips.")},
    {"estimate.meanFreeSquares", QT_TRANSLATE_NOOP("ChipQuantities", "mean number of free squares"),
     nullptr},
    {"estimate.previous", QT_TRANSLATE_NOOP("ChipQuantities", "the number for one chip fewer"),
     nullptr},
    {"estimate.size", QT_TRANSLATE_NOOP("ChipQuantities", "chips"), nullptr},
    {"estimate.standardError",
     QT_TRANSLATE_NOOP("ChipQuantities", "standard error of the estimate"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "How far eight independent runs lie apart, divided by the root of eight.")},
    {"evenness", QT_TRANSLATE_NOOP("ChipQuantities", "evenness"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "100 % would be every chip in the middle of its own compact area, all areas "
                       "equally large. Map and rules rarely allow that.")},
    {"evenness.catchment", QT_TRANSLATE_NOOP("ChipQuantities", "squares for each chip"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Every chip is given so many tile squares, or one more.")},
    {"evenness.lowest",
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "the least number of steps that any layout could conceivably have"),
     QT_TRANSLATE_NOOP("ChipQuantities", "For each square that may hold a chip, the steps to its "
                                         "nearest tile squares; the smallest sums of these.")},
    {"evenness.nearestSums",
     QT_TRANSLATE_NOOP("ChipQuantities", "steps to the nearest squares of the best places"),
     nullptr},
    {"evenness.nextSteps",
     QT_TRANSLATE_NOOP("ChipQuantities", "one step more where squares are left over"), nullptr},
    {"evenness.total", QT_TRANSLATE_NOOP("ChipQuantities", "steps of all walks"),
     QT_TRANSLATE_NOOP(
         "ChipQuantities",
         "The squares are shared out so that every chip gets equally many, or one more, and all "
         "walks together are shortest. Walks go over land, towns, starts and large cities.")},
    {"fairness.gap", QT_TRANSLATE_NOOP("ChipQuantities", "access gap"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The chips are sorted by their distance from each start square in use; the "
                       "gap is how far the nearest, second nearest and so on differ on average.")},
    {"fairness.ownGap", QT_TRANSLATE_NOOP("ChipQuantities", "the map's own access gap"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The same over all tile squares: a start square in the middle is nearer to "
                       "everything, wherever the chips lie.")},
    {"fairness.ownSteps",
     QT_TRANSLATE_NOOP("ChipQuantities", "differences of the distances of all tile squares"),
     nullptr},
    {"fairness.steps",
     QT_TRANSLATE_NOOP("ChipQuantities", "differences of the distances of all chips"), nullptr},
    {"hundred", QT_TRANSLATE_NOOP("ChipQuantities", "100 %"), nullptr},
    {"lost.banned", QT_TRANSLATE_NOOP("ChipQuantities", "banned squares"),
     QT_TRANSLATE_NOOP("ChipQuantities", "You do not want a chip there.")},
    {"lost.blocked", QT_TRANSLATE_NOOP("ChipQuantities", "blocked squares"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Blocked squares, depots and highlights take no tile.")},
    {"lost.closedRegion", QT_TRANSLATE_NOOP("ChipQuantities", "squares of regions without chips"),
     QT_TRANSLATE_NOOP("ChipQuantities", "You ask for no chip in that region.")},
    {"lost.forbiddenKind", QT_TRANSLATE_NOOP("ChipQuantities", "squares of forbidden kinds"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "They bear something, such as an island, on which you want no chip.")},
    {"lost.largeCity", QT_TRANSLATE_NOOP("ChipQuantities", "squares of large cities"),
     QT_TRANSLATE_NOOP("ChipQuantities", "They take no tile.")},
    {"lost.nextToUsedStart",
     QT_TRANSLATE_NOOP("ChipQuantities", "squares next to a start square in use"),
     QT_TRANSLATE_NOOP("ChipQuantities", "No chip lies beside a start square in use.")},
    {"lost.openSide",
     QT_TRANSLATE_NOOP("ChipQuantities", "squares beside an open side of a large city"),
     QT_TRANSLATE_NOOP("ChipQuantities", "A side is open if a road or city is printed on it; in "
                                         "the edition of 2019 every side is.")},
    {"lost.outside", QT_TRANSLATE_NOOP("ChipQuantities", "squares outside the board"),
     QT_TRANSLATE_NOOP("ChipQuantities", "They are no part of the board.")},
    {"lost.start", QT_TRANSLATE_NOOP("ChipQuantities", "start squares in use"),
     QT_TRANSLATE_NOOP("ChipQuantities", "The start tile lies there.")},
    {"lost.town", QT_TRANSLATE_NOOP("ChipQuantities", "towns"),
     QT_TRANSLATE_NOOP("ChipQuantities", "No chip lies on a town.")},
    {"lost.unusedStart", QT_TRANSLATE_NOOP("ChipQuantities", "start squares not in use"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Each bears a small town.")},
    {"maximum", QT_TRANSLATE_NOOP("ChipQuantities", "the greatest number of chips that fit"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The free squares are cut into pieces that hold at most one chip each, so "
                       "no more chips fit than there are pieces; a layout reaches that number.")},
    {"maximum.byCases",
     QT_TRANSLATE_NOOP("ChipQuantities", "the greatest number of chips that fit"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Dominoes are not enough with this distance, these "
                                         "ferries or this symmetry: all cases were gone through.")},
    {"maximum.dominoes", QT_TRANSLATE_NOOP("ChipQuantities", "dominoes"), nullptr},
    {"maximum.groups",
     QT_TRANSLATE_NOOP("ChipQuantities", "groups in which every two squares are too close"),
     nullptr},
    {"maximum.pinned", QT_TRANSLATE_NOOP("ChipQuantities", "pinned chips"), nullptr},
    {"maximum.singles", QT_TRANSLATE_NOOP("ChipQuantities", "single squares"), nullptr},
    {"squares.allowed", QT_TRANSLATE_NOOP("ChipQuantities", "squares that may hold a chip"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "Each square that may hold none is counted once, by its first reason.")},
    {"squares.playable", QT_TRANSLATE_NOOP("ChipQuantities", "playable squares"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Squares that take a tile.")},
    {"standing.drawn", QT_TRANSLATE_NOOP("ChipQuantities", "uniform layouts drawn"), nullptr},
    {"standing.lessEven", QT_TRANSLATE_NOOP("ChipQuantities", "uniform layouts that are less even"),
     nullptr},
    {"standing.percentile",
     QT_TRANSLATE_NOOP("ChipQuantities", "more even than so many random layouts"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "Compared with layouts drawn so that every legal one is equally likely.")},
    {"uniformity.exact", QT_TRANSLATE_NOOP("ChipQuantities", "exactly uniform"),
     QT_TRANSLATE_NOOP("ChipQuantities", "Every legal layout is equally likely. The exact numbers "
                                         "of layouts, or coupling from the past, see to that.")},
    {"uniformity.none", QT_TRANSLATE_NOOP("ChipQuantities", "random, not uniform"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "Some layouts are likelier than others: even and fair ones are wanted, and "
                       "where nothing is proved nothing is claimed.")},
    {"uniformity.proved", QT_TRANSLATE_NOOP("ChipQuantities", "uniform to within 10⁻⁶"),
     QT_TRANSLATE_NOOP(
         "ChipQuantities",
         "Chips are moved about so often that no statement about the layout is likelier by more "
         "than one in a million than in a uniform draw; that number of moves is proved.")},
    {"whatIf.gain", QT_TRANSLATE_NOOP("ChipQuantities", "chips that a rule costs"),
     QT_TRANSLATE_NOOP("ChipQuantities", "How many more would fit if the rule were not there.")},
    {"whatIf.maximum", QT_TRANSLATE_NOOP("ChipQuantities", "the greatest number without a rule"),
     QT_TRANSLATE_NOOP("ChipQuantities",
                       "The same as the maximum, with the squares that this rule takes away.")},
    {"window.fairShare", QT_TRANSLATE_NOOP("ChipQuantities", "fair share of a window"),
     QT_TRANSLATE_NOOP("ChipQuantities", "If the chips lay evenly by tile squares. The window "
                                         "shown is the one farthest from its share.")},
    {"window.squares", QT_TRANSLATE_NOOP("ChipQuantities", "tile squares in the window"), nullptr},
});

} // namespace

std::span<const ChipQuantityWords> chipQuantityWords()
{
  return words;
}

} // namespace kartenwerk

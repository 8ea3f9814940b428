// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

struct SwitchWords
{
  std::string_view id;
  const char* name;
  const char* explanation;
};

constexpr std::array switchWords{
    SwitchWords{"meeples", QT_TRANSLATE_NOOP("Rules", "Meeples a player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many normal meeples each player has. On a map it is 9 instead of "
                             "7; the one on the score board is not among them.")},
    SwitchWords{"fields", QT_TRANSLATE_NOOP("Rules", "Fields score"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Meeples may lie in fields. At the end the field pays 3 for each "
                             "completed city that it touches to whoever has most meeples in it.")},
    SwitchWords{"smallCityPoints", QT_TRANSLATE_NOOP("Rules", "Points of a city of two tiles"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A completed city of two tiles is worth 4 like any other, or 2 under "
                             "the older variant: 1 for each tile and coat of arms.")},
    SwitchWords{"townExtraTile", QT_TRANSLATE_NOOP("Rules", "A covered town gives an extra tile"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever covers a town draws another tile and plays it in full at "
                             "once, once a turn.")},
    SwitchWords{"townCosts", QT_TRANSLATE_NOOP("Rules", "A covered town costs 2 points"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever covers a town loses 2 points; a total may fall below 0.")},
    SwitchWords{"townRoadBonus",
                QT_TRANSLATE_NOOP("Rules", "A road scores 2 more for each town beside it"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A scored road earns 2 for each town square that is still uncovered "
                             "and lies beside one of its tiles, also at the end of the game.")},
    SwitchWords{"islandCoats", QT_TRANSLATE_NOOP("Rules", "Coats on islands score at once"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A tile laid on an island square with coats of arms pays 2 for each "
                             "coat at once; the coats count in no feature.")},
    SwitchWords{"startsUsed", QT_TRANSLATE_NOOP("Rules", "Start squares used"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many start squares are drawn when the scenario names none; the "
                             "rulebook wants two or more.")},
    SwitchWords{"fillHoles", QT_TRANSLATE_NOOP("Rules", "Tiles may close in empty squares"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A tile may be laid so that an empty square is enclosed by tiles. "
                             "Off: such a place is forbidden.")},
    SwitchWords{"inns", QT_TRANSLATE_NOOP("Rules", "Inns on roads score"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A completed road with an inn is worth 2 a tile; unfinished at the "
                             "end it is worth nothing. Off: inns are pictures only.")},
    SwitchWords{"cathedrals", QT_TRANSLATE_NOOP("Rules", "Cathedrals in cities score"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A completed city with a cathedral is worth 3 for each tile and coat "
                             "of arms; unfinished at the end it is worth nothing. Off: cathedrals "
                             "are pictures only.")},
    SwitchWords{"largeMeeple", QT_TRANSLATE_NOOP("Rules", "A large meeple for each player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Each player has one large meeple more. It counts as two where the "
                             "majority is judged.")},
    SwitchWords{"goods", QT_TRANSLATE_NOOP("Rules", "Goods of cities"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever completes a city takes its goods, owner or not. At the end "
                             "each kind pays 10 to whoever has most of it; those who are level all "
                             "get 10.")},
    SwitchWords{"builder", QT_TRANSLATE_NOOP("Rules", "A builder for each player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The builder is put on a road or city where its owner has a meeple. "
                             "Extending that feature with a tile gives a second part of the turn, "
                             "once a turn. It has no vote.")},
    SwitchWords{"pig", QT_TRANSLATE_NOOP("Rules", "A pig for each player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The pig is put in a field where its owner has a farmer. With the "
                             "majority there, each completed city pays him 4 instead of 3. It has "
                             "no vote.")},
    SwitchWords{"abbot", QT_TRANSLATE_NOOP("Rules", "An abbot for each player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The abbot stands on a monastery or a garden and may be taken home "
                             "early, instead of placing a figure, for 1 and 1 for each "
                             "neighbouring tile. Gardens score like monasteries and take only the "
                             "abbot.")},
    SwitchWords{"river", QT_TRANSLATE_NOOP("Rules", "The River is laid first"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Tiles with a river are laid before all others, from the spring to "
                             "the lake, without two bends in a row the same way. Only in games "
                             "without a map.")},
    SwitchWords{"leipzig.on", QT_TRANSLATE_NOOP("Rules", "Play with the Markets of Leipzig"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Whoever has the majority on a completed road that leads to Leipzig "
                             "may score it, or send one of the meeples on it to a quarter instead. "
                             "Meeples in the quarters bring more points for roads, cities, "
                             "monasteries or fields.")},
    SwitchWords{"leipzig.extraMeeple",
                QT_TRANSLATE_NOOP("Rules", "One meeple more for each player"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Meeples sent to Leipzig stay there, so each player has one more.")},
    SwitchWords{"leipzig.majorityAfter",
                QT_TRANSLATE_NOOP("Rules", "Majority is judged after sending"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Off: the majority on the road is judged before anybody goes to "
                             "Leipzig. On: it is judged anew without those sent, so that somebody "
                             "else may score.")},
    SwitchWords{"leipzig.anyCrossingConnects",
                QT_TRANSLATE_NOOP("Rules", "Any crossing connects to Leipzig"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Off: roads that meet in a village are connected to Leipzig together, "
                             "other crossings end the way. On: every crossing of roads connects.")},
    SwitchWords{"leipzig.drawnOrder", QT_TRANSLATE_NOOP("Rules", "Quarters in random order"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The four quarters are shuffled when a game is dealt. Off: they lie "
                             "in the order below.")},
    SwitchWords{"leipzig.order", QT_TRANSLATE_NOOP("Rules", "Order of the quarters"),
                QT_TRANSLATE_NOOP("Rules", "The quarters clockwise, from the north-west.")},
    SwitchWords{"darmstadt.on", QT_TRANSLATE_NOOP("Rules", "Play with the tiles of Darmstadt"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A completed city with the Darmstadtium pays its owners 3 more. A "
                             "completed church pays 3 more to whoever has most followers on its "
                             "nine squares; all who are level get it. Nothing more at the end.")},
    SwitchWords{"darmstadt.churchByVotes", QT_TRANSLATE_NOOP("Rules", "Churches count votes"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Off: each follower on the nine squares counts one. On: large and "
                             "upgraded meeples count two.")},
    SwitchWords{"surveyors.on", QT_TRANSLATE_NOOP("Rules", "Play with the Land Surveyors"),
                QT_TRANSLATE_NOOP(
                    "Rules", "One scoring tile lies open for cities, one for roads and one for "
                             "monasteries. It changes what features completed in the turn are "
                             "worth; after a turn in which a feature with meeples was scored, all "
                             "three change. They have no effect at the end.")},
    SwitchWords{"surveyors.shedsRevolt",
                QT_TRANSLATE_NOOP("Rules", "Sheds count in the Peasant Revolt"),
                QT_TRANSLATE_NOOP("Rules",
                                  "Off: only tiles with a farmhouse lose a point. On: tiles with a "
                                  "cowshed, pigsty or donkey stable, too.")},
    SwitchWords{"surveyors.city", QT_TRANSLATE_NOOP("Rules", "Tiles for cities"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The scoring tiles of cities, shuffled when a game is dealt; at most "
                             "twelve. Without tiles cities score as usual.")},
    SwitchWords{"surveyors.road", QT_TRANSLATE_NOOP("Rules", "Tiles for roads"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The scoring tiles of roads. Whether the last one is +3 or −3 is our "
                             "reading.")},
    SwitchWords{"surveyors.monastery", QT_TRANSLATE_NOOP("Rules", "Tiles for monasteries"),
                QT_TRANSLATE_NOOP(
                    "Rules", "The scoring tiles of monasteries and churches. Whether the last one "
                             "is +3 or −3 is our reading.")},
    SwitchWords{"chips.on", QT_TRANSLATE_NOOP("Rules", "Play with chips"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Chips lie face down on squares of the map. Whoever lays a tile on "
                             "such a square takes the chip.")},
    SwitchWords{"chips.use", QT_TRANSLATE_NOOP("Rules", "Chips give"),
                QT_TRANSLATE_NOOP(
                    "Rules", "A chip pays its value at once. With upgrades it is kept, and chips "
                             "worth exactly 4 make one of the player’s meeples count as two until "
                             "it is scored. Other maps let it pay for an open tile of an island, "
                             "be sold as wine, or lengthen a scored road.")},
    SwitchWords{"chips.count", QT_TRANSLATE_NOOP("Rules", "Chips on the board"),
                QT_TRANSLATE_NOOP("Rules", "How many of the chips lie on the board.")},
    SwitchWords{"chips.placement", QT_TRANSLATE_NOOP("Rules", "Chips lie at the start"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Spread over the map by the rules; on printed places, in their "
                             "colour if they have one; or not at all, when players get them in "
                             "the course of the game.")},
    SwitchWords{"chips.perMark", QT_TRANSLATE_NOOP("Rules", "Chips on each printed place"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many chips lie face down on each printed place. Whoever takes "
                             "them takes all.")},
    SwitchWords{"chips.onIslands", QT_TRANSLATE_NOOP("Rules", "Chips may lie on islands"),
                QT_TRANSLATE_NOOP("Rules", "Off: island squares with coats of arms take no chip.")},
    SwitchWords{"chips.purpleOnes", QT_TRANSLATE_NOOP("Rules", "Purple chips of value 1"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{"chips.purpleTwos", QT_TRANSLATE_NOOP("Rules", "Purple chips of value 2"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{"chips.lightBlueOnes", QT_TRANSLATE_NOOP("Rules", "Light blue chips of value 1"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{"chips.lightBlueTwos", QT_TRANSLATE_NOOP("Rules", "Light blue chips of value 2"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{"chips.orangeOnes", QT_TRANSLATE_NOOP("Rules", "Orange chips of value 1"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{"chips.orangeTwos", QT_TRANSLATE_NOOP("Rules", "Orange chips of value 2"),
                QT_TRANSLATE_NOOP(
                    "Rules", "How many such chips are in the box. The rules do not say it; five of "
                             "each value and colour is our reading.")},
    SwitchWords{
        "chips.edition", QT_TRANSLATE_NOOP("Rules", "Large cities bar chips"),
        QT_TRANSLATE_NOOP("Rules",
                          "No chip lies beside an open side of a large city: a printed road or "
                          "city that faces a playable square. The rules of 2019 bar every side.")},
    SwitchWords{"chips.onUnusedStarts",
                QT_TRANSLATE_NOOP("Rules", "Chips may lie on unused starts"),
                QT_TRANSLATE_NOOP(
                    "Rules", "Off: an unused start square shows a town, and towns take no chip.")},
    SwitchWords{"chips.ferriesAreNeighbours",
                QT_TRANSLATE_NOOP("Rules", "Ferries join neighbours for chips"),
                QT_TRANSLATE_NOOP(
                    "Rules", "On: the two landings of a ferry count as neighbours, so that not "
                             "both of them may have a chip.")},
};

const SwitchWords* found(std::string_view id)
{
  const auto at = std::ranges::find(switchWords, id, &SwitchWords::id);
  return at == switchWords.end() ? nullptr : at;
}

} // namespace

QString switchText(std::string_view id)
{
  const auto* words = found(id);
  return words ? QCoreApplication::translate("Rules", words->name) : QString();
}

QString switchExplanation(std::string_view id)
{
  const auto* words = found(id);
  return words ? QCoreApplication::translate("Rules", words->explanation) : QString();
}

} // namespace kartenwerk

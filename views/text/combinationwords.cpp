// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/combinationwords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

using enum SwitchGroup;

struct Reason
{
  SwitchGroup first;
  SwitchGroup second;
  const char* text;
};

constexpr std::array reasons{
    Reason{Towns, Map, QT_TRANSLATE_NOOP("Rules", "The town variants belong to the maps.")},
    Reason{Towns, InnsAndCathedrals,
           QT_TRANSLATE_NOOP("Rules",
                             "An unfinished road with an inn earns nothing at the end for towns "
                             "beside it either.")},
    Reason{Towns, TradersAndBuilders,
           QT_TRANSLATE_NOOP("Rules",
                             "Town and builder together still give only one second part of a "
                             "turn.")},
    Reason{Towns, Abbot,
           QT_TRANSLATE_NOOP("Rules",
                             "The extra tile is a full part of the turn, so the abbot may go "
                             "home in it.")},
    Reason{Towns, River,
           QT_TRANSLATE_NOOP("Rules",
                             "Towns are printed on maps, and the River is only for games without "
                             "a map.")},
    Reason{Towns, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "Whoever sends his only meeple gets nothing for the towns beside "
                             "that road.")},
    Reason{Towns, Darmstadt,
           QT_TRANSLATE_NOOP("Rules", "Towns change roads and turns; Darmstadt changes cities and "
                                      "churches.")},
    Reason{Towns, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "Points for towns are added at the end and change with no scoring "
                             "tile, not with the Highway either.")},
    Reason{Towns, Chips, QT_TRANSLATE_NOOP("Rules", "No chip lies on a town.")},
    Reason{Map, InnsAndCathedrals,
           QT_TRANSLATE_NOOP("Rules",
                             "The rulebook uses the tiles without their rules. With them, coats "
                             "on roads stay at 2, and coats in a city with a cathedral are worth "
                             "3, printed ones too.")},
    Reason{Map, TradersAndBuilders,
           QT_TRANSLATE_NOOP("Rules",
                             "The rulebook uses the tiles without their rules. With them, "
                             "printed pieces have no goods, and a builder needs a tile, not a "
                             "print, to extend his feature.")},
    Reason{Map, Abbot,
           QT_TRANSLATE_NOOP("Rules",
                             "Gardens at the border are complete like monasteries when all "
                             "squares that exist round them are filled.")},
    Reason{Map, River,
           QT_TRANSLATE_NOOP("Rules",
                             "The River is laid in one line on the open table; printed squares "
                             "leave it no way.")},
    Reason{Map, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "Leipzig was made for games without a map. On a map a large city of "
                             "2 × 2 squares marked as Leipzig takes the place of the double "
                             "tiles.")},
    Reason{Map, Darmstadt,
           QT_TRANSLATE_NOOP("Rules",
                             "At a border the church counts only squares that exist. The "
                             "Darmstadtium needs a city beside it, a large or printed one too.")},
    Reason{Map, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "Printed pieces count as tiles for the scoring tiles, a ferry does "
                             "not; no scoring tile takes anything from a print.")},
    Reason{Map, Chips, QT_TRANSLATE_NOOP("Rules", "Chips lie on the squares of a map.")},
    Reason{InnsAndCathedrals, TradersAndBuilders,
           QT_TRANSLATE_NOOP("Rules",
                             "Both belong to the base game and are made to be played together.")},
    Reason{InnsAndCathedrals, Abbot,
           QT_TRANSLATE_NOOP("Rules", "Inns and cathedrals change roads and cities; the abbot has "
                                      "monasteries and gardens.")},
    Reason{InnsAndCathedrals, River,
           QT_TRANSLATE_NOOP("Rules", "The River is laid first, then all other tiles are shuffled "
                                      "together.")},
    Reason{InnsAndCathedrals, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "The quarters pay after all changes by inns and cathedrals; the "
                             "Wainwrights count tiles as they are. A large meeple may be sent, "
                             "too.")},
    Reason{InnsAndCathedrals, Darmstadt,
           QT_TRANSLATE_NOOP("Rules",
                             "In cities the large meeple counts two. Round a church it is one "
                             "follower like any other, unless votes are counted.")},
    Reason{InnsAndCathedrals, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "The scoring tile changes the worth of a tile first, then inn or "
                             "cathedral add to it. A farmhouse under the Peasant Revolt on a "
                             "road with an inn is worth 1.")},
    Reason{InnsAndCathedrals, Chips,
           QT_TRANSLATE_NOOP("Rules", "Chips upgrade normal meeples only, not the large one.")},
    Reason{TradersAndBuilders, Abbot,
           QT_TRANSLATE_NOOP("Rules",
                             "Nobody says whether the abbot may go home in the builder’s second "
                             "part. Here he may: it is a full part of the turn.")},
    Reason{TradersAndBuilders, River,
           QT_TRANSLATE_NOOP("Rules",
                             "Nobody says whether a builder works while the River is laid. Here "
                             "he does.")},
    Reason{TradersAndBuilders, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "Builder and pig are never sent to Leipzig and keep no majority "
                             "there.")},
    Reason{TradersAndBuilders, Darmstadt,
           QT_TRANSLATE_NOOP("Rules", "Builder and pig do not count round a church.")},
    Reason{TradersAndBuilders, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "The same scoring tiles hold for both parts of a turn; they change "
                             "when the whole turn is over.")},
    Reason{TradersAndBuilders, Chips,
           QT_TRANSLATE_NOOP("Rules",
                             "Chips upgrade neither builder nor pig; a meeple may be upgraded in "
                             "each part of the turn.")},
    Reason{Abbot, River,
           QT_TRANSLATE_NOOP("Rules",
                             "A garden or monastery beside the river scores like any other.")},
    Reason{Abbot, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "An abbot who leaves early gives the Bookbinders nothing, and "
                             "gardens never do; a completed monastery always does.")},
    Reason{Abbot, Darmstadt,
           QT_TRANSLATE_NOOP("Rules",
                             "An abbot may stand on a church. Whoever leaves it early takes no 3 "
                             "points along; the bonus comes when the church is complete, "
                             "occupied or not.")},
    Reason{Abbot, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "An abbot who leaves early is scored without the scoring tile and "
                             "does not make the tiles change; gardens are scored without it, "
                             "too.")},
    Reason{Abbot, Chips,
           QT_TRANSLATE_NOOP("Rules", "Chips upgrade normal meeples only, not the abbot.")},
    Reason{River, Leipzig,
           QT_TRANSLATE_NOOP("Rules",
                             "Both want to lie first, and nobody says where the river would "
                             "begin. They cannot be played together here.")},
    Reason{River, Darmstadt,
           QT_TRANSLATE_NOOP("Rules", "The River ends before the tiles of Darmstadt are drawn.")},
    Reason{River, Surveyors,
           QT_TRANSLATE_NOOP("Rules", "Cities, roads and monasteries on river tiles score like any "
                                      "others.")},
    Reason{River, Chips,
           QT_TRANSLATE_NOOP("Rules",
                             "Chips lie on maps, and the River is only for games without a map.")},
    Reason{Leipzig, Darmstadt,
           QT_TRANSLATE_NOOP("Rules",
                             "Churches are monasteries for the Bookbinders. Followers round a "
                             "church are counted before anybody goes to Leipzig.")},
    Reason{Leipzig, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "A road from which a meeple is sent counts as scored for the change "
                             "of tiles. The Wainwrights count the real tiles, not the Highway’s "
                             "five.")},
    Reason{Leipzig, Chips,
           QT_TRANSLATE_NOOP("Rules",
                             "An upgraded meeple that is sent loses its chip, and nobody is "
                             "upgraded in Leipzig.")},
    Reason{Darmstadt, Surveyors,
           QT_TRANSLATE_NOOP("Rules",
                             "All whom the Citizens’ Jury lets score get the Darmstadtium’s 3, "
                             "too. Hermit and Pilgrimage Route hold for churches; their 3 points "
                             "come on top.")},
    Reason{Darmstadt, Chips,
           QT_TRANSLATE_NOOP("Rules",
                             "Round a church an upgraded meeple is one follower, unless votes "
                             "are counted; in the city of the Darmstadtium it counts two.")},
    Reason{Surveyors, Chips,
           QT_TRANSLATE_NOOP("Rules",
                             "Where the Citizens’ Jury lets everybody score, an upgraded meeple "
                             "gains nothing and loses its chip all the same.")},
};

constexpr std::array settledWords{
    QT_TRANSLATE_NOOP("Rules", "Settled by a document"), QT_TRANSLATE_NOOP("Rules", "Our reading"),
    QT_TRANSLATE_NOOP("Rules", "Independent"),           QT_TRANSLATE_NOOP("Rules", "Open"),
    QT_TRANSLATE_NOOP("Rules", "Not possible"),
};

} // namespace

QString combinationTitle(const Combination& combination)
{
  const auto name = [](SwitchGroup group) {
    return group == Map ? QCoreApplication::translate("Rules", "A game on a map")
                        : groupText(group);
  };
  return QCoreApplication::translate("Rules", "%1 with %2")
      .arg(name(combination.first), name(combination.second));
}

QString combinationReason(const Combination& combination)
{
  const auto found = std::ranges::find_if(reasons, [&](const Reason& reason) {
    return reason.first == combination.first && reason.second == combination.second;
  });
  return found == reasons.end() ? QString() : QCoreApplication::translate("Rules", found->text);
}

QString settledText(Settled settled)
{
  return QCoreApplication::translate("Rules", settledWords[static_cast<std::size_t>(settled)]);
}

} // namespace kartenwerk

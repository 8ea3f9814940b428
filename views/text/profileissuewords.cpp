// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    IssueWords{Rule::RiverRuleOnMap, QT_TRANSLATE_NOOP("Issues", "River on a map"),
               QT_TRANSLATE_NOOP("Issues", "The River is laid first, but the game has a map."),
               QT_TRANSLATE_NOOP("Issues",
                                 "The River is laid in one line on the open table before all "
                                 "other tiles. The squares of a map leave it no way: play it "
                                 "without a map, or switch it off."),
               QT_TRANSLATE_NOOP("Issues", "Switch the River off")},
    IssueWords{Rule::RiverAndLeipzig, QT_TRANSLATE_NOOP("Issues", "River and Leipzig"),
               QT_TRANSLATE_NOOP("Issues",
                                 "The River and the double tiles of Leipzig both want to lie "
                                 "first."),
               QT_TRANSLATE_NOOP("Issues",
                                 "No document says where the river would begin when Leipzig lies "
                                 "on the table. Play one of them."),
               QT_TRANSLATE_NOOP("Issues", "Switch the River off")},
    IssueWords{Rule::RiverEnds, QT_TRANSLATE_NOOP("Issues", "Ends of the river"),
               QT_TRANSLATE_NOOP("Issues",
                                 "The river has no single spring and lake: springs %1, lakes %2."),
               QT_TRANSLATE_NOOP("Issues",
                                 "The river runs from one spring to one lake. Without a spring no "
                                 "river tile can be laid, without a lake the river stays open, and "
                                 "a second spring or lake is set aside."),
               nullptr},
    IssueWords{Rule::LeipzigMissing, QT_TRANSLATE_NOOP("Issues", "No Leipzig on the map"),
               QT_TRANSLATE_NOOP("Issues",
                                 "The Markets of Leipzig are on, but no large city of the map is "
                                 "marked as Leipzig."),
               QT_TRANSLATE_NOOP("Issues",
                                 "On a map a large city of 2 × 2 squares takes the place of the "
                                 "double tiles. Mark one as Leipzig on the map, or switch the "
                                 "rule off."),
               QT_TRANSLATE_NOOP("Issues", "Switch the Markets of Leipzig off")},
    IssueWords{
        Rule::LeipzigShape, QT_TRANSLATE_NOOP("Issues", "Leipzig of another shape"),
        QT_TRANSLATE_NOOP("Issues", "The city “%1” is marked as Leipzig, but is not 2 × 2 squares "
                                    "with gates and closed sides only."),
        QT_TRANSLATE_NOOP("Issues", "Each square is one of the four quarters, roads leave it "
                                    "through gates, and all other sides are closed: then a road "
                                    "that a gate begins leads to its quarter."),
        nullptr},
    IssueWords{
        Rule::LeipzigTwice, QT_TRANSLATE_NOOP("Issues", "Two Leipzigs"),
        QT_TRANSLATE_NOOP("Issues", "%1 large cities of the map are marked as Leipzig: {places}."),
        QT_TRANSLATE_NOOP("Issues", "There is one Leipzig with four quarters. Take the mark away "
                                    "from all others."),
        nullptr},
    IssueWords{
        Rule::RuleWithoutTiles, QT_TRANSLATE_NOOP("Issues", "Rule without tiles"),
        QT_TRANSLATE_NOOP("Issues", "The rule “%1” is on, but no tile of the game needs it."),
        QT_TRANSLATE_NOOP("Issues",
                          "The rule changes nothing. Add the tile set that it belongs to, "
                          "or switch it off."),
        QT_TRANSLATE_NOOP("Issues", "Switch the rule off")},
    IssueWords{
        Rule::AbbotWithoutBuildings, QT_TRANSLATE_NOOP("Issues", "Abbot without gardens"),
        QT_TRANSLATE_NOOP("Issues", "The abbot plays, but no tile has a garden or a monastery."),
        QT_TRANSLATE_NOOP("Issues", "The abbot stands on monasteries and gardens. The tile sets of "
                                    "the second edition have gardens."),
        QT_TRANSLATE_NOOP("Issues", "Switch the abbot off")},
    IssueWords{
        Rule::DarmstadtWithoutTiles, QT_TRANSLATE_NOOP("Issues", "Darmstadt without its tiles"),
        QT_TRANSLATE_NOOP("Issues", "The rules of Darmstadt are on, but its three tiles are not in "
                                    "the game."),
        QT_TRANSLATE_NOOP("Issues", "The Darmstadtium and the two churches are a tile set of their "
                                    "own, to be shuffled in."),
        QT_TRANSLATE_NOOP("Issues", "Add the tiles of Darmstadt")},
    IssueWords{Rule::DarmstadtMonasteries, QT_TRANSLATE_NOOP("Issues", "Many monasteries"),
               QT_TRANSLATE_NOOP("Issues", "With the churches of Darmstadt, the base game has more "
                                           "monasteries than is meant."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Played with the base game alone, two of its monasteries are "
                                 "taken out, so that the two churches replace them."),
               QT_TRANSLATE_NOOP("Issues", "Take two monasteries out")},
    IssueWords{
        Rule::FiguresTooMany, QT_TRANSLATE_NOOP("Issues", "Too many figures"),
        QT_TRANSLATE_NOOP("Issues", "The players have %1 figures together; a game can hold %2."),
        QT_TRANSLATE_NOOP("Issues", "Meeples and special figures of all players are counted. Give "
                                    "each player fewer meeples."),
        QT_TRANSLATE_NOOP("Issues", "Give each player fewer meeples")},
};

} // namespace

std::span<const IssueWords> profileIssueWords()
{
  return words;
}

} // namespace kartenwerk

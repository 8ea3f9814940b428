// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    IssueWords{
        Rule::SquareFitsNoTile, QT_TRANSLATE_NOOP("Issues", "Square that no tile fits"),
        QT_TRANSLATE_NOOP("Issues",
                          "No tile of the set fits the square {places} with what is printed round "
                          "it."),
        QT_TRANSLATE_NOOP("Issues",
                          "The tile on this square must match the printed roads and cities, the "
                          "ferries and the sides of large cities around it. No tile does, however "
                          "it is turned: change a print, or add tiles that fit."),
        nullptr},
    IssueWords{
        Rule::StartTileFitsNowhere, QT_TRANSLATE_NOOP("Issues", "Start tile that fits no start"),
        QT_TRANSLATE_NOOP("Issues", "The start tile %1 fits none of the start squares {places}."),
        QT_TRANSLATE_NOOP("Issues",
                          "The start tile is laid on one of the used start squares and must match "
                          "what is printed there. Move a start square inland, or choose another "
                          "start tile."),
        nullptr},
    IssueWords{Rule::StartTileMissing, QT_TRANSLATE_NOOP("Issues", "No start tile"),
               QT_TRANSLATE_NOOP("Issues", "None of the tile sets names a start tile."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Without a start tile, random tiles are laid on all used start "
                                 "squares. That works; the games differ more from each other."),
               nullptr},
    IssueWords{Rule::NoTiles, QT_TRANSLATE_NOOP("Issues", "No tiles"),
               QT_TRANSLATE_NOOP("Issues", "The scenario has no tiles to draw."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Choose at least one tile set, and leave some of its tiles in "
                                 "the game."),
               nullptr},
    IssueWords{
        Rule::TilesTooFew, QT_TRANSLATE_NOOP("Issues", "Few tiles for this map"),
        QT_TRANSLATE_NOOP("Issues", "There are %1 tiles for %2 playable squares, so that much of "
                                    "the map will stay empty."),
        QT_TRANSLATE_NOOP("Issues",
                          "Published maps have about as many tiles as squares. With far fewer, "
                          "roads and cities stay open and chips stay on the map. Add a tile set, "
                          "or make the map smaller."),
        nullptr},
    IssueWords{
        Rule::TilesTooMany, QT_TRANSLATE_NOOP("Issues", "Many tiles for this map"),
        QT_TRANSLATE_NOOP("Issues", "There are %1 tiles for %2 playable squares, so that many "
                                    "tiles will be left over."),
        QT_TRANSLATE_NOOP("Issues",
                          "Published maps have about as many tiles as squares. With far more, the "
                          "game ends when the map is full, and who gets the last good tile is "
                          "chance. Take tiles out, or make the map larger."),
        nullptr},
    IssueWords{
        Rule::RiverOnMap, QT_TRANSLATE_NOOP("Issues", "River tiles on a map"),
        QT_TRANSLATE_N_NOOP("Issues", "%n river tile(s) in the draw pile can hardly be laid on a "
                                      "map."),
        QT_TRANSLATE_NOOP("Issues",
                          "River tiles are laid before all others, in one line from the spring to "
                          "the lake. On a map with several start squares there is no place for "
                          "that: use The River in games without a map."),
        nullptr, 0},
    IssueWords{Rule::ChangeUnknown, QT_TRANSLATE_NOOP("Issues", "Changed count of an unknown tile"),
               QT_TRANSLATE_NOOP("Issues", "The tile set “%1” has no tile %2 whose count could be "
                                           "changed."),
               QT_TRANSLATE_NOOP("Issues",
                                 "The scenario changes how often this tile comes, but the set "
                                 "does not have it. Perhaps the tile was renamed or removed."),
               QT_TRANSLATE_NOOP("Issues", "Remove the change")},
    IssueWords{
        Rule::UsedStartUnknown, QT_TRANSLATE_NOOP("Issues", "Used start that is no start square"),
        QT_TRANSLATE_NOOP("Issues", "The scenario begins on {places}, but that is no start square "
                                    "of the map."),
        QT_TRANSLATE_NOOP("Issues", "The first tiles are laid on start squares of the map. Choose "
                                    "another start, or make the square a start square."),
        QT_TRANSLATE_NOOP("Issues", "Do not use this start")},
    IssueWords{Rule::UsedStartRepeated, QT_TRANSLATE_NOOP("Issues", "Same start used twice"),
               QT_TRANSLATE_NOOP("Issues", "The start square {places} is named more than once."),
               QT_TRANSLATE_NOOP("Issues",
                                 "One tile is laid on each used start square, so each can be "
                                 "used once only."),
               QT_TRANSLATE_NOOP("Issues", "Name it once")},
    IssueWords{
        Rule::UsedStartsTooFew, QT_TRANSLATE_NOOP("Issues", "Only one start in use"),
        QT_TRANSLATE_N_NOOP(
            "Issues", "The scenario uses %n start square(s); the rules ask for at least two."),
        QT_TRANSLATE_NOOP("Issues",
                          "With a single start all tiles grow from one place, and much of "
                          "what makes a map interesting is lost. Use two or three."),
        nullptr, 0},
    IssueWords{
        Rule::UsedStartsTooMany, QT_TRANSLATE_NOOP("Issues", "More starts in use than there are"),
        QT_TRANSLATE_NOOP("Issues", "The rules use %1 start squares, but the map has only %2."),
        QT_TRANSLATE_NOOP("Issues", "Lower the number of used start squares in the rules, or add "
                                    "start squares to the map."),
        QT_TRANSLATE_NOOP("Issues", "Use those that there are")},
    IssueWords{
        Rule::SquareUnreachableFromUsed,
        QT_TRANSLATE_NOOP("Issues", "Squares that the used starts cannot reach"),
        QT_TRANSLATE_N_NOOP("Issues", "%n playable square(s) cannot be reached from the start "
                                      "squares in use: {places}."),
        QT_TRANSLATE_NOOP("Issues",
                          "Other start squares of the map would reach them, but the scenario does "
                          "not use those. Use another start, or join the parts of the map."),
        nullptr, 0},
    IssueWords{
        Rule::SquareUnreachableByChance,
        QT_TRANSLATE_NOOP("Issues", "Squares that some choices of starts cannot reach"),
        QT_TRANSLATE_N_NOOP("Issues",
                            "%n playable square(s) cannot be reached with every choice of "
                            "start squares: {places}."),
        QT_TRANSLATE_NOOP("Issues",
                          "The start squares in use are drawn at random, and with an unlucky draw "
                          "none of them reaches these squares. Name the starts in the scenario, or "
                          "join the parts of the map."),
        nullptr, 0},
    IssueWords{
        Rule::PlayersOutOfRange, QT_TRANSLATE_NOOP("Issues", "Wrong number of players"),
        QT_TRANSLATE_N_NOOP("Issues", "The scenario is for %n player(s); two to six can play."),
        QT_TRANSLATE_NOOP("Issues", "The game has figures in six colours, and needs at least two "
                                    "players."),
        QT_TRANSLATE_NOOP("Issues", "Take the nearest number"), 0},
    IssueWords{
        Rule::LaidOffStart, QT_TRANSLATE_NOOP("Issues", "Laid tile that is on no used start"),
        QT_TRANSLATE_NOOP("Issues", "A tile shall lie on {places} from the beginning, but that is "
                                    "no start square in use."),
        QT_TRANSLATE_NOOP("Issues", "Only used start squares bear a tile from the beginning."),
        QT_TRANSLATE_NOOP("Issues", "Remove the tile")},
    IssueWords{
        Rule::LaidUnknown, QT_TRANSLATE_NOOP("Issues", "Laid tile that is not in the game"),
        QT_TRANSLATE_NOOP("Issues", "The tile %1 shall lie on {places}, but no tile set in use has "
                                    "it."),
        QT_TRANSLATE_NOOP("Issues", "Choose a tile of the sets in use, or add the set that has "
                                    "it."),
        nullptr},
    IssueWords{
        Rule::LaidFitsNot, QT_TRANSLATE_NOOP("Issues", "Laid tile that does not fit"),
        QT_TRANSLATE_NOOP("Issues", "The tile %1 does not fit on {places} as it shall lie there."),
        QT_TRANSLATE_NOOP("Issues", "A tile that lies from the beginning must match the prints, "
                                    "ferries and large cities round its square like any other. "
                                    "Turn it, or choose another. The Darmstadtium needs a city "
                                    "beside it."),
        nullptr},
    IssueWords{Rule::DrawUnknown, QT_TRANSLATE_NOOP("Issues", "Drawn tile that is not in the game"),
               QT_TRANSLATE_NOOP("Issues",
                                 "The fixed order of draws names the tile %1, but no tile set in "
                                 "use has it."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Every tile of a fixed order must be in the draw pile. Add the "
                                 "tile set that has it, or change the order."),
               nullptr},
    IssueWords{
        Rule::DrawTooOften, QT_TRANSLATE_NOOP("Issues", "Tile drawn more often than there is"),
        QT_TRANSLATE_NOOP("Issues", "The fixed order of draws names the tile %1 %2 times; the draw "
                                    "pile has it %3 times."),
        QT_TRANSLATE_NOOP("Issues", "A fixed order can only draw what is there. Change the order, "
                                    "or the count of the tile."),
        nullptr},
    IssueWords{Rule::ChipBoxUnusual, QT_TRANSLATE_NOOP("Issues", "Unusual number of chips"),
               QT_TRANSLATE_N_NOOP("Issues", "%n chip(s) is/are laid instead of the usual 30."),
               QT_TRANSLATE_NOOP("Issues",
                                 "The published sets lay 30 chips. A smaller map may well do "
                                 "with fewer; this is only a reminder."),
               nullptr, 0},
    IssueWords{
        Rule::ChipColourUnusual, QT_TRANSLATE_NOOP("Issues", "More than ten chips of a colour"),
        QT_TRANSLATE_NOOP("Issues", "The box holds %2 chips in %1; the published sets have 10 of "
                                    "each colour."),
        QT_TRANSLATE_NOOP("Issues", "Whoever plays with a published set cannot take that many out "
                                    "of the box. Lower the numbers in the chip rules, or print "
                                    "chips of your own."),
        nullptr},
    IssueWords{
        Rule::ChipsTooManyForBox, QT_TRANSLATE_NOOP("Issues", "More chips than the box holds"),
        QT_TRANSLATE_NOOP("Issues", "%1 chips shall be laid, but the box holds only %2."),
        QT_TRANSLATE_NOOP("Issues", "Lay fewer chips, or put more into the box: the chip rules say "
                                    "how many there are of each colour and value."),
        nullptr},
    IssueWords{
        Rule::ChipsTooManyForMap, QT_TRANSLATE_NOOP("Issues", "More chips than fit on the map"),
        QT_TRANSLATE_NOOP("Issues", "%1 chips shall be laid, but at most %2 fit on this map."),
        QT_TRANSLATE_NOOP(
            "Issues",
            "No two chips lie side by side, none lies on a town or a start, next to a used start "
            "or beside an open side of a large city. The chips panel shows the squares that prove "
            "how many fit. Lay fewer chips, or change the map."),
        nullptr},
    IssueWords{
        Rule::LayoutCount, QT_TRANSLATE_NOOP("Issues", "Layout with another number of chips"),
        QT_TRANSLATE_NOOP("Issues", "The layout has %1 chips; the rules ask for %2."),
        QT_TRANSLATE_NOOP("Issues", "The layout was made for another number of chips. Draw a new "
                                    "one, or change the number in the rules."),
        nullptr},
    IssueWords{
        Rule::LayoutColour, QT_TRANSLATE_NOOP("Issues", "Layout with chips that are not there"),
        QT_TRANSLATE_NOOP("Issues", "The layout has %3 chips of %1 with value %2; the box holds "
                                    "%4."),
        QT_TRANSLATE_NOOP("Issues", "A layout can only use the chips that are in the box. Draw the "
                                    "layout anew, or change the chip rules."),
        nullptr},
    IssueWords{
        Rule::LayoutIllegal, QT_TRANSLATE_NOOP("Issues", "Chip where none may lie"),
        QT_TRANSLATE_NOOP("Issues", "By the rules no chip may lie on {places}."),
        QT_TRANSLATE_NOOP(
            "Issues",
            "Chips lie on playable squares, at most one on each and no two side by side; none on "
            "a town or a start, next to a used start, or beside an open side of a large city. "
            "Move the chip, or draw a new layout."),
        nullptr},
    IssueWords{
        Rule::LayoutOwnRules, QT_TRANSLATE_NOOP("Issues", "Layout against your own rules"),
        QT_TRANSLATE_NOOP("Issues", "The chips on {places} break a rule of your own."),
        QT_TRANSLATE_NOOP(
            "Issues",
            "The game can be played so, but the layout is not what you asked for: distance, "
            "regions, pinned and banned squares, symmetry. Draw a new layout, or change what you "
            "ask for."),
        nullptr},
};

} // namespace

std::span<const IssueWords> scenarioIssueWords()
{
  return words;
}

} // namespace kartenwerk

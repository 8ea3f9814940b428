// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

constexpr std::array squareWords{
    IssueWords{Rule::NoSquares, QT_TRANSLATE_NOOP("Issues", "No playable squares"),
               QT_TRANSLATE_NOOP("Issues", "The map has no playable square."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Tiles are laid on playable squares only, so nothing can be "
                                 "played on this map. Paint some land with the ground tool."),
               nullptr},
    IssueWords{Rule::TooFewStarts, QT_TRANSLATE_NOOP("Issues", "Too few start squares"),
               QT_TRANSLATE_N_NOOP(
                   "Issues", "The map has %n start square(s); a game begins on at least two."),
               QT_TRANSLATE_NOOP(
                   "Issues", "The first tiles are laid on start squares, and the rules ask for at "
                             "least two of them. Put start squares far from each other, so that "
                             "players can choose where to begin."),
               nullptr, 0},
    IssueWords{
        Rule::StartOffSquares, QT_TRANSLATE_NOOP("Issues", "Start square where no tile can lie"),
        QT_TRANSLATE_NOOP("Issues", "The start square {named} is not on a playable square."),
        QT_TRANSLATE_NOOP("Issues", "A tile lies on each used start square from the beginning. "
                                    "Make the square playable, or take the start away."),
        QT_TRANSLATE_NOOP("Issues", "Remove the start")},
    IssueWords{Rule::TownOffSquares, QT_TRANSLATE_NOOP("Issues", "Town where no tile can lie"),
               QT_TRANSLATE_NOOP("Issues", "The town {named} is not on a playable square."),
               QT_TRANSLATE_NOOP("Issues",
                                 "A town is an ordinary square with a small house that a tile "
                                 "will cover. Make the square playable, or take the town away."),
               QT_TRANSLATE_NOOP("Issues", "Remove the town")},
    IssueWords{Rule::SiteOffSquares, QT_TRANSLATE_NOOP("Issues", "Mark where no tile can lie"),
               QT_TRANSLATE_NOOP("Issues", "What is printed on {places} needs a playable square."),
               QT_TRANSLATE_NOOP(
                   "Issues", "Coats of arms of an island, chip marks and Chumak squares come into "
                             "play when a tile covers them or lies beside them. Make the square "
                             "playable, or take the mark away."),
               QT_TRANSLATE_NOOP("Issues", "Remove the mark")},
    IssueWords{
        Rule::StartIsTown, QT_TRANSLATE_NOOP("Issues", "Start square that is marked as a town too"),
        QT_TRANSLATE_NOOP("Issues", "The start square {named} bears a town as well."),
        QT_TRANSLATE_NOOP("Issues",
                          "Every start square shows a small town of its own and counts as a town "
                          "as long as it is not used. A second town on it changes nothing."),
        QT_TRANSLATE_NOOP("Issues", "Remove the town")},
    IssueWords{
        Rule::IslandWithoutCoats, QT_TRANSLATE_NOOP("Issues", "Island mark without coats of arms"),
        QT_TRANSLATE_NOOP("Issues", "The island mark on {places} has no coat of arms."),
        QT_TRANSLATE_NOOP("Issues", "A tile on an island square scores 2 points for each coat of "
                                    "arms there. Without any the mark does nothing: give it at "
                                    "least one coat, or take it away."),
        nullptr},
    IssueWords{Rule::StartNameMissing, QT_TRANSLATE_NOOP("Issues", "Start square without a name"),
               QT_TRANSLATE_NOOP("Issues", "The start square on {places} has no name."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Players choose start squares by name, and the setup sheet "
                                 "lists them by name. Name the start in its properties."),
               nullptr},
    IssueWords{Rule::TownNameMissing, QT_TRANSLATE_NOOP("Issues", "Town without a name"),
               QT_TRANSLATE_NOOP("Issues", "The town on {places} has no name."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Towns are printed with their names, and the log of a game "
                                 "speaks of them by name. Name the town in its properties."),
               nullptr},
    IssueWords{Rule::LargeCityNameMissing, QT_TRANSLATE_NOOP("Issues", "Large city without a name"),
               QT_TRANSLATE_NOOP("Issues", "The large city on {places} has no name."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Large cities are printed with their names, and the log of a game "
                                 "speaks of them by name. Name the city in its properties."),
               nullptr},
    IssueWords{Rule::NameRepeated, QT_TRANSLATE_NOOP("Issues", "Same name twice"),
               QT_TRANSLATE_NOOP("Issues", "The name “%1” is used more than once: {places}."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Start squares, towns and large cities are told apart by their "
                                 "names, on paper and in the log of a game. Rename one of them."),
               nullptr},
    IssueWords{
        Rule::SquareUnreachable, QT_TRANSLATE_NOOP("Issues", "Squares that no start can reach"),
        QT_TRANSLATE_N_NOOP("Issues",
                            "%n playable square(s) cannot be reached from any start: {places}."),
        QT_TRANSLATE_NOOP(
            "Issues",
            "A tile must touch a tile that lies already. Tiles spread from square to neighbouring "
            "square, round large cities that they touch, and along ferries. No way leads from a "
            "start square to these squares: join them by land, a large city or a ferry, or make "
            "them sea."),
        nullptr, 0},
    IssueWords{
        Rule::IslandUnreachable, QT_TRANSLATE_NOOP("Issues", "Island that no ferry reaches"),
        QT_TRANSLATE_NOOP("Issues", "The coats of arms on the island square {places} can never be "
                                    "scored, for no tile gets there."),
        QT_TRANSLATE_NOOP("Issues", "Island squares are reached by ferry. Draw a ferry from the "
                                    "mainland to the island."),
        nullptr},
    IssueWords{
        Rule::StraySquare, QT_TRANSLATE_NOOP("Issues", "Stray squares"),
        QT_TRANSLATE_N_NOOP("Issues", "%n playable square(s) lie(s) alone, far from the rest: "
                                      "{places}."),
        QT_TRANSLATE_NOOP("Issues",
                          "A few squares with nothing but empty space around them are often left "
                          "over from drawing. Erase them, or join them to the rest by a ferry."),
        QT_TRANSLATE_NOOP("Issues", "Make sea of them"), 0},
    IssueWords{
        Rule::Hole, QT_TRANSLATE_NOOP("Issues", "Hole in the land"),
        QT_TRANSLATE_N_NOOP("Issues", "%n square(s) inside the land take(s) no tile: {places}."),
        QT_TRANSLATE_NOOP("Issues",
                          "A hole is a border like the coast: it closes the cities and roads that "
                          "run into it. That is fine for a lake; if it is not meant, paint land."),
        nullptr, 0},
    IssueWords{Rule::ColourMissing, QT_TRANSLATE_NOOP("Issues", "Colour missing"),
               QT_TRANSLATE_NOOP("Issues", "What is printed on {places} has no colour."),
               QT_TRANSLATE_NOOP(
                   "Issues", "Depots, highlights and printed chip marks belong to a chip colour: "
                             "purple, light blue or orange. Choose one in the properties."),
               nullptr},
};

} // namespace

std::span<const IssueWords> squareIssueWords()
{
  return squareWords;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

constexpr std::array borderWords{
    IssueWords{Rule::PrintOffSquares, QT_TRANSLATE_NOOP("Issues", "Print that faces no square"),
               QT_TRANSLATE_NOOP("Issues", "The print at {sides} faces no playable square."),
               QT_TRANSLATE_NOOP("Issues",
                                 "A printed road or city at the border is joined by the tile on "
                                 "the square that it faces. Without such a square nobody can "
                                 "ever reach it."),
               QT_TRANSLATE_NOOP("Issues", "Remove the print")},
    IssueWords{
        Rule::PrintInside, QT_TRANSLATE_NOOP("Issues", "Print between two squares"),
        QT_TRANSLATE_NOOP("Issues", "A square lies beyond the side {sides}, so there can be no "
                                    "print."),
        QT_TRANSLATE_NOOP("Issues",
                          "Prints stand at the border of the land: beyond their side there is sea, "
                          "clouds, land abroad or the end of the map, but no playable square and "
                          "no large city."),
        QT_TRANSLATE_NOOP("Issues", "Remove the print")},
    IssueWords{Rule::PrintGroupMixed, QT_TRANSLATE_NOOP("Issues", "Print of road and city in one"),
               QT_TRANSLATE_NOOP("Issues",
                                 "The printed feature “%1” is a road at one side and a city at "
                                 "another: {sides}."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Prints of one group are one feature, and a feature is either a "
                                 "road or a city. Give all of them the same kind, or put them "
                                 "into different groups."),
               nullptr},
    IssueWords{
        Rule::PrintGroupDiffers, QT_TRANSLATE_NOOP("Issues", "Printed feature with two faces"),
        QT_TRANSLATE_NOOP("Issues", "The sides of the printed feature “%1” differ in name, coats "
                                    "of arms or counted tiles: {sides}."),
        QT_TRANSLATE_NOOP("Issues", "Prints of one group are one feature whose coats of arms and "
                                    "tiles count once. All its sides should say the same."),
        QT_TRANSLATE_NOOP("Issues", "Make them all like the first")},
    IssueWords{
        Rule::LandingOffSquares, QT_TRANSLATE_NOOP("Issues", "Ferry that ends off the map"),
        QT_TRANSLATE_NOOP("Issues", "The ferry does not land on a playable square at {sides}."),
        QT_TRANSLATE_NOOP("Issues", "A ferry joins the roads of two playable squares. Move its end "
                                    "to a square, or take the ferry away."),
        QT_TRANSLATE_NOOP("Issues", "Remove the ferry")},
    IssueWords{
        Rule::LandingInside, QT_TRANSLATE_NOOP("Issues", "Ferry that lands between two squares"),
        QT_TRANSLATE_NOOP("Issues", "A square lies beyond the side {sides}, so no ferry can land "
                                    "there."),
        QT_TRANSLATE_NOOP("Issues",
                          "A ferry lands at the border of the land: beyond its side there is no "
                          "playable square and no large city. Move the landing to another side."),
        QT_TRANSLATE_NOOP("Issues", "Remove the ferry")},
    IssueWords{Rule::FerryOneEnd, QT_TRANSLATE_NOOP("Issues", "Ferry with one end"),
               QT_TRANSLATE_NOOP("Issues", "Both ends of the ferry are at {sides}."),
               QT_TRANSLATE_NOOP("Issues",
                                 "A ferry has two landings at different squares. Draw it anew "
                                 "from one landing to the other."),
               QT_TRANSLATE_NOOP("Issues", "Remove the ferry")},
    IssueWords{
        Rule::FerrySameSquare, QT_TRANSLATE_NOOP("Issues", "Ferry from a square to itself"),
        QT_TRANSLATE_NOOP("Issues", "The ferry joins two sides of the same square: {sides}."),
        QT_TRANSLATE_NOOP("Issues", "Such a ferry opens no new square and demands two roads of one "
                                    "tile. It is hardly meant."),
        QT_TRANSLATE_NOOP("Issues", "Remove the ferry")},
    IssueWords{Rule::SideTwice, QT_TRANSLATE_NOOP("Issues", "Two things at one side"),
               QT_TRANSLATE_NOOP("Issues", "More than one print or landing stands at {sides}."),
               QT_TRANSLATE_NOOP("Issues",
                                 "A side of a square bears at most one print or one landing of a "
                                 "ferry. Move one of them to another side."),
               QT_TRANSLATE_NOOP("Issues", "Keep only one")},
    IssueWords{Rule::LargeCityInPieces, QT_TRANSLATE_NOOP("Issues", "Large city in pieces"),
               QT_TRANSLATE_N_NOOP("Issues", "The large city {named} is in %n piece(s)."),
               QT_TRANSLATE_NOOP("Issues",
                                 "The squares of a large city hang together side by side. Fill "
                                 "the gap, or make two cities of it."),
               nullptr, 1},
    IssueWords{
        Rule::LargeCityClosed, QT_TRANSLATE_NOOP("Issues", "Large city without an open side"),
        QT_TRANSLATE_NOOP("Issues", "The large city {named} has no open side: no city or road side "
                                    "of it faces a playable square."),
        QT_TRANSLATE_NOOP("Issues",
                          "Tiles join a large city at its open sides. Without any it is complete "
                          "from the start and nobody can ever own it; it still counts for fields."),
        nullptr},
    IssueWords{
        Rule::GateLeadsNowhere, QT_TRANSLATE_NOOP("Issues", "Gate that leads nowhere"),
        QT_TRANSLATE_NOOP("Issues", "A road leaves the large city {named} towards no playable "
                                    "square: {sides}."),
        QT_TRANSLATE_NOOP("Issues", "A gate is joined by the tile on the square before it. Without "
                                    "such a square the side counts as closed."),
        QT_TRANSLATE_NOOP("Issues", "Close the side")},
    IssueWords{Rule::LargeCitiesTouch, QT_TRANSLATE_NOOP("Issues", "Large cities side by side"),
               QT_TRANSLATE_NOOP("Issues", "Two large cities touch at {places}."),
               QT_TRANSLATE_NOOP("Issues",
                                 "Different large cities do not join where they touch: the side "
                                 "between them is closed. If they are meant to be one city, "
                                 "make them one."),
               nullptr},
};

} // namespace

std::span<const IssueWords> borderIssueWords()
{
  return borderWords;
}

} // namespace kartenwerk

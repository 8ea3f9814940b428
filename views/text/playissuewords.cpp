// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

// What keeps a scenario from being played, and what is asked of chips in vain.
constexpr std::array words{
    IssueWords{
        Rule::TooLargeToPlay, QT_TRANSLATE_NOOP("Issues", "Too large to play"),
        QT_TRANSLATE_NOOP("Issues",
                          "The program cannot play this: it has %2 of what it can hold %3 of."),
        QT_TRANSLATE_NOOP(
            "Issues",
            "A scenario of this size can be drawn, checked and printed, but neither the preview "
            "nor the command line can play it. Take out tiles or starts, or make the map smaller."),
        nullptr},
    IssueWords{
        Rule::LaidOffTable, QT_TRANSLATE_NOOP("Issues", "Laid tile off the table"),
        QT_TRANSLATE_NOOP("Issues", "A tile shall lie on {places} from the beginning, but the "
                                    "table of a game without a map has %1 × %1 squares."),
        QT_TRANSLATE_NOOP("Issues",
                          "The tile can never be reached there. Remove it, or lay it elsewhere."),
        QT_TRANSLATE_NOOP("Issues", "Remove the tile")},
    IssueWords{
        Rule::LaidTwice, QT_TRANSLATE_NOOP("Issues", "Two tiles on one square"),
        QT_TRANSLATE_NOOP("Issues", "More than one tile shall lie on {places} from the beginning."),
        QT_TRANSLATE_NOOP("Issues",
                          "A square bears one tile. Remove the others, or lay them elsewhere."),
        QT_TRANSLATE_NOOP("Issues", "Keep the first")},
    IssueWords{
        Rule::LaidMismatch, QT_TRANSLATE_NOOP("Issues", "Laid tiles that do not match"),
        QT_TRANSLATE_NOOP("Issues", "The tiles that shall lie on {places} from the beginning do "
                                    "not match side by side, however they are turned."),
        QT_TRANSLATE_NOOP("Issues",
                          "Tiles side by side must show each other the same: road to road, city to "
                          "city, field to field. Turn one of them, or choose another."),
        nullptr},
    IssueWords{
        Rule::DrawsMissing, QT_TRANSLATE_NOOP("Issues", "Fixed order without tiles"),
        QT_TRANSLATE_NOOP("Issues",
                          "All draws shall come in a fixed order, but the order names no tile."),
        QT_TRANSLATE_NOOP(
            "Issues", "With every draw fixed, the game has just the tiles of the order: with none "
                      "it ends before it begins. Name the tiles, or let them be drawn at random."),
        QT_TRANSLATE_NOOP("Issues", "Draw at random")},
    IssueWords{
        Rule::WishRegionUnknown,
        QT_TRANSLATE_NOOP("Issues", "Chips asked for in an unknown region"),
        QT_TRANSLATE_NOOP(
            "Issues",
            "You ask for a number of chips in the region “%1”, which the map does not have."),
        QT_TRANSLATE_NOOP("Issues", "Perhaps the region was renamed or removed. As long as chips "
                                    "are asked for there, no layout can be drawn."),
        QT_TRANSLATE_NOOP("Issues", "Ask nothing of this region")},
    IssueWords{
        Rule::WishPinForbidden, QT_TRANSLATE_NOOP("Issues", "Pin where no chip may lie"),
        QT_TRANSLATE_NOOP("Issues", "No chip can be pinned on {places}: none may lie there."),
        QT_TRANSLATE_NOOP("Issues", "As long as such a square is pinned, no layout can be drawn. "
                                    "Remove the pin, or change the map."),
        QT_TRANSLATE_NOOP("Issues", "Remove the pin")},
    IssueWords{
        Rule::WishPinBanned, QT_TRANSLATE_NOOP("Issues", "Square pinned and banned"),
        QT_TRANSLATE_NOOP("Issues", "You ask for a chip on {places} and ban chips there as well."),
        QT_TRANSLATE_NOOP("Issues", "A pinned square bears a chip in every layout, a banned one in "
                                    "none: no layout can be both."),
        QT_TRANSLATE_NOOP("Issues", "Lift the ban")},
    IssueWords{
        Rule::WishBanOffMap, QT_TRANSLATE_NOOP("Issues", "Ban off the map"),
        QT_TRANSLATE_NOOP("Issues", "You ban chips on {places}, but that is off the map."),
        QT_TRANSLATE_NOOP("Issues", "Perhaps the map was made smaller. Such a ban does nothing."),
        QT_TRANSLATE_NOOP("Issues", "Remove the ban")},
    IssueWords{Rule::WishBanWithoutEffect, QT_TRANSLATE_NOOP("Issues", "Ban without effect"),
               QT_TRANSLATE_NOOP("Issues", "You ban chips on {places}, where none may lie anyway."),
               QT_TRANSLATE_NOOP(
                   "Issues",
                   "The rules keep chips off towns, starts in use, large cities and what is "
                   "next to them. The ban changes nothing as long as the map stays as it is."),
               QT_TRANSLATE_NOOP("Issues", "Remove the ban")},
};

} // namespace

std::span<const IssueWords> playIssueWords()
{
  return words;
}

} // namespace kartenwerk

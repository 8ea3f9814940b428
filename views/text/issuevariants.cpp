// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "views/text/issuewords.h"

namespace kartenwerk {

namespace {

constexpr std::array variants{
    IssueVariant{Rule::SiteOffSquares, "island",
                 QT_TRANSLATE_NOOP("Issues", "The island mark on {places} is not on a playable "
                                             "square.")},
    IssueVariant{Rule::SiteOffSquares, "chip-mark",
                 QT_TRANSLATE_NOOP("Issues", "The chip mark on {places} is not on a playable "
                                             "square.")},
    IssueVariant{Rule::SiteOffSquares, "chumak",
                 QT_TRANSLATE_NOOP("Issues", "The Chumak mark on {places} is not on a playable "
                                             "square.")},
    IssueVariant{Rule::ColourMissing, "depot",
                 QT_TRANSLATE_NOOP("Issues", "The depot on {places} has no colour.")},
    IssueVariant{Rule::ColourMissing, "highlight",
                 QT_TRANSLATE_NOOP("Issues", "The highlight on {places} has no colour.")},
    IssueVariant{Rule::ColourMissing, "chip-mark",
                 QT_TRANSLATE_NOOP("Issues", "The chip mark on {places} has no colour.")},
    IssueVariant{Rule::AbbotWithoutBuildings, "garden",
                 QT_TRANSLATE_NOOP("Issues", "The abbot plays, but no tile has a garden.")},
    IssueVariant{Rule::LayoutIllegal, "outside",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies off the squares of the "
                                             "map.")},
    IssueVariant{Rule::LayoutIllegal, "blocked",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a square that takes no "
                                             "tile.")},
    IssueVariant{Rule::LayoutIllegal, "large-city",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a large city.")},
    IssueVariant{Rule::LayoutIllegal, "town",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a town.")},
    IssueVariant{Rule::LayoutIllegal, "start",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a start square in "
                                             "use.")},
    IssueVariant{Rule::LayoutIllegal, "unused-start",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on an unused start square, "
                                             "which bears a town.")},
    IssueVariant{Rule::LayoutIllegal, "next-to-start",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies next to a start square in "
                                             "use.")},
    IssueVariant{Rule::LayoutIllegal, "open-side",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies beside an open side of a "
                                             "large city.")},
    IssueVariant{Rule::LayoutOwnRules, "forbidden-kind",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a kind of square that "
                                             "shall bear none.")},
    IssueVariant{Rule::LayoutOwnRules, "closed-region",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies in a region that shall "
                                             "bear none.")},
    IssueVariant{Rule::LayoutOwnRules, "banned",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on a banned square.")},
    IssueVariant{Rule::LayoutIllegal, "no-mark",
                 QT_TRANSLATE_NOOP("Issues", "The chip on {places} lies on no printed place for "
                                             "chips.")},
    IssueVariant{Rule::LayoutIllegal, "two-on-one",
                 QT_TRANSLATE_NOOP("Issues", "More than one chip lies on {places}.")},
    IssueVariant{Rule::LayoutIllegal, "too-close",
                 QT_TRANSLATE_NOOP("Issues", "The chips on {places} lie too close together.")},
    IssueVariant{Rule::LayoutOwnRules, "too-close",
                 QT_TRANSLATE_NOOP("Issues", "The chips on {places} lie closer together than you "
                                             "ask for.")},
    IssueVariant{Rule::LayoutOwnRules, "pin-missing",
                 QT_TRANSLATE_NOOP("Issues", "No chip lies on the pinned square {places}.")},
    IssueVariant{Rule::LayoutOwnRules, "quota-too-few",
                 QT_TRANSLATE_NOOP("Issues", "Fewer chips lie in the region %2 than you ask "
                                             "for.")},
    IssueVariant{Rule::LayoutOwnRules, "quota-too-many",
                 QT_TRANSLATE_NOOP("Issues", "More chips lie in the region %2 than you ask for.")},
    IssueVariant{Rule::LayoutOwnRules, "not-symmetric",
                 QT_TRANSLATE_NOOP("Issues", "The chips on {places} have no counterpart in the "
                                             "symmetry that you ask for.")},
    IssueVariant{Rule::TooLargeToPlay, "squares",
                 QT_TRANSLATE_NOOP("Issues", "The program cannot play on this map: with its margin "
                                             "it has %2 squares, and %3 are the most.")},
    IssueVariant{Rule::TooLargeToPlay, "tiles",
                 QT_TRANSLATE_NOOP("Issues", "The program cannot play with %2 tiles; %3 are the "
                                             "most.")},
    IssueVariant{Rule::TooLargeToPlay, "kinds",
                 QT_TRANSLATE_NOOP("Issues", "The program cannot play with %2 kinds of tiles; %3 "
                                             "are the most.")},
    IssueVariant{Rule::TooLargeToPlay, "tiles-of-a-kind",
                 QT_TRANSLATE_NOOP("Issues", "The program cannot play with %2 tiles of one kind; "
                                             "%3 are the most.")},
    IssueVariant{Rule::TooLargeToPlay, "starts",
                 QT_TRANSLATE_NOOP("Issues", "The program cannot play with %2 start squares in "
                                             "use; %3 are the most.")},
    IssueVariant{Rule::WishRegionUnknown, "",
                 QT_TRANSLATE_NOOP("Issues", "You ask for a number of chips in a region without a "
                                             "name.")},
    IssueVariant{Rule::LaidOffTable, "map",
                 QT_TRANSLATE_NOOP("Issues", "A tile shall lie on {places} from the beginning, but "
                                             "that is off the map.")},
    IssueVariant{
        Rule::WishPinForbidden, "outside",
        QT_TRANSLATE_NOOP("Issues",
                          "No chip can be pinned on {places}: no square of the board is there.")},
    IssueVariant{
        Rule::WishPinForbidden, "blocked",
        QT_TRANSLATE_NOOP("Issues", "No chip can be pinned on {places}: no tile is laid there.")},
    IssueVariant{Rule::WishPinForbidden, "large-city",
                 QT_TRANSLATE_NOOP(
                     "Issues", "No chip can be pinned on {places}: a large city stands there.")},
    IssueVariant{
        Rule::WishPinForbidden, "town",
        QT_TRANSLATE_NOOP("Issues", "No chip can be pinned on {places}: a town stands there.")},
    IssueVariant{
        Rule::WishPinForbidden, "start",
        QT_TRANSLATE_NOOP("Issues", "No chip can be pinned on {places}: the game begins there.")},
    IssueVariant{
        Rule::WishPinForbidden, "unused-start",
        QT_TRANSLATE_NOOP("Issues",
                          "No chip can be pinned on {places}: unused start squares bear a town.")},
    IssueVariant{
        Rule::WishPinForbidden, "next-to-start",
        QT_TRANSLATE_NOOP(
            "Issues", "No chip can be pinned on {places}: a start square in use lies next to it.")},
    IssueVariant{
        Rule::WishPinForbidden, "open-side",
        QT_TRANSLATE_NOOP(
            "Issues",
            "No chip can be pinned on {places}: an open side of a large city lies beside it.")},
    IssueVariant{
        Rule::WishPinForbidden, "forbidden-kind",
        QT_TRANSLATE_NOOP(
            "Issues",
            "No chip can be pinned on {places}: you ask for none on this kind of square.")},
    IssueVariant{
        Rule::WishPinForbidden, "closed-region",
        QT_TRANSLATE_NOOP("Issues",
                          "No chip can be pinned on {places}: you ask for none in this region.")},
    IssueVariant{
        Rule::WishPinForbidden, "no-mark",
        QT_TRANSLATE_NOOP(
            "Issues", "No chip can be pinned on {places}: no place for chips is printed there.")},
};

} // namespace

std::span<const IssueVariant> issueVariants()
{
  return variants;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/recordreader.h"
#include "model/map/elements.h"

namespace kartenwerk {

/// The words of files: "start", "town", "island", "chip-mark", "chumak"; "road", "city";
/// "purple", "light-blue", "orange" ("" for none).
std::string_view toString(SiteKind kind);
std::string_view toString(PrintKind kind);
std::string_view toString(Colour colour);

Choices<SiteKind> siteKindChoices();
Choices<PrintKind> printKindChoices();
Choices<Colour> colourChoices(); ///< without none
Choices<CitySideKind> citySideChoices();

/// The sign of a square in a row of a file: ~ sea, % clouds, ^ land abroad, . playable, C large
/// city, # blocked, = blocked by waves, d p b o depot and h P B O highlight without colour, purple,
/// light blue, orange.
char signOf(const Square& square);
std::optional<Square> squareFrom(char sign);

/// "D7 north".
std::string toString(const Landing& landing);
std::optional<Landing> landingFrom(std::string_view text);

} // namespace kartenwerk

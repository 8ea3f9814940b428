// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace kartenwerk {

/// What a number of chipExplanations(), or a quantity of one of its formulas, is called: "squares
/// that may hold a chip". Empty for an unknown id.
QString chipQuantityText(std::string_view id);

/// How that number comes about: "Squares that may hold a chip = playable squares − towns − …",
/// and why, in a sentence or two. Empty for an unknown id.
QString chipExplanationText(std::string_view id);

} // namespace kartenwerk

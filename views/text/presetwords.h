// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace kartenwerk {

/// What a game by a preset without a map is like, in a sentence or two; empty for other presets.
QString presetExplanation(std::string_view id);

} // namespace kartenwerk

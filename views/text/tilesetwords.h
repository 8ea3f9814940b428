// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace kartenwerk {

/// The title of a tile set in the language in use; titles that did not come with the program stay
/// as they are.
QString tileSetTitle(std::string_view title);

} // namespace kartenwerk

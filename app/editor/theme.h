// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>
#include <cstdint>
#include <optional>

namespace kartenwerk {

enum class Theme : std::uint8_t { System, Light, Dark };

/// "system", "light", "dark": as in settings and on the command line.
QString toString(Theme theme);
std::optional<Theme> themeFrom(const QString& text);

/// Our own palettes; text has a contrast of at least 4.5:1 on its ground in both.
QPalette lightPalette();
QPalette darkPalette();

/// Sets the style and the palette of the program. System asks what the desktop's palette was at
/// the first call. Needs a QApplication.
void applyTheme(Theme theme);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace kartenwerk {

/// Makes the fonts inside the program known to Qt; call it once after the application object is
/// there. Further calls do nothing. False when a font could not be loaded: text then falls back
/// to what the system has.
bool loadFonts();

/// The one face for screen, picture and paper.
QString fontFamily();

/// The face in a weight, 100 pixels tall: scale the painter to what you need, for Qt knows whole
/// pixels only.
QFont scalableFont(QFont::Weight weight = QFont::Normal);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "model/base/problem.h"

class QPalette;

// Colours that follow the window, not the map.
namespace kartenwerk {

/// Whether text is lighter than its ground.
bool isDark(const QPalette& palette);

/// The colour in which a finding of that severity is marked, on a dark or a light ground.
QColor signalColour(Severity severity, bool dark);

} // namespace kartenwerk

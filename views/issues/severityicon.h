// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QRectF>

#include "model/base/problem.h"

class QPainter;
class QPalette;

namespace kartenwerk {

/// Cross in a disc, exclamation mark in a triangle, i in a ring: told apart without colour too.
void paintSeverity(QPainter& painter, const QRectF& box, Severity severity,
                   const QPalette& palette);
/// The same as an icon at 16, 32 and 48 pixels.
QIcon severityIcon(Severity severity, const QPalette& palette);

/// A tick in a disc: nothing found.
void paintAllWell(QPainter& painter, const QRectF& box, const QPalette& palette);

} // namespace kartenwerk

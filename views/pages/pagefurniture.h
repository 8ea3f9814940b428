// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include "views/pages/page.h"

namespace kartenwerk {

/// The part of a page between header and footer; text keeps 14 mm from the edge.
QRectF bodyOf(QSizeF page);

/// The title and what is under it; large on the first page, small on the others.
void addHeader(Page& page, const QString& title, const QString& subtitle, bool first);

/// A 100 mm bar with ticks every 10 mm, what to do when it is not 100 mm long, the file with the
/// first 12 digits of its hash, and the page's code.
void addFooter(Page& page, const QString& fileName, const QString& contentHash, int number,
               int count);

/// The length of the bar in millimetres.
inline constexpr double measuringBar = 100;

} // namespace kartenwerk

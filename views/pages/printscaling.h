// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace kartenwerk {

/// The PDF with /ViewerPreferences << /PrintScaling /None >> in its catalog, by an incremental
/// update (PDF 1.7, 7.5.6): viewers then offer to print it at true scale. Qt cannot set it. A file
/// whose catalog is not found comes back as it was.
QByteArray withoutPrintScaling(const QByteArray& pdf);

} // namespace kartenwerk

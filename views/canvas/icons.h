// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace kartenwerk {

/// One of our own icons (resources/icons, by its name without suffix), drawn at any size in the
/// text colour of the palette in use, so that it reads in light and dark. An unknown name gives an
/// empty icon.
QIcon lineIcon(const QString& name);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSpinBox;

namespace kartenwerk {

/// A field for the columns or rows of a map, 1 to the most that a map may have, with an accessible
/// name. The caller's to keep.
QSpinBox* sizeField(int value, const QString& name);

} // namespace kartenwerk

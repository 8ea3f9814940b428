// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include "model/chips/wishes.h"

class QPainter;

namespace kartenwerk {

/// Where chips must and must not lie, in square units: a pin in the corner of each pinned square,
/// a cross over each banned one. `squares` limits the work. For screens only: no part of a map.
void paintChipWishes(QPainter& painter, const ChipWishes& wishes, const QRect& squares);

} // namespace kartenwerk

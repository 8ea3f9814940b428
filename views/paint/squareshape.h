// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QPainterPath>

namespace kartenwerk {

/// The part of the unit square that lies at least `inset` from those of its eight neighbours that
/// are set in `others` (one bit each, as in neighbourSteps). Where two such sides meet, the corner
/// is rounded with `radius`; round a lone diagonal neighbour it curves in. Joined over many
/// squares, these parts make one even band along a coast, yet each square is drawn alone.
///
/// Sides that go on in the next square reach `bleed` beyond the square: vector pictures would show
/// a hair between them.
QPainterPath squareShape(std::uint8_t others, double inset, double radius, double bleed = 0);

/// The band between two such parts.
QPainterPath squareBand(std::uint8_t others, double outer, double inner, double radius,
                        double bleed = 0);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "model/map/map.h"

class QColor;
class QPainter;
class QRectF;

namespace kartenwerk {

struct MapColours;

/// Everything that decides how one square is drawn, and nothing else: equal looks give equal
/// pictures, so it is the key of an atlas. Made of the square, its sites, the large city it
/// belongs to, and of its eight neighbours' ground, outside look and large city. So after an edit
/// of a square, its sites or its large city, repaint that square and the eight round it; after an
/// edit of a large city's sides or coats, its own squares.
struct SquareLook
{
  Square square;
  std::uint8_t variant = 0;  ///< 0…15, by place: waves, clouds and roofs differ from each other
  std::uint16_t around = 0;  ///< two bits a neighbour: 0 inside, 1 sea or waves, 2 clouds, 3 abroad
  std::uint8_t sameCity = 0; ///< one bit a neighbour: belongs to the same large city
  std::uint8_t citySides = 0; ///< two bits a side, as CitySideKind; large cities
  std::uint8_t sites = 0;     ///< one bit a SiteKind
  std::uint8_t coats = 0;     ///< of the large-city square, or of the island
  Colour chipMark = Colour::None;
  Colour wine = Colour::None; ///< towns with a bottle
  bool leipzig = false;       ///< a large city with the mark of Markets of Leipzig

  bool operator==(const SquareLook&) const = default;
};

/// Neighbours are numbered clockwise from the north: N 0, NE 1, E 2, SE 3, S 4, SW 5, W 6, NW 7.
inline constexpr std::array<std::array<int, 2>, 8> neighbourSteps{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// Any place, also off the grid (outside, sea).
SquareLook squareLook(const Map& map, Place place);

std::size_t qHash(const SquareLook& look, std::size_t seed = 0) noexcept;

/// Draws the ground and what is printed inside the square, without name and grid line, filling
/// `rect` to its edges and not a pixel beyond. Detail follows the size in device pixels.
void paintSquare(QPainter& painter, const SquareLook& look, const QRectF& rect,
                 const MapColours& colours);

/// Where the middle of a printed place for chips is in its square, from the top.
double chipMarkHeight(const Square& square);

/// The colour that stands for the square where it is a few pixels wide (an overview image).
QColor overviewColour(const SquareLook& look, const MapColours& colours);

} // namespace kartenwerk

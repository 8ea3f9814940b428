// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "model/map/elements.h"

namespace kartenwerk {

/// All colours of the map, the tiles and the figures. They are the map's own: no window theme
/// changes them; in a dark window they are a little dimmed.
struct MapColours
{
  QColor land, landBand, landGrain, coast;
  QColor sea, shallow, wave;
  QColor abroad, abroadBand, clouds, cloud, cloudShade;
  QColor grid, gridOnDark;
  QColor blocked, blockedInk, depot;
  QColor start, startGround, roof, roofShade, house, houseShade;
  QColor cityGround, cityRoof, cityRoofShade, cityHouse, wall, wallLight, wallShade;
  QColor ink, inkSoft, halo, ferry, boat, sail;
  QColor shield, shieldInk;
  QColor field, fieldShade, fieldLight, road, casing, river, riverBank;
  QColor tileCity, tileRoof, tileRoofShade, tree, treeShade, stone, stoneShade, stoneLight;
  QColor garden, blossom, hay, cloth, wine;
  QColor ruler, rulerInk;

  QColor chip(Colour colour) const;     ///< the face; None is a neutral grey
  QColor chipDark(Colour colour) const; ///< rim, letter and hatch
  QColor player(int player) const;      ///< players 0…5, six colours for colour-blind eyes
  QColor playerInk(int player) const;   ///< the mark on that colour
};

enum class Dimming { None, Dark };

/// The colours in use; the reference stays valid.
const MapColours& mapColours(Dimming dimming = Dimming::None);

/// The letter of a chip colour, the same in all our languages: P, B, O; '?' for None.
QChar chipLetter(Colour colour);

/// What tiles have in common, so that any two that may touch meet without a seam. In squares.
inline constexpr double roadWidth = 0.11;   ///< the pale surface, centred on the edge
inline constexpr double roadCasing = 0.022; ///< brown, on each side of it
inline constexpr double riverWidth = 0.17;
inline constexpr double riverBank = 0.02;
inline constexpr double cityWall = 0.05;  ///< thickness; a city meets an edge corner to corner
inline constexpr double gridLine = 0.016; ///< at least one device pixel

} // namespace kartenwerk

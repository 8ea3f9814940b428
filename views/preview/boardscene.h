// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <vector>

#include "model/game/game.h"
#include "views/paint/gamepicture.h"
#include "views/paint/mappainter.h"
#include "views/paint/overlay.h"

namespace kartenwerk {

/// Points shown where they arose.
struct Badge
{
  Place place;
  int player = 0;
  int points = 0;
  QString explanation;
};

struct SceneOptions
{
  bool fields = false;      ///< tint fields with a meeple, with owner and points
  bool deadSquares = false; ///< hatch squares where no tile that is left fits
};

/// One step of a game as the painter wants it. Keeps the table alive, so that the kinds stay.
struct BoardScene
{
  std::shared_ptr<const Table> table;
  std::vector<ShownTile> tiles;
  std::vector<PlacedChip> chips;
  std::vector<ShownQuarter> quarters;
  std::vector<Mark> marks;
  std::vector<Badge> badges;
  MapOverlay overlay;
  /// What there is to see, in columns and rows: the map, or what lies and one square all round.
  QRect squares;

  MapPicture picture(Dimming dimming) const;
};

/// What everyone at the table sees after that step.
BoardScene sceneOf(const Game& game, int step, SceneOptions options);

} // namespace kartenwerk

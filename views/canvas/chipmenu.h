// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "views/canvas/toolhand.h"

namespace kartenwerk {

/// What can be done about chips on one square: lay or take one, pin, ban, decide its face.
class ChipMenu : public QMenu
{
  Q_OBJECT

public:
  ChipMenu(ToolHand& hand, const Spot& spot, QWidget* parent = nullptr);

private:
  void addActs();
  void addFaces();
  void addFace(const QString& text, const PlacedChip& face, bool checked, QActionGroup* group);
  const PlacedChip* chip() const;

  ToolHand& m_hand;
  Spot m_spot;
};

} // namespace kartenwerk

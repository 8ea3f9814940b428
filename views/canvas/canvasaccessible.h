// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

namespace kartenwerk {

class MapCanvas;

/// What a screen reader hears of the map: the square of the keyboard cursor and what is there, such
/// as "D7, large city Köln".
class CanvasAccessible : public QAccessibleWidget
{
public:
  explicit CanvasAccessible(MapCanvas& canvas);

  QString text(QAccessible::Text text) const override;
  QAccessible::State state() const override;
};

/// Makes Qt ask for a CanvasAccessible for each map canvas; further calls do nothing.
void installCanvasAccessibility();

/// The cursor is on another square, or other things are on it.
void tellCursorMoved(MapCanvas& canvas);

} // namespace kartenwerk

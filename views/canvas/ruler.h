// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "views/canvas/geometry.h"

namespace kartenwerk {

/// The letters above or the numbers beside a map; it stays when the map scrolls.
class Ruler : public QWidget
{
  Q_OBJECT

public:
  Ruler(Qt::Orientation orientation, QWidget* parent);

  /// Width of the numbers, height of the letters, in logical pixels.
  static int thickness(const QWidget& widget);

  void setGeometryOfMap(const CanvasGeometry& geometry);
  /// The column or row to set off; -1: none.
  void setHighlight(int index);

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  QString label(int index) const;
  QRectF cell(int index) const;

  Qt::Orientation m_orientation;
  CanvasGeometry m_geometry;
  int m_highlight = -1;
};

} // namespace kartenwerk

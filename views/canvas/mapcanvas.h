// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QPointer>
#include <optional>
#include <vector>

#include "model/document/session.h"
#include "views/canvas/atlas.h"
#include "views/canvas/geometry.h"
#include "views/canvas/overview.h"
#include "views/canvas/toolhand.h"
#include "views/paint/mappainter.h"
#include "views/paint/overlay.h"

class QGestureEvent;
class QNativeGestureEvent;

namespace kartenwerk {

class Ruler;

/// The map on screen: scrolls, zooms at the pointer, feeds the tools. It keeps no map of its own
/// and repaints what differs.
class MapCanvas : public QAbstractScrollArea
{
  Q_OBJECT

public:
  explicit MapCanvas(QWidget* parent = nullptr);
  ~MapCanvas() override;

  /// Null: nothing is open. Zooms so that the whole map is in view.
  void setSession(Session* session);
  Session* session() const { return m_hand.session(); }
  ToolHand& hand() { return m_hand; }
  const ToolHand& hand() const { return m_hand; }

  /// The square of the keyboard cursor.
  Place cursor() const { return m_cursor.place; }
  void setCursorPlace(Place place);

  /// Selects these squares and brings them to the middle of the view.
  void showPlaces(const std::vector<Place>& places);
  /// Marks that come from outside, such as issues.
  void setMarks(std::vector<Mark> marks);
  void setOverlay(MapOverlay overlay);

  /// In device pixels a square.
  int squarePx() const { return m_geometry.squarePx; }
  void zoomTo(int squarePx, QPointF anchor);
  void zoomIn();
  void zoomOut();
  void zoomToFit();
  /// The wheel zooms and Ctrl pans, instead of the other way round.
  void setWheelZooms(bool zooms) { m_wheelZooms = zooms; }

  const CanvasGeometry& mapGeometry() const { return m_geometry; }

Q_SIGNALS:
  /// The square under the pointer or the keyboard cursor, and a hint of the tool (may be empty).
  void pointedAt(std::optional<kartenwerk::Place> place, const QString& hint);
  void zoomChanged(int squarePx);

protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

private:
  enum class Drag : std::uint8_t { None, Draw, RightPending, Erase, Pan };

  // mapcanvas.cpp
  void layOut();
  void adopt(const CanvasGeometry& geometry);
  void ensureVisible(Place place);
  void tell();
  Dimming dimming() const;
  // repainting.cpp
  void noteMap(const Map& before, const Map& after);
  void noteScenario(const Scenario& before, const Scenario& after);
  void noteMarks(const Marks& before, const Marks& after);
  void noteSelection();
  void updateSquares(const QRectF& squares);
  // painting.cpp
  void paintArea(QPainter& painter, const QRect& area);
  void paintSquares(QPainter& painter, const QRect& squares);
  void paintMapLayers(QPainter& painter, const QRect& squares);
  void paintToolMarks(QPainter& painter);
  void paintCursor(QPainter& painter);
  QRectF bubbleArea(const Marks& marks) const;
  std::vector<Mark> marksIn(const QRect& squares) const;
  // pointing.cpp
  void beginPan(QPointF point);
  void pan(QPointF point);
  void pinch(const QGestureEvent& event);
  bool nativeGesture(const QNativeGestureEvent& event);
  void leave();
  // keys.cpp
  bool moveCursor(const QKeyEvent& event);
  bool useChipKey(int key);
  void showChipMenu(const Spot& spot, QPoint globalPoint);
  void place();
  Spot cursorSpot() const;

  ToolHand m_hand;
  CanvasGeometry m_geometry;
  SquareAtlas m_atlas;
  Overview m_overview;
  Ruler* m_columns;
  Ruler* m_rows;
  QWidget* m_corner;
  std::vector<Mark> m_marks;
  MapOverlay m_overlay;
  std::vector<Place> m_shownSelection;
  Spot m_cursor;
  bool m_cursorShown = false; ///< the keyboard was used last
  std::optional<Place> m_hovered;
  Drag m_drag = Drag::None;
  Spot m_pressed;
  QPointF m_panFrom;
  QPoint m_panScroll;
  bool m_spaceDown = false;
  bool m_spaceUsed = false;
  bool m_wheelZooms = false;
  bool m_fitted = true; ///< the whole map stays in view when the window changes
  int m_wheelRest = 0;
  double m_pinchRest = 1;
};

} // namespace kartenwerk

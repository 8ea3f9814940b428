// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QPixmap>
#include <optional>

#include "views/preview/boardscene.h"
#include "views/preview/choices.h"
#include "views/preview/openframe.h"

namespace kartenwerk {

/// The board of a game: fitted into the view or enlarged and scrolled. An open table fills the view
/// and is fitted anew only when what lies no longer has room. When a person has to lay a
/// tile or to put a figure it is done here, by mouse or by keys.
class BoardView : public QAbstractScrollArea
{
  Q_OBJECT

public:
  explicit BoardView(QWidget* parent = nullptr);

  void setScene(BoardScene scene);
  void clear();

  /// A person has to lay this tile; `hints` marks where it may lie. The kind must outlive it.
  void askForTile(const TileKind& kind, TileChoice choice, bool hints);
  /// A person has to choose among these; `player` is the seat whose figures are offered.
  void askForOption(std::vector<Option> options, int player);
  void askForNothing();

  /// The option that is set off, from elsewhere; -1: none.
  void highlight(int option);

  /// The square under that point of the viewport; nothing beside the board.
  std::optional<Place> placeAt(QPointF point) const;
  /// Where the middle of that square is in the viewport.
  QPointF pointOf(Place place) const;
  const TileChoice& tileChoice() const { return m_choice; }

  void zoomBy(double factor);
  void zoomToFit();

Q_SIGNALS:
  void tileLaid(const kartenwerk::Move& move);
  void optionChosen(int option);
  void optionHovered(int option);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void wheelEvent(QWheelEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;

private:
  QRectF contents() const; ///< in squares
  double scale() const;    ///< pixels a square
  QPointF origin() const;  ///< of A1's corner, in the viewport
  void updateScrollBars(QPointF fixedSquare, QPointF fixedPoint);
  bool open() const; ///< the table of a game without a map
  void followTiles();
  void repaintCache();
  void paintHints(QPainter& painter) const;
  void paintOffer(QPainter& painter) const;
  void paintOptions(QPainter& painter) const;
  void paintBadges(QPainter& painter) const;
  QRectF squareRect(Place place) const;
  std::optional<QPointF> anchorOf(const Option& option) const;
  std::optional<QPointF> quarterAnchor(const Option& option) const;
  int optionAt(QPointF point) const;
  QString tipAt(QPointF point) const;
  bool stepOption(int by);
  bool tileKey(QKeyEvent& event);
  bool optionKey(QKeyEvent& event);

  BoardScene m_scene;
  OpenFrame m_frame;                ///< of an open table
  const TileKind* m_kind = nullptr; ///< to be laid by a person; null: none
  TileChoice m_choice;
  bool m_hints = true;
  std::vector<Option> m_options;
  int m_player = 0;
  int m_highlighted = -1;
  double m_zoom = 1;
  int m_wheelRest = 0;
  std::optional<QPoint> m_dragFrom;
  bool m_dragged = false;
  QPixmap m_cache;
  bool m_stale = true;
};

} // namespace kartenwerk

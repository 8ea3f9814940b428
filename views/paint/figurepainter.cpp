// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/figurepainter.h"

#include <array>

#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

// Outlines in a unit square, their middle in (0, 0), the feet at y = 0.5.

/// Adds the mirror image of a path that runs from the middle above to the middle below.
QPainterPath mirrored(QPainterPath half)
{
  const auto other = QTransform::fromScale(-1, 1).map(half).toReversed();
  half.connectPath(other);
  half.closeSubpath();
  return half;
}

QPainterPath meeple()
{
  auto path = QPainterPath(QPointF(0, -0.50));
  path.cubicTo(0.12, -0.50, 0.19, -0.41, 0.18, -0.30);
  path.cubicTo(0.175, -0.25, 0.16, -0.22, 0.13, -0.18);
  path.cubicTo(0.26, -0.15, 0.49, -0.10, 0.49, 0.0);
  path.cubicTo(0.49, 0.08, 0.34, 0.09, 0.22, 0.08);
  path.cubicTo(0.26, 0.20, 0.34, 0.32, 0.37, 0.42);
  path.cubicTo(0.385, 0.475, 0.36, 0.50, 0.32, 0.50);
  path.lineTo(0.12, 0.50);
  path.cubicTo(0.08, 0.50, 0.07, 0.48, 0.055, 0.45);
  path.lineTo(0, 0.30);
  return mirrored(path);
}

/// Broad shoulders, a hat, a coat to the ground.
QPainterPath builder()
{
  auto path = QPainterPath(QPointF(0, -0.52));
  path.lineTo(0.10, -0.52);
  path.lineTo(0.13, -0.38);
  path.lineTo(0.27, -0.35);
  path.lineTo(0.27, -0.29);
  path.lineTo(0.14, -0.27);
  path.lineTo(0.14, -0.17);
  path.lineTo(0.36, -0.11);
  path.lineTo(0.40, 0.14);
  path.lineTo(0.27, 0.16);
  path.lineTo(0.33, 0.50);
  path.lineTo(0, 0.50);
  return mirrored(path);
}

/// A mitre over a bell of a robe.
QPainterPath abbot()
{
  auto path = QPainterPath(QPointF(0, -0.56));
  path.cubicTo(0.10, -0.48, 0.15, -0.38, 0.13, -0.25);
  path.cubicTo(0.12, -0.21, 0.12, -0.19, 0.10, -0.16);
  path.cubicTo(0.30, -0.10, 0.36, 0.10, 0.43, 0.50);
  path.lineTo(0, 0.50);
  return mirrored(path);
}

QPainterPath pig()
{
  auto path = QPainterPath(QPointF(-0.46, -0.06));
  path.cubicTo(-0.42, -0.26, -0.20, -0.30, 0.08, -0.28);
  path.cubicTo(0.14, -0.28, 0.18, -0.28, 0.22, -0.27);
  path.lineTo(0.28, -0.38);
  path.lineTo(0.34, -0.22);
  path.cubicTo(0.40, -0.18, 0.42, -0.12, 0.44, -0.08);
  path.lineTo(0.54, -0.06);
  path.lineTo(0.54, 0.08);
  path.lineTo(0.44, 0.10);
  path.cubicTo(0.38, 0.18, 0.34, 0.20, 0.28, 0.21);
  path.lineTo(0.28, 0.38);
  path.lineTo(0.14, 0.38);
  path.lineTo(0.12, 0.23);
  path.lineTo(-0.16, 0.23);
  path.lineTo(-0.18, 0.38);
  path.lineTo(-0.32, 0.38);
  path.lineTo(-0.34, 0.20);
  path.cubicTo(-0.46, 0.14, -0.48, 0.04, -0.46, -0.06);
  path.closeSubpath();
  return path;
}

QPainterPath outline(Figure figure)
{
  switch (figure) {
  case Figure::Meeple:
  case Figure::LargeMeeple:
    return meeple();
  case Figure::Builder:
    return builder();
  case Figure::Pig:
    return pig();
  case Figure::Abbot:
    return abbot();
  }
  return meeple();
}

/// Six signs that differ in outline: dot, bar, triangle, cross, ring, diamond.
void drawMark(Sketch& sketch, int player, QPointF centre, double size, const QColor& ink)
{
  const auto at = [&](double x, double y) { return centre + size * QPointF(x, y); };
  switch (player % 6) {
  case 0:
    return sketch.disc(centre, 0.40 * size, ink);
  case 1:
    return sketch.fill(QRectF(at(-0.48, -0.17), at(0.48, 0.17)), ink);
  case 2:
    return sketch.polygon({at(0, -0.46), at(0.48, 0.40), at(-0.48, 0.40)}, ink);
  case 3:
    sketch.line(at(-0.38, -0.38), at(0.38, 0.38), ink, 0.24 * size);
    return sketch.line(at(-0.38, 0.38), at(0.38, -0.38), ink, 0.24 * size);
  case 4:
    return sketch.ring(centre, 0.34 * size, ink, 0.22 * size);
  default:
    return sketch.polygon({at(0, -0.52), at(0.42, 0), at(0, 0.52), at(-0.42, 0)}, ink);
  }
}

QPointF markAt(Figure figure)
{
  return figure == Figure::Pig ? QPointF(-0.06, -0.03) : QPointF(0, 0.08);
}

void drawFigure(Sketch& sketch, const PlacedFigure& figure, const MapColours& colours)
{
  const auto path = outline(figure.figure);
  const auto rim = sketch.atLeast(0.10, 1.2);
  const auto shadow = QTransform::fromTranslate(0.05, 0.06).map(path);
  if (sketch.pixels() > 14)
    sketch.stroke(shadow, colours.ink, rim, Qt::RoundCap);
  const auto white = figure.player == 5;
  sketch.stroke(path, white ? colours.ink : QColor(Qt::white), (white ? 0.8 : 1.5) * rim,
                Qt::RoundCap);
  sketch.fill(path, colours.player(figure.player));
  if (figure.player == 3)
    return;
  sketch.stroke(path, colours.ink, sketch.atLeast(0.03, 0.6), Qt::RoundCap);
}

} // namespace

void paintPlayerMark(QPainter& painter, int player, QPointF centre, double size,
                     const MapColours& colours)
{
  auto sketch = Sketch(painter);
  sketch.disc(centre, size / 2, colours.ink);
  sketch.disc(centre, 0.45 * size, colours.player(player));
  drawMark(sketch, player, centre, 0.5 * size, colours.playerInk(player));
}

void paintFigure(QPainter& painter, const PlacedFigure& figure, QPointF centre, double size,
                 const MapColours& colours)
{
  if (figure.chip)
    paintChip(painter, *figure.chip, centre + QPointF(0, 0.34) * size, 1.05 * size, colours);
  auto sketch = Sketch(painter);
  sketch.save();
  sketch.translate(figure.chip ? centre - QPointF(0, 0.14) * size : centre);
  sketch.scale(size * (figure.figure == Figure::LargeMeeple ? 1.33 : 1.0));
  if (figure.lying)
    sketch.rotate(-90);
  drawFigure(sketch, figure, colours);
  sketch.translate(markAt(figure.figure));
  if (figure.lying)
    sketch.rotate(90);
  if (sketch.pixels() > 12)
    drawMark(sketch, figure.player, {0, 0}, 0.24, colours.playerInk(figure.player));
  sketch.restore();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace kartenwerk {

/// A pen box over a painter whose unit is one square: plain fills and strokes in one colour, as
/// SVG and PDF know them too. It keeps the painter's state as it was.
class Sketch
{
public:
  explicit Sketch(QPainter& painter);
  ~Sketch();
  Sketch(const Sketch&) = delete;
  Sketch& operator=(const Sketch&) = delete;

  QPainter& painter() { return m_painter; }
  /// Device pixels in one unit of the painter, as it stands.
  double pixels() const { return m_pixels; }
  /// Whether the picture is kept as shapes (SVG, PDF) and not as pixels.
  bool vector() const { return m_vector; }
  /// How far neighbouring fills overlap: 0 for pixels.
  double bleed() const { return m_vector ? 0.012 : 0; }
  /// The width asked for, or `least` device pixels if that is more.
  double atLeast(double width, double least = 1.0) const;
  /// Everything that follows is moved and turned; nested calls add up until restored.
  void save() { m_painter.save(); }
  void restore();
  void translate(QPointF by);
  void scale(double by);
  void rotate(double clockwiseDegrees);

  void fill(const QPainterPath& path, const QColor& colour);
  void fill(const QRectF& rect, const QColor& colour);
  void polygon(std::initializer_list<QPointF> points, const QColor& colour);
  void disc(QPointF centre, double radius, const QColor& colour);
  void ellipse(QPointF centre, double radiusX, double radiusY, const QColor& colour);
  void line(QPointF from, QPointF to, const QColor& colour, double width,
            Qt::PenCapStyle cap = Qt::FlatCap);
  void stroke(const QPainterPath& path, const QColor& colour, double width,
              Qt::PenCapStyle cap = Qt::FlatCap, Qt::PenJoinStyle join = Qt::RoundJoin);
  void dashes(const QPainterPath& path, const QColor& colour, double width, double dash,
              double gap);
  void ring(QPointF centre, double radius, const QColor& colour, double width);

private:
  void measure();

  QPainter& m_painter;
  double m_pixels = 1;
  bool m_vector = false;
};

/// Device pixels in one unit of the painter.
double devicePixels(const QPainter& painter);

/// An even number that depends on its arguments alone.
std::uint32_t scatter(std::uint32_t a, std::uint32_t b);
/// The same as a fraction, 0 ≤ x < 1.
double scattered(std::uint32_t a, std::uint32_t b);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/sketch.h"

#include <algorithm>
#include <cmath>

#include <QPaintEngine>

#include "model/base/random.h"

namespace kartenwerk {

double devicePixels(const QPainter& painter)
{
  const auto& t = painter.deviceTransform();
  return std::sqrt(std::abs(t.m11() * t.m22() - t.m12() * t.m21()));
}

std::uint32_t scatter(std::uint32_t a, std::uint32_t b)
{
  auto state = (static_cast<std::uint64_t>(a) << 32) | b;
  return static_cast<std::uint32_t>(splitmix64(state) >> 32);
}

double scattered(std::uint32_t a, std::uint32_t b)
{
  return scatter(a, b) / 4294967296.0;
}

Sketch::Sketch(QPainter& painter) : m_painter(painter)
{
  m_painter.save();
  m_painter.setRenderHint(QPainter::Antialiasing);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.setPen(Qt::NoPen);
  m_vector = painter.paintEngine() && painter.paintEngine()->type() != QPaintEngine::Raster;
  measure();
}

Sketch::~Sketch()
{
  m_painter.restore();
}

void Sketch::measure()
{
  m_pixels = std::max(1e-6, devicePixels(m_painter));
}

double Sketch::atLeast(double width, double least) const
{
  return std::max(width, least / m_pixels);
}

void Sketch::restore()
{
  m_painter.restore();
  measure();
}

void Sketch::translate(QPointF by)
{
  m_painter.translate(by);
}

void Sketch::scale(double by)
{
  m_painter.scale(by, by);
  measure();
}

void Sketch::rotate(double clockwiseDegrees)
{
  m_painter.rotate(clockwiseDegrees);
}

void Sketch::fill(const QPainterPath& path, const QColor& colour)
{
  m_painter.fillPath(path, colour);
}

void Sketch::fill(const QRectF& rect, const QColor& colour)
{
  m_painter.fillRect(rect, colour);
}

void Sketch::polygon(std::initializer_list<QPointF> points, const QColor& colour)
{
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(colour);
  m_painter.drawPolygon(points.begin(), static_cast<int>(points.size()));
}

void Sketch::disc(QPointF centre, double radius, const QColor& colour)
{
  ellipse(centre, radius, radius, colour);
}

void Sketch::ellipse(QPointF centre, double radiusX, double radiusY, const QColor& colour)
{
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(colour);
  m_painter.drawEllipse(centre, radiusX, radiusY);
}

void Sketch::line(QPointF from, QPointF to, const QColor& colour, double width, Qt::PenCapStyle cap)
{
  m_painter.setPen(QPen(colour, width, Qt::SolidLine, cap));
  m_painter.drawLine(from, to);
}

void Sketch::stroke(const QPainterPath& path, const QColor& colour, double width,
                    Qt::PenCapStyle cap, Qt::PenJoinStyle join)
{
  m_painter.strokePath(path, QPen(colour, width, Qt::SolidLine, cap, join));
}

void Sketch::dashes(const QPainterPath& path, const QColor& colour, double width, double dash,
                    double gap)
{
  auto pen = QPen(colour, width, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
  pen.setDashPattern({dash / width, gap / width});
  m_painter.strokePath(path, pen);
}

void Sketch::ring(QPointF centre, double radius, const QColor& colour, double width)
{
  m_painter.setPen(QPen(colour, width));
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawEllipse(centre, radius, radius);
}

} // namespace kartenwerk

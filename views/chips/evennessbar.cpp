// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/evennessbar.h"

#include <QPainter>

namespace kartenwerk {

namespace {

constexpr auto rim = 6.0;
constexpr auto thickness = 6.0;

} // namespace

EvennessBar::EvennessBar(QWidget* parent) : QWidget(parent)
{
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EvennessBar::setPercent(int percent)
{
  m_percent = percent;
  update();
}

void EvennessBar::setStanding(const std::optional<Standing>& standing)
{
  m_standing = standing;
  update();
}

QSize EvennessBar::sizeHint() const
{
  return {160, 18};
}

double EvennessBar::at(int percent) const
{
  return rim + (width() - 2 * rim) * percent / 100.0;
}

void EvennessBar::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto middle = height() / 2.0;
  const auto track = QRectF(rim, middle - thickness / 2, width() - 2 * rim, thickness);
  painter.setPen(Qt::NoPen);
  auto line = palette().color(QPalette::Mid);
  painter.setBrush(palette().color(QPalette::AlternateBase));
  painter.drawRoundedRect(track, thickness / 2, thickness / 2);
  painter.setPen(QPen(line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), thickness / 2, thickness / 2);
  auto fill = track;
  fill.setRight(at(m_percent));
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawRoundedRect(fill, thickness / 2, thickness / 2);
  if (m_standing && m_standing->drawn > 0) {
    const auto ink = palette().color(QPalette::WindowText);
    painter.setPen(QPen(ink, 1.5));
    for (const auto percent : {m_standing->medianPercent, m_standing->highestPercent}) {
      const auto x = at(percent);
      painter.drawLine(QPointF(x, middle - 7), QPointF(x, middle + 7));
    }
  }
  painter.setPen(QPen(palette().color(QPalette::Window), 2));
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawEllipse(QPointF(at(m_percent), middle), 6, 6);
}

} // namespace kartenwerk

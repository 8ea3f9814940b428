// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/printing/pageview.h"

#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace kartenwerk {

namespace {

constexpr auto millimetresPerInch = 25.4;
constexpr auto border = 24.0; ///< pixels of table round the sheet
constexpr auto leastZoom = 0.1;
constexpr auto greatestZoom = 4.0;
constexpr auto zoomStep = 1.2;

} // namespace

PageView::PageView(QWidget* parent) : QAbstractScrollArea(parent)
{
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Page"));
  setMinimumSize(240, 240);
}

void PageView::showPage(const Page& page)
{
  m_page = page;
  m_image = {};
  setAccessibleDescription(page.title);
  updateScrollBars();
  verticalScrollBar()->setValue(0);
  viewport()->update();
}

double PageView::zoom() const
{
  if (m_zoom)
    return *m_zoom;
  if (m_page.size.isEmpty())
    return 1;
  const auto room = QSizeF(viewport()->size()) - QSizeF(2 * border, 2 * border);
  const auto pixels = m_page.size * (logicalDpiX() / millimetresPerInch);
  return std::max(leastZoom,
                  std::min(room.width() / pixels.width(), room.height() / pixels.height()));
}

void PageView::setZoom(std::optional<double> zoom)
{
  m_zoom = zoom ? std::optional(std::clamp(*zoom, leastZoom, greatestZoom)) : std::nullopt;
  m_image = {};
  updateScrollBars();
  viewport()->update();
  Q_EMIT zoomChanged();
}

double PageView::dotsPerMillimetre() const
{
  return zoom() * logicalDpiX() / millimetresPerInch;
}

QRectF PageView::sheet() const
{
  const auto size = m_page.size * dotsPerMillimetre();
  const auto room = QSizeF(viewport()->size());
  const auto left = size.width() + 2 * border <= room.width()
                        ? (room.width() - size.width()) / 2
                        : border - horizontalScrollBar()->value();
  const auto top = size.height() + 2 * border <= room.height()
                       ? (room.height() - size.height()) / 2
                       : border - verticalScrollBar()->value();
  return {QPointF(std::round(left), std::round(top)), size};
}

void PageView::updateScrollBars()
{
  const auto size = m_page.size * dotsPerMillimetre() + QSizeF(2 * border, 2 * border);
  const auto set = [](QScrollBar& bar, double length, int page) {
    bar.setRange(0, std::max(0, static_cast<int>(length) - page));
    bar.setPageStep(page);
    bar.setSingleStep(24);
  };
  set(*horizontalScrollBar(), size.width(), viewport()->width());
  set(*verticalScrollBar(), size.height(), viewport()->height());
}

void PageView::resizeEvent(QResizeEvent* event)
{
  QAbstractScrollArea::resizeEvent(event);
  if (!m_zoom)
    m_image = {};
  updateScrollBars();
  if (!m_zoom)
    Q_EMIT zoomChanged();
}

void PageView::scrollContentsBy(int, int)
{
  viewport()->update();
}

void PageView::wheelEvent(QWheelEvent* event)
{
  const auto up = event->angleDelta().y() > 0;
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    setZoom(zoom() * (up ? zoomStep : 1 / zoomStep));
    event->accept();
    return;
  }
  const auto* bar = verticalScrollBar();
  if (event->angleDelta().y() != 0 &&
      (up ? bar->value() == bar->minimum() : bar->value() == bar->maximum())) {
    Q_EMIT pageTurned(up ? -1 : 1);
    event->accept();
    return;
  }
  QAbstractScrollArea::wheelEvent(event);
}

void PageView::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(viewport());
  painter.fillRect(viewport()->rect(), palette().color(QPalette::Mid));
  if (m_page.size.isEmpty())
    return;
  const auto rect = sheet();
  painter.setPen(Qt::NoPen);
  for (int i = 4; i > 0; --i) {
    painter.setBrush(QColor(0, 0, 0, 14));
    painter.drawRoundedRect(rect.adjusted(-i, -i + 2, i, i + 2), i, i);
  }
  if (m_image.isNull()) {
    m_image = pageImage(m_page, dotsPerMillimetre() * millimetresPerInch * devicePixelRatioF());
    m_image.setDevicePixelRatio(devicePixelRatioF());
  }
  painter.drawImage(rect.topLeft(), m_image);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QImage>
#include <optional>

#include "views/pages/page.h"

namespace kartenwerk {

/// One page on a table: fitted into the view or at a share of its true size, and scrolled.
class PageView : public QAbstractScrollArea
{
  Q_OBJECT

public:
  explicit PageView(QWidget* parent = nullptr);

  void showPage(const Page& page);

  /// 1 is true size; nothing: the whole page is seen.
  void setZoom(std::optional<double> zoom);
  /// The zoom in use, also when the page is fitted.
  double zoom() const;
  bool fitted() const { return !m_zoom; }

Q_SIGNALS:
  void zoomChanged();
  /// The wheel was turned beyond the end of the page.
  void pageTurned(int by);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;

private:
  double dotsPerMillimetre() const;
  QRectF sheet() const; ///< in the viewport
  void updateScrollBars();

  Page m_page;
  std::optional<double> m_zoom;
  QImage m_image; ///< of the page at the resolution in use
};

} // namespace kartenwerk

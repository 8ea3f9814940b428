// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/scrolled.h"

#include <algorithm>

#include <QScrollArea>
#include <QScrollBar>

namespace kartenwerk {

namespace {

constexpr auto fewestPixels = 96;

/// Scrolls up and down only, so it is never narrower than what it holds.
class UprightScrollArea : public QScrollArea
{
public:
  QSize minimumSizeHint() const override
  {
    const auto inner = widget() ? widget()->minimumSizeHint() : QSize();
    return {inner.width() + verticalScrollBar()->sizeHint().width(),
            std::min(inner.height(), fewestPixels)};
  }
};

} // namespace

QScrollArea* scrolled(QWidget* form)
{
  auto* area = new UprightScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(form);
  return area;
}

} // namespace kartenwerk

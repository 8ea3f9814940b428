// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/openframe.h"

#include <algorithm>

namespace kartenwerk {

bool OpenFrame::follow(const QRect& needed, const QSizeF& view)
{
  const auto roomy = needed.adjusted(-room, -room, room, room);
  const auto tooSmall = !squares(view).contains(QRectF(needed));
  const auto tooLarge =
      m_frame.width() > 2 * roomy.width() && m_frame.height() > 2 * roomy.height();
  if (!tooSmall && !tooLarge)
    return false;
  m_frame = roomy;
  return true;
}

QRectF OpenFrame::squares(const QSizeF& view) const
{
  auto shown = QRectF(m_frame);
  if (view.isEmpty())
    return shown;
  const auto scale = std::min(view.width() / shown.width(), view.height() / shown.height());
  const auto middle = shown.center();
  shown.setSize(view / scale);
  shown.moveCenter(middle);
  return shown;
}

} // namespace kartenwerk

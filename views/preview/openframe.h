// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QRectF>
#include <QSizeF>

namespace kartenwerk {

/// What a view shows of the table of a game without a map: what lies with some room round it, and
/// as much more as the shape of the view has room for. It stays while the tiles fit into it, so
/// that not every tile moves the picture.
class OpenFrame
{
public:
  /// Makes what is needed fit anew.
  void fit(const QRect& needed) { m_frame = needed.adjusted(-room, -room, room, room); }
  /// The same where the frame has become too small for a view of that size, or much too large.
  /// True when it was changed.
  bool follow(const QRect& needed, const QSizeF& view);
  /// What a view of that size shows, in squares; it may reach beyond the table.
  QRectF squares(const QSizeF& view) const;

private:
  static constexpr int room = 1; ///< squares on every side, to grow into

  QRect m_frame{0, 0, 1, 1};
};

} // namespace kartenwerk

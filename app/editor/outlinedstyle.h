// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace kartenwerk {

/// Fusion with outlines that show on dark ground too: its own are darker than the window.
class OutlinedStyle : public QProxyStyle
{
  Q_OBJECT

public:
  OutlinedStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

} // namespace kartenwerk

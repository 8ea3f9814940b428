// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/outlinedstyle.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include "views/paint/windowcolours.h"

namespace kartenwerk {

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                  QPainter* painter, const QWidget* widget) const
{
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const auto outlined = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton ||
                        element == PE_FrameLineEdit;
  const auto dark = isDark(option->palette);
  if (!outlined || !dark || option->state.testFlag(State_HasFocus))
    return;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(option->palette.color(QPalette::Mid));
  painter->setBrush(Qt::NoBrush);
  const auto area = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
  if (element == PE_IndicatorRadioButton)
    painter->drawEllipse(area);
  else
    painter->drawRoundedRect(area, 2, 2);
  painter->restore();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/wrappedcheckbox.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

namespace kartenwerk {

namespace {

constexpr int wrapped = Qt::TextShowMnemonic | Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
constexpr int narrowest = 12; ///< letters
constexpr int tall = 10000;   ///< higher than any text

} // namespace

WrappedCheckBox::WrappedCheckBox(const QString& text, QWidget* parent) : QCheckBox(text, parent)
{
  auto upright = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  upright.setHeightForWidth(true);
  setSizePolicy(upright);
}

int WrappedCheckBox::indent() const
{
  return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
         style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int WrappedCheckBox::boxHeight() const
{
  return std::max(style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, this),
                  fontMetrics().height());
}

QRect WrappedCheckBox::textRect(int width) const
{
  return fontMetrics().boundingRect(QRect(0, 0, std::max(1, width - indent()), tall), wrapped,
                                    text());
}

QSize WrappedCheckBox::sizeHint() const
{
  const auto line =
      fontMetrics().boundingRect(QRect(0, 0, tall, tall), Qt::TextShowMnemonic, text());
  return {indent() + line.width() + 2, boxHeight() + 4};
}

QSize WrappedCheckBox::minimumSizeHint() const
{
  const auto letters = fontMetrics().averageCharWidth() * narrowest;
  return {std::min(sizeHint().width(), indent() + letters), boxHeight() + 4};
}

int WrappedCheckBox::heightForWidth(int width) const
{
  return std::max(boxHeight(), textRect(width).height()) + 4;
}

void WrappedCheckBox::paintEvent(QPaintEvent*)
{
  auto painter = QStylePainter(this);
  auto option = QStyleOptionButton();
  initStyleOption(&option);
  option.text.clear();
  const auto lines = textRect(width());
  const auto several = lines.height() > boxHeight() + 2;
  // The box stands beside the first line.
  option.rect = QRect(0, 2, width(), boxHeight());
  painter.drawControl(QStyle::CE_CheckBox, option);
  const auto top = 2 + (several ? 0 : (boxHeight() - lines.height()) / 2);
  const auto room = QRect(indent(), top, width() - indent(), height() - top);
  style()->drawItemText(&painter, room, wrapped, palette(), isEnabled(), text(),
                        QPalette::WindowText);
  if (option.state.testFlag(QStyle::State_HasFocus) &&
      option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
    auto focus = QStyleOptionFocusRect();
    focus.initFrom(this);
    focus.rect = QRect(indent() - 2, top - 1, lines.width() + 5, lines.height() + 2);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/wrappedlabel.h"

namespace kartenwerk {

WrappedLabel::WrappedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
  setWordWrap(true);
}

void WrappedLabel::resizeEvent(QResizeEvent* event)
{
  QLabel::resizeEvent(event);
  setMinimumHeight(heightForWidth(width()));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace kartenwerk {

Banner::Banner(const QString& text, QWidget* parent)
    : QFrame(parent), m_layout(new QHBoxLayout(this))
{
  setBackgroundRole(QPalette::ToolTipBase);
  setForegroundRole(QPalette::ToolTipText);
  setAutoFillBackground(true);
  m_layout->setContentsMargins(16, 8, 8, 8);
  m_layout->setSpacing(8);
  auto* words = new QLabel(text, this);
  words->setWordWrap(true);
  m_layout->addWidget(words, 1);
  setAccessibleName(text);
}

void Banner::addChoice(const QString& text, std::function<void()> chosen)
{
  auto* button = new QPushButton(text, this);
  m_layout->addWidget(button);
  connect(button, &QPushButton::clicked, this, [this, chosen = std::move(chosen)] {
    deleteLater();
    hide();
    chosen();
  });
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/factline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include "views/chips/whybutton.h"

namespace kartenwerk {

FactLine::FactLine(std::string explanation, Showing showing, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_show(new QPushButton(this)),
      m_why(new WhyButton(std::move(explanation), this))
{
  m_label->setWordWrap(true);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_show->setCheckable(true);
  m_show->setVisible(showing == Showing::Yes);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_label, 1);
  line->addWidget(m_show, 0, Qt::AlignTop);
  line->addWidget(m_why, 0, Qt::AlignTop);
  connect(m_show, &QPushButton::toggled, this, &FactLine::shown);
}

void FactLine::say(const QString& sentence)
{
  m_label->setText(sentence);
}

QString FactLine::sentence() const
{
  return m_label->text();
}

void FactLine::setShowText(const QString& text, const QString& tip)
{
  m_show->setText(text);
  m_show->setToolTip(tip);
  m_show->setAccessibleName(tip);
}

void FactLine::setShowEnabled(bool enabled)
{
  m_show->setEnabled(enabled);
}

void FactLine::setShowVisible(bool visible)
{
  m_show->setVisible(visible);
}

bool FactLine::showing() const
{
  return m_show->isChecked();
}

void FactLine::setShowing(bool on)
{
  const auto blocker = QSignalBlocker(this);
  m_show->setChecked(on);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/foldgroup.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "views/issues/emptystate.h"

namespace kartenwerk {

FoldGroup::FoldGroup(QWidget* content, QWidget* parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_content(content)
{
  m_header->setCheckable(true);
  m_header->setAutoRaise(true);
  m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_header->setFocusPolicy(Qt::StrongFocus);
  m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_header->setFont(headingFont(*this));
  // Flat whether open or not: the arrow says it.
  m_header->setStyleSheet(QStringLiteral(
      "QToolButton { border: none; padding: 2px 0; text-align: left; }"
      "QToolButton:focus { border: 1px solid palette(highlight); border-radius: 3px; }"
      "QToolButton:hover { color: palette(link); }"));
  m_content->setParent(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_header);
  layout->addWidget(m_content);
  connect(m_header, &QToolButton::toggled, this, &FoldGroup::follow);
  follow(false);
}

void FoldGroup::setTitle(const QString& title)
{
  m_header->setText(title);
  m_header->setAccessibleName(title);
}

void FoldGroup::setOpen(bool open)
{
  m_header->setChecked(open);
}

bool FoldGroup::isOpen() const
{
  return m_header->isChecked();
}

void FoldGroup::follow(bool open)
{
  m_header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  m_content->setVisible(open);
  Q_EMIT opened(open);
}

} // namespace kartenwerk

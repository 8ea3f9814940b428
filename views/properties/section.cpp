// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/section.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "views/properties/formtext.h"

namespace kartenwerk {

void setUpRows(QFormLayout& rows)
{
  rows.setHorizontalSpacing(8);
  rows.setVerticalSpacing(8);
  rows.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows.setRowWrapPolicy(QFormLayout::WrapLongRows);
}

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_header(new QToolButton), m_summary(new QLabel), m_content(new QWidget),
      m_rows(new QFormLayout(m_content))
{
  m_header->setText(plainLabel(title));
  m_header->setAccessibleName(title);
  m_header->setCheckable(true);
  m_header->setAutoRaise(true);
  m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_header->setFocusPolicy(Qt::StrongFocus);
  // The arrow says whether it is open; a pressed look would say it twice.
  m_header->setStyleSheet(QStringLiteral("QToolButton { border: none; padding: 2px 0; "
                                         "font-weight: bold; background: transparent; }"
                                         "QToolButton:focus { text-decoration: underline; }"));
  m_summary->setForegroundRole(QPalette::PlaceholderText);
  m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  // It gives way rather than widen the form.
  m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_rows->setContentsMargins(12, 0, 0, 8);
  setUpRows(*m_rows);
  auto* top = new QHBoxLayout;
  top->setSpacing(8);
  top->addWidget(m_header);
  top->addWidget(m_summary, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addLayout(top);
  layout->addWidget(m_content);
  showOpen(false);
  connect(m_header, &QToolButton::toggled, this, [this](bool open) {
    Q_EMIT toggled(open); // who fills it on demand does so before it is seen
    showOpen(open);
  });
}

void Section::setOpen(bool open)
{
  m_header->setChecked(open);
}

void Section::setSummary(const QString& text)
{
  m_summary->setText(text);
  m_header->setAccessibleDescription(text);
}

void Section::showOpen(bool open)
{
  m_header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  m_content->setVisible(open);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/columns.h"

#include <QHBoxLayout>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace kartenwerk {

Columns::Columns(QWidget* parent) : QScrollArea(parent), m_sheet(new QWidget)
{
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidget(m_sheet);
  m_sheet->setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
}

void Columns::add(QWidget* section, int ofTwo, int ofThree)
{
  section->setParent(m_sheet);
  m_sections.push_back({section, {0, ofTwo, ofThree}});
  arrange(m_columns);
}

void Columns::resizeEvent(QResizeEvent* event)
{
  QScrollArea::resizeEvent(event);
  const auto fitting = std::clamp(viewport()->width() / columnWidth, 1, mostColumns);
  if (fitting != m_columns)
    arrange(fitting);
  // Words of some languages need more than the least width of a column.
  while (m_columns > 1 && m_sheet->minimumSizeHint().width() > viewport()->width())
    arrange(m_columns - 1);
}

void Columns::arrange(int columns)
{
  m_columns = columns;
  delete m_sheet->layout();
  auto* sheet = new QHBoxLayout(m_sheet);
  sheet->setContentsMargins(16, 8, 16, 16);
  sheet->setSpacing(32);
  for (int column = 0; column < columns; ++column) {
    auto* stack = new QVBoxLayout;
    stack->setSpacing(16);
    for (const auto& section : m_sections)
      if (section.column[static_cast<std::size_t>(columns - 1)] == column)
        stack->addWidget(section.widget);
    stack->addStretch(1);
    sheet->addLayout(stack, 1);
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/columns.h"

#include <QGridLayout>
#include <QResizeEvent>
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

void Columns::add(QWidget* section)
{
  section->setParent(m_sheet);
  m_sections.push_back(section);
  arrange(m_columns);
}

void Columns::resizeEvent(QResizeEvent* event)
{
  QScrollArea::resizeEvent(event);
  const auto fitting = std::clamp(viewport()->width() / columnWidth, 1,
                                  std::max(1, static_cast<int>(m_sections.size())));
  if (fitting != m_columns)
    arrange(fitting);
}

void Columns::arrange(int columns)
{
  m_columns = columns;
  delete m_sheet->layout();
  auto* grid = new QGridLayout(m_sheet);
  grid->setContentsMargins(16, 8, 16, 16);
  grid->setHorizontalSpacing(32);
  grid->setVerticalSpacing(24);
  const auto rows = (static_cast<int>(m_sections.size()) + columns - 1) / columns;
  for (int i = 0; i < static_cast<int>(m_sections.size()); ++i) {
    auto* section = m_sections[static_cast<std::size_t>(i)];
    grid->addWidget(section, i / columns, i % columns, Qt::AlignTop);
  }
  for (int column = 0; column < columns; ++column)
    grid->setColumnStretch(column, 1);
  grid->setRowStretch(rows, 1);
}

} // namespace kartenwerk

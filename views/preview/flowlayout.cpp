// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/flowlayout.h"

#include <algorithm>

namespace kartenwerk {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
  for (auto* item : m_items)
    delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
  m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
  auto* item = itemAt(index);
  if (item)
    m_items.erase(m_items.begin() + index);
  return item;
}

void FlowLayout::setGeometry(const QRect& rect)
{
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

QSize FlowLayout::minimumSize() const
{
  auto size = QSize();
  for (const auto* item : m_items)
    size = size.expandedTo(item->minimumSize());
  return size;
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
  auto x = rect.x();
  auto y = rect.y();
  auto line = 0;
  for (auto* item : m_items) {
    if (item->isEmpty())
      continue;
    const auto size = item->sizeHint();
    if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
      x = rect.x();
      y += line + spacing();
      line = 0;
    }
    if (move)
      item->setGeometry({QPoint(x, y), size});
    x += size.width() + spacing();
    line = std::max(line, size.height());
  }
  return y + line - rect.y();
}

} // namespace kartenwerk

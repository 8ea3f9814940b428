// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace kartenwerk {

/// Items one behind the other, in as many lines as the width asks for.
class FlowLayout : public QLayout
{
  Q_OBJECT

public:
  explicit FlowLayout(QWidget* parent, int spacing);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
  void setGeometry(const QRect& rect) override;
  QSize sizeHint() const override { return minimumSize(); }
  QSize minimumSize() const override;

private:
  /// Gives the height; moves the items if asked to.
  int arrange(const QRect& rect, bool move) const;

  std::vector<QLayoutItem*> m_items;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <vector>

class QGridLayout;

namespace kartenwerk {

/// Sections one under the other in a narrow panel, side by side in a wide one; scrolls.
class Columns : public QScrollArea
{
  Q_OBJECT

public:
  static constexpr int columnWidth = 336; ///< least width of a column, in pixels

  explicit Columns(QWidget* parent = nullptr);

  /// Takes the section; sections stay in their order.
  void add(QWidget* section);
  int columns() const { return m_columns; }

private:
  void resizeEvent(QResizeEvent* event) override;
  void arrange(int columns);

  QWidget* m_sheet;
  std::vector<QWidget*> m_sections;
  int m_columns = 1;
};

} // namespace kartenwerk

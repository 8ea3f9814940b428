// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <array>
#include <vector>

namespace kartenwerk {

/// Sections one under the other in a narrow panel, in two or three columns in a wide one; scrolls.
class Columns : public QScrollArea
{
  Q_OBJECT

public:
  static constexpr int columnWidth = 280; ///< least width of a column, in pixels
  static constexpr int mostColumns = 3;

  explicit Columns(QWidget* parent = nullptr);

  /// Takes the section; `ofTwo` and `ofThree` say which column it stands in, from 0, when there
  /// are so many. Sections stay in their order.
  void add(QWidget* section, int ofTwo, int ofThree);
  int columns() const { return m_columns; }

private:
  struct Section
  {
    QWidget* widget;
    std::array<int, mostColumns> column; ///< by the number of columns
  };

  void resizeEvent(QResizeEvent* event) override;
  void arrange(int columns);

  QWidget* m_sheet;
  std::vector<Section> m_sections;
  int m_columns = 1;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/document/session.h"

class QGridLayout;
class QLabel;

namespace kartenwerk {

/// Live counts under the tools: starts, towns, large cities, squares, tiles, chips, each against
/// what the rules or the box allow. A count that breaks its limit is bold and has a sign.
class CountsBox : public QWidget
{
  Q_OBJECT

public:
  explicit CountsBox(QWidget* parent = nullptr);

  void setSession(Session* session);

protected:
  void changeEvent(QEvent* event) override;

private:
  struct Line
  {
    QLabel* name;
    QLabel* value;
  };
  Line addLine(QGridLayout& layout);
  void retranslate();
  void refresh();
  void showCount(std::size_t line, const QString& value, bool broken, const QString& why);

  Session* m_session = nullptr;
  std::vector<Line> m_lines;
};

} // namespace kartenwerk

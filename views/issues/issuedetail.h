// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "views/issues/issuerows.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace kartenwerk {

/// What the chosen issue is about, and its mend.
class IssueDetail : public QWidget
{
  Q_OBJECT

public:
  explicit IssueDetail(QWidget* parent = nullptr);

  /// `ofItsKind`: how many issues of the same rule there are.
  void showIssue(const IssueRow& row, int ofItsKind);
  void clear();

Q_SIGNALS:
  void mendRequested();
  void mendAllRequested();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();

  bool m_empty = true;
  QScrollArea* m_scroll;
  QLabel* m_title;
  QLabel* m_explanation;
  QPushButton* m_mend;
  QPushButton* m_mendAll;
};

} // namespace kartenwerk

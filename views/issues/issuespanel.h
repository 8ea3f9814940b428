// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <array>
#include <vector>

#include "model/base/place.h"
#include "model/document/latestresult.h"
#include "model/document/session.h"
#include "views/issues/issuemodel.h"

class QLabel;
class QListView;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace kartenwerk {

class EmptyState;
class IssueDetail;

/// What is wrong with the open scenario, live: a row for each issue, what the rule is about beside
/// it, and the mend where there is a clear one.
class IssuesPanel : public QWidget
{
  Q_OBJECT

public:
  explicit IssuesPanel(QWidget* parent = nullptr);
  ~IssuesPanel() override;

  /// Shows the issues of that session from now on; null: nothing is open. Checks at once.
  void setSession(Session* session);

public Q_SLOTS:
  /// Selects the next or previous row, from the last to the first and back, and goes there.
  void goToNext();
  void goToPrevious();
  /// Mends the chosen issue, or all of its kind that can be, as one step of the history.
  void mendChosen();
  void mendAllOfItsKind();

Q_SIGNALS:
  /// Select these squares and bring them to the middle of the view. Never empty.
  void placesChosen(const std::vector<kartenwerk::Place>& places);
  /// After each check.
  void counted(int errors, int warnings, int notes);
  /// After each check: what to mark on the map.
  void issuesChanged(const kartenwerk::Issues& issues);

private:
  struct Found
  {
    Issues issues;
    Problems problems;
  };

  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void retranslate();
  void buildFilters();
  void buildList();
  void check();
  void showFound(Found found);
  void showRows();
  void showCurrent();
  void showWhatIsThere();
  void goBy(int step);
  void goTo(const QModelIndex& index);
  void applyMend(const PlayableScenario& mended, const QString& step);
  const IssueRow* chosen() const;

  QPointer<Session> m_session;
  Issues m_issues;
  bool m_refreshing = false; ///< the list changes by itself: nothing is chosen by the user
  IssueModel m_model;
  std::array<QToolButton*, 3> m_filters{};
  QLabel* m_cutOff;
  QStackedWidget* m_stack;
  EmptyState* m_empty;
  QSplitter* m_splitter;
  QListView* m_list;
  IssueDetail* m_detail;
  QTimer m_delay;
  LatestResult<Found> m_checks;
};

} // namespace kartenwerk

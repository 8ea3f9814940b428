// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "model/chips/generate.h"
#include "model/document/session.h"
#include "views/chips/chipfacts.h"
#include "views/issues/latestresult.h"
#include "views/paint/overlay.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace kartenwerk {

class ChipControls;
class ChipFactsView;
class EmptyState;
class LayoutView;

/// Where chips may lie, how many fit, in how many ways; draws layouts by the rules and keeps them
/// by name in the scenario.
class ChipsPanel : public QWidget
{
  Q_OBJECT

public:
  explicit ChipsPanel(QWidget* parent = nullptr);
  ~ChipsPanel() override;

  /// Null: nothing is open.
  void setSession(Session* session);

public Q_SLOTS:
  /// The layout of the seed shown, as one step of the history.
  void draw();
  void drawNext();
  void drawPrevious();
  void clearChips();

Q_SIGNALS:
  /// What to draw over the map from now on; empty: nothing.
  void overlayChanged(const kartenwerk::MapOverlay& overlay);

private:
  /// What a draw gives back to the panel.
  struct Made
  {
    Drawn drawn;
    std::shared_ptr<const LayoutMaker> maker;
    ChipQuestion question;
    Wish wish;
    std::uint64_t seed = 0;
  };

  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void retranslate();
  void connectParts();
  QWidget* buildDraw();
  void ask();
  void showScenario();
  void showFacts(ChipFacts facts);
  void askNumbers(Counting counting);
  void drawBy(int step);
  void finishDraw(Made made);
  void say(const QString& sentence, bool offerProof);
  void edit(const Scenario& changed, const QString& step);
  void sendOverlay();
  /// For the thread that draws: shows how far it is.
  Work watched(std::stop_token stop);

  QPointer<Session> m_session;
  ChipQuestion m_question;
  std::shared_ptr<const LayoutMaker> m_maker; ///< for m_makerQuestion
  ChipQuestion m_makerQuestion;
  std::optional<ChipFacts> m_facts;
  MapOverlay m_sent;
  QCheckBox* m_on;
  QWidget* m_messageLine;
  QLabel* m_message;
  QPushButton* m_why;
  QStackedWidget* m_stack;
  EmptyState* m_empty;
  ChipControls* m_controls;
  ChipFactsView* m_factsView;
  LayoutView* m_layouts;
  QTimer m_delay;
  QTimer m_calm;
  LatestResult<ChipFacts> m_factsWork;
  LatestResult<ChipNumbers> m_numbersWork;
  LatestResult<LayoutFacts> m_layoutWork;
  LatestResult<std::optional<Standing>> m_standingWork;
  LatestResult<Made> m_drawWork;
};

} // namespace kartenwerk

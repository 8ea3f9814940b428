// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "model/chips/generate.h"
#include "model/document/latestresult.h"
#include "model/document/session.h"
#include "views/chips/chipfacts.h"
#include "views/chips/drawnhistory.h"
#include "views/chips/gallery.h"
#include "views/paint/overlay.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace kartenwerk {

class ChipControls;
class ChipFactsView;
class ChipSettingsView;
class Columns;
class CountsView;
class EmptyState;
class FacesView;
class FoldGroup;
class LayoutFactsView;
class LayoutView;
class ReasonsView;

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
  /// A layout by the settings shown, as one step of the history: that of the seed shown, or of a
  /// fresh one when that lies already.
  void draw();
  /// The layout drawn after the one that lies, or a new one with the next seed.
  void drawNext();
  /// The layout drawn before the one that lies.
  void drawPrevious();
  void clearChips();
  /// Draws ten layouts to choose from.
  void openGallery();
  /// Tints whose squares are whose on the map, or the dominoes that prove the maximum.
  void showCatchments(bool on);
  void showProof(bool on);

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
  enum Page : std::uint8_t { EmptyPage, PanelPage, GalleryPage };

  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void retranslate();
  // chipspanelparts.cpp
  void sayEmpty();
  void buildParts(Columns& columns);
  QWidget* buildDraw();
  QWidget* buildLayout();
  void connectWork();
  void connectEdits();
  void connectOverlays();
  void connectGallery();
  // chipspanel.cpp
  void forgetAll();
  void ask();
  void askDetails();
  void askNumbers(Counting counting);
  void askAllNumbers(Counting counting);
  void askStanding();
  void showScenario();
  void showFacts(ChipFacts facts);
  void adoptWish();
  void edit(const Scenario& changed, const QString& step);
  void say(const QString& sentence, bool offerProof);
  void sendOverlay();
  // chipsdrawing.cpp
  Wish wish() const;
  void drawSeed(std::uint64_t seed);
  void finishDraw(Made made);
  void layAgain(const ChipLayout& layout);
  void lay(const ChipLayout& layout, const QString& step);
  void fillGallery();
  void takeFromGallery(const ChipLayout& layout);
  void deal(bool balanced);
  /// For a thread that works: shows how far it is, in this thread.
  Work watched(std::stop_token stop, std::function<void(int)> show);

  QPointer<Session> m_session;
  ChipQuestion m_question;
  std::shared_ptr<const LayoutMaker> m_maker; ///< for m_makerQuestion
  ChipQuestion m_makerQuestion;
  std::optional<ChipFacts> m_facts;
  DrawnHistory m_history;
  int m_adopted = -1;          ///< the layout whose wish the controls show
  std::uint64_t m_deals = 0;   ///< face-up deals until now
  std::uint64_t m_firstSeed{}; ///< of the ten in the gallery
  MapOverlay m_sent;
  QWidget* m_messageLine;
  QLabel* m_message;
  QPushButton* m_why;
  QStackedWidget* m_stack;
  EmptyState* m_empty;
  bool m_openTable = false; ///< a session is open that has no map
  ChipControls* m_controls;
  ChipSettingsView* m_settings;
  FoldGroup* m_settingsFold;
  ChipFactsView* m_factsView;
  ReasonsView* m_reasons;
  FoldGroup* m_reasonsFold;
  CountsView* m_counts;
  FoldGroup* m_countsFold;
  LayoutView* m_layouts;
  LayoutFactsView* m_layoutFacts;
  FacesView* m_faces;
  FoldGroup* m_facesFold;
  Gallery* m_gallery;
  QTimer m_delay;
  QTimer m_calm;
  LatestResult<ChipFacts> m_factsWork;
  LatestResult<ChipNumbers> m_numbersWork;
  LatestResult<ChipNumbers> m_allNumbersWork;
  LatestResult<std::vector<WhatIf>> m_whatIfWork;
  LatestResult<LayoutFacts> m_layoutWork;
  LatestResult<std::optional<Standing>> m_standingWork;
  LatestResult<Made> m_drawWork;
  LatestResult<Drawn> m_galleryWork;
};

} // namespace kartenwerk

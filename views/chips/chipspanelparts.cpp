// SPDX-License-Identifier: GPL-3.0-or-later
// What the chips panel is made of, and what hangs together.
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "views/chips/chipcontrols.h"
#include "views/chips/chipfactsview.h"
#include "views/chips/chipsettingsview.h"
#include "views/chips/chipspanel.h"
#include "views/chips/columns.h"
#include "views/chips/countsview.h"
#include "views/chips/facesview.h"
#include "views/chips/foldgroup.h"
#include "views/chips/layoutedits.h"
#include "views/chips/layoutfactsview.h"
#include "views/chips/layoutview.h"
#include "views/chips/reasonsview.h"
#include "views/issues/emptystate.h"

namespace kartenwerk {

void ChipsPanel::sayEmpty()
{
  m_empty->say(EmptyState::Mark::None, tr("No map"),
               m_openTable ? tr("This game is played on an open table. Chips lie on maps.")
                           : tr("Open a map or a scenario to see where chips may lie on it and to "
                                "lay them by the rules."));
}

void ChipsPanel::buildParts(Columns& columns)
{
  columns.add(buildDraw(), 0, 0);
  columns.add(buildLayout(), 1, 2);
  columns.add(m_factsView, 0, 1);
  columns.add(m_settingsFold, 0, 0);
  columns.add(m_reasonsFold, 1, 1);
  columns.add(m_countsFold, 1, 1);
  columns.add(m_facesFold, 1, 2);
}

QWidget* ChipsPanel::buildDraw()
{
  m_message->setWordWrap(true);
  auto* line = new QHBoxLayout(m_messageLine);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_message, 1);
  line->addWidget(m_why, 0, Qt::AlignTop);
  m_messageLine->hide();
  auto* part = new QWidget;
  auto* layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_controls);
  layout->addWidget(m_messageLine);
  return part;
}

QWidget* ChipsPanel::buildLayout()
{
  auto* part = new QWidget;
  auto* layout = new QVBoxLayout(part);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_layouts);
  layout->addWidget(m_layoutFacts);
  return part;
}

void ChipsPanel::connectWork()
{
  connect(&m_delay, &QTimer::timeout, this, &ChipsPanel::ask);
  connect(&m_calm, &QTimer::timeout, this, [this] {
    const auto takesLong = m_facts && standingTakesLong(*m_facts) && !m_question.layout.empty();
    m_layoutFacts->offerStanding(takesLong);
    if (!takesLong)
      askStanding();
    if (m_countsFold->isOpen())
      askAllNumbers(Counting::WhenCheap);
  });
  connect(m_layoutFacts, &LayoutFactsView::standingRequested, this, [this] {
    m_layoutFacts->offerStanding(false);
    askStanding();
  });
  connect(m_factsView, &ChipFactsView::exactCountRequested, this,
          [this] { askNumbers(Counting::Always); });
  connect(m_factsView, &ChipFactsView::stopRequested, this, [this] {
    m_numbersWork.forget();
    askNumbers(Counting::WhenCheap);
  });
  connect(m_counts, &CountsView::exactCountRequested, this,
          [this] { askAllNumbers(Counting::Always); });
  connect(m_counts, &CountsView::stopRequested, this, [this] {
    m_allNumbersWork.forget();
    askAllNumbers(Counting::WhenCheap);
  });
  connect(m_countsFold, &FoldGroup::opened, this, [this](bool open) {
    if (open && m_session)
      askAllNumbers(Counting::WhenCheap);
    else
      m_allNumbersWork.forget();
  });
  connect(m_reasonsFold, &FoldGroup::opened, this, [this](bool open) {
    if (open && m_session)
      askDetails();
    m_reasons->hideAll();
    sendOverlay();
  });
}

void ChipsPanel::connectEdits()
{
  connect(m_controls, &ChipControls::edited, this, &ChipsPanel::edit);
  connect(m_controls, &ChipControls::drawRequested, this, &ChipsPanel::draw);
  connect(m_controls, &ChipControls::nextRequested, this, &ChipsPanel::drawNext);
  connect(m_controls, &ChipControls::previousRequested, this, &ChipsPanel::drawPrevious);
  connect(m_controls, &ChipControls::clearRequested, this, &ChipsPanel::clearChips);
  connect(m_controls, &ChipControls::galleryRequested, this, &ChipsPanel::openGallery);
  connect(m_controls, &ChipControls::stopRequested, this, [this] {
    m_drawWork.forget();
    m_controls->setBusy(false);
    say(tr("Stopped: none was drawn."), false);
  });
  connect(m_settings, &ChipSettingsView::edited, this, &ChipsPanel::edit);
  connect(m_settings, &ChipSettingsView::seedEntered, this, [this] {
    if (const auto seed = m_settings->seed())
      drawSeed(*seed);
  });
  connect(m_layouts, &LayoutView::edited, this, &ChipsPanel::edit);
  connect(m_faces, &FacesView::edited, this, &ChipsPanel::edit);
  connect(m_faces, &FacesView::dealRequested, this, &ChipsPanel::deal);
}

void ChipsPanel::connectOverlays()
{
  connect(m_layoutFacts, &LayoutFactsView::overlayChanged, this, [this] {
    m_factsView->hideAll();
    m_reasons->hideAll();
    sendOverlay();
  });
  connect(m_factsView, &ChipFactsView::overlayChanged, this, [this] {
    m_layoutFacts->hideAll();
    m_reasons->hideAll();
    sendOverlay();
  });
  connect(m_reasons, &ReasonsView::overlayChanged, this, [this] {
    m_layoutFacts->hideAll();
    m_factsView->hideAll();
    sendOverlay();
  });
  connect(m_why, &QPushButton::clicked, this, [this] { m_factsView->showProof(true); });
}

void ChipsPanel::connectGallery()
{
  connect(m_gallery, &Gallery::taken, this, &ChipsPanel::takeFromGallery);
  connect(m_gallery, &Gallery::moreRequested, this, [this] {
    m_firstSeed += Gallery::layouts;
    fillGallery();
  });
  connect(m_gallery, &Gallery::stopRequested, this, [this] {
    m_galleryWork.forget();
    m_gallery->finish(tr("Stopped."));
  });
  connect(m_gallery, &Gallery::closed, this, [this] {
    m_galleryWork.forget();
    m_stack->setCurrentIndex(PanelPage);
    m_controls->setFocus();
  });
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
// How the pane is put together.
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <array>

#include "views/issues/emptystate.h"
#include "views/preview/boardview.h"
#include "views/preview/gamesetup.h"
#include "views/preview/previewpane.h"
#include "views/preview/promptbar.h"
#include "views/preview/remainingtiles.h"
#include "views/preview/scoretable.h"
#include "views/preview/surveyorstrip.h"
#include "views/preview/transportbar.h"
#include "views/properties/scrolled.h"
#include "views/text/gametext.h"

namespace kartenwerk {

void PreviewPane::retranslate()
{
  setAccessibleName(tr("Preview"));
  m_tabs->setAccessibleName(tr("Preview"));
  m_noticeAction->setText(tr("New game"));
  m_log->setAccessibleName(tr("What has happened"));
  const auto titles = std::array{tr("Scores"), tr("Log"), tr("Tiles"), tr("Game")};
  for (int i = 0; i < static_cast<int>(titles.size()); ++i)
    m_tabs->setTabText(i, titles[static_cast<std::size_t>(i)]);
  m_board->setAccessibleName(tr("Board of the game"));
  m_logRows.clear();
  if (m_session && !m_game.hasGame() && isVisible())
    newGame();
  else
    refresh();
}

void PreviewPane::buildParts()
{
  m_noticeText->setWordWrap(true);
  auto* notice = new QHBoxLayout(m_notice);
  notice->setContentsMargins(8, 4, 8, 4);
  notice->setSpacing(8);
  notice->addWidget(m_noticeText, 1);
  notice->addWidget(m_noticeAction, 0, Qt::AlignTop);
  m_notice->setAutoFillBackground(true);
  m_notice->setBackgroundRole(QPalette::AlternateBase);
  m_notice->hide();

  m_log->setModel(&m_logRows);
  m_log->setFrameShape(QFrame::NoFrame);
  m_log->setWordWrap(true);
  m_log->setSpacing(2);
  m_log->setIconSize({12, 12});
  m_log->setResizeMode(QListView::Adjust);
  m_log->setVerticalScrollMode(QListView::ScrollPerPixel);
  m_tabs->setDocumentMode(true);
  for (auto* tab :
       std::initializer_list<QWidget*>{scrolled(m_scores), m_log, m_remaining, scrolled(m_setup)})
    m_tabs->addTab(tab, {});

  auto* lower = new QWidget;
  auto* lowerLayout = new QVBoxLayout(lower);
  lowerLayout->setContentsMargins(0, 0, 0, 0);
  lowerLayout->setSpacing(0);
  lowerLayout->addWidget(m_prompt);
  lowerLayout->addWidget(m_surveyors);
  lowerLayout->addWidget(m_tabs, 1);
  m_stack->addWidget(m_empty);
  m_stack->addWidget(m_board);
  m_splitter->addWidget(m_stack);
  m_splitter->addWidget(lower);
  m_splitter->setChildrenCollapsible(false);
  // The board is what one watches; the rest scrolls.
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 2);
  m_splitter->setSizes({3000, 2000});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_transport);
  layout->addWidget(m_notice);
  layout->addWidget(m_splitter, 1);
}

void PreviewPane::connectParts()
{
  connect(m_transport, &TransportBar::toStart, this, &PreviewPane::goToStart);
  connect(m_transport, &TransportBar::back, this, &PreviewPane::stepBack);
  connect(m_transport, &TransportBar::playOrPause, this, &PreviewPane::playOrPause);
  connect(m_transport, &TransportBar::forward, this, &PreviewPane::stepForward);
  connect(m_transport, &TransportBar::toEnd, this, &PreviewPane::goToEnd);
  connect(m_transport, &TransportBar::speedChanged, this, [this] {
    if (!m_toEnd)
      m_timer.setInterval(m_transport->interval());
  });
  connect(&m_timer, &QTimer::timeout, this, &PreviewPane::tick);
  connect(&m_follow, &QTimer::timeout, this, &PreviewPane::followEdits);
  connect(m_noticeAction, &QPushButton::clicked, this, &PreviewPane::newGame);
  connect(m_scores, &ScoreTable::seatChanged, this, [this](int seat, SeatKind kind) {
    m_game.setSeat(seat, kind);
    refresh();
  });
  connect(m_prompt, &PromptBar::takeOverRequested, this, [this] {
    pause();
    m_game.setSeat(m_game.decision().player, SeatKind::Human);
    refresh();
    m_board->setFocus();
  });
  connect(m_board, &BoardView::tileLaid, this, &PreviewPane::answer);
  const auto choose = [this](int option) {
    const auto& options = m_prompt->options();
    if (option >= 0 && option < static_cast<int>(options.size()))
      answer(Move(options[static_cast<std::size_t>(option)].move));
  };
  connect(m_board, &BoardView::optionChosen, this, choose);
  connect(m_prompt, &PromptBar::optionChosen, this, choose);
  connect(m_board, &BoardView::optionHovered, m_prompt, &PromptBar::highlight);
  connect(m_prompt, &PromptBar::optionHovered, m_board, &BoardView::highlight);
  const auto goToRow = [this](const QModelIndex& index) {
    pause();
    m_game.goTo(m_logRows.stepOf(index.row()));
    refresh();
  };
  connect(m_log, &QListView::clicked, this, goToRow);
  connect(m_log, &QListView::activated, this, goToRow);
  connect(m_setup, &GameSetup::newGameRequested, this, &PreviewPane::newGame);
  connect(m_setup, &GameSetup::optionsChanged, this, &PreviewPane::refresh);
  connect(m_setup, &GameSetup::saveRequested, this, &PreviewPane::chooseFileToSave);
  connect(m_setup, &GameSetup::openRequested, this, &PreviewPane::chooseFileToOpen);
  connect(m_setup, &GameSetup::copyRequested, this, [this] {
    QGuiApplication::clipboard()->setText(gameText(m_game.game()));
    Q_EMIT said(tr("The game is on the clipboard, in words"));
  });
  connect(m_tabs, &QTabWidget::currentChanged, this, &PreviewPane::refresh);
}

void PreviewPane::addKeys()
{
  const auto key = [this](const QKeySequence& sequence, void (PreviewPane::*slot)()) {
    auto* shortcut = new QShortcut(sequence, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, slot);
  };
  key(Qt::Key_P, &PreviewPane::playOrPause);
  key(Qt::Key_BracketRight, &PreviewPane::stepForward);
  key(Qt::Key_BracketLeft, &PreviewPane::stepBack);
  key(Qt::Key_Home, &PreviewPane::goToStart);
  key(Qt::Key_End, &PreviewPane::goToEnd);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/previewpane.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

#include "views/issues/emptystate.h"
#include "views/preview/boardview.h"
#include "views/preview/gamesetup.h"
#include "views/preview/promptbar.h"
#include "views/preview/remainingtiles.h"
#include "views/preview/scoretable.h"
#include "views/preview/surveyorstrip.h"
#include "views/preview/transportbar.h"

namespace kartenwerk {

namespace {

constexpr auto sliceOfWork = 12;   ///< milliseconds that a fast game may keep the window
constexpr auto wideEnough = 720;   ///< pixels; then the board has the whole height
constexpr auto delayOfEdits = 150; ///< milliseconds after an edit before the preview follows it

} // namespace

PreviewPane::PreviewPane(QWidget* parent)
    : QWidget(parent), m_transport(new TransportBar), m_notice(new QWidget),
      m_noticeText(new QLabel), m_noticeAction(new QPushButton), m_stack(new QStackedWidget),
      m_empty(new EmptyState), m_splitter(new QSplitter(Qt::Vertical)), m_board(new BoardView),
      m_prompt(new PromptBar), m_surveyors(new SurveyorStrip), m_tabs(new QTabWidget),
      m_scores(new ScoreTable), m_log(new QListView), m_remaining(new RemainingTiles),
      m_setup(new GameSetup), m_answers([this](Answer answer) { follow(std::move(answer)); })
{
  buildParts();
  connectParts();
  addKeys();
  m_follow.setSingleShot(true);
  m_follow.setInterval(delayOfEdits);
  retranslate();
}

PreviewPane::~PreviewPane() = default;

void PreviewPane::setSession(Session* session)
{
  // Its game goes on.
  if (session && session == m_session)
    return;
  m_follow.stop();
  m_answers.forget();
  pause();
  if (m_session)
    putAside(*m_session);
  m_session = session;
  m_game = {};
  m_outdated = false;
  m_editsMissed = false;
  m_ofSession = false;
  m_logRows.clear();
  showNotice({}, false);
  if (session) {
    connect(session, &Session::settled, &m_follow, qOverload<>(&QTimer::start));
    connect(session, &QObject::destroyed, this, [this] { setSession(nullptr); });
    if (!takeBack(*session)) {
      m_setup->setPlayers(session->scenario().players);
      if (isVisible())
        newGame();
    }
  }
  refresh();
}

void PreviewPane::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  if (m_session && !m_game.hasGame())
    newGame();
  else if (m_editsMissed)
    followEdits();
}

void PreviewPane::hideEvent(QHideEvent* event)
{
  QWidget::hideEvent(event);
  pause();
}

void PreviewPane::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
  if (event->type() == QEvent::PaletteChange)
    refresh();
}

void PreviewPane::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  const auto wide = width() >= wideEnough && width() > height();
  m_splitter->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
}

PreviewSettings PreviewPane::wantedSettings() const
{
  auto settings = PreviewSettings{m_setup->seed().value_or(1), {}};
  settings.seats.resize(static_cast<std::size_t>(m_setup->players()), SeatKind::Greedy);
  const auto& before = m_game.settings().seats;
  for (std::size_t seat = 0; seat < settings.seats.size() && seat < before.size(); ++seat)
    settings.seats[seat] = before[seat];
  return settings;
}

void PreviewPane::begin(Answer answer)
{
  if (!answer.playability.playable()) {
    pause();
    m_game = {};
    m_logRows.clear();
    showFailure(tr("This cannot be played yet"), answer.playability);
    return;
  }
  m_game.begin(std::move(answer.playability.table), std::move(answer.settings));
  m_ofSession = true;
  m_outdated = false;
  showNotice({}, false);
}

void PreviewPane::newGame()
{
  pause();
  m_answers.forget();
  if (!m_session)
    return;
  if (!m_setup->seed()) {
    showNotice(tr("The seed must be a whole number below 2⁶⁴."), false);
    return;
  }
  auto settings = wantedSettings();
  const auto& playable = m_session->playable();
  auto answer = playable.value ? PreviewGame::tableFor(*playable.value, settings)
                               : Playability{{}, {}, playable.problems};
  begin({std::move(answer), std::move(settings)});
  refresh();
}

void PreviewPane::playOrPause()
{
  if (playing()) {
    pause();
    return;
  }
  if (!m_game.hasGame() || !m_game.canGoForward())
    return;
  m_toEnd = false;
  m_timer.start(m_transport->interval());
  refresh();
}

void PreviewPane::pause()
{
  m_timer.stop();
  m_toEnd = false;
  m_playAfterAnswer = false;
  m_transport->setPlaying(false);
}

void PreviewPane::tick()
{
  auto clock = QElapsedTimer();
  clock.start();
  const auto fast = m_toEnd || m_transport->interval() == 0;
  do {
    if (!m_game.turnForward())
      break;
  } while (fast && m_game.canGoForward() && clock.elapsed() < sliceOfWork);
  if (!m_game.canGoForward()) {
    const auto waiting = m_game.humanDue();
    pause();
    m_playAfterAnswer = waiting;
  }
  refresh();
}

void PreviewPane::stepForward()
{
  pause();
  if (m_game.hasGame() && m_game.turnForward())
    refresh();
}

void PreviewPane::stepBack()
{
  pause();
  if (m_game.hasGame() && m_game.turnBack())
    refresh();
}

void PreviewPane::goToStart()
{
  pause();
  if (m_game.hasGame())
    m_game.goTo(0);
  refresh();
}

void PreviewPane::goToEnd()
{
  if (!m_game.hasGame() || !m_game.canGoForward())
    return;
  m_toEnd = true;
  m_timer.start(0);
  refresh();
}

void PreviewPane::answer(const Move& move)
{
  if (!m_game.hasGame() || !m_game.answer(move))
    return;
  // The others go on at once, at the speed that is set.
  if (m_playAfterAnswer || !m_game.humanDue()) {
    if (m_game.canGoForward())
      m_timer.start(m_transport->interval());
  }
  refresh();
}

} // namespace kartenwerk

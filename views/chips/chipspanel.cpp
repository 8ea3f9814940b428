// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipspanel.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "views/chips/chipcontrols.h"
#include "views/chips/chipfactsview.h"
#include "views/chips/columns.h"
#include "views/chips/layoutedits.h"
#include "views/chips/layoutview.h"
#include "views/issues/emptystate.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto delayOfStanding = 250; ///< milliseconds of calm before a thousand layouts are drawn
constexpr auto delayOfFacts = 16;     ///< milliseconds: once a frame while a map is painted

} // namespace

ChipsPanel::ChipsPanel(QWidget* parent)
    : QWidget(parent), m_on(new QCheckBox), m_messageLine(new QWidget), m_message(new QLabel),
      m_why(new QPushButton), m_stack(new QStackedWidget(this)), m_empty(new EmptyState),
      m_controls(new ChipControls), m_factsView(new ChipFactsView), m_layouts(new LayoutView),
      m_factsWork([this](ChipFacts facts) { showFacts(std::move(facts)); }),
      m_numbersWork([this](ChipNumbers numbers) {
        m_factsView->showNumbers(numbers, m_question.settings.count);
      }),
      m_layoutWork([this](LayoutFacts facts) {
        m_layouts->showLayoutFacts(facts);
        sendOverlay();
      }),
      m_standingWork(
          [this](const std::optional<Standing>& standing) { m_layouts->showStanding(standing); }),
      m_drawWork([this](Made made) { finishDraw(std::move(made)); })
{
  auto* columns = new Columns;
  columns->add(buildDraw());
  columns->add(m_factsView);
  columns->add(m_layouts);
  m_stack->addWidget(m_empty);
  m_stack->addWidget(columns);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_stack);
  m_delay.setSingleShot(true);
  m_delay.setInterval(delayOfFacts);
  m_calm.setSingleShot(true);
  m_calm.setInterval(delayOfStanding);
  connectParts();
  retranslate();
}

void ChipsPanel::retranslate()
{
  setAccessibleName(tr("Chips"));
  m_on->setText(tr("&Play with chips"));
  m_why->setText(tr("Show why"));
  m_empty->say(EmptyState::Mark::None, tr("No map"),
               tr("Open a map or a scenario to see where chips may lie on it and to lay them by "
                  "the rules."));
  say({}, false);
}

void ChipsPanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

ChipsPanel::~ChipsPanel() = default;

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
  layout->addWidget(m_on);
  layout->addSpacing(8);
  layout->addWidget(m_controls);
  layout->addWidget(m_messageLine);
  return part;
}

void ChipsPanel::connectParts()
{
  connect(&m_delay, &QTimer::timeout, this, &ChipsPanel::ask);
  connect(&m_calm, &QTimer::timeout, this, [this] {
    m_standingWork.ask([question = m_question](std::stop_token stop) {
      return standingOf(question, {stop, {}});
    });
  });
  connect(m_controls, &ChipControls::edited, this, &ChipsPanel::edit);
  connect(m_controls, &ChipControls::drawRequested, this, &ChipsPanel::draw);
  connect(m_controls, &ChipControls::nextRequested, this, &ChipsPanel::drawNext);
  connect(m_controls, &ChipControls::previousRequested, this, &ChipsPanel::drawPrevious);
  connect(m_controls, &ChipControls::clearRequested, this, &ChipsPanel::clearChips);
  connect(m_controls, &ChipControls::stopRequested, this, [this] {
    m_drawWork.forget();
    m_controls->setBusy(false);
    say(tr("Stopped: none was drawn."), false);
  });
  connect(m_layouts, &LayoutView::edited, this, &ChipsPanel::edit);
  connect(m_layouts, &LayoutView::overlayChanged, this, [this] {
    m_factsView->hideAll();
    sendOverlay();
  });
  connect(m_factsView, &ChipFactsView::overlayChanged, this, [this] {
    m_layouts->hideAll();
    sendOverlay();
  });
  connect(m_factsView, &ChipFactsView::exactCountRequested, this,
          [this] { askNumbers(Counting::Always); });
  connect(m_why, &QPushButton::clicked, this, [this] { m_factsView->showProof(true); });
  connect(m_on, &QCheckBox::clicked, this, [this](bool on) {
    auto changed = m_session->scenario();
    changed.rules.chips.on = on;
    edit(changed, on ? tr("Play with chips") : tr("Play without chips"));
  });
}

void ChipsPanel::setSession(Session* session)
{
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session && session->hasMap() ? session : nullptr;
  m_factsWork.forget();
  m_numbersWork.forget();
  m_layoutWork.forget();
  m_calm.stop();
  m_standingWork.forget();
  m_drawWork.forget();
  m_maker.reset();
  m_facts.reset();
  m_factsView->hideAll();
  m_layouts->hideAll();
  m_controls->setBusy(false);
  say({}, false);
  sendOverlay();
  m_stack->setCurrentIndex(m_session ? 1 : 0);
  if (!m_session)
    return;
  // Not restarted by further changes: a long stroke must not keep the numbers waiting.
  const auto soon = [this] {
    if (!m_delay.isActive() && isVisible())
      m_delay.start();
  };
  connect(m_session, &Session::mapChanged, this, soon);
  connect(m_session, &Session::scenarioChanged, this, soon);
  connect(m_session, &QObject::destroyed, this, [this] { setSession(nullptr); });
  ask();
}

void ChipsPanel::showEvent(QShowEvent* event)
{
  QWidget::showEvent(event);
  if (m_session && questionOf(m_session->map(), m_session->scenario()) != m_question)
    ask();
}

// Nobody could switch a drawing off that belongs to a panel which is not there.
void ChipsPanel::hideEvent(QHideEvent* event)
{
  QWidget::hideEvent(event);
  m_factsView->hideAll();
  m_layouts->hideAll();
  sendOverlay();
}

void ChipsPanel::ask()
{
  if (!m_session)
    return;
  showScenario();
  const auto question = questionOf(m_session->map(), m_session->scenario());
  if (question == m_question && m_facts)
    return;
  m_question = question;
  m_factsView->showNumbers(std::nullopt, question.settings.count);
  m_layouts->showLayoutFacts(std::nullopt);
  m_layouts->showStanding(std::nullopt);
  m_factsWork.ask([question](std::stop_token stop) { return factsOf(question, {stop, {}}); });
  m_layoutWork.ask([question](const std::stop_token&) { return layoutFactsOf(question); });
  m_calm.start();
  askNumbers(Counting::WhenCheap);
}

void ChipsPanel::askNumbers(Counting counting)
{
  m_factsView->showNumbers(std::nullopt, m_question.settings.count);
  m_numbersWork.ask([question = m_question, counting](std::stop_token stop) {
    return numbersOf(question, counting, {stop, {}});
  });
}

void ChipsPanel::showScenario()
{
  const auto& scenario = m_session->scenario();
  m_on->setChecked(scenario.rules.chips.on);
  m_controls->showScenario(m_session->map(), scenario);
  m_layouts->showLayouts(scenario);
}

void ChipsPanel::showFacts(ChipFacts facts)
{
  m_facts = std::move(facts);
  m_factsView->showFacts(*m_facts, m_question.settings.count);
  m_layouts->showFacts(m_question.map, *m_facts);
  sendOverlay();
}

void ChipsPanel::draw()
{
  drawBy(0);
}

void ChipsPanel::drawNext()
{
  drawBy(1);
}

void ChipsPanel::drawPrevious()
{
  drawBy(-1);
}

void ChipsPanel::edit(const Scenario& changed, const QString& step)
{
  if (m_session)
    m_session->edit({std::nullopt, changed}, step);
}

void ChipsPanel::say(const QString& sentence, bool offerProof)
{
  m_message->setText(sentence);
  m_why->setVisible(offerProof);
  m_messageLine->setVisible(!sentence.isEmpty());
}

void ChipsPanel::sendOverlay()
{
  auto overlay = m_factsView->overlay();
  if (overlay.empty())
    overlay = m_layouts->overlay();
  if (overlay == m_sent)
    return;
  m_sent = overlay;
  Q_EMIT overlayChanged(m_sent);
}

} // namespace kartenwerk

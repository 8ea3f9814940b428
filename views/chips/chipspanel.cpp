// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipspanel.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "views/chips/chipcontrols.h"
#include "views/chips/chipfactsview.h"
#include "views/chips/chipsettingsview.h"
#include "views/chips/columns.h"
#include "views/chips/countsview.h"
#include "views/chips/facesview.h"
#include "views/chips/foldgroup.h"
#include "views/chips/layoutedits.h"
#include "views/chips/layoutfactsview.h"
#include "views/chips/layoutview.h"
#include "views/chips/reasonsview.h"
#include "views/issues/emptystate.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto delayOfStanding = 250; ///< milliseconds of calm before a thousand layouts are drawn
constexpr auto delayOfFacts = 16;     ///< milliseconds: once a frame while a map is painted

} // namespace

ChipsPanel::ChipsPanel(QWidget* parent)
    : QWidget(parent), m_messageLine(new QWidget), m_message(new QLabel), m_why(new QPushButton),
      m_stack(new QStackedWidget(this)), m_empty(new EmptyState), m_controls(new ChipControls),
      m_settings(new ChipSettingsView), m_settingsFold(new FoldGroup(m_settings)),
      m_factsView(new ChipFactsView), m_reasons(new ReasonsView),
      m_reasonsFold(new FoldGroup(m_reasons)), m_counts(new CountsView),
      m_countsFold(new FoldGroup(m_counts)), m_layouts(new LayoutView),
      m_layoutFacts(new LayoutFactsView), m_faces(new FacesView),
      m_facesFold(new FoldGroup(m_faces)), m_gallery(new Gallery),
      m_factsWork([this](ChipFacts facts) { showFacts(std::move(facts)); }),
      m_numbersWork([this](ChipNumbers numbers) {
        m_factsView->showNumbers(numbers, m_question.settings.count);
      }),
      m_allNumbersWork([this](ChipNumbers numbers) {
        m_counts->showNumbers(numbers, m_question.settings.count);
      }),
      m_whatIfWork(
          [this](std::vector<WhatIf> whatIfs) { m_reasons->showWhatIfs(std::move(whatIfs)); }),
      m_layoutWork([this](const LayoutFacts& facts) {
        m_layoutFacts->showLayoutFacts(facts);
        sendOverlay();
      }),
      m_standingWork([this](const std::optional<Standing>& standing) {
        m_layoutFacts->showStanding(standing);
      }),
      m_drawWork([this](Made made) { finishDraw(std::move(made)); }),
      m_galleryWork([this](const Drawn& last) {
        m_gallery->finish(noLayoutText(last, m_question.settings.count));
      })
{
  auto* columns = new Columns;
  buildParts(*columns);
  m_stack->addWidget(m_empty);
  m_stack->addWidget(columns);
  m_stack->addWidget(m_gallery);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_stack);
  m_delay.setSingleShot(true);
  m_delay.setInterval(delayOfFacts);
  m_calm.setSingleShot(true);
  m_calm.setInterval(delayOfStanding);
  connectWork();
  connectEdits();
  connectOverlays();
  connectGallery();
  retranslate();
}

ChipsPanel::~ChipsPanel() = default;

void ChipsPanel::retranslate()
{
  setAccessibleName(tr("Chips"));
  m_why->setText(tr("Show why"));
  m_settingsFold->setTitle(tr("Settings, pins and bans"));
  m_reasonsFold->setTitle(tr("What each rule costs"));
  m_countsFold->setTitle(tr("Layouts for every number of chips"));
  m_facesFold->setTitle(tr("Colours and values"));
  sayEmpty();
  say({}, false);
}

void ChipsPanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChipsPanel::forgetAll()
{
  m_calm.stop();
  m_factsWork.forget();
  m_numbersWork.forget();
  m_allNumbersWork.forget();
  m_whatIfWork.forget();
  m_layoutWork.forget();
  m_standingWork.forget();
  m_drawWork.forget();
  m_galleryWork.forget();
  m_maker.reset();
  m_facts.reset();
  m_history.clear();
  m_adopted = -1;
  m_factsView->hideAll();
  m_reasons->hideAll();
  m_layoutFacts->hideAll();
  m_controls->setBusy(false);
  say({}, false);
  sendOverlay();
}

void ChipsPanel::setSession(Session* session)
{
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session && session->hasMap() ? session : nullptr;
  m_openTable = session && !session->hasMap();
  sayEmpty();
  forgetAll();
  m_stack->setCurrentIndex(m_session ? PanelPage : EmptyPage);
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
  m_reasons->hideAll();
  m_layoutFacts->hideAll();
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
  m_layoutFacts->showLayoutFacts(std::nullopt);
  m_layoutFacts->showStanding(std::nullopt);
  m_layoutFacts->offerStanding(false);
  m_standingWork.forget();
  m_factsWork.ask([question](std::stop_token stop) { return factsOf(question, {stop, {}}); });
  m_layoutWork.ask([question](std::stop_token stop) {
    return layoutFactsOf(question, {stop, {}});
  });
  m_calm.start();
  askNumbers(Counting::WhenCheap);
  if (m_reasonsFold->isOpen())
    askDetails();
}

void ChipsPanel::askDetails()
{
  m_whatIfWork.ask([question = m_question](const std::stop_token&) { return whatIfsOf(question); });
}

void ChipsPanel::askNumbers(Counting counting)
{
  m_factsView->showNumbers(std::nullopt, m_question.settings.count);
  if (counting == Counting::Always)
    m_factsView->showProgress();
  m_numbersWork.ask([this, question = m_question, counting](std::stop_token stop) {
    return numbersOf(question, counting,
                     watched(stop, [this](int permille) { m_factsView->setProgress(permille); }));
  });
}

void ChipsPanel::askAllNumbers(Counting counting)
{
  m_counts->showNumbers(std::nullopt, m_question.settings.count);
  m_allNumbersWork.ask([this, question = m_question, counting](std::stop_token stop) {
    return allNumbersOf(question, counting,
                        watched(stop, [this](int permille) { m_counts->setProgress(permille); }));
  });
}

void ChipsPanel::askStanding()
{
  m_standingWork.ask([question = m_question](std::stop_token stop) {
    return standingOf(question, {stop, {}});
  });
}

void ChipsPanel::showScenario()
{
  const auto& scenario = m_session->scenario();
  const auto& map = m_session->map();
  if (m_adopted != scenario.layout)
    adoptWish();
  m_controls->showScenario(scenario);
  m_controls->setHasPrevious(m_history.before(layoutInUse(scenario)) != nullptr);
  m_settings->showScenario(map, scenario);
  m_layouts->showLayouts(scenario);
  m_layoutFacts->showScenario(map, scenario);
  m_faces->showScenario(scenario);
}

/// The controls stand as they did when the layout in use was drawn.
void ChipsPanel::adoptWish()
{
  const auto& scenario = m_session->scenario();
  m_adopted = scenario.layout;
  const auto* layout = layoutInUse(scenario);
  if (!layout || layout->generator == 0)
    return;
  m_settings->setSeed(layout->seed);
  auto wish = m_controls->wish();
  wish.method = methodFrom(layout->method).value_or(wish.method);
  m_controls->showWish(wish);
  if (!layout->origin)
    return;
  m_controls->showWish(layout->origin->wish);
  m_settings->setBest(layout->origin->wish.best);
}

void ChipsPanel::showFacts(ChipFacts facts)
{
  m_facts = std::move(facts);
  m_factsView->showFacts(*m_facts, m_question.settings.count);
  m_reasons->showFacts(*m_facts);
  m_layoutFacts->showFacts(*m_facts);
  sendOverlay();
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

void ChipsPanel::showCatchments(bool on)
{
  m_layoutFacts->showCatchments(on);
}

void ChipsPanel::showProof(bool on)
{
  m_factsView->showProof(on);
}

void ChipsPanel::sendOverlay()
{
  auto overlay = m_factsView->overlay();
  if (overlay.empty())
    overlay = m_reasons->overlay();
  if (overlay.empty())
    overlay = m_layoutFacts->overlay();
  if (overlay == m_sent)
    return;
  m_sent = overlay;
  Q_EMIT overlayChanged(m_sent);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/issuespanel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <functional>

#include "model/validation/validation.h"
#include "views/issues/emptystate.h"
#include "views/issues/issuedelegate.h"
#include "views/issues/issuedetail.h"
#include "views/issues/severityicon.h"
#include "views/text/issuetext.h"

namespace kartenwerk {

namespace {

constexpr auto severities = std::array{Severity::Error, Severity::Warning, Severity::Info};
constexpr auto wideEnough = 640;   ///< pixels; below it the detail lies under the list
constexpr auto delayOfChecks = 30; ///< milliseconds

} // namespace

IssuesPanel::IssuesPanel(QWidget* parent)
    : QWidget(parent), m_cutOff(new QLabel(this)), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState), m_splitter(new QSplitter(Qt::Vertical)), m_list(new QListView),
      m_detail(new IssueDetail), m_checks([this](Found found) { showFound(std::move(found)); })
{
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  buildFilters();
  layout->addWidget(m_stack, 1);
  buildList();
  m_splitter->addWidget(m_list);
  m_splitter->addWidget(m_detail);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setSizes({3000, 2000});
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 2);
  m_stack->addWidget(m_empty);
  m_stack->addWidget(m_splitter);
  m_delay.setSingleShot(true);
  m_delay.setInterval(delayOfChecks);
  connect(&m_delay, &QTimer::timeout, this, &IssuesPanel::check);
  connect(m_detail, &IssueDetail::mendRequested, this, &IssuesPanel::mendChosen);
  connect(m_detail, &IssueDetail::mendAllRequested, this, &IssuesPanel::mendAllOfItsKind);
  connect(m_empty, &EmptyState::actionTriggered, this, [this] {
    for (auto* filter : m_filters)
      filter->setChecked(true);
  });
  retranslate();
}

void IssuesPanel::retranslate()
{
  setAccessibleName(tr("Issues"));
  m_list->setAccessibleName(tr("List of issues"));
  showRows();
  check();
}

IssuesPanel::~IssuesPanel() = default;

void IssuesPanel::buildFilters()
{
  auto* line = new QHBoxLayout;
  line->setContentsMargins(8, 4, 8, 4);
  line->setSpacing(4);
  for (std::size_t i = 0; i < severities.size(); ++i) {
    const auto severity = severities[i];
    auto* button = new QToolButton(this);
    button->setCheckable(true);
    button->setChecked(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(button, &QToolButton::toggled, this, [this, severity](bool on) {
      m_refreshing = true;
      m_model.setShown(severity, on);
      m_refreshing = false;
      showRows();
    });
    m_filters[i] = button;
    line->addWidget(button);
  }
  line->addStretch(1);
  line->addWidget(m_cutOff);
  qobject_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void IssuesPanel::buildList()
{
  m_list->setModel(&m_model);
  m_list->setItemDelegate(new IssueDelegate(m_list));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->installEventFilter(this);
  connect(m_list, &QListView::clicked, this, &IssuesPanel::goTo);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& index) {
            showCurrent();
            if (!m_refreshing && m_list->hasFocus())
              goTo(index);
          });
}

void IssuesPanel::setSession(Session* session)
{
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  m_delay.stop();
  m_checks.forget();
  m_issues.clear();
  m_model.setRows({});
  showRows();
  if (!session)
    return;
  connect(session, &Session::settled, &m_delay, qOverload<>(&QTimer::start));
  connect(session, &QObject::destroyed, this, [this] { setSession(nullptr); });
  check();
}

// A scenario that cannot be put together is still checked as far as its map goes.
void IssuesPanel::check()
{
  if (!m_session)
    return;
  const auto& playable = m_session->playable();
  m_checks.ask([value = playable.value, problems = playable.problems,
                map = m_session->map()](const std::stop_token&) {
    return Found{value ? validate(*value) : validate(map), problems};
  });
}

void IssuesPanel::showFound(Found found)
{
  const auto* row = chosen();
  const auto before = row ? *row : IssueRow();
  m_issues = std::move(found.issues);
  auto rows = rowsOf(found.problems);
  std::ranges::move(rowsOf(m_issues), std::back_inserter(rows));
  std::ranges::stable_sort(rows, std::greater(), &IssueRow::severity);
  const auto scrolled = m_list->verticalScrollBar()->value();
  m_refreshing = true;
  if (m_model.setRows(std::move(rows))) {
    const auto same = sameRow(m_model.rows(), before);
    m_list->setCurrentIndex(m_model.index(same));
    m_list->verticalScrollBar()->setValue(scrolled);
  }
  m_refreshing = false;
  showRows();
  const auto counts = kartenwerk::counted(m_model.allRows());
  Q_EMIT counted(counts.errors, counts.warnings, counts.notes);
  Q_EMIT issuesChanged(m_issues);
}

void IssuesPanel::showRows()
{
  const auto counts = kartenwerk::counted(m_model.allRows());
  const auto names = std::array{tr("%n error(s)", nullptr, counts.errors),
                                tr("%n warning(s)", nullptr, counts.warnings),
                                tr("%n note(s)", nullptr, counts.notes)};
  for (std::size_t i = 0; i < m_filters.size(); ++i) {
    m_filters[i]->setText(names[i]);
    m_filters[i]->setIcon(severityIcon(severities[i], palette()));
    m_filters[i]->setToolTip(m_filters[i]->isChecked() ? tr("Hide them") : tr("Show them"));
    m_filters[i]->setAccessibleName(tr("Show: %1").arg(names[i]));
  }
  m_cutOff->setText(m_model.cutOff() ? tr("%n more not listed", nullptr, m_model.cutOff())
                                     : QString());
  showWhatIsThere();
  showCurrent();
}

void IssuesPanel::showWhatIsThere()
{
  if (m_model.rowCount() > 0) {
    m_stack->setCurrentWidget(m_splitter);
    return;
  }
  m_stack->setCurrentWidget(m_empty);
  const auto hidden = kartenwerk::counted(m_model.allRows()).total();
  if (!m_session)
    m_empty->say(EmptyState::Mark::None, tr("Nothing to check"),
                 tr("Open a map or a scenario, or begin a new one: what is wrong with it is "
                    "listed here while you work."));
  else if (m_checks.busy() && hidden == 0)
    m_empty->say(EmptyState::Mark::None, {}, tr("Checking…"));
  else if (hidden == 0)
    m_empty->say(EmptyState::Mark::AllWell, tr("No issues"),
                 tr("The map can be played with these tiles and rules. Every edit is checked as "
                    "soon as it is made."));
  else
    m_empty->say(EmptyState::Mark::None, tr("%n issue(s) hidden", nullptr, hidden),
                 tr("The buttons above decide which kinds are listed."), tr("Show all"));
}

const IssueRow* IssuesPanel::chosen() const
{
  const auto row = m_list->currentIndex().row();
  return row >= 0 && row < m_model.rowCount() ? &m_model.rows()[static_cast<std::size_t>(row)]
                                              : nullptr;
}

void IssuesPanel::showCurrent()
{
  const auto* row = chosen();
  if (!row) {
    m_detail->clear();
    return;
  }
  const auto ofItsKind = std::ranges::count_if(
      m_issues, [&](const Issue& issue) { return row->issue && issue.rule == row->issue->rule; });
  m_detail->showIssue(*row, static_cast<int>(ofItsKind));
}

void IssuesPanel::goTo(const QModelIndex& index)
{
  if (!index.isValid())
    return;
  const auto& places = m_model.rows()[static_cast<std::size_t>(index.row())].places;
  if (!places.empty())
    Q_EMIT placesChosen(places);
}

bool IssuesPanel::eventFilter(QObject* watched, QEvent* event)
{
  if (watched == m_list && event->type() == QEvent::KeyPress) {
    const auto key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      goTo(m_list->currentIndex());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void IssuesPanel::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange)
    showRows();
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void IssuesPanel::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  const auto wanted = width() >= wideEnough ? Qt::Horizontal : Qt::Vertical;
  if (m_splitter->orientation() == wanted)
    return;
  m_splitter->setOrientation(wanted);
  const auto length = wanted == Qt::Horizontal ? width() : height();
  m_splitter->setSizes({length * 3 / 5, length * 2 / 5});
}

} // namespace kartenwerk

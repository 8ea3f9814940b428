// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/session.h"

#include <algorithm>

namespace kartenwerk {

/// While one lives, what the documents tell is gathered into one `settled`.
class Session::Batch
{
public:
  explicit Batch(Session& session) : m_session(session) { ++m_session.m_batches; }
  ~Batch()
  {
    if (--m_session.m_batches == 0 && std::exchange(m_session.m_unsettled, false))
      m_session.noteSettled();
  }
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

private:
  Session& m_session;
};

Session::Session(std::shared_ptr<ScenarioDocument> scenario, std::shared_ptr<MapDocument> map,
                 std::shared_ptr<const Lookup> lookup)
    : m_scenario(std::move(scenario)), m_map(std::move(map)), m_lookup(std::move(lookup)),
      m_hasMap(m_map != nullptr)
{
  if (!m_map)
    m_map = std::make_shared<MapDocument>();
  watchMap();
  connect(m_scenario.get(), &ScenarioDocument::changed, this,
          [this](const Scenario& before, const Scenario& after) {
            m_playable.reset();
            Q_EMIT scenarioChanged(before, after);
          });
  watch(*m_scenario);
}

Session::~Session() = default;

void Session::watchMap()
{
  connect(m_map.get(), &MapDocument::changed, this, [this](const Map& before, const Map& after) {
    m_playable.reset();
    Q_EMIT mapChanged(before, after);
  });
  watch(*m_map);
}

void Session::setMapDocument(std::shared_ptr<MapDocument> map)
{
  if (map == sharedMap())
    return;
  cancelStroke();
  const auto former = m_map;
  disconnect(former.get(), nullptr, this, nullptr);
  disconnect(&former->history(), nullptr, this, nullptr);
  m_hasMap = map != nullptr;
  m_map = m_hasMap ? std::move(map) : std::make_shared<MapDocument>();
  watchMap();
  m_playable.reset();
  Q_EMIT mapChanged(former->value(), m_map->value());
  Q_EMIT mapReplaced();
  noteSettled();
  Q_EMIT titleChanged();
}

void Session::watch(Document& document)
{
  connect(&document.history(), &QUndoStack::indexChanged, this, &Session::noteSettled);
  connect(&document, &Document::modifiedChanged, this, [this] {
    Q_EMIT titleChanged();
    Q_EMIT historyChanged();
  });
  connect(&document, &Document::sourceChanged, this, &Session::titleChanged);
}

void Session::noteSettled()
{
  if (m_batches > 0) {
    m_unsettled = true;
    return;
  }
  Q_EMIT settled();
  Q_EMIT historyChanged();
}

std::vector<Document*> Session::documents() const
{
  return {m_map.get(), m_scenario.get()};
}

const Loaded<PlayableScenario>& Session::playable() const
{
  if (!m_playable) {
    auto shown = scenario();
    if (m_hasMap) {
      shown.map.emplace();
      shown.map->embedded = map();
    }
    m_playable = resolve(shown, *m_lookup);
    // The scenario as it is saved names its map; only the resolved one holds it.
    if (m_playable->value)
      m_playable->value->scenario.map = scenario().map;
  }
  return *m_playable;
}

void Session::setLookup(std::shared_ptr<const Lookup> lookup)
{
  m_lookup = std::move(lookup);
  m_playable.reset();
}

void Session::edit(Change change, const QString& text)
{
  const auto batch = Batch(*this);
  cancelStroke();
  preview(std::move(change));
  finishStroke(text);
}

void Session::preview(Change change)
{
  if (change.map && m_hasMap)
    m_map->preview(*std::move(change.map));
  if (change.scenario)
    m_scenario->preview(*std::move(change.scenario));
}

void Session::finishStroke(const QString& text)
{
  if (!inStroke())
    return;
  const auto batch = Batch(*this);
  const auto step = Step{text, nextStepNumber()};
  const auto mapEdited = m_map->finishStroke(step);
  const auto scenarioEdited = m_scenario->finishStroke(step);
  // Otherwise redo could bring back one half of a step over both files.
  if (mapEdited && !scenarioEdited)
    m_scenario->dropRedo();
  if (scenarioEdited && !mapEdited)
    m_map->dropRedo();
}

void Session::cancelStroke()
{
  if (!inStroke())
    return;
  m_map->cancelStroke();
  m_scenario->cancelStroke();
  Q_EMIT strokeCancelled();
  noteSettled();
}

bool Session::inStroke() const
{
  return m_map->inStroke() || m_scenario->inStroke();
}

bool Session::canUndo() const
{
  return inStroke() || m_map->undoNumber() > 0 || m_scenario->undoNumber() > 0;
}

bool Session::canRedo() const
{
  return m_map->redoNumber() > 0 || m_scenario->redoNumber() > 0;
}

QString Session::undoText() const
{
  const auto& newer =
      m_map->undoNumber() > m_scenario->undoNumber() ? m_map->history() : m_scenario->history();
  return newer.undoText();
}

QString Session::redoText() const
{
  const auto map = m_map->redoNumber();
  const auto scenario = m_scenario->redoNumber();
  const auto mapFirst = map > 0 && (scenario == 0 || map < scenario);
  return (mapFirst ? m_map->history() : m_scenario->history()).redoText();
}

void Session::undo()
{
  if (inStroke()) {
    cancelStroke();
    return;
  }
  const auto newest = std::max(m_map->undoNumber(), m_scenario->undoNumber());
  if (newest == 0)
    return;
  const auto batch = Batch(*this);
  for (auto* document : documents())
    if (document->undoNumber() == newest)
      document->history().undo();
}

void Session::redo()
{
  cancelStroke();
  auto oldest = 0;
  for (const auto* document : documents())
    if (const auto number = document->redoNumber(); number > 0)
      oldest = oldest == 0 ? number : std::min(oldest, number);
  if (oldest == 0)
    return;
  const auto batch = Batch(*this);
  for (auto* document : documents())
    if (document->redoNumber() == oldest)
      document->history().redo();
}

std::vector<HistoryEntry> Session::history() const
{
  auto entries = std::vector<HistoryEntry>{};
  for (const auto* document : documents())
    for (int i = 0; i < document->history().count(); ++i)
      entries.push_back({document->stepNumber(i), document->history().command(i)->text(),
                         i >= document->history().index()});
  std::ranges::sort(entries, {}, &HistoryEntry::number);
  const auto twice = std::ranges::unique(entries, {}, &HistoryEntry::number);
  entries.erase(twice.begin(), twice.end());
  std::ranges::stable_partition(entries, [](const auto& entry) { return !entry.undone; });
  return entries;
}

void Session::goTo(int number)
{
  cancelStroke();
  const auto batch = Batch(*this);
  for (auto* document : documents()) {
    auto& stack = document->history();
    while (stack.canUndo() && document->undoNumber() > number)
      stack.undo();
    while (stack.canRedo() && document->redoNumber() <= number)
      stack.redo();
  }
}

std::optional<int> Session::savedNumber() const
{
  auto newest = 0;
  for (const auto* document : documents()) {
    const auto clean = document->history().cleanIndex();
    if (clean < 0)
      return std::nullopt;
    newest = std::max(newest, document->stepNumber(clean - 1));
  }
  return newest;
}

bool Session::modified() const
{
  return m_map->modified() || m_scenario->modified();
}

bool Session::mapAlone() const
{
  return m_hasMap && m_scenario->origin() == Origin::Untitled && !m_scenario->modified();
}

QString Session::name() const
{
  return m_hasMap && m_scenario->origin() == Origin::Untitled ? m_map->name() : m_scenario->name();
}

} // namespace kartenwerk

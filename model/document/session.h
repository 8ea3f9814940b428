// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "model/document/mapdocument.h"
#include "model/document/scenariodocument.h"

namespace kartenwerk {

/// What one edit puts in place of the present values; parts left out stay as they are.
struct Change
{
  std::optional<Map> map;
  std::optional<Scenario> scenario;
};

/// One line of the history as a person sees it: one step, however many files it touched.
struct HistoryEntry
{
  int number = 0;
  QString text;
  bool undone = false; ///< it can be redone
  bool operator==(const HistoryEntry&) const = default;
};

/// What one tab shows: a scenario and its map, edited together. The same map document may be shown
/// by several sessions.
class Session : public QObject
{
  Q_OBJECT

public:
  /// A scenario without a map has a null map document. `lookup` finds tile sets (and is kept).
  Session(std::shared_ptr<ScenarioDocument> scenario, std::shared_ptr<MapDocument> map,
          std::shared_ptr<const Lookup> lookup);
  ~Session() override;

  /// False: a game on an open table; mapDocument() then holds an empty map that is never saved.
  bool hasMap() const { return m_hasMap; }
  MapDocument& mapDocument() { return *m_map; }
  const MapDocument& mapDocument() const { return *m_map; }
  /// Null without a map.
  std::shared_ptr<MapDocument> sharedMap() const { return m_hasMap ? m_map : nullptr; }
  /// Shows another map document from now on, or none; the history of the former goes with it.
  void setMapDocument(std::shared_ptr<MapDocument> map);
  ScenarioDocument& scenarioDocument() { return *m_scenario; }
  const ScenarioDocument& scenarioDocument() const { return *m_scenario; }
  const Map& map() const { return m_map->value(); }
  const Scenario& scenario() const { return m_scenario->value(); }

  /// The scenario with the map as it is shown now and its tile sets; worked out once a change.
  /// Tile sets that cannot be found are problems; there is no value then.
  const Loaded<PlayableScenario>& playable() const;
  /// Where tile sets are found from now on: the scenario moved to another folder.
  void setLookup(std::shared_ptr<const Lookup> lookup);

  /// One undo step over all parts of the change; nothing when nothing differs. `text` says what
  /// was done ("Paint sea, 12 squares"), translated by the caller.
  void edit(Change change, const QString& text);

  /// Shows a change without a step; the stroke ends with finishStroke (one step at most) or
  /// cancelStroke (as if nothing had been). Undo, redo and edit cancel a stroke under way.
  void preview(Change change);
  void finishStroke(const QString& text);
  void cancelStroke();
  bool inStroke() const;

  bool canUndo() const;
  bool canRedo() const;
  QString undoText() const;
  QString redoText() const;
  void undo();
  void redo();
  /// Oldest first: done steps, then those that can be redone.
  std::vector<HistoryEntry> history() const;
  /// Undoes or redoes until the step of that number is the newest done one; 0: undoes all.
  void goTo(int number);
  /// The newest done step at which every file was as saved: its number, 0 for the start; nothing
  /// when there is no such state.
  std::optional<int> savedNumber() const;

  bool modified() const;
  /// The name of the scenario, or of the map when the scenario is an untitled one around it.
  QString name() const;
  /// True for a map that was opened alone: its scenario is untitled and need not be saved.
  bool mapAlone() const;

Q_SIGNALS:
  void mapChanged(const kartenwerk::Map& before, const kartenwerk::Map& after);
  void scenarioChanged(const kartenwerk::Scenario& before, const kartenwerk::Scenario& after);
  /// After mapChanged or scenarioChanged, outside strokes, and at the end of each stroke: the
  /// moment for work that is too heavy for every mouse move.
  void settled();
  void strokeCancelled();
  /// Another map document is shown, or none; after mapChanged.
  void mapReplaced();
  void historyChanged();
  /// Name, path or modified state.
  void titleChanged();

private:
  class Batch;
  void watchMap();
  void watch(Document& document);
  void noteSettled();
  std::vector<Document*> documents() const;

  std::shared_ptr<ScenarioDocument> m_scenario;
  std::shared_ptr<MapDocument> m_map;
  std::shared_ptr<const Lookup> m_lookup;
  bool m_hasMap;
  int m_batches = 0; ///< while above 0, signals of the documents are gathered
  bool m_unsettled = false;
  mutable std::optional<Loaded<PlayableScenario>> m_playable;
};

} // namespace kartenwerk

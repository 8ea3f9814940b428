// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "model/document/session.h"
#include "views/tools/tool.h"

namespace kartenwerk {

/// Holds the tool: turns presses and moves into strokes on a session, one undo step each.
class ToolHand : public QObject
{
  Q_OBJECT

public:
  explicit ToolHand(QObject* parent = nullptr);
  ~ToolHand() override;

  void setSession(Session* session);
  Session* session() const { return m_session; }

  Tool tool() const { return m_tool; }
  const ToolOptions& options() const { return m_options; }
  void setTool(Tool tool);
  void setOptions(const ToolOptions& options);

  /// Sorted.
  const std::vector<Place>& selection() const { return m_selection; }
  void setSelection(std::vector<Place> selection);

  /// Begins a stroke with the tool, or with Erase instead of it.
  /// With the chip tool Add pins the squares and Toggle bans chips from them.
  void begin(const Spot& spot, SelectMode mode = SelectMode::Replace, bool erase = false);
  /// Goes on to that spot over the squares between; does nothing outside a stroke.
  void moveTo(const Spot& spot);
  void end();
  /// As if the stroke had never begun.
  void cancel();
  bool busy() const { return !m_stroke.empty(); }

  /// The pointer without a button; nothing: it is off the map.
  void hover(std::optional<Spot> spot);
  /// Takes the tool of what is under the pointer.
  void pick(const Spot& spot);
  /// Does with the chip tool, whatever tool is in hand, what a click there would; one undo step.
  void useChipTool(const Spot& spot, ChipAct act);
  /// The chip there shows that face from now on; one undo step.
  void turnChip(Place place, Colour colour, int value);
  /// Clears the selected squares, or that square when none is selected.
  void clear(Place place);

  const Marks& marks() const { return m_marks; }

Q_SIGNALS:
  void toolChanged();
  void selectionChanged();
  void marksChanged(const kartenwerk::Marks& before, const kartenwerk::Marks& after);
  /// A sentence: what went with the ground that was painted over or cleared.
  void removed(const QString& sentence);

private:
  void apply();
  void tellRemoved(const Drawing& before);
  void show(Marks marks);
  void forgetStroke();
  void keepSelectionOnMap(const Map& map);
  Drawing drawing() const;

  Session* m_session = nullptr;
  Tool m_tool = Tool::Select;
  Tool m_strokeTool = Tool::Select;
  ToolOptions m_options;
  ToolOptions m_strokeOptions;
  std::vector<Place> m_selection;
  std::vector<Place> m_selectionBefore;
  SelectMode m_mode = SelectMode::Replace;
  std::optional<Drawing> m_before;
  Stroke m_stroke;
  QString m_text;
  Marks m_marks;
  std::optional<Spot> m_hovered;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <utility>
#include <vector>

#include "views/canvas/toolhand.h"

namespace kartenwerk {

class MapForm;
class ScenarioForm;
class SelectionForm;

/// The properties of the selection, of the map and of the scenario, a tab each.
class PropertiesPanel : public QTabWidget
{
  Q_OBJECT

public:
  explicit PropertiesPanel(QWidget* parent = nullptr);

  /// Null: nothing is open.
  void setHand(ToolHand* hand);
  /// Takes over what is typed in a field that is still in use, as leaving it would.
  void commitTyped();
  /// Tile sets that came with the program: ids and titles.
  void setBundledSets(std::vector<std::pair<std::string, std::string>> sets);

Q_SIGNALS:
  /// The map's size is to be changed.
  void resizeWanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  void follow();
  void retranslate();

  ToolHand* m_hand = nullptr;
  Session* m_session = nullptr;
  SelectionForm* m_selection;
  MapForm* m_map;
  ScenarioForm* m_scenario;
};

} // namespace kartenwerk

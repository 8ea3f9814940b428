// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "views/properties/scenariofields.h"

namespace kartenwerk {

/// The properties of the scenario: who plays with which tiles by which rules.
class ScenarioForm : public BoundForm
{
  Q_OBJECT

public:
  explicit ScenarioForm(QWidget* parent = nullptr);

  /// Tile sets that can be added: ids and titles of those that came with the program.
  void setBundledSets(OfferedSets sets);
  /// Made anew when there are other tile sets or starts than before.
  void showScenario();
  void rebuild();

private:
  struct Shape
  {
    std::vector<Reference<TileSet>> sets;
    std::vector<std::string> kinds; ///< of tiles in the game
    std::vector<std::pair<Place, std::string>> starts;

    bool operator==(const Shape&) const = default;
  };
  Shape shape() const;

  OfferedSets m_bundledSets;
  Shape m_shape;
};

} // namespace kartenwerk

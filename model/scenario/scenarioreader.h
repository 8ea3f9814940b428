// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/base/recordreader.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

/// Reads one scenario document, which may lie within another: `pointer` says where.
class ScenarioReader
{
public:
  ScenarioReader(const Json& json, ProblemList& problems, std::string pointer = {})
      : m_reader(json, problems, std::move(pointer))
  {
  }

  std::optional<Scenario> read();
  ScenarioPositions takePositions() { return std::move(m_positions); }

private:
  using Places = std::vector<std::pair<Place, TextPosition>>;

  template <class T>
  Reference<T> readReference(RecordReader& reader);
  void readEmbedded(RecordReader& reader, Reference<Map>& reference);
  void readEmbedded(RecordReader& reader, Reference<TileSet>& reference);
  void readMap(Scenario& scenario);
  TileSupply readSupply(RecordReader& reader);
  void readStarts(Scenario& scenario);
  void readLaid(Scenario& scenario);
  ChipLayout readLayout(RecordReader& reader);
  void readChips(RecordReader& reader, ChipLayout& layout);
  void readDraws(Scenario& scenario);
  /// Reports places that come twice in a list.
  void reportTwice(RecordReader& reader, std::string_view key, Places places);

  RecordReader m_reader;
  ScenarioPositions m_positions;
};

/// Words of files: "free", "fixed-prefix", "fixed".
Choices<DrawOrder> drawOrderChoices();

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/map/mapfile.h"

namespace kartenwerk {

/// Reads one map document; used once, by readMap.
class MapReader
{
public:
  MapReader(const Json& json, ProblemList& problems, const std::string& pointer)
      : m_reader(json, problems, pointer)
  {
  }

  std::optional<Map> read();
  MapPositions takePositions() { return std::move(m_positions); }

private:
  std::vector<std::size_t> rowLengths(const Json& rows);
  void readRows();
  void readRow(std::string_view text, std::size_t row);
  void readSite(RecordReader& reader);
  void readPrint(RecordReader& reader);
  void readFerry(RecordReader& reader);
  void readRegion(RecordReader& reader);
  void readBox(RecordReader& reader);

  void readLargeCity(RecordReader& reader);
  void readCitySquares(RecordReader& reader, LargeCity& city);
  void readCityCoats(RecordReader& reader, LargeCity& city);
  void readCitySides(RecordReader& reader, LargeCity& city);
  void reportUnlistedCities();

  bool inGrid(Place place, TextPosition at, const std::string& pointer);
  std::optional<Place> readGridPlace(RecordReader& reader);
  std::optional<Landing> readLanding(RecordReader& reader, std::string_view key);
  template <class Key>
  bool isNew(std::map<Key, int>& lines, const Key& key, RecordReader& reader, std::string_view rule,
             std::vector<std::string> details);
  void sortPositions();

  std::string rowPointer(std::size_t row) const
  {
    return m_reader.pointer("rows") + '/' + std::to_string(row);
  }
  std::size_t indexOf(Place place) const
  {
    return static_cast<std::size_t>(place.row) * m_rows.front().size() +
           static_cast<std::size_t>(place.column);
  }
  Square& squareAt(Place place)
  {
    return m_rows[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
  }

  RecordReader m_reader;
  std::vector<Map::Row> m_rows;
  MapParts m_parts;
  MapPositions m_positions;
  std::vector<TextPosition> m_cityOf; ///< where each square was listed in a large city
  std::map<std::pair<Place, SiteKind>, int> m_siteLines;
  std::map<Landing, int> m_printLines;
  std::map<Landing, int> m_landingLines;
};

} // namespace kartenwerk

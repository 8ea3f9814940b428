// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/jsonwriter.h"
#include "model/base/problem.h"
#include "model/base/recordreader.h"
#include "model/map/map.h"
#include "model/map/mapwords.h"

namespace kartenwerk {

inline constexpr std::string_view mapFormat = "kartenwerk-map";
inline constexpr int mapVersion = 1;

/// Where in its file each element of a map was read: for messages about issues. Line 0 when the
/// element is not in the file.
class MapPositions
{
public:
  TextPosition square(Place place) const; ///< its sign in the rows
  TextPosition site(Place place, SiteKind kind) const;
  TextPosition print(Place place, Side side) const;
  TextPosition largeCity(Place place) const; ///< the record of the city with that square
  TextPosition ferry(Place place, Side side) const;
  TextPosition region(std::size_t index) const;
  TextPosition box(std::size_t index) const;
  /// The best there is for a place: what stands on it, else its sign.
  TextPosition any(Place place) const;

private:
  friend class MapReader;
  template <class Key>
  using Table = std::vector<std::pair<Key, TextPosition>>;

  std::vector<TextPosition> m_rows; ///< of the first sign
  Table<std::pair<Place, SiteKind>> m_sites;
  Table<Landing> m_prints;
  Table<Place> m_largeCities; ///< one for each square
  Table<Landing> m_ferries;   ///< two for each ferry
  std::vector<TextPosition> m_regions;
  std::vector<TextPosition> m_boxes;
};

/// Reads a .kwmap (docs/fileformat.md). Of a broken file everything that can be made out is in the
/// value, and all problems are reported. `file` goes into the problems.
Loaded<Map> readMap(std::string_view text, const std::string& file,
                    MapPositions* positions = nullptr);
/// The same for a map embedded in another document.
Loaded<Map> readMap(const Json& json, const std::string& file, const std::string& pointer,
                    MapPositions* positions = nullptr);
/// The canonical text of a map: equal maps give equal bytes.
std::string mapText(const Map& map);
JsonRecord mapRecord(const Map& map);

/// readFile and readMap; "-" is standard input.
Loaded<Map> loadMap(const std::string& path, MapPositions* positions = nullptr);
/// mapText and writeFile; empty when it went well.
[[nodiscard]] Problems saveMap(const Map& map, const std::string& path);

} // namespace kartenwerk

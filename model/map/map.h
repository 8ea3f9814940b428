// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "model/base/shared.h"
#include "model/map/elements.h"

namespace kartenwerk {

/// What lies on and beside the squares of a map, in any order.
struct MapParts
{
  MapInfo info;
  std::vector<Site> sites;
  std::vector<Print> prints;
  std::vector<LargeCity> largeCities;
  std::vector<Ferry> ferries;
  std::vector<Region> regions;
  std::vector<Box> boxes;
  Extras extras;
};

/// A map is a plain value: keep the old one to undo an edit. Edits return the changed map; equal
/// maps share their rows and lists, so a copy is cheap. All lists are sorted, so equal maps write
/// equal files.
class Map
{
public:
  static constexpr int largestSide = 500;
  using Row = std::vector<Square>;

  /// Sizes from 1 to largestSide; all squares as `fill`.
  explicit Map(int columns = 1, int rows = 1, Square fill = {});

  /// A whole map at once, for readers and importers: rows of equal length, 1…largestSide each way;
  /// everything in `parts` must lie in the grid. Of elements that exclude each other the last
  /// counts. Large-city ground outside every large city becomes playable.
  static Map fromParts(std::vector<Row> rows, MapParts parts);
  MapParts parts() const;

  int columns() const { return m_columns; }
  int rows() const { return static_cast<int>(m_rows.size()); }
  bool contains(Place place) const;
  /// Places off the grid are outside squares.
  const Square& at(Place place) const;
  const Shared<Row>& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

  const MapInfo& info() const { return *m_info; }
  const std::vector<Site>& sites() const { return *m_sites; }
  const std::vector<Print>& prints() const { return *m_prints; }
  const std::vector<LargeCity>& largeCities() const { return *m_largeCities; }
  const std::vector<Ferry>& ferries() const { return *m_ferries; }
  const std::vector<Region>& regions() const { return *m_regions; }
  const std::vector<Box>& boxes() const { return *m_boxes; }
  const Extras& extras() const { return *m_extras; }

  /// Nothing there: null. The pointers live as long as the map.
  const Site* site(Place place, SiteKind kind) const;
  const Print* print(Place place, Side side) const;
  const LargeCity* largeCity(Place place) const;
  const Ferry* ferry(Place place, Side side) const;

  /// Changes the ground alone; what stands on the square stays. A square painted over leaves its
  /// large city; a square can become one only by withLargeCity. The place must be in the grid.
  [[nodiscard]] Map withSquare(Place place, Square square) const;
  /// The same for many squares; each row is copied once, and rows that stay as they were are
  /// shared. Places off the grid are skipped.
  [[nodiscard]] Map withSquares(std::span<const Place> places, Square square) const;
  /// Replaces the site of that kind in that square.
  [[nodiscard]] Map withSite(Site site) const;
  [[nodiscard]] Map withoutSite(Place place, SiteKind kind) const;
  /// Replaces the print at that side.
  [[nodiscard]] Map withPrint(Print print) const;
  [[nodiscard]] Map withoutPrint(Place place, Side side) const;
  /// Its squares become large-city ground and leave any other large city.
  [[nodiscard]] Map withLargeCity(LargeCity city) const;
  /// The city at that square goes; its squares become `ground`.
  [[nodiscard]] Map withoutLargeCity(Place place, Square ground = {Ground::Playable}) const;
  /// Replaces ferries that share a landing with it.
  [[nodiscard]] Map withFerry(Ferry ferry) const;
  [[nodiscard]] Map withoutFerry(Place place, Side side) const;
  /// Without the sites, prints, ferries and region squares in those places, which are sorted.
  [[nodiscard]] Map withoutElements(std::span<const Place> places) const;
  [[nodiscard]] Map withRegions(std::vector<Region> regions) const;
  [[nodiscard]] Map withBoxes(std::vector<Box> boxes) const;
  [[nodiscard]] Map withInfo(MapInfo info) const;
  [[nodiscard]] Map withExtras(Extras extras) const;

  bool operator==(const Map&) const = default;

private:
  void setSquare(Place place, Square square);

  int m_columns;
  std::vector<Shared<Row>> m_rows;
  Shared<MapInfo> m_info;
  Shared<std::vector<Site>> m_sites;
  Shared<std::vector<Print>> m_prints;
  Shared<std::vector<LargeCity>> m_largeCities;
  Shared<std::vector<Ferry>> m_ferries;
  Shared<std::vector<Region>> m_regions;
  Shared<std::vector<Box>> m_boxes;
  Shared<Extras> m_extras;
};

} // namespace kartenwerk

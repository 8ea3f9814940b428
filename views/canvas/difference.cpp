// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/difference.h"

#include <algorithm>

#include "views/paint/mappainter.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

/// A square is drawn with regard to the eight round it.
QRectF around(Place place)
{
  return {place.column - 1.0, place.row - 1.0, 3, 3};
}

void addRow(std::vector<QRectF>& areas, const Map::Row& before, const Map::Row& after, int row)
{
  for (std::size_t column = 0; column < before.size(); ++column)
    if (!(before[column] == after[column]))
      areas.push_back(around({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}));
}

/// The reach of every item that is in one list and not in the other.
template <class Item>
void addItems(std::vector<QRectF>& areas, const std::vector<Item>& before,
              const std::vector<Item>& after)
{
  if (&before == &after)
    return;
  auto head = std::size_t{0};
  while (head < before.size() && head < after.size() && before[head] == after[head])
    ++head;
  auto tail = std::size_t{0};
  while (tail < before.size() - head && tail < after.size() - head &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  for (const auto* list : {&before, &after})
    for (auto i = head; i < list->size() - tail; ++i)
      areas.push_back(reach((*list)[i]));
}

void addRegions(std::vector<QRectF>& areas, const Map& before, const Map& after)
{
  if (before.regions() == after.regions() && before.boxes() == after.boxes())
    return;
  areas.emplace_back(-2, -2, after.columns() + 4, after.rows() + 4);
}

} // namespace

std::optional<std::vector<QRectF>> differences(const Map& before, const Map& after)
{
  if (before.columns() != after.columns() || before.rows() != after.rows())
    return std::nullopt;
  auto areas = std::vector<QRectF>{};
  for (int row = 0; row < before.rows(); ++row)
    if (!before.row(row).sameObject(after.row(row)))
      addRow(areas, *before.row(row), *after.row(row), row);
  addItems(areas, before.sites(), after.sites());
  addItems(areas, before.prints(), after.prints());
  addItems(areas, before.largeCities(), after.largeCities());
  addItems(areas, before.ferries(), after.ferries());
  addRegions(areas, before, after);
  return areas;
}

std::vector<QRectF> chipDifferences(const Scenario& before, const Scenario& after)
{
  auto areas = std::vector<QRectF>{};
  const auto add = [&](const std::vector<PlacedChip>& chips, const Scenario& other) {
    for (const auto& chip : chips) {
      const auto* same = chipAt(other, chip.place);
      if (!same || !(*same == chip))
        areas.emplace_back(chip.place.column, chip.place.row, 1, 1);
    }
  };
  add(chipsOf(before), after);
  add(chipsOf(after), before);
  const auto wishes = [&](const std::vector<Place>& one, const std::vector<Place>& other) {
    for (const auto place : one)
      if (!std::ranges::binary_search(other, place))
        areas.emplace_back(place.column, place.row, 1, 1);
  };
  wishes(before.chipWishes.pinned, after.chipWishes.pinned);
  wishes(after.chipWishes.pinned, before.chipWishes.pinned);
  wishes(before.chipWishes.banned, after.chipWishes.banned);
  wishes(after.chipWishes.banned, before.chipWishes.banned);
  const auto starts = [&](const Scenario& scenario, const Scenario& other) {
    for (const auto place : scenario.starts)
      if (std::ranges::find(other.starts, place) == other.starts.end())
        areas.push_back(around(place));
  };
  starts(before, after);
  starts(after, before);
  return areas;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/files.h"
#include "model/base/recordlist.h"
#include "model/map/mapfile.h"

namespace kartenwerk {

namespace {

JsonRecord recordOf(const Site& site)
{
  auto record = JsonRecord{};
  record.add("place", toString(site.place)).add("kind", toString(site.kind));
  record.addText("name", site.name).addText("attribute", site.attribute);
  record.addUnless(0, "coats", site.coats);
  record.addText("colour", std::string(toString(site.colour)));
  return record.add(site.extras);
}

JsonRecord recordOf(const Print& print)
{
  auto record = JsonRecord{};
  record.add("place", toString(print.place)).add("side", toString(print.side));
  record.add("kind", toString(print.kind));
  record.addUnless(0, "coats", print.coats).addUnless(1, "tiles", print.tiles);
  record.addText("name", print.name).addText("group", print.group);
  return record.add(print.extras);
}

JsonRecord recordOf(const LargeCity& city)
{
  auto squares = JsonList{};
  auto coats = JsonRecord{};
  for (const auto& square : city.squares) {
    squares.add(toString(square.place));
    coats.addUnless(0, toString(square.place), square.coats);
  }
  auto sides = JsonRecord{};
  for (const auto& side : city.sides)
    sides.add(toString(Landing{side.place, side.side}), wordOf(citySideChoices(), side.kind));
  auto record = JsonRecord{};
  record.addText("name", city.name).add("squares", squares);
  if (city.coats() > 0)
    record.add("coats", coats);
  if (!city.sides.empty())
    record.add("sides", sides);
  return record.addText("mark", city.mark).add(city.extras);
}

JsonRecord recordOf(const Ferry& ferry)
{
  auto record = JsonRecord{};
  record.add("from", toString(ferry.from)).add("to", toString(ferry.to));
  record.addUnless(1, "points", ferry.points).addUnless(0, "coats", ferry.coats);
  return record.addText("name", ferry.name).add(ferry.extras);
}

JsonRecord recordOf(const Region& region)
{
  auto squares = JsonList{};
  for (const auto place : region.squares)
    squares.add(toString(place));
  auto record = JsonRecord{};
  record.addText("name", region.name).addText("colour", std::string(toString(region.colour)));
  return record.add("squares", squares).add(region.extras);
}

JsonRecord recordOf(const Box& box)
{
  auto record = JsonRecord{};
  record.addText("name", box.name).addText("purpose", box.purpose);
  return record.add("side", toString(box.side)).add(box.extras);
}

constexpr auto asRecord = [](const auto& item) { return recordOf(item); };

JsonList rowsOf(const Map& map)
{
  auto rows = JsonList{};
  for (int i = 0; i < map.rows(); ++i) {
    auto signs = std::string{};
    for (const auto& square : *map.row(i))
      signs += signOf(square);
    rows.add(signs);
  }
  return rows.broken();
}

} // namespace

JsonRecord mapRecord(const Map& map)
{
  auto record = JsonRecord{};
  record.add("format", mapFormat).add("version", mapVersion);
  const auto& info = map.info();
  record.addText("id", info.id).add("title", info.title);
  record.addText("author", info.author).addText("licence", info.licence);
  record.addText("notes", info.notes);
  record.add("rows", rowsOf(map));
  addRecords(record, "sites", map.sites(), asRecord);
  addRecords(record, "prints", map.prints(), asRecord);
  addRecords(record, "largeCities", map.largeCities(), asRecord);
  addRecords(record, "ferries", map.ferries(), asRecord);
  addRecords(record, "regions", map.regions(), asRecord);
  addRecords(record, "boxes", map.boxes(), asRecord);
  return record.add(map.extras());
}

std::string mapText(const Map& map)
{
  return mapRecord(map).document();
}

Problems saveMap(const Map& map, const std::string& path)
{
  return writeFile(path, mapText(map));
}

} // namespace kartenwerk

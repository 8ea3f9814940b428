// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/mapreader.h"

#include <algorithm>
#include <map>

#include "model/base/files.h"
#include "model/base/problemrules.h"

namespace kartenwerk {

namespace {

constexpr int mostCoats = 9;
constexpr int mostPoints = 9;

bool beginsCharacter(char byte)
{
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// The number of characters of a text in valid UTF-8.
std::size_t lengthOf(std::string_view text)
{
  return static_cast<std::size_t>(std::ranges::count_if(text, beginsCharacter));
}

/// The length that most rows have; of two that are equally common the greater.
std::size_t usualLength(const std::vector<std::size_t>& lengths)
{
  auto counts = std::map<std::size_t, int>{};
  for (const auto length : lengths)
    ++counts[length];
  const auto byNumber = [](const auto& a, const auto& b) {
    return std::pair(a.second, a.first) < std::pair(b.second, b.first);
  };
  return std::ranges::max_element(counts, byNumber)->first;
}

} // namespace

std::optional<Map> MapReader::read()
{
  if (!readFormat(m_reader, mapFormat, mapVersion))
    return {};
  auto& info = m_parts.info;
  info.id = m_reader.text("id");
  info.title = m_reader.text("title");
  info.author = m_reader.text("author");
  info.licence = m_reader.text("licence");
  info.notes = m_reader.text("notes");
  readRows();
  if (m_rows.empty())
    return {};
  for (auto& reader : m_reader.records("largeCities"))
    readLargeCity(reader);
  reportUnlistedCities();
  for (auto& reader : m_reader.records("sites"))
    readSite(reader);
  for (auto& reader : m_reader.records("prints"))
    readPrint(reader);
  for (auto& reader : m_reader.records("ferries"))
    readFerry(reader);
  for (auto& reader : m_reader.records("regions"))
    readRegion(reader);
  for (auto& reader : m_reader.records("boxes"))
    readBox(reader);
  m_parts.extras = m_reader.extras();
  sortPositions();
  return Map::fromParts(std::move(m_rows), std::move(m_parts));
}

/// How many signs each row has; none where it is no text.
std::vector<std::size_t> MapReader::rowLengths(const Json& rows)
{
  auto result = std::vector<std::size_t>{};
  for (const auto& row : rows.items()) {
    const auto index = result.size();
    auto at = row.at();
    ++at.column;
    m_positions.m_rows.push_back(at);
    result.push_back(row.string() ? lengthOf(*row.string()) : 0);
    if (!row.string())
      m_reader.problemList().add(rule::recordType,
                                 {"", "string", std::string(toString(row.type()))}, row.at(),
                                 rowPointer(index));
  }
  return result;
}

void MapReader::readRows()
{
  const auto limit = static_cast<std::size_t>(Map::largestSide);
  const auto* rows = m_reader.list("rows", Presence::Required);
  const auto claimed = m_reader.integer("columns", 1, Map::largestSide, 0);
  if (!rows)
    return;
  const auto lengths = rowLengths(*rows);
  const auto longest = lengths.empty() ? 0 : *std::ranges::max_element(lengths);
  const auto count = lengths.size();
  if (count > limit || longest == 0 || longest > limit)
    m_reader.problem(rule::mapSize,
                     {std::to_string(longest), std::to_string(count), std::to_string(limit)},
                     "rows");
  if (longest == 0)
    return;
  const auto usual = usualLength(lengths);
  if (claimed > 0 && static_cast<std::size_t>(claimed) != usual)
    m_reader.problem(rule::mapColumns, {std::to_string(claimed), std::to_string(usual)}, "columns");
  m_rows.assign(std::min(count, limit), Map::Row(std::min(longest, limit)));
  for (std::size_t i = 0; i < count; ++i) {
    const auto* text = rows->items()[i].string();
    if (text && lengths[i] != usual)
      m_reader.problemList().add(
          rule::mapRaggedRow,
          {std::to_string(i + 1), std::to_string(lengths[i]), std::to_string(usual)},
          m_positions.m_rows[i], rowPointer(i));
    if (text && i < limit)
      readRow(*text, i);
  }
  m_cityOf.assign(m_rows.size() * m_rows.front().size(), TextPosition{});
}

void MapReader::readRow(std::string_view text, std::size_t row)
{
  auto begin = std::size_t{0};
  for (std::size_t i = 0; i < m_rows[row].size() && begin < text.size(); ++i) {
    auto end = begin + 1;
    while (end < text.size() && !beginsCharacter(text[end]))
      ++end;
    const auto sign = text.substr(begin, end - begin);
    if (const auto square = sign.size() == 1 ? squareFrom(sign.front()) : std::nullopt) {
      m_rows[row][i] = *square;
    } else {
      auto at = m_positions.m_rows[row];
      at.column += static_cast<int>(begin);
      const auto place = Place{static_cast<std::int16_t>(i), static_cast<std::int16_t>(row)};
      m_reader.problemList().add(rule::mapUnknownSign, {std::string(sign)}, at, rowPointer(row),
                                 toString(place));
    }
    begin = end;
  }
}

bool MapReader::inGrid(Place place, TextPosition at, const std::string& pointer)
{
  const auto columns = m_rows.front().size();
  const auto inside = static_cast<std::size_t>(place.column) < columns &&
                      static_cast<std::size_t>(place.row) < m_rows.size();
  if (!inside) {
    const auto last =
        Place{static_cast<std::int16_t>(columns - 1), static_cast<std::int16_t>(m_rows.size() - 1)};
    m_reader.problemList().add(rule::mapOffGrid, {toString(place), toString(last)}, at, pointer,
                               toString(place));
  }
  return inside;
}

std::optional<Place> MapReader::readGridPlace(RecordReader& reader)
{
  const auto place = reader.readPlace("place");
  if (!place || !inGrid(*place, reader.at("place"), reader.pointer("place")))
    return {};
  reader.setPlace(toString(*place));
  return place;
}

std::optional<Landing> MapReader::readLanding(RecordReader& reader, std::string_view key)
{
  const auto text = reader.text(key, Presence::Required);
  const auto landing = landingFrom(text);
  const auto* json = reader.json().find(key);
  if (!landing && json && json->string())
    reader.problem(rule::recordPlace, {std::string(key), text}, key);
  if (!landing || !inGrid(landing->place, reader.at(key), reader.pointer(key)))
    return {};
  return landing;
}

/// Whether the key is new; where it is not, `rule` is reported with the line of the first.
template <class Key>
bool MapReader::isNew(std::map<Key, int>& lines, const Key& key, RecordReader& reader,
                      std::string_view rule, std::vector<std::string> details)
{
  const auto [first, added] = lines.try_emplace(key, reader.at().line);
  if (!added) {
    details.push_back(std::to_string(first->second));
    reader.problem(rule, std::move(details));
  }
  return added;
}

void MapReader::readSite(RecordReader& reader)
{
  auto site = Site{};
  const auto place = readGridPlace(reader);
  const auto kind = reader.readChoice("kind", siteKindChoices());
  site.name = reader.text("name");
  site.attribute = reader.text("attribute");
  site.coats = reader.integer("coats", 0, mostCoats, 0);
  site.colour = reader.choice("colour", colourChoices(), Colour::None);
  site.extras = reader.extras();
  if (!place || !kind)
    return;
  site.place = *place;
  site.kind = *kind;
  const auto key = std::pair(site.place, site.kind);
  if (!isNew(m_siteLines, key, reader, rule::mapTwoSites, {std::string(toString(site.kind))}))
    return;
  m_positions.m_sites.emplace_back(key, reader.at());
  m_parts.sites.push_back(std::move(site));
}

void MapReader::readPrint(RecordReader& reader)
{
  auto print = Print{};
  const auto place = readGridPlace(reader);
  const auto side = reader.readSide("side");
  if (place && side)
    reader.setPlace(toString(Landing{*place, *side}));
  const auto kind = reader.readChoice("kind", printKindChoices());
  print.coats = reader.integer("coats", 0, mostCoats, 0);
  print.tiles = reader.integer("tiles", 0, mostCoats, 1);
  print.name = reader.text("name");
  print.group = reader.text("group");
  print.extras = reader.extras();
  if (!place || !side || !kind)
    return;
  print.kind = *kind;
  print.place = *place;
  print.side = *side;
  const auto key = Landing{*place, *side};
  if (!isNew(m_printLines, key, reader, rule::mapTwoPrints, {}))
    return;
  m_positions.m_prints.emplace_back(key, reader.at());
  m_parts.prints.push_back(std::move(print));
}

void MapReader::readFerry(RecordReader& reader)
{
  auto ferry = Ferry{};
  const auto from = readLanding(reader, "from");
  if (from)
    reader.setPlace(toString(*from));
  const auto to = readLanding(reader, "to");
  ferry.points = reader.integer("points", 0, mostPoints, 1);
  ferry.coats = reader.integer("coats", 0, mostCoats, 0);
  ferry.name = reader.text("name");
  ferry.extras = reader.extras();
  if (!from || !to)
    return;
  if (*from == *to) {
    reader.problem(rule::mapFerryItself, {});
    return;
  }
  const auto fromIsNew = isNew(m_landingLines, *from, reader, rule::mapTwoFerries, {});
  reader.setPlace(toString(*to));
  if (!isNew(m_landingLines, *to, reader, rule::mapTwoFerries, {}) || !fromIsNew)
    return;
  ferry.from = *from;
  ferry.to = *to;
  m_positions.m_ferries.emplace_back(*from, reader.at());
  m_positions.m_ferries.emplace_back(*to, reader.at());
  m_parts.ferries.push_back(std::move(ferry));
}

void MapReader::readRegion(RecordReader& reader)
{
  auto region = Region{};
  region.name = reader.text("name");
  region.colour = reader.choice("colour", colourChoices(), Colour::None);
  for (const auto& [place, at] : reader.places("squares", Presence::Required))
    if (inGrid(place, at, reader.pointer("squares")))
      region.squares.push_back(place);
  std::ranges::sort(region.squares);
  const auto twice = std::ranges::adjacent_find(region.squares);
  if (twice != region.squares.end()) {
    reader.setPlace(toString(*twice));
    reader.problem(rule::mapRegionTwice, {region.name}, "squares");
  }
  region.extras = reader.extras();
  m_positions.m_regions.push_back(reader.at());
  m_parts.regions.push_back(std::move(region));
}

void MapReader::readBox(RecordReader& reader)
{
  auto box = Box{};
  box.name = reader.text("name");
  box.purpose = reader.text("purpose");
  box.side = reader.readSide("side").value_or(Side::West);
  box.extras = reader.extras();
  m_positions.m_boxes.push_back(reader.at());
  m_parts.boxes.push_back(std::move(box));
}

void MapReader::sortPositions()
{
  const auto byKey = [](const auto& a, const auto& b) { return a.first < b.first; };
  std::ranges::sort(m_positions.m_sites, byKey);
  std::ranges::sort(m_positions.m_prints, byKey);
  std::ranges::sort(m_positions.m_largeCities, byKey);
  std::ranges::sort(m_positions.m_ferries, byKey);
}

Loaded<Map> readMap(const Json& json, const std::string& file, const std::string& pointer,
                    MapPositions* positions)
{
  auto problems = ProblemList(file);
  auto reader = MapReader(json, problems, pointer);
  auto map = reader.read();
  if (positions)
    *positions = reader.takePositions();
  return {std::move(map), problems.problems()};
}

namespace {

Loaded<Map> mapFrom(Loaded<Json> json, const std::string& file, MapPositions* positions)
{
  if (!json.value)
    return {{}, std::move(json.problems)};
  auto map = readMap(*json.value, file, {}, positions);
  map.problems.insert(map.problems.begin(), json.problems.begin(), json.problems.end());
  return map;
}

} // namespace

Loaded<Map> readMap(std::string_view text, const std::string& file, MapPositions* positions)
{
  return mapFrom(parseJson(text, file), file, positions);
}

Loaded<Map> loadMap(const std::string& path, MapPositions* positions)
{
  return mapFrom(loadJson(path), path, positions);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tilesetfile.h"

#include "model/base/files.h"
#include "model/base/problemrules.h"
#include "model/base/readchoices.h"

namespace kartenwerk {

namespace {

constexpr int mostCoats = 9;
constexpr int mostCopies = 999;
constexpr std::size_t edgeCount = 4;
constexpr std::size_t mostFeatures = 64;
constexpr std::size_t mostKinds = 9999;

std::vector<std::pair<std::string_view, Port>> portChoices()
{
  auto result = std::vector<std::pair<std::string_view, Port>>{};
  for (int i = 0; i < portCount; ++i)
    result.emplace_back(toString(static_cast<Port>(i)), static_cast<Port>(i));
  return result;
}

Feature readFeature(RecordReader& reader)
{
  auto feature = Feature{};
  feature.id = reader.text("id", Presence::Required);
  feature.type =
      reader.choice("type", featureTypeChoices(), FeatureType::Field, Presence::Required);
  for (const auto port : readChoices<Port>(reader, "ports", portChoices()))
    feature.ports.insert(port);
  feature.coats = reader.integer("coats", 0, mostCoats, 0);
  feature.cathedral = reader.boolean("cathedral", false);
  feature.darmstadtium = reader.boolean("darmstadtium", false);
  feature.goods = reader.choice("goods", goodsChoices(), Goods::None);
  feature.inn = reader.boolean("inn", false);
  feature.end = reader.choice("end", roadEndChoices(), RoadEnd::None);
  feature.endCity = reader.text("endCity");
  feature.church = reader.boolean("church", false);
  feature.cities = reader.texts("cities");
  feature.inner = reader.boolean("inner", false);
  feature.illustrations = readChoices(reader, "illustrations", illustrationChoices());
  feature.extras = reader.extras();
  return feature;
}

CountedTile readTile(RecordReader& reader)
{
  auto tile = CountedTile{};
  tile.kind.id = reader.text("id", Presence::Required);
  tile.count = reader.integer("count", 0, mostCopies, 1);
  tile.kind.name = reader.text("name");
  const auto edges = readChoices(reader, "edges", edgeChoices());
  const auto* listed = reader.list("edges", Presence::Required);
  if (listed && listed->items().size() != edgeCount)
    reader.problem(rule::recordRange, {"edges", std::to_string(listed->items().size()), "4", "4"},
                   "edges");
  for (std::size_t i = 0; i < std::min(edges.size(), edgeCount); ++i)
    tile.kind.edges[i] = edges[i];
  for (auto& feature : reader.records("features", Presence::Required, mostFeatures))
    tile.kind.features.push_back(readFeature(feature));
  tile.kind.crossing = reader.choice("crossing", crossingChoices(), Crossing::None);
  tile.kind.gardenVariantOf = reader.text("gardenVariantOf");
  tile.kind.extras = reader.extras();
  return tile;
}

std::optional<TileSet> readSet(RecordReader& reader)
{
  if (!readFormat(reader, tileSetFormat, tileSetVersion))
    return {};
  auto set = TileSet{};
  set.id = reader.text("id");
  set.title = reader.text("title");
  set.author = reader.text("author");
  set.licence = reader.text("licence");
  set.notes = reader.text("notes");
  set.start = reader.text("start");
  for (auto& tile : reader.records("tiles", Presence::Required, mostKinds))
    set.tiles.push_back(readTile(tile));
  set.extras = reader.extras();
  return set;
}

JsonRecord recordOf(const Feature& feature)
{
  auto ports = JsonList{};
  for (int i = 0; i < portCount; ++i)
    if (feature.ports.has(static_cast<Port>(i)))
      ports.add(toString(static_cast<Port>(i)));
  auto cities = JsonList{};
  for (const auto& city : feature.cities)
    cities.add(city);
  auto illustrations = JsonList{};
  for (const auto illustration : feature.illustrations)
    illustrations.add(toString(illustration));

  auto record = JsonRecord{};
  record.add("id", feature.id).add("type", toString(feature.type));
  if (!feature.ports.empty())
    record.add("ports", ports);
  record.addUnless(0, "coats", feature.coats).addUnless(false, "cathedral", feature.cathedral);
  record.addUnless(false, "darmstadtium", feature.darmstadtium);
  record.addText("goods", std::string(toString(feature.goods)));
  record.addUnless(false, "inn", feature.inn);
  record.addText("end", std::string(toString(feature.end))).addText("endCity", feature.endCity);
  record.addUnless(false, "church", feature.church);
  if (!feature.cities.empty())
    record.add("cities", cities);
  record.addUnless(false, "inner", feature.inner);
  if (!feature.illustrations.empty())
    record.add("illustrations", illustrations);
  return record.add(feature.extras);
}

JsonRecord recordOf(const CountedTile& tile)
{
  auto edges = JsonList{};
  for (const auto edge : tile.kind.edges)
    edges.add(toString(edge));
  auto features = JsonList{};
  for (const auto& feature : tile.kind.features)
    features.add(recordOf(feature));

  auto record = JsonRecord{};
  record.add("id", tile.kind.id).add("count", tile.count).addText("name", tile.kind.name);
  record.add("edges", edges).add("features", features.broken());
  record.addText("crossing", std::string(toString(tile.kind.crossing)));
  record.addText("gardenVariantOf", tile.kind.gardenVariantOf);
  return record.add(tile.kind.extras);
}

} // namespace

Loaded<TileSet> readTileSet(const Json& json, const std::string& file, const std::string& pointer)
{
  auto problems = ProblemList(file);
  auto reader = RecordReader(json, problems, pointer);
  auto set = readSet(reader);
  return {std::move(set), problems.problems()};
}

namespace {

Loaded<TileSet> setFrom(Loaded<Json> json, const std::string& file)
{
  if (!json.value)
    return {{}, std::move(json.problems)};
  auto set = readTileSet(*json.value, file, {});
  set.problems.insert(set.problems.begin(), json.problems.begin(), json.problems.end());
  return set;
}

} // namespace

Loaded<TileSet> readTileSet(std::string_view text, const std::string& file)
{
  return setFrom(parseJson(text, file), file);
}

JsonRecord tileSetRecord(const TileSet& set)
{
  auto tiles = JsonList{};
  for (const auto& tile : set.tiles)
    tiles.add(recordOf(tile));
  auto record = JsonRecord{};
  record.add("format", tileSetFormat).add("version", tileSetVersion);
  record.addText("id", set.id).add("title", set.title);
  record.addText("author", set.author).addText("licence", set.licence);
  record.addText("notes", set.notes).addText("start", set.start);
  return record.add("tiles", tiles.broken()).add(set.extras);
}

std::string tileSetText(const TileSet& set)
{
  return tileSetRecord(set).document();
}

Loaded<TileSet> loadTileSet(const std::string& path)
{
  return setFrom(loadJson(path), path);
}

Problems saveTileSet(const TileSet& set, const std::string& path)
{
  return writeFile(path, tileSetText(set));
}

} // namespace kartenwerk

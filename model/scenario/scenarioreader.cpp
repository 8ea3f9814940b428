// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenarioreader.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "model/base/problemrules.h"
#include "model/map/mapfile.h"
#include "model/rules/profilefile.h"
#include "model/scenario/chiprecords.h"
#include "model/tiles/tilesetfile.h"

namespace kartenwerk {

namespace {

constexpr int fewestPlayers = 2;
constexpr int mostPlayers = 6;
constexpr int mostCopies = 9;
constexpr std::size_t mostSupplies = 99;
constexpr int mostOfAKind = 999;
constexpr int newestGenerator = 1'000'000;
constexpr int threeQuarters = 270;
constexpr std::size_t hashLength = 64;

constexpr std::array<std::pair<std::string_view, DrawOrder>, 3> drawOrders{{
    {"free", DrawOrder::Free},
    {"fixed-prefix", DrawOrder::FixedPrefix},
    {"fixed", DrawOrder::Fixed},
}};

bool isHash(const std::string& text)
{
  return text.size() == hashLength &&
         text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// "D7", "D7 purple", "D7 2" or "D7 purple 2".
std::optional<PlacedChip> chipFrom(std::string_view text)
{
  auto steps = std::vector<std::string_view>{};
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find(' ', begin), text.size());
    steps.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  auto chip = PlacedChip{};
  const auto place = placeFrom(steps.front());
  if (!place)
    return {};
  chip.place = *place;
  auto next = std::size_t{1};
  if (next < steps.size())
    for (const auto& [word, colour] : colourChoices())
      if (steps[next] == word)
        chip.colour = colour;
  if (chip.colour != Colour::None)
    ++next;
  if (next < steps.size() && (steps[next] == "1" || steps[next] == "2"))
    chip.value = steps[next++].front() - '0';
  return next == steps.size() ? std::optional(chip) : std::nullopt;
}

} // namespace

Choices<DrawOrder> drawOrderChoices()
{
  return drawOrders;
}

std::optional<Scenario> ScenarioReader::read()
{
  if (!readFormat(m_reader, scenarioFormat, scenarioVersion))
    return {};
  auto scenario = Scenario{};
  scenario.title = m_reader.text("title");
  scenario.author = m_reader.text("author");
  scenario.licence = m_reader.text("licence");
  scenario.notes = m_reader.text("notes");
  readMap(scenario);
  for (auto& reader : m_reader.records("tiles", Presence::Optional, mostSupplies)) {
    m_positions.tiles.push_back(reader.at());
    scenario.tiles.push_back(readSupply(reader));
  }
  if (auto rules = m_reader.record("rules")) {
    m_positions.rules = rules->at();
    scenario.rules = readProfile(*rules);
  }
  if (m_reader.has("players"))
    m_positions.players = m_reader.at("players");
  scenario.players = m_reader.integer("players", fewestPlayers, mostPlayers, fewestPlayers);
  readStarts(scenario);
  readLaid(scenario);
  if (auto wishes = m_reader.record("chipWishes")) {
    m_positions.wishes = wishes->at();
    scenario.chipWishes = readWishes(*wishes);
  }
  for (auto& reader : m_reader.records("layouts"))
    scenario.layouts.push_back(readLayout(reader));
  const auto layouts = static_cast<int>(scenario.layouts.size());
  scenario.layout = m_reader.integer("layout", 0, static_cast<int>(mostJsonValues), 0);
  if (scenario.layout > 0 && scenario.layout >= layouts) {
    m_reader.problem(rule::scenarioLayout,
                     {std::to_string(scenario.layout), std::to_string(layouts)}, "layout");
    scenario.layout = 0;
  }
  readDraws(scenario);
  scenario.extras = m_reader.extras();
  return scenario;
}

void ScenarioReader::readEmbedded(RecordReader& reader, Reference<Map>& reference)
{
  auto map = kartenwerk::readMap(*reader.raw("embedded"), m_reader.problemList().file(),
                                 reader.pointer("embedded"));
  for (auto& problem : map.problems)
    m_reader.problemList().add(std::move(problem));
  reference.embedded = std::move(map.value);
}

void ScenarioReader::readEmbedded(RecordReader& reader, Reference<TileSet>& reference)
{
  auto set = readTileSet(*reader.raw("embedded"), m_reader.problemList().file(),
                         reader.pointer("embedded"));
  for (auto& problem : set.problems)
    m_reader.problemList().add(std::move(problem));
  reference.embedded = std::move(set.value);
}

template <class T>
Reference<T> ScenarioReader::readReference(RecordReader& reader)
{
  auto reference = Reference<T>{};
  reference.bundled = reader.text("bundled");
  reference.path = reader.text("path");
  reference.hash = reader.text("hash");
  const auto embedded = reader.has("embedded");
  if (embedded)
    readEmbedded(reader, reference);
  const auto ways =
      (reference.bundled.empty() ? 0 : 1) + (reference.path.empty() ? 0 : 1) + (embedded ? 1 : 0);
  if (ways != 1)
    reader.problem(rule::scenarioReference, {std::is_same_v<T, Map> ? "map" : "tiles"});
  if (!reference.hash.empty() && !isHash(reference.hash)) {
    reader.problem(rule::scenarioHashText, {reference.hash}, "hash");
    reference.hash.clear();
  }
  if (std::filesystem::path(reference.path).is_absolute())
    m_reader.problemList().add({.severity = Severity::Warning,
                                .rule = std::string(rule::scenarioAbsolute),
                                .details = {reference.path},
                                .at = reader.at("path"),
                                .pointer = reader.pointer("path")});
  return reference;
}

void ScenarioReader::readMap(Scenario& scenario)
{
  auto reader = m_reader.record("map");
  if (!reader)
    return;
  m_positions.map = reader->at();
  auto reference = readReference<Map>(*reader);
  reference.extras = reader->extras();
  scenario.map = std::move(reference);
}

TileSupply ScenarioReader::readSupply(RecordReader& reader)
{
  auto supply = TileSupply{};
  supply.set = readReference<TileSet>(reader);
  supply.copies = reader.integer("copies", 1, mostCopies, 1);
  if (auto changes = reader.record("changes"))
    for (const auto& member : changes->json().members()) {
      const auto count = changes->integer(member.key, 0, mostOfAKind, -1);
      if (count >= 0)
        supply.changes.emplace_back(member.key, count);
    }
  supply.set.extras = reader.extras();
  return supply;
}

void ScenarioReader::reportTwice(RecordReader& reader, std::string_view key, Places places)
{
  std::ranges::stable_sort(places, {}, &Places::value_type::first);
  for (std::size_t i = 1; i < places.size(); ++i)
    if (places[i].first == places[i - 1].first)
      m_reader.problemList().add(rule::scenarioPlaceTwice,
                                 {std::string(key), toString(places[i].first)}, places[i].second,
                                 reader.pointer(key), toString(places[i].first));
}

void ScenarioReader::readStarts(Scenario& scenario)
{
  m_positions.starts = m_reader.places("starts");
  reportTwice(m_reader, "starts", m_positions.starts);
  for (const auto& [place, at] : m_positions.starts)
    scenario.starts.push_back(place);
}

void ScenarioReader::readLaid(Scenario& scenario)
{
  for (auto& reader : m_reader.records("laid")) {
    auto tile = LaidTile{};
    const auto place = reader.readPlace("place");
    if (place)
      reader.setPlace(toString(*place));
    tile.kind = reader.text("kind");
    if (reader.has("rotation")) {
      const auto degrees = reader.integer("rotation", 0, threeQuarters, -1);
      tile.rotation = rotationFromDegrees(degrees);
      if (degrees >= 0 && !tile.rotation)
        reader.problem(rule::recordChoice, {"rotation", std::to_string(degrees), "0, 90, 180, 270"},
                       "rotation");
    }
    tile.extras = reader.extras();
    if (!place)
      continue;
    tile.place = *place;
    m_positions.laid.emplace_back(*place, reader.at());
    scenario.laid.push_back(std::move(tile));
  }
  reportTwice(m_reader, "laid", m_positions.laid);
}

void ScenarioReader::readChips(RecordReader& reader, ChipLayout& layout)
{
  auto positions = Places{};
  const auto* list = reader.list("chips");
  const auto count = list ? list->items().size() : 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto& item = list->items()[i];
    const auto pointer = reader.pointer("chips") + '/' + std::to_string(i);
    const auto chip = item.string() ? chipFrom(*item.string()) : std::nullopt;
    if (!item.string())
      m_reader.problemList().add(
          rule::recordType, {"", "string", std::string(toString(item.type()))}, item.at(), pointer);
    else if (!chip)
      m_reader.problemList().add(rule::recordPlace, {"", *item.string()}, item.at(), pointer);
    if (!chip)
      continue;
    layout.chips.push_back(*chip);
    positions.emplace_back(chip->place, item.at());
  }
  std::ranges::stable_sort(layout.chips, {}, &PlacedChip::place);
  reportTwice(reader, "chips", positions);
  m_positions.chips.push_back(std::move(positions));
}

ChipLayout ScenarioReader::readLayout(RecordReader& reader)
{
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> methods{
      {{"hand", "hand"}, {"uniform", "uniform"}, {"even", "even"}, {"fair", "fair"}}};
  auto layout = ChipLayout{};
  layout.name = reader.text("name");
  layout.method =
      reader.choice<std::string_view>("method", Choices<std::string_view>(methods), "hand");
  layout.seed = reader.bits("seed");
  layout.generator = reader.integer("generator", 0, newestGenerator, 0);
  if (auto origin = reader.record("origin")) {
    layout.origin = readOrigin(*origin);
    layout.origin->wish.method = methodFrom(layout.method).value_or(Wish::Method::Uniform);
  }
  readChips(reader, layout);
  layout.extras = reader.extras();
  return layout;
}

void ScenarioReader::readDraws(Scenario& scenario)
{
  scenario.drawOrder = m_reader.choice("drawOrder", drawOrderChoices(), DrawOrder::Free);
  scenario.draws = m_reader.texts("draws");
  if (m_reader.has("draws"))
    m_positions.draws = m_reader.at("draws");
  else if (m_reader.has("drawOrder"))
    m_positions.draws = m_reader.at("drawOrder");
  if ((scenario.drawOrder == DrawOrder::Free) == scenario.draws.empty())
    return;
  const auto word = wordOf(drawOrderChoices(), scenario.drawOrder);
  m_reader.problemList().add(
      {.severity = Severity::Warning,
       .rule = std::string(rule::scenarioDraws),
       .details = {std::to_string(scenario.draws.size()), std::string(word)},
       .at = m_reader.has("draws") ? m_reader.at("draws") : m_reader.at("drawOrder"),
       .pointer = m_reader.pointer(m_reader.has("draws") ? "draws" : "drawOrder")});
}

} // namespace kartenwerk

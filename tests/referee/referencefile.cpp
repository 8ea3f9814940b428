// SPDX-License-Identifier: GPL-3.0-or-later
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>

#include "model/base/json.h"
#include "model/tiles/tilesetfile.h"
#include "tests/referee/referencegames.h"

namespace referee {

using namespace kartenwerk;

namespace {

/// All bytes of a file, unpacked if it is packed; nothing when it cannot be read.
std::optional<std::string> unpacked(const std::string& path)
{
  const auto close = [](gzFile file) { gzclose(file); };
  const auto file = std::unique_ptr<gzFile_s, decltype(close)>(gzopen(path.c_str(), "rb"), close);
  if (!file)
    return std::nullopt;
  auto text = std::string{};
  auto buffer = std::array<char, 65536>{};
  auto read = 0;
  while ((read = gzread(file.get(), buffer.data(), buffer.size())) > 0)
    text.append(buffer.data(), static_cast<std::size_t>(read));
  return read < 0 ? std::nullopt : std::optional(text);
}

std::string textAt(const Json& json, std::string_view key)
{
  const auto* value = json.find(key);
  return value && value->string() ? *value->string() : std::string{};
}

std::optional<int> numberAt(const Json& json, std::string_view key)
{
  const auto* value = json.find(key);
  const auto number = value ? value->integer() : std::nullopt;
  return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

bool isSet(const Json& json, std::string_view key)
{
  const auto* value = json.find(key);
  return value && value->boolean().value_or(false);
}

const Json& at(const Json& json, std::string_view key)
{
  static const auto nothing = Json{};
  const auto* value = json.find(key);
  return value ? *value : nothing;
}

std::string bundledId(const std::string& set)
{
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> ids{
      {{"base-c1", "base-1"},
       {"base-c2", "base-2"},
       {"inns-cathedrals-c1", "inns-cathedrals"},
       {"inns-cathedrals-c2", "inns-cathedrals-2"},
       {"traders-builders-c1", "traders-builders"},
       {"traders-builders-c2", "traders-builders-2"},
       {"darmstadt", "darmstadt"},
       {"river1-c1", "river"},
       {"river1-c2", "river-2"}}};
  for (const auto& [theirs, ours] : ids)
    if (theirs == set)
      return std::string(ours);
  return set;
}

/// Where the start tile lies on our open table.
constexpr int origin = 32;

ReferenceTurn turnFrom(const Json& json)
{
  auto turn = ReferenceTurn{};
  turn.player = numberAt(json, "player").value_or(0);
  turn.tile = textAt(json, "tile");
  turn.placement = {{static_cast<std::int16_t>(origin + numberAt(json, "x").value_or(0)),
                     static_cast<std::int16_t>(origin + numberAt(json, "y").value_or(0))},
                    rotationFromDegrees(numberAt(json, "rot").value_or(0)).value_or(Rotation{})};
  const auto& meeple = at(json, "meeple");
  if (meeple.type() == Json::Type::Object)
    turn.figure = {textAt(meeple, "kind"), textAt(meeple, "tileFeature")};
  for (const auto& tile : at(json, "discardedBefore").items())
    turn.discarded.push_back(*tile.string());
  turn.legalCells = numberAt(json, "legalCells");
  turn.legalPlacements = numberAt(json, "legalPlacements");
  if (const auto* options = json.find("meepleOptions")) {
    turn.options.emplace();
    for (const auto& option : options->items())
      turn.options->push_back({*option.items()[0].string(), *option.items()[1].string()});
    std::ranges::sort(*turn.options);
  }
  for (const auto& score : at(json, "scores").items())
    turn.scores.push_back(static_cast<int>(score.integer().value_or(0)));
  for (const auto& supply : at(json, "supply").items())
    turn.supply.push_back(numberAt(supply, "small").value_or(0));
  return turn;
}

/// Numbers by the names of players, in the order of the seats.
std::vector<int> bySeat(const Json& json, const ReferenceGame& game)
{
  auto result = std::vector<int>{};
  for (const auto& name : game.players)
    if (const auto number = numberAt(json, name))
      result.push_back(*number);
  return result;
}

std::string plainFeature(const std::string& name)
{
  return name.substr(0, name.find('.'));
}

void readCase(const Json& json, ReferenceGame& game)
{
  const auto& expect = at(json, "expect");
  game.finalScoring = isSet(json, "finalScoring");
  for (const auto& name : game.players) // some assert the scores of some players only
    game.finalScores.push_back(
        numberAt(at(at(expect, "asserted"), "scores"), name)
            .value_or(numberAt(at(at(expect, "observed"), "scores"), name).value_or(0)));
  const auto& observed = at(at(expect, "observed"), "afterTurn").items();
  for (std::size_t i = 0; i < observed.size() && i < game.turns.size(); ++i) {
    if (!game.finalScoring || i + 1 < game.turns.size())
      game.turns[i].scores = bySeat(at(observed[i], "scores"), game);
    for (const auto& name : game.players)
      game.turns[i].supply.push_back(
          numberAt(at(at(observed[i], "supply"), name), "small").value_or(0));
  }
  for (const auto& event : at(at(expect, "asserted"), "events").items()) {
    const auto seat = std::ranges::find(game.players, textAt(event, "player"));
    game.asserted.push_back({static_cast<int>(seat - game.players.begin()),
                             textAt(event, "feature"), numberAt(event, "points").value_or(0)});
  }
}

void readGame(const Json& json, ReferenceGame& game)
{
  const auto& final = at(json, "final");
  for (const auto& score : at(final, "scores").items())
    game.finalScores.push_back(static_cast<int>(score.integer().value_or(0)));
  for (const auto& score : at(final, "beforeFinalScoring").items())
    game.beforeFinal.push_back(static_cast<int>(score.integer().value_or(0)));
  if (!game.turns.empty())
    game.turns.back().scores.clear(); // the file's include the final scoring
  game.events.emplace();
  for (const auto& event : at(final, "events").items()) {
    const auto points = static_cast<int>(event.items()[2].integer().value_or(0));
    if (points != 0)
      game.events->push_back({static_cast<int>(event.items()[0].integer().value_or(0)),
                              plainFeature(*event.items()[1].string()), points});
  }
  std::ranges::sort(*game.events);
}

ReferenceGame gameFrom(const Json& json)
{
  auto game = ReferenceGame{};
  game.id = textAt(json, "id");
  game.fields = isSet(at(json, "rules"), "fields");
  game.smallCityPoints = numberAt(at(json, "rules"), "smallCityPoints").value_or(4);
  for (const auto& [set, where, count] : at(json, "tileSets").members())
    game.sets.push_back(bundledId(set));
  for (const auto& player : at(json, "players").items()) {
    game.players.push_back(textAt(player, "name"));
    game.supply = numberAt(at(player, "supply"), "small").value_or(7);
  }
  for (const auto& player : at(json, "players").items())
    for (const auto& [kind, where, count] : at(player, "supply").members())
      game.supplies[kind] = static_cast<int>(count.integer().value_or(0));
  game.goods = isSet(at(json, "rules"), "goods");
  for (const auto& turn : at(json, "turns").items())
    game.turns.push_back(turnFrom(turn));
  if (textAt(json, "format") == "carcassonne-case/1")
    readCase(json, game);
  else
    readGame(json, game);
  return game;
}

} // namespace

ReferenceFile readReferenceFile(const std::string& path)
{
  auto result = ReferenceFile{};
  const auto text = unpacked(path);
  if (!text)
    return {{}, "cannot be read"};
  const auto lines = path.ends_with(".jsonl") || path.ends_with(".jsonl.gz");
  for (std::size_t begin = 0; begin < text->size();) {
    const auto end = lines ? std::min(text->find('\n', begin), text->size()) : text->size();
    const auto json = parseJson(std::string_view(*text).substr(begin, end - begin), path);
    begin = end + 1;
    if (!json.value)
      return {{}, "is no JSON"};
    const auto format = textAt(*json.value, "format");
    if (format != "carcassonne-case/1" && format != "carcassonne-game/1")
      return {{}, "holds no case and no game"};
    result.games.push_back(gameFrom(*json.value));
  }
  return result;
}

// A game of one player has a second seat, which never moves.
PlayableScenario scenarioOf(const ReferenceGame& game, const std::string& mapsFolder)
{
  auto result = PlayableScenario{};
  auto& scenario = result.scenario;
  scenario.players = std::max(static_cast<int>(game.players.size()), 2);
  scenario.rules = preset("base");
  scenario.rules.fields = game.fields;
  scenario.rules.smallCityPoints = game.smallCityPoints;
  scenario.rules.meeples = game.supply;
  const auto has = [&](const char* kind) { return game.supplies.contains(kind); };
  scenario.rules.largeMeeple = has("big");
  scenario.rules.abbot = has("abbot");
  scenario.rules.builder = has("builder");
  scenario.rules.pig = has("pig");
  scenario.rules.goods = game.goods;
  for (const auto& set : game.sets) {
    if (set.starts_with("inns-cathedrals"))
      scenario.rules.inns = scenario.rules.cathedrals = true;
    if (set == "darmstadt")
      scenario.rules.darmstadt.on = true;
    auto loaded = loadTileSet(mapsFolder + "/" + set + ".kwtiles");
    result.sets.push_back(loaded.value.value_or(TileSet{}));
    scenario.tiles.push_back({{set, {}, {}, {}}, 1, {}});
  }
  return result;
}

} // namespace referee

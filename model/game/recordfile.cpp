// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>

#include "model/base/jsonwriter.h"
#include "model/base/problemrules.h"
#include "model/base/recordreader.h"
#include "model/game/record.h"
#include "model/map/mapwords.h"
#include "model/scenario/scenariofile.h"
#include "model/scenario/scenarioreader.h"

namespace kartenwerk {

namespace {

/// A figure that was not put, in place of a feature's id.
constexpr std::string_view noFigureWord = "-";
/// An index that no tile has: what a name that is not in the tile is read as.
constexpr int unknownFeature = 0xFF;

Choices<EndReason> endChoices()
{
  static constexpr auto choices = std::to_array<std::pair<std::string_view, EndReason>>(
      {{"", EndReason::None},
       {"last-tile", EndReason::LastTile},
       {"no-square-left", EndReason::NoSquareLeft},
       {"no-tile-fits", EndReason::NoTileFits}});
  return choices;
}

/// Which kind of tile lies where, by id: features are named, and names belong to kinds.
class KindsOnBoard
{
public:
  explicit KindsOnBoard(const GameRecord& record)
  {
    for (const auto& [kind, count] : record.scenario.tiles())
      m_kinds[kind.id] = kind;
    for (const auto& laid : record.laid)
      m_at[laid.place] = laid.kind;
  }
  void put(Place place, const std::string& kind) { m_at[place] = kind; }

  std::string featureName(Place place, int feature) const
  {
    const auto* kind = kindAt(place);
    const auto known = kind != nullptr && static_cast<std::size_t>(feature) < kind->features.size();
    return known ? kind->features[static_cast<std::size_t>(feature)].id : std::string{};
  }
  int feature(Place place, const std::string& name) const
  {
    const auto* kind = kindAt(place);
    if (kind == nullptr)
      return unknownFeature;
    const auto at = std::ranges::find(kind->features, name, &Feature::id);
    return at == kind->features.end() ? unknownFeature
                                      : static_cast<int>(at - kind->features.begin());
  }

private:
  const TileKind* kindAt(Place place) const
  {
    const auto id = m_at.find(place);
    const auto kind = id == m_at.end() ? m_kinds.end() : m_kinds.find(id->second);
    return kind == m_kinds.end() ? nullptr : &kind->second;
  }

  std::map<std::string, TileKind> m_kinds;
  std::map<Place, std::string> m_at;
};

template <class Items>
JsonList listOf(const Items& items)
{
  auto list = JsonList{};
  for (const auto& item : items)
    list.add(item);
  return list;
}

/// The scenario with its map and tile sets inside it.
Scenario embedded(const PlayableScenario& playable)
{
  auto scenario = playable.scenario;
  if (scenario.map && playable.map)
    scenario.map = Reference<Map>{.embedded = *playable.map, .extras = scenario.map->extras};
  for (std::size_t i = 0; i < scenario.tiles.size(); ++i)
    scenario.tiles[i].set =
        Reference<TileSet>{.embedded = playable.sets[i], .extras = scenario.tiles[i].set.extras};
  return scenario;
}

JsonRecord textOf(const GameRecord::Part& part, KindsOnBoard& board)
{
  auto record = JsonRecord{};
  record.add("player", part.player);
  if (!part.setAside.empty())
    record.add("setAside", listOf(part.setAside));
  record.add("tile", part.tile);
  auto place = Place{};
  auto upgrades = JsonList{};
  auto upgraded = false;
  auto declined = false;
  for (const auto& move : part.moves)
    switch (move.kind) {
    case MoveKind::PlaceTile:
      place = move.place;
      board.put(place, part.tile);
      record.add("place", toString(place)).add("rotation", degrees(move.rotation));
      break;
    case MoveKind::PlaceFigure:
      record.add("figure", board.featureName(place, move.feature));
      break;
    case MoveKind::NoFigure:
      record.add("figure", noFigureWord);
      break;
    case MoveKind::Upgrade:
      upgraded = true;
      upgrades.add(JsonRecord{}
                       .add("place", toString(move.place))
                       .add("feature", board.featureName(move.place, move.feature))
                       .add("ones", static_cast<int>(move.ones))
                       .add("twos", static_cast<int>(move.twos)));
      break;
    case MoveKind::NoUpgrade:
      declined = true;
      break;
    }
  if (upgraded)
    record.add("upgrades", upgrades);
  record.addUnless(false, "declined", declined);
  return record.add("scores", listOf(part.scores));
}

/// Gives what a scenario holds itself, and nothing else.
class EmbeddedOnly : public Lookup
{
public:
  Loaded<Map> map(const Reference<Map>& reference) const override { return take(reference); }
  Loaded<TileSet> tileSet(const Reference<TileSet>& reference) const override
  {
    return take(reference);
  }

private:
  template <class T>
  static Loaded<T> take(const Reference<T>& reference)
  {
    if (reference.embedded)
      return {reference.embedded, {}};
    return {{},
            {{.rule = std::string(rule::scenarioBundled),
              .details = {reference.bundled + reference.path}}}};
  }
};

class GameRecordReader
{
public:
  GameRecordReader(const Json& json, ProblemList& problems)
      : m_reader(json, problems), m_problems(problems)
  {
  }

  std::optional<GameRecord> read()
  {
    if (!readFormat(m_reader, gameFormat, gameVersion) || !readScenario())
      return std::nullopt;
    m_record.players = m_reader.texts("players");
    m_record.seed = m_reader.bits("seed");
    for (auto& laid : m_reader.records("laid"))
      if (const auto place = laid.readPlace("place"))
        m_record.laid.push_back({*place, laid.text("kind", Presence::Required), rotation(laid)});
    m_record.stack = m_reader.texts("stack");
    for (auto& chip : m_reader.records("chips"))
      if (const auto place = chip.readPlace("place"))
        m_record.chips.push_back({*place, chip.choice("colour", colourChoices(), Colour::None),
                                  chip.integer("value", 1, 2, 1, Presence::Required)});
    auto board = KindsOnBoard(m_record);
    for (auto& turn : m_reader.records("turns"))
      readPart(turn, board);
    m_record.end = m_reader.choice("end", endChoices(), EndReason::None);
    m_record.scores = numbers(m_reader, "scores");
    m_record.extras = m_reader.extras();
    return std::move(m_record);
  }

private:
  bool readScenario()
  {
    const auto* json = m_reader.raw("scenario", Presence::Required);
    if (json == nullptr)
      return false;
    const auto scenario = ScenarioReader(*json, m_problems, m_reader.pointer("scenario")).read();
    if (!scenario)
      return false;
    auto playable = resolve(*scenario, EmbeddedOnly{});
    for (auto& problem : playable.problems) {
      problem.file = m_problems.file();
      problem.at = json->at();
      m_problems.add(std::move(problem));
    }
    if (playable.value)
      m_record.scenario = std::move(*playable.value);
    return playable.value.has_value();
  }

  static Rotation rotation(RecordReader& reader)
  {
    const auto turned = reader.integer("rotation", 0, 270, 0);
    const auto known = rotationFromDegrees(turned);
    if (!known)
      reader.problem(rule::recordChoice, {"rotation", std::to_string(turned), "0, 90, 180, 270"},
                     "rotation");
    return known.value_or(Rotation::None);
  }

  static std::vector<int> numbers(RecordReader& reader, std::string_view key)
  {
    auto result = std::vector<int>{};
    const auto* list = reader.list(key);
    if (list == nullptr)
      return result;
    for (const auto& item : list->items()) {
      const auto number = item.integer();
      if (number && *number > -1'000'000 && *number < 1'000'000)
        result.push_back(static_cast<int>(*number));
      else
        reader.problem(rule::recordType,
                       {std::string(key), "integer", std::string(toString(item.type()))}, key);
    }
    return result;
  }

  void readPart(RecordReader& reader, KindsOnBoard& board)
  {
    auto part = GameRecord::Part{};
    part.player = reader.integer("player", 0, 5, 0, Presence::Required);
    part.setAside = reader.texts("setAside");
    part.tile = reader.text("tile", Presence::Required);
    const auto place = reader.readPlace("place");
    part.moves.push_back(placeTile(place.value_or(Place{-1, -1}), rotation(reader)));
    if (place)
      board.put(*place, part.tile);
    if (const auto figure = reader.text("figure"); figure == noFigureWord)
      part.moves.push_back(noFigure());
    else if (!figure.empty() && place)
      part.moves.push_back(placeFigure(board.feature(*place, figure)));
    for (auto& upgrade : reader.records("upgrades"))
      if (const auto where = upgrade.readPlace("place"))
        part.moves.push_back(upgradeMeeple(
            *where, board.feature(*where, upgrade.text("feature", Presence::Required)),
            upgrade.integer("ones", 0, 4, 0), upgrade.integer("twos", 0, 2, 0)));
    if (reader.boolean("declined", false))
      part.moves.push_back(noUpgrade());
    part.scores = numbers(reader, "scores");
    m_record.parts.push_back(std::move(part));
  }

  RecordReader m_reader;
  ProblemList& m_problems;
  GameRecord m_record;
};

} // namespace

std::string toText(const GameRecord& game)
{
  auto record = JsonRecord{};
  record.add("format", gameFormat).add("version", gameVersion);
  record.add("scenario", scenarioRecord(embedded(game.scenario)));
  record.add("players", listOf(game.players)).add("seed", game.seed);
  auto laid = JsonList{};
  for (const auto& tile : game.laid)
    laid.add(JsonRecord{}
                 .add("place", toString(tile.place))
                 .add("kind", tile.kind)
                 .add("rotation", degrees(tile.rotation)));
  record.add("laid", laid.broken()).add("stack", listOf(game.stack));
  auto chips = JsonList{};
  for (const auto& chip : game.chips)
    chips.add(JsonRecord{}
                  .add("place", toString(chip.place))
                  .addText("colour", std::string(toString(chip.colour)))
                  .add("value", chip.value));
  if (!game.chips.empty())
    record.add("chips", chips.broken());
  auto board = KindsOnBoard(game);
  auto turns = JsonList{};
  for (const auto& part : game.parts)
    turns.add(textOf(part, board));
  record.add("turns", turns.broken());
  record.addText("end", std::string(toString(game.end))).add("scores", listOf(game.scores));
  return record.add(game.extras).document();
}

Loaded<GameRecord> gameRecordFrom(std::string_view text, const std::string& file)
{
  auto json = parseJson(text, file);
  if (!json.value)
    return {{}, std::move(json.problems)};
  auto problems = ProblemList(file);
  for (auto& problem : json.problems)
    problems.add(std::move(problem));
  auto record = GameRecordReader(*json.value, problems).read();
  return {std::move(record), problems.problems()};
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "model/base/problemrules.h"
#include "model/base/readchoices.h"
#include "model/base/recordreader.h"
#include "model/game/expansionwords.h"
#include "model/game/kindsonboard.h"
#include "model/game/record.h"
#include "model/map/mapwords.h"
#include "model/scenario/scenarioreader.h"

namespace kartenwerk {

namespace {

Choices<EndReason> endChoices()
{
  static constexpr auto choices = std::to_array<std::pair<std::string_view, EndReason>>(
      {{"", EndReason::None},
       {"last-tile", EndReason::LastTile},
       {"no-square-left", EndReason::NoSquareLeft},
       {"no-tile-fits", EndReason::NoTileFits}});
  return choices;
}

Choices<FigureKind> figureChoices()
{
  static constexpr auto choices =
      std::to_array<std::pair<std::string_view, FigureKind>>({{"meeple", FigureKind::Meeple},
                                                              {"large", FigureKind::Large},
                                                              {"abbot", FigureKind::Abbot},
                                                              {"builder", FigureKind::Builder},
                                                              {"pig", FigureKind::Pig}});
  return choices;
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
    readOpen();
    m_record.piles = m_reader.texts("piles");
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
      if (problem.rule == rule::scenarioUnknownKind)
        problem.severity = Severity::Warning; // it may be in no one's way: compiling tells
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

  void readOpen()
  {
    if (m_reader.has("quarters"))
      readQuarters();
    if (auto piles = m_reader.record("surveyors"))
      for (std::size_t i = 0; i < pileWords.size(); ++i)
        readPile(*piles, pileWords[i], m_record.open.surveyors[i]);
  }
  /// More than there is room for are no record of ours.
  void readQuarters()
  {
    const auto quarters = readChoices(m_reader, "quarters", Choices<Quarter>(quarterWords));
    auto& open = m_record.open.quarters;
    if (quarters.size() > open.size())
      m_reader.problem(rule::recordQuarters, {}, "quarters");
    std::copy_n(quarters.begin(), std::min(quarters.size(), open.size()), open.begin());
  }
  static void readPile(RecordReader& reader, std::string_view key, SurveyorPile& pile)
  {
    const auto tiles = readChoices(reader, key, Choices<SurveyorTile>(surveyorWords));
    if (tiles.size() > SurveyorPile::most)
      reader.problem(rule::recordSurveyors, {}, key);
    pile.count = static_cast<std::uint8_t>(std::min(tiles.size(), SurveyorPile::most));
    std::copy_n(tiles.begin(), pile.count, pile.tiles.begin());
  }
  static void readRoad(RecordReader& reader, const KindsOnBoard& board, GameRecord::Part& part)
  {
    if (reader.text("quarter", Presence::Required) == noFigureWord) {
      part.moves.push_back(scoreRoad());
      return;
    }
    const auto quarter = reader.choice("quarter", Choices<Quarter>(quarterWords),
                                       Quarter::Wainwrights, Presence::Required);
    if (const auto where = reader.readPlace("place"))
      part.moves.push_back(sendToLeipzig(
          *where, board.feature(*where, reader.text("feature", Presence::Required)), quarter));
  }

  /// The choice between an open tile of an island and a drawn one, if there was one.
  static void readIsland(RecordReader& reader, GameRecord::Part& part)
  {
    const auto word = reader.text("island");
    if (word == noFigureWord)
      part.moves.push_back(drawTile());
    else if (!word.empty())
      part.moves.push_back(takeTile(placeFrom(word).value_or(Place{-1, -1})));
  }

  /// What each owner of a road has spent for it, in the order of asking.
  static void readSpent(RecordReader& reader, GameRecord::Part& part)
  {
    const auto* list = reader.list("spent");
    if (list == nullptr)
      return;
    for (const auto& item : list->items()) {
      auto colours = 0U;
      for (const auto& word : item.items())
        for (const auto& [known, colour] : colourChoices())
          if (const auto* text = word.string(); text != nullptr && *text == known)
            colours |= 1U << (static_cast<unsigned>(colour) - 1);
      part.moves.push_back(spendChips(colours));
    }
  }

  static void readSale(RecordReader& reader, GameRecord::Part& part)
  {
    if (auto sale = reader.record("sale")) {
      const auto where =
          sale->choice<MoveKind>("where",
                                 std::array{std::pair{borderWord, MoveKind::SellAtBorder},
                                            std::pair{townWord, MoveKind::SellInTown}},
                                 MoveKind::SellAtBorder);
      part.moves.push_back(sellWine(where, sale->choice("colour", colourChoices(), Colour::None),
                                    sale->integer("ones", 0, 2, 0),
                                    sale->integer("twos", 0, 1, 0)));
    }
    if (reader.boolean("unsold", false))
      part.moves.push_back(noSale());
  }

  void readPart(RecordReader& reader, KindsOnBoard& board)
  {
    auto part = GameRecord::Part{};
    part.player = reader.integer("player", 0, 5, 0, Presence::Required);
    part.setAside = reader.texts("setAside");
    readIsland(reader, part);
    if (!part.moves.empty() && part.moves.front() == drawTile() && !reader.has("tile")) {
      part.scores = numbers(reader, "scores"); // the game ended: there was nothing to draw
      m_record.parts.push_back(std::move(part));
      return;
    }
    part.tile = reader.text("tile", Presence::Required);
    const auto place = reader.readPlace("place");
    part.moves.push_back(placeTile(place.value_or(Place{-1, -1}), rotation(reader)));
    if (place)
      board.put(*place, part.tile);
    readSale(reader, part);
    const auto kind = reader.choice("figureKind", figureChoices(), FigureKind::Meeple);
    if (const auto figure = reader.text("figure"); figure == noFigureWord)
      part.moves.push_back(noFigure());
    else if (!figure.empty() && place)
      part.moves.push_back(placeFigure(board.feature(*place, figure), kind));
    if (reader.boolean("abbotHome", false))
      part.moves.push_back(abbotHome());
    for (auto& upgrade : reader.records("upgrades"))
      if (const auto where = upgrade.readPlace("place"))
        part.moves.push_back(upgradeMeeple(
            *where, board.feature(*where, upgrade.text("feature", Presence::Required)),
            upgrade.integer("ones", 0, 4, 0), upgrade.integer("twos", 0, 2, 0)));
    if (reader.boolean("declined", false))
      part.moves.push_back(noUpgrade());
    for (auto& road : reader.records("roads"))
      readRoad(road, board, part);
    readSpent(reader, part);
    part.scores = numbers(reader, "scores");
    m_record.parts.push_back(std::move(part));
  }

  RecordReader m_reader;
  ProblemList& m_problems;
  GameRecord m_record;
};

} // namespace

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// A row of roads from the start tile's crossing on A1 eastwards; all chips are purple.
Game roadWithChips(const Map& map, ChipUse use, std::vector<PlacedChip> chips,
                   std::vector<std::string> stack, bool extraTiles = false)
{
  auto playable = gameOn(map);
  auto& scenario = playable.scenario;
  scenario.rules.chips.on = true;
  scenario.rules.chips.use = use;
  scenario.rules.townExtraTile = extraTiles;
  scenario.layouts = {{.chips = std::move(chips)}};
  scenario.starts = {at("A1")};
  scenario.laid = {{at("A1"), "base-W", Rotation::None, {}}};
  scenario.drawOrder = DrawOrder::Fixed;
  scenario.draws = std::move(stack);
  return Game(tableOf(playable), 1);
}

std::vector<std::string> roads(std::size_t count)
{
  return std::vector<std::string>(count, "base-U");
}

PlacedChip chip(std::string_view place, int value)
{
  return {at(place), Colour::Purple, value};
}

Map withTowns(std::initializer_list<std::string_view> rows,
              std::initializer_list<std::string_view> towns)
{
  auto map = drawn(rows);
  for (const auto town : towns)
    map = map.withSite({at(town), SiteKind::Town, "T", {}, 0, Colour::Purple});
  return map;
}

void lay(Game& game, std::string_view place)
{
  QVERIFY2(game.apply(placeTile(at(place), Rotation::None)), std::string(place).c_str());
}

void without(Game& game)
{
  QVERIFY(game.apply(noFigure()));
}

/// Chips of one colour: number of value 1, number of value 2.
std::pair<int, int> purple(const Game& game, std::size_t seat)
{
  const auto& chips = game.view().seats[seat].chips;
  return {chips[0], chips[1]};
}

} // namespace

/// What chips pay for, how often, and which of them go first (rules.md 3, D34–D36).
class ChipPaymentsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// France: "one per turn", so another one in the next turn.
  void anotherWineIsSoldInTheNextTurn()
  {
    auto game = roadWithChips(withTowns({"S......"}, {"D1", "F1"}), ChipUse::Wine,
                              {chip("B1", 2), chip("D1", 2)}, roads(6));
    for (const auto* place : {"B1", "C1", "D1", "E1", "F1"}) {
      lay(game, place);
      if (game.decision().kind == DecisionKind::Sale)
        QVERIFY(game.apply(sellWine(MoveKind::SellInTown, Colour::Purple, 0, 1)));
      without(game);
    }
    QCOMPARE(game.scores(), (Scores{2 + 2 + 9 + 9, 0}));
    QCOMPARE(eventsOf(game, EventKind::WineSold).size(), std::size_t{2});
  }

  /// France: one per turn, though the turn has a second part (variant a).
  void noWineIsSoldAgainInTheSecondPartOfATurn()
  {
    auto game = roadWithChips(withTowns({"S......"}, {"D1", "E1"}), ChipUse::Wine,
                              {chip("B1", 2), chip("D1", 2)}, roads(6), true);
    for (const auto* place : {"B1", "C1", "D1"}) {
      lay(game, place);
      if (game.decision().kind == DecisionKind::Sale)
        QVERIFY(game.apply(sellWine(MoveKind::SellInTown, Colour::Purple, 0, 1)));
      without(game);
    }
    QVERIFY(game.view().secondPart);
    QCOMPARE(purple(game, 0), (std::pair{0, 1}));
    lay(game, "E1");
    QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 0}));
  }

  /// France: "when your tile connects to a border road/city with coat of arms".
  void aWineIsSoldAtABorderCityWithCoatsToo()
  {
    const auto map = drawn({"S..."}).withPrint(
        {.place = at("D1"), .side = Side::East, .kind = PrintKind::City, .coats = 1});
    auto game = roadWithChips(map, ChipUse::Wine, {chip("B1", 2)},
                              {"base-U", "base-U", "base-K", "base-U"});
    for (const auto* place : {"B1", "C1"}) {
      lay(game, place);
      without(game);
    }
    QVERIFY(game.apply(placeTile(at("D1"), *rotationFromDegrees(90))));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Sale, 0}));
    QVERIFY(game.apply(sellWine(MoveKind::SellAtBorder, Colour::Purple, 0, 1)));
    QCOMPARE(game.scores(), (Scores{2 + 5, 0}));
  }

  /// D36: of a colour a chip of value 1 is spent if there is one.
  void forARoadTheChipOfValue1IsSpentFirst()
  {
    auto game = roadWithChips(drawn({"S....."}), ChipUse::Roads, {chip("B1", 2), chip("D1", 1)},
                              {"base-U", "base-U", "base-U", "base-W", "base-U"});
    lay(game, "B1");
    QVERIFY(game.apply(placeFigure(0)));
    for (const auto* place : {"C1", "D1", "E1"}) {
      lay(game, place);
      without(game);
    }
    QCOMPARE(purple(game, 0), (std::pair{1, 1}));
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 0}));
    QVERIFY(game.apply(spendChips(1)));
    QCOMPARE(purple(game, 0), (std::pair{0, 1}));
    QCOMPARE(game.scores(), (Scores{2 + 1 + 5 + 5, 0}));
  }

  /// Nordics with the Land Surveyors: 1 more for each real tile, also under the Highway.
  void chipsForARoadCountRealTilesUnderTheHighway()
  {
    auto playable = gameOn(drawn({"S....."}));
    auto& scenario = playable.scenario;
    scenario.rules.chips.on = true;
    scenario.rules.chips.use = ChipUse::Roads;
    scenario.rules.surveyors = {
        .on = true, .city = {}, .road = {SurveyorTile::Highway}, .monastery = {}};
    scenario.layouts = {{.chips = {chip("B1", 1)}}};
    scenario.starts = {at("A1")};
    scenario.laid = {{at("A1"), "base-W", Rotation::None, {}}};
    scenario.drawOrder = DrawOrder::Fixed;
    scenario.draws = {"base-U", "base-W", "base-U"};
    auto game = Game(tableOf(playable), 1);
    lay(game, "B1");
    QVERIFY(game.apply(placeFigure(0)));
    lay(game, "C1");
    without(game);
    QVERIFY(game.apply(spendChips(1)));
    QCOMPARE(game.scores(), (Scores{1 + 5 + 3, 0}));
  }

  /// D35: a chip of value 1 pays for an open tile if there is one.
  void forAnIslandTileTheChipOfValue1PaysFirst()
  {
    auto game = roadWithChips(drawn({"S.......", "~~~~~~~~", "DDDDDDDD"}), ChipUse::IslandTiles,
                              {chip("B1", 2), chip("D1", 1)}, roads(6));
    for (const auto* place : {"B1", "C1", "D1", "E1"}) {
      if (game.decision().kind == DecisionKind::Draw)
        QVERIFY(game.apply(drawTile()));
      lay(game, place);
      without(game);
    }
    QCOMPARE(game.decision(), (Decision{DecisionKind::Draw, 0}));
    QVERIFY(game.apply(game.legal().front()));
    QCOMPARE(purple(game, 0), (std::pair{0, 1}));
  }
};

QTEST_APPLESS_MAIN(ChipPaymentsTest)
#include "tst_chippayments.moc"

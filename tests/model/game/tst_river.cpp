// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/players/players.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

PlayableScenario riverGame()
{
  auto scenario = openGame();
  scenario.sets.push_back(bundledSet("river"));
  scenario.scenario.tiles.push_back({.set = {.bundled = "river"}});
  scenario.scenario.rules.river = true;
  return scenario;
}

/// The spring lies on AG33, its river leaves to the east.
Playing withRiver()
{
  auto playing = Playing();
  playing.set("river");
  playing.rules().river = true;
  return playing;
}

bool isRiver(const TileKind& kind)
{
  return std::ranges::any_of(kind.features,
                             [](const Feature& f) { return f.type == FeatureType::River; });
}

bool endsAt(const TileKind& kind, RoadEnd end)
{
  return std::ranges::any_of(kind.features, [&](const Feature& f) { return f.end == end; });
}

} // namespace

/// The River: section 11.
class RiverTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theSpringLiesAtTheStart()
  {
    const auto game = Game(tableOf(riverGame()), 1);
    QCOMPARE(game.view().tiles.size(), std::size_t{1});
    QVERIFY(endsAt(game.table().kind(game.view().tiles[0].kind), RoadEnd::Spring));
    QCOMPARE(game.table().tiles(), 72 + 12);
  }

  void riverTilesAreDrawnBeforeAllOthersAndTheLakeLast()
  {
    const auto table = tableOf(riverGame());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto dealt = deal(*table, seed);
      QCOMPARE(int{dealt.tileCount}, 72 + 11);
      for (std::size_t i = 0; i < dealt.tileCount; ++i) {
        const auto& kind = table->kind(dealt.order[i]);
        QCOMPARE(isRiver(kind), i < 11);
        QCOMPARE(endsAt(kind, RoadEnd::Lake), i == 10);
      }
    }
    QVERIFY(!std::ranges::equal(deal(*table, 1).stack(), deal(*table, 2).stack()));
  }

  /// They have nothing to join.
  void aSecondSpringAndASecondLakeAreSetAside()
  {
    auto playable = riverGame();
    playable.scenario.tiles.back().copies = 2;
    const auto table = tableOf(playable);
    auto played = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      auto game = Game(table, seed);
      while (!game.over() && isRiver(table->kind(game.view().tileInHand))) {
        QVERIFY(game.apply(game.legal().front()));
        while (game.decision().kind == DecisionKind::Figure)
          QVERIFY(game.apply(noFigure()));
      }
      if (game.over())
        continue; // the river has run into itself
      auto springs = 0;
      auto lakes = 0;
      for (const auto kind : game.view().setAside) {
        springs += endsAt(table->kind(kind), RoadEnd::Spring) ? 1 : 0;
        lakes += endsAt(table->kind(kind), RoadEnd::Lake) ? 1 : 0;
      }
      QCOMPARE(springs, 1);
      QVERIFY(lakes >= 1);
      ++played;
    }
    QVERIFY(played > 5);
  }

  void riverTilesAreJoinedInOneLine()
  {
    const auto table = tableOf(riverGame());
    const std::array seats{PlayerSettings{PlayerKind::Random}, PlayerSettings{PlayerKind::Random}};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const auto game = playGame(table, seed, seats);
      const auto tiles = game.view().tiles;
      for (std::size_t i = 1; i < 12; ++i) {
        QVERIFY(isRiver(table->kind(tiles[i].kind)));
        const auto way = std::abs(tiles[i].place.column - tiles[i - 1].place.column) +
                         std::abs(tiles[i].place.row - tiles[i - 1].place.row);
        QCOMPARE(way, 1);
      }
      QVERIFY(game.view().setAside.empty());
    }
  }

  void aRiverTileMayNotLieBesideTheRiverOnly()
  {
    const auto game = withRiver().more("rv-07").play();
    QCOMPARE(game.legal(), (std::vector<Move>{placeTile(at("AH33"), Rotation::None),
                                              placeTile(at("AH33"), Rotation::Half)}));
  }

  /// No two consecutive bends in the same direction.
  void noTwoConsecutiveBendsToTheSameHand()
  {
    // rv-10 turns south; then it may only turn back to the east.
    const auto game = withRiver().tile("rv-10", "AH33", 0).more("rv-10").play();
    QCOMPARE(game.legal(), (std::vector<Move>{placeTile(at("AH34"), Rotation::Half)}));
    // A straight piece between them changes nothing.
    const auto straight =
        withRiver().tile("rv-10", "AH33", 0).tile("rv-07", "AH34", 90).more("rv-10").play();
    QCOMPARE(straight.legal(), (std::vector<Move>{placeTile(at("AH35"), Rotation::Half)}));
    // After a bend to the other hand only the first hand is free again.
    const auto back =
        withRiver().tile("rv-10", "AH33", 0).tile("rv-10", "AH34", 180).more("rv-08").play();
    QCOMPARE(back.legal().size(), std::size_t{1});
  }

  void theFirstBendMayTurnToEitherHand()
  {
    QCOMPARE(withRiver().more("rv-10").play().legal().size(), std::size_t{2});
  }

  void afterTheLakeOtherTilesLieAsUsual()
  {
    auto playing = withRiver().tile("rv-02", "AH33").more("base-B");
    QCOMPARE(playing.play().legal().size(), std::size_t{6 * 4});
  }

  void riversDivideFields()
  {
    const auto along = [](std::string_view bank) {
      auto playing = Playing(drawn({"S...", "...."}));
      playing.set("river");
      playing.lay("A1", "rv-03").tile("rv-07", "B1", 0, "f0").tile("rv-07", "C1", 0, bank);
      return playing.more().play();
    };
    QCOMPARE(along("f1").view().figures.size(), std::size_t{2});
    QVERIFY_EXCEPTION_THROWN((void)along("f0"), std::runtime_error);
  }

  void riversAreNeverOccupied()
  {
    auto game = withRiver().more("rv-07").play();
    QVERIFY(game.apply(placeTile(at("AH33"), Rotation::None)));
    const auto& kind = game.table().kind(game.view().tiles.back().kind);
    for (const auto& move : game.legal())
      QVERIFY(move.kind == MoveKind::NoFigure ||
              kind.features[move.feature].type != FeatureType::River);
  }

  /// Only without a map.
  void onAMapThereIsNoRiverRule()
  {
    auto playing = Playing(drawn({"S....", "....."}));
    playing.set("river");
    playing.rules().river = true;
    const auto game = playing.lay("A1", "base-B").tile("base-B", "B1").more("rv-01").play();
    QVERIFY(!isRiver(game.table().kind(game.view().tiles[0].kind)));
  }

  void offRiverTilesAreTilesLikeOthers()
  {
    auto scenario = riverGame();
    scenario.scenario.rules.river = false;
    const auto dealt = deal(*tableOf(scenario), 1);
    QVERIFY(dealt.laid()[0].kind != dealt.order[0] || dealt.tileCount == 72 + 11);
    auto first = 0;
    for (std::size_t i = 0; i < 11; ++i)
      first += isRiver(tableOf(scenario)->kind(dealt.order[i])) ? 1 : 0;
    QVERIFY(first < 11);
  }
};

QTEST_APPLESS_MAIN(RiverTest)
#include "tst_river.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <bit>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

Playing darmstadt(std::initializer_list<std::string_view> rows)
{
  auto playing = Playing(drawn(rows));
  playing.set("darmstadt");
  playing.rules().darmstadt.on = true;
  return playing;
}

/// The Darmstadtium on B2 with caps on three sides; `figure` of the first player.
Playing fourCaps()
{
  auto playing = darmstadt({"...", "S..", "..."});
  playing.lay("A2", "base-E", 90)
      .tile("da-01", "B2", 0, "c0")
      .tile("base-E", "B3", 0)
      .tile("base-E", "C2", 270);
  return playing;
}

Scoring churchBonus(const Game& game)
{
  for (const auto& scoring : scorings(game))
    if (scoring.kind == ScoredKind::Church)
      return scoring;
  throw std::runtime_error("no church bonus");
}

} // namespace

/// Darmstadt: section 6, D16, D17, D32.
class DarmstadtTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// A city of four caps with the Darmstadtium scores 13 = 5 × 2 + 3.
  void aFourCapCityWithTheDarmstadtiumScores13()
  {
    const auto game = fourCaps().tile("base-E", "B1", 180).more().play();
    QCOMPARE(game.scores(), (Scores{13, 0}));
    QCOMPARE(scorings(game).at(0).terms,
             (std::vector<Term>{{TermId::Tiles, 5, 2}, {TermId::Darmstadtium, 1, 3}}));
  }

  void theBonusIsPaidOnceACity()
  {
    auto playing = darmstadt({"S..."});
    playing.scenario().scenario.tiles.back().copies = 2;
    playing.lay("A1", "base-E", 90)
        .tile("da-01", "B1", 0, "c0")
        .tile("da-01", "C1")
        .tile("base-E", "D1", 270);
    QCOMPARE(playing.more().play().scores(), (Scores{4 * 2 + 3, 0}));
  }

  void unfinishedItGivesNoBonus()
  {
    const auto game = fourCaps().play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
  }

  void theDarmstadtiumGives3ToEachTiedOwner()
  {
    auto tie = darmstadt({".....", "S...S", "....."});
    tie.lay("A2", "base-E", 90)
        .lay("E2", "base-E", 270)
        .lay("C1", "base-E", 180)
        .lay("C3", "base-E", 0)
        .tile("base-F", "B2", 0, "c0")
        .tile("base-F", "D2", 0, "c0")
        .tile("da-01", "C2");
    const auto game = tie.more("base-B").play();
    // Seven tiles, two coats and the Darmstadtium, to both.
    QCOMPARE(game.scores(), (Scores{7 * 2 + 2 * 2 + 3, 7 * 2 + 2 * 2 + 3}));
  }

  void offItIsAPicture()
  {
    auto playing = fourCaps();
    playing.rules().darmstadt.on = false;
    QCOMPARE(playing.tile("base-E", "B1", 180).more().play().scores(), (Scores{10, 0}));
  }

  /// D32: at least one of its city edges must join a city; on a start square, too.
  void theDarmstadtiumMustJoinACityOnAStartSquare()
  {
    auto alone = darmstadt({"S.", ".."});
    alone.lay("A1", "da-01").tile("base-E", "B1", 270);
    QVERIFY_EXCEPTION_THROWN((void)alone.play(), std::runtime_error);
    auto printed =
        Playing(drawn({"S.", ".."})
                    .withPrint({.place = at("A1"), .side = Side::West, .kind = PrintKind::City}));
    printed.set("darmstadt");
    printed.rules().darmstadt.on = true;
    printed.lay("A1", "da-01").tile("base-E", "B1", 270);
    QCOMPARE(printed.more().play().view().tiles.size(), std::size_t{2});
  }

  /// D32: a tile laid beforehand on the start beside it is a join.
  void aPreLaidTileJoinsTheDarmstadtiumOfTheNextStart()
  {
    const auto laidWith = [](std::string_view neighbour, int degrees) {
      auto playing = darmstadt({"SS", ".."});
      playing.lay("A1", "da-01").lay("B1", neighbour, degrees);
      return playing;
    };
    // A city in the west of B1 meets it; one in the east leaves it alone.
    const auto joined = laidWith("base-E", 270).more("base-E").play();
    QCOMPARE(joined.view().tiles.size(), std::size_t{2});
    QVERIFY_EXCEPTION_THROWN((void)laidWith("base-E", 90).more("base-E").play(),
                             std::runtime_error);
    QVERIFY_EXCEPTION_THROWN((void)laidWith("base-B", 0).more("base-E").play(), std::runtime_error);
  }

  /// The neighbour is turned so that its city meets it, if the scenario leaves that open; and a
  /// drawn Darmstadtium lies on a start only beside a city.
  void wherePreLaidTilesLieTheDarmstadtiumHasACityBesideIt()
  {
    auto playable = gameOn(drawn({"SS", ".."}));
    playable.sets.push_back(bundledSet("darmstadt"));
    playable.scenario.tiles.push_back({{"darmstadt", {}, {}, {}, {}}, 1, {}});
    playable.scenario.rules.darmstadt.on = true;
    playable.scenario.starts = {at("A1"), at("B1")};
    playable.scenario.laid = {{at("A1"), "da-01", std::nullopt, {}},
                              {at("B1"), "base-E", std::nullopt, {}}};
    const auto table = tableOf(playable);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const auto tiles = Game(table, seed).view().tiles;
      QCOMPARE(tiles.size(), std::size_t{2});
      const auto& cap = tiles[0].place == at("B1") ? tiles[0] : tiles[1];
      QVERIFY(table->kind(cap.kind).edge(Side::West, cap.rotation) == Edge::City);
    }
    // The start tile lies on one of two others; on B1 any tile may be drawn.
    playable.map = drawn({"SS.S", "...."});
    playable.scenario.starts.push_back(at("D1"));
    playable.scenario.laid = {{at("A1"), "base-E", Rotation::Quarter, {}}};
    auto met = 0;
    const auto drawnBeside = tableOf(playable);
    for (std::uint64_t seed = 0; seed < 3000; ++seed)
      for (const auto& tile : Game(drawnBeside, seed).deal().laid())
        met += drawnBeside->kind(tile.kind).id == "da-01" ? 1 : 0;
    QVERIFY(met > 0);
    playable.scenario.laid = {{at("A1"), "base-B", std::nullopt, {}}};
    const auto noCity = tableOf(playable);
    for (std::uint64_t seed = 0; seed < 300; ++seed)
      for (const auto& tile : Game(noCity, seed).deal().laid())
        QVERIFY(noCity->kind(tile.kind).id != "da-01");
  }

  /// D32: a Darmstadtium with other edges does not lie where only its road joins.
  void aDarmstadtiumMayNotLieWhereNoCityJoins()
  {
    auto kind = *bundledSet("base-1").find("base-D");
    kind.kind.id = "made-up";
    for (auto& feature : kind.kind.features)
      feature.darmstadtium = feature.type == FeatureType::City;
    kind.count = 1;
    auto joins = Playing(drawn({"S...", "...."}));
    joins.scenario().sets[0].tiles.push_back(kind);
    joins.rules().darmstadt.on = true;
    joins.lay("A1", "base-W").tile("base-U", "A2", 90).tile("made-up", "B1", 0);
    QVERIFY_EXCEPTION_THROWN((void)joins.more().play(), std::runtime_error);
    joins.rules().darmstadt.on = false;
    QCOMPARE(joins.play().view().tiles.size(), std::size_t{3});
  }

  /// Church +3 by majority of the nine squares, farmers and the own monk included.
  void mostFollowersOnTheNineSquaresOfAChurchGive3()
  {
    auto board = darmstadt({"S.S"});
    board.lay("A1", "base-W").lay("C1", "base-W").tile("da-02", "B1", 0, "m0");
    const auto own = board.more().play();
    QCOMPARE(own.scores(), (Scores{3 + 3, 0}));
    QCOMPARE(churchBonus(own).awards, (std::vector<Award>{{0, 1, 3, {}}}));
    QCOMPARE(churchBonus(own).terms, (std::vector<Term>{{TermId::Church, 1, 3}}));
    QVERIFY(churchBonus(own).place == at("B1"));
  }

  /// Ties: all get 3; and the bonus is paid also when the church is unoccupied.
  void allTiedPlayersGet3AlsoWhenTheChurchIsEmpty()
  {
    auto board = darmstadt({"S..S"});
    board.lay("A1", "base-W")
        .lay("D1", "base-W")
        .tile("base-U", "B1", 0, "f0")
        .tile("da-02", "C1", 0, "f2");
    const auto game = board.more().play();
    QCOMPARE(churchBonus(game).awards, (std::vector<Award>{{0, 1, 3, {}}, {1, 1, 3, {}}}));
    QCOMPARE(scoresBeforeTheEnd(game), (Scores{3, 3}));
  }

  /// D16: heads by default, votes by profile.
  void headsAreCountedOrVotesByTheProfile()
  {
    auto board = darmstadt({"S..S"});
    board.rules().largeMeeple = true;
    board.lay("A1", "base-W")
        .lay("D1", "base-W")
        .tile("base-U", "B1", 0, "f0", FigureKind::Large)
        .tile("da-02", "C1", 0, "f2");
    QCOMPARE(churchBonus(board.more().play()).awards,
             (std::vector<Award>{{0, 1, 3, {}}, {1, 1, 3, {}}}));
    board.rules().darmstadt.churchByVotes = true;
    QCOMPARE(churchBonus(board.play()).awards, (std::vector<Award>{{0, 2, 3, {}}, {1, 1, 0, {}}}));
  }

  /// D16: builder and pig count 0.
  void builderAndPigAreNoFollowers()
  {
    auto board = darmstadt({"S...S"});
    board.rules().pig = true;
    board.lay("A1", "base-B")
        .lay("E1", "base-B")
        .tile("base-B", "B1", 0, "f0")
        .tile("da-03", "D1", 180, "f0")
        .tile("base-A", "C1", 270, "f0", FigureKind::Pig);
    auto game = board;
    const auto end = game.more().play();
    QCOMPARE(churchBonus(end).awards, (std::vector<Award>{{1, 1, 3, {}}}));
  }

  /// D16: before anybody goes home.
  void followersAreCountedBeforeAnybodyGoesHome()
  {
    auto board = darmstadt({"S..S"});
    board.lay("A1", "base-W").lay("D1", "base-W").tile("base-U", "B1", 0, "r0").tile("da-02", "C1");
    const auto game = board.more().play();
    // The road that the church's tile completes gives 3, and its meeple counts for the church.
    QCOMPARE(game.scores(), (Scores{3 + 3, 0}));
  }

  /// D17: at a map's border only existing squares count.
  void atTheBorderOnlyExistingSquaresCount()
  {
    auto board = darmstadt({"S.", ".~"});
    board.lay("A1", "base-W").tile("da-02", "B1", 0, "f0").tile("base-W", "A2", 180);
    const auto game = board.more().play();
    QCOMPARE(churchBonus(game).squares, (std::vector<Place>{at("A1"), at("B1"), at("A2")}));
  }

  void nobodyGetsTheBonusWhereNobodyStands()
  {
    auto board = darmstadt({"S.S"});
    board.lay("A1", "base-W").lay("C1", "base-W").tile("da-02", "B1");
    const auto game = board.more().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(scorings(game).empty());
  }

  void churchesPayNothingMoreAtTheEnd()
  {
    auto board = darmstadt({"S..."});
    board.lay("A1", "base-W").tile("da-02", "B1", 0, "m0");
    QCOMPARE(board.play().scores(), (Scores{1 + 1, 0}));
  }

  /// "The Catholic Church of St. Louis of Toulouse tile presents 4 independent road segments … St.
  /// Mary Magdalene presents 2 connected road segments."
  void theRoadsOfTheTwoChurchesAreFourAndOne()
  {
    const auto roadsOf = [](const char* id) {
      auto ports = std::vector<int>{};
      for (const auto& feature : bundledSet("darmstadt").find(id)->kind.features)
        if (feature.type == FeatureType::Road)
          ports.push_back(std::popcount(feature.ports.bits()));
      return ports;
    };
    QCOMPARE(roadsOf("da-02"), (std::vector{1, 1, 1, 1}));
    QCOMPARE(roadsOf("da-03"), (std::vector{2}));
  }

  /// "The large follower has 2 majority votes" in the city of the Darmstadtium.
  void inTheDarmstadtiumsCityALargeFollowerHas2Votes()
  {
    auto board = darmstadt({".....", "S...S", "....."});
    board.rules().largeMeeple = true;
    board.lay("A2", "base-E", 90)
        .lay("E2", "base-E", 270)
        .lay("C1", "base-E", 180)
        .lay("C3", "base-E", 0)
        .tile("base-F", "B2", 0, "c0")
        .tile("base-F", "D2", 0, "c0", FigureKind::Large)
        .tile("da-01", "C2");
    QCOMPARE(board.more("base-B").play().scores(), (Scores{0, 7 * 2 + 2 * 2 + 3}));
  }

  /// "The player who has the most followers on the church tile and the 8 surrounding tiles":
  /// diagonal ones, too, but none further off, and not the monk's owner for being it.
  void twoFollowersRoundAChurchWinAgainstItsMonkAlsoDiagonally()
  {
    auto board = darmstadt({"S....", "....."});
    board.lay("A1", "base-W")
        .tile("base-U", "B1", 0, "f0")
        .tile("da-02", "C1", 0, "m0")
        .tile("base-B", "B2", 0, "m0")
        .tile("base-U", "D1")
        .tile("base-B", "D2")
        .tile("base-B", "E2", 0, "m0") // two squares away
        .tile("base-U", "C2", 90);
    QCOMPARE(churchBonus(board.more("base-U").play()).awards,
             (std::vector<Award>{{0, 2, 3, {}}, {1, 1, 0, {}}}));
  }

  /// "… in addition to the usual points scored for that city", with a cathedral, too.
  void theBonusComesOnTopOfACathedral()
  {
    auto playing = darmstadt({"S..."});
    playing.rules().cathedrals = true;
    playing.lay("A1", "base-E", 90)
        .tile("da-01", "B1", 0, "c0")
        .tile("ic-01", "C1")
        .tile("base-E", "D1", 270);
    QCOMPARE(playing.more().play().scores(), (Scores{4 * 3 + 3, 0}));
  }
};

QTEST_APPLESS_MAIN(DarmstadtTest)
#include "tst_darmstadt.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

Map field()
{
  return drawn({"......", "......", "S.....", "......", "......"});
}

Playing withBuilder()
{
  auto playing = Playing(field());
  playing.rules().builder = true;
  return playing;
}

Playing withGoods()
{
  auto playing = Playing(field());
  playing.rules().goods = true;
  return playing;
}

/// A row of roads from the crossing on A3; the first player has a meeple and his builder on it.
Playing roadWithBuilder()
{
  auto playing = withBuilder();
  playing.lay("A3", "base-W")
      .tile("base-U", "B3", 0, "r0")
      .tile("base-B", "B2")
      .tile("base-U", "C3", 0, "r0", FigureKind::Builder)
      .tile("base-B", "C2");
  return playing;
}

/// Whether the player whose turn it is may put that figure on that feature of the tile.
bool mayPut(Game& game, std::string_view place, int degrees, int feature, FigureKind figure)
{
  if (!game.apply(placeTile(at(place), *rotationFromDegrees(degrees))))
    throw std::runtime_error("the tile does not fit");
  const auto legal = game.legal();
  return std::ranges::find(legal, placeFigure(feature, figure)) != legal.end();
}

std::vector<Scoring> goodsOf(const Game& game)
{
  auto result = scorings(game);
  std::erase_if(result, [](const Scoring& s) { return s.kind != ScoredKind::Goods; });
  return result;
}

/// The first player completes a city with wine, and grain if `more`.
Playing wine(bool more)
{
  auto playing = withGoods();
  playing.lay("A3", "base-E", 90).tile("tb-15", "B3", 0).tile("base-B", "B2");
  if (more)
    playing.tile("tb-17", "C3").tile("base-B", "B4").tile("base-E", "D3", 270);
  else
    playing.tile("base-E", "C3", 270);
  return playing;
}

} // namespace

/// Traders & Builders: sections 11 and 12.
class TradersTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void goodsGoToThePlayerWhoseTurnCompletesTheCity()
  {
    // The city is the second player's, the first completes it.
    auto playing = withGoods();
    playing.lay("A3", "base-E", 90)
        .tile("base-B", "A2")
        .tile("tb-15", "B3", 0, "c0")
        .tile("base-E", "C3", 270);
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{0, 6}));
    QCOMPARE(game.view().seats[0].goods, (std::array{1, 0, 0}));
    QCOMPARE(game.view().seats[1].goods, (std::array{0, 0, 0}));
    const auto taken = eventsOf(game, EventKind::GoodsTaken);
    QCOMPARE(taken.size(), std::size_t{1});
    QVERIFY(taken[0].goods == Goods::Wine && taken[0].count == 1 && taken[0].player == 0);
  }

  void goodsGoToWhoCompletesEvenACityOfNobody()
  {
    const auto game = wine(true).more().play();
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QCOMPARE(game.view().seats[0].goods, (std::array{1, 1, 0}));
  }

  void anUnfinishedCityGivesNoGoods()
  {
    auto playing = withGoods();
    const auto game = playing.lay("A3", "base-E", 90).tile("tb-15", "B3").more("base-V").play();
    QCOMPARE(game.view().seats[0].goods, (std::array{0, 0, 0}));
  }

  void mostOfAKindGives10AtTheEnd()
  {
    const auto game = wine(true).play();
    QVERIFY(game.over());
    QCOMPARE(game.scores(), (Scores{20, 0}));
    const auto goods = goodsOf(game);
    QCOMPARE(goods.size(), std::size_t{2});
    QCOMPARE(goods[0].terms, (std::vector<Term>{{TermId::Wine, 1, 10}}));
    QCOMPARE(goods[0].awards, (std::vector<Award>{{0, 1, 10, {}}}));
    QCOMPARE(goods[1].terms, (std::vector<Term>{{TermId::Grain, 1, 10}}));
    QVERIFY(goods[0].final);
  }

  void tiedPlayersAllGet10ForAKindOfGoods()
  {
    auto tie = wine(false);
    tie.tile("base-E", "C4", 270).tile("base-B", "C2").tile("tb-18", "B4").tile("base-B", "D3");
    tie.tile("base-E", "A4", 90);
    // The first and the second player have each completed a city with wine.
    const auto both = tie.play();
    QCOMPARE(both.view().seats[0].goods, (std::array{1, 0, 0}));
    QCOMPARE(both.view().seats[1].goods, (std::array{1, 0, 0}));
    QCOMPARE(both.scores(), (Scores{10, 10}));
  }

  void nobodyGetsPointsForAKindThatNobodyHas()
  {
    const auto game = wine(false).play();
    QCOMPARE(game.scores(), (Scores{10, 0}));
    QCOMPARE(goodsOf(game).size(), std::size_t{1});
  }

  /// Section 12: pre-laid tiles give no goods when they complete a city.
  void aCityCompletedByPreLaidTilesGivesNoGoods()
  {
    auto playing = withGoods();
    playing.lay("A3", "base-E", 90).lay("B3", "tb-15").lay("C3", "base-E", 270);
    const auto game = playing.tile("base-B", "A2").more("base-V").play();
    QCOMPARE(game.view().seats[0].goods, (std::array{0, 0, 0}));
    QVERIFY(eventsOf(game, EventKind::GoodsTaken).empty());
  }

  /// D23: by default goods are pictures only.
  void goodsMayBePicturesOnly()
  {
    auto playing = wine(true);
    playing.rules().goods = false;
    QCOMPARE(playing.play().scores(), (Scores{0, 0}));
  }

  void aBuilderGivesASecondPartWhenItsRoadIsExtended()
  {
    const auto game = roadWithBuilder().tile("base-U", "D3").more("base-U").play();
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 0}));
    QVERIFY(game.view().secondPart);
    const auto parts = eventsOf(game, EventKind::SecondPart);
    QCOMPARE(parts.size(), std::size_t{1});
    QVERIFY(parts[0].why == SecondPartReason::Builder);
    QVERIFY(parts[0].place == at("D3"));
  }

  void aBuilderGivesASecondPartAlsoWhenTheTileCompletesItsRoad()
  {
    const auto game = roadWithBuilder().tile("base-W", "D3").more("base-U").play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 0}));
    QVERIFY(game.view().seats[0].builder);
    QVERIFY(game.view().figures.empty());
  }

  void oneSecondPartATurnAtMost()
  {
    auto playing = roadWithBuilder().tile("base-U", "D3").tile("base-U", "E3");
    const auto game = playing.more("base-U").play();
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
    QVERIFY(!game.view().secondPart);
  }

  /// Section 12: by builder or town, not by both.
  void aTownAndABuilderGiveOneSecondPart()
  {
    auto playing = Playing(drawn({"......", "......", "S..t..", "......", "......"}));
    playing.rules().builder = true;
    playing.rules().townExtraTile = true;
    playing.lay("A3", "base-W")
        .tile("base-U", "B3", 0, "r0")
        .tile("base-B", "B2")
        .tile("base-U", "C3", 0, "r0", FigureKind::Builder)
        .tile("base-B", "C2")
        .tile("base-U", "D3")
        .tile("base-B", "D2");
    const auto game = playing.more("base-U").play();
    QCOMPARE(eventsOf(game, EventKind::SecondPart).size(), std::size_t{1});
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
  }

  void theOthersExtendingItGetNothing()
  {
    auto playing = withBuilder();
    playing.lay("A3", "base-W")
        .tile("base-U", "B3", 0, "r0")
        .tile("base-B", "B2")
        .tile("base-U", "C3", 0, "r0", FigureKind::Builder)
        .tile("base-U", "D3");
    const auto game = playing.more("base-U").play();
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 0}));
    QVERIFY(!game.view().secondPart);
    QVERIFY(eventsOf(game, EventKind::SecondPart).empty());
  }

  void aBuilderNeedsAnOwnFollowerOnTheFeature()
  {
    auto free = withBuilder().lay("A3", "base-W").more("base-U").play();
    QVERIFY(!mayPut(free, "B3", 0, 0, FigureKind::Builder));
    auto others = withBuilder().lay("A3", "base-W").tile("base-U", "B3", 0, "r0").more("base-U");
    auto foreign = others.play();
    QVERIFY(!mayPut(foreign, "C3", 0, 0, FigureKind::Builder));
    auto own = others.tile("base-B", "B2").more("base-U").play();
    QVERIFY(mayPut(own, "C3", 0, 0, FigureKind::Builder));
  }

  void aBuilderMayNotBePutOnWhatTheTileCompletes()
  {
    auto playing = withBuilder();
    playing.lay("A3", "base-W").tile("base-U", "B3", 0, "r0").tile("base-B", "B2");
    auto game = playing.more("base-W").play();
    QVERIFY(!mayPut(game, "C3", 0, 2, FigureKind::Builder));
  }

  void builderAndPigHaveNoWeight()
  {
    auto playing = roadWithBuilder().tile("base-W", "D3");
    const auto game = playing.more("base-U").play();
    QCOMPARE(scorings(game).at(0).awards, (std::vector<Award>{{0, 1, 4, {}}}));
  }

  void aPigNeedsAnOwnFarmer()
  {
    auto playing = Playing(field());
    playing.rules().pig = true;
    playing.lay("A3", "base-B").tile("base-B", "B3", 0, "f0").tile("base-B", "A2");
    auto own = playing.more("base-B").play();
    QVERIFY(mayPut(own, "B2", 0, 1, FigureKind::Pig));
    auto other = Playing(field());
    other.rules().pig = true;
    other.lay("A3", "base-B").tile("base-B", "B3", 0, "f0");
    auto foreign = other.more("base-B").play();
    QVERIFY(!mayPut(foreign, "B2", 0, 1, FigureKind::Pig));
  }

  void aPigMakesEachCityWorth4()
  {
    auto playing = Playing();
    playing.rules().pig = true;
    playing.tile("base-E", "AG32", 180, "f0")
        .tile("base-B", "AF32")
        .tile("base-B", "AG31", 0, "f0", FigureKind::Pig);
    const auto game = playing.play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QCOMPARE(scorings(game).at(0).points, 3);
    QCOMPARE(scorings(game).at(0).awards, (std::vector<Award>{{0, 1, 4, {{TermId::Pig, 1, 1}}}}));
  }

  void aPigWithoutTheMajorityGivesNothing()
  {
    // The first player has farmer and pig, the second the large farmer in a field that joins later.
    auto playing = Playing(drawn({"S.S", "...", "S..", "..."}));
    playing.rules().pig = true;
    playing.rules().largeMeeple = true;
    playing.lay("A1", "base-E", 0)
        .lay("C1", "base-E", 0)
        .tile("base-B", "A2", 0, "f0")
        .tile("base-B", "C2", 0, "f0", FigureKind::Large)
        .tile("base-B", "A3", 0, "f0", FigureKind::Pig)
        .tile("base-B", "B2");
    const auto game = playing.play();
    QCOMPARE(game.scores(), (Scores{0, 6}));
  }

  void aPigPaysATiedOwnerToo()
  {
    auto playing = Playing(drawn({"S.S", "...", "S..", "..."}));
    playing.rules().pig = true;
    playing.lay("A1", "base-E", 0)
        .lay("C1", "base-E", 0)
        .tile("base-B", "A2", 0, "f0")
        .tile("base-B", "C2", 0, "f0")
        .tile("base-B", "A3", 0, "f0", FigureKind::Pig)
        .tile("base-B", "B2");
    QCOMPARE(playing.play().scores(), (Scores{2 * 4, 2 * 3}));
  }
};

QTEST_APPLESS_MAIN(TradersTest)
#include "tst_traders.moc"

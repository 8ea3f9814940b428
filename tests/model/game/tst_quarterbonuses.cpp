// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/game/leipziggames.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// A farmer of player 1 west of the northern road and one of player 2 east of it; the tile of the
/// road on which player 1 then sends a meeple to the Tanners joins the two fields. The field has
/// the farmhouse of the northern double tile and touches Leipzig.
Playing twoFarmers(FigureKind second)
{
  auto playing = leipzig();
  playing.rules().largeMeeple = true;
  draw(playing, "base-A", {});
  draw(playing, "base-B", {});
  return playing.tile("base-B", "AF32", 0, "f0")
      .tile("base-B", "AH32", 0, "f0", second)
      .tile("base-A", "AG31", 0, "r0")
      .send("AG31", "r0", Quarter::Tanners);
}

/// Leipzig on a map, with gates to the north and to the east of C2; a crossing lies on E2.
Playing onAMap()
{
  auto map = drawn({".....", ".11.S", ".11..", "....."});
  auto city = *map.largeCity(at("B2"));
  city.mark = "leipzig";
  city.sides.clear();
  for (const auto& square : city.squares)
    for (const auto side : allSides)
      if (!city.has(neighbour(square.place, side)))
        city.sides.push_back(
            {square.place, side,
             square.place == at("C2") ? CitySideKind::Road : CitySideKind::Closed});
  auto playing = Playing(map.withLargeCity(city));
  playing.rules().leipzig.on = true;
  return playing.lay("E2", "base-W");
}

} // namespace

/// Markets of Leipzig: footnotes about the bonuses, and pairs with other rules (rules.md 7, D30).
class QuarterBonusesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// "If you send a meeple into the Wainwrights Quarter you will get the bonus points immediately."
  void whoSendsOneOfTwoToTheWainwrightsGetsPointsAndBonus()
  {
    const auto game = sharedRoad(leipzig()).send("AH31", "r0", Quarter::Wainwrights).more().play();
    QCOMPARE(game.scores(), (Scores{7 + 7, 0}));
  }

  /// "You get bonus points from Coiners … if, by placing one tile, you finish one of your cities
  /// and send a meeple there."
  void coinersPayForACityOfTheSameTile()
  {
    const auto game = leipzig()
                          .tile("base-B", "AH32")
                          .tile("base-A", "AH31", 90)
                          .tile("base-B", "AH30")
                          .tile("base-B", "AI31")
                          .tile("base-F", "AG30", 90, "c0")
                          .tile("base-E", "AG29", 180)
                          .tile("base-L", "AG31", 0, "r1")
                          .send("AG31", "r1", Quarter::Coiners)
                          .more("base-U")
                          .play();
    // Three tiles and a coat of arms, and the Coiners' 3 for that; nothing for the road.
    QCOMPARE(game.scores(), (Scores{3 * 2 + 2 + 3, 0}));
  }

  /// Meeples of more than one player are allowed in each quarter: each brings its player the bonus.
  void bookbindersPayEverybodyWhoStandsThere()
  {
    const auto game = leipzig()
                          .tile("base-A", "AG31", 0, "r0")
                          .send("AG31", "r0", Quarter::Bookbinders)
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Bookbinders)
                          .tile("base-B", "AH32")
                          .tile("base-B", "AI32")
                          .tile("base-B", "AH31")
                          .tile("base-B", "AI31")
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{4, 4}));
  }

  /// Section 12: an abbot who goes home when the tile completes his monastery leaves it completed
  /// and unoccupied: it pays the Bookbinders.
  void bookbindersPayWhenTheAbbotLeavesAsTheTileCompletesHisMonastery()
  {
    auto playing = leipzig();
    playing.rules().abbot = true;
    const auto game = playing.tile("base-B", "AH32", 0, "m0", FigureKind::Abbot)
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Bookbinders)
                          .tile("base-B", "AI32")
                          .tile("base-B", "AI31")
                          .tile("base-B", "AH31")
                          .tile("base-U", "AI30")
                          .tile("base-A", "AG31")
                          .abbotHome()
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{9, 4}));
  }

  /// "Each monastery that is completed": one tile may complete several.
  void bookbindersPayForEachMonasteryThatATileCompletes()
  {
    auto map = drawn({"...S", "....", ".11.", ".11."});
    auto city = *map.largeCity(at("B3"));
    city.mark = "leipzig";
    city.sides.clear();
    for (const auto& square : city.squares)
      for (const auto side : allSides)
        if (!city.has(neighbour(square.place, side)))
          city.sides.push_back({square.place, side,
                                square.place == at("C3") && side == Side::North
                                    ? CitySideKind::Road
                                    : CitySideKind::Closed});
    auto playing = Playing(map.withLargeCity(city));
    playing.rules().leipzig.on = true;
    playing.scenario().scenario.tiles[0].copies = 2;
    const auto game = playing.lay("D1", "base-B")
                          .tile("base-B", "C1")
                          .tile("base-B", "B1")
                          .tile("base-A", "C2", 0, "r0")
                          .send("C2", "r0", Quarter::Bookbinders)
                          .tile("base-B", "A1")
                          .tile("base-E", "A2", 270)
                          .tile("base-E", "D2", 90)
                          .tile("base-B", "B2")
                          .more("base-B")
                          .play();
    // D1 alone, then A1, B1 and C1.
    QCOMPARE(game.scores(), (Scores{4 + 3 * 4, 0}));
  }

  /// "… if you have the majority of farmers there", in addition to the usual points.
  void tannersPayTiedFarmers()
  {
    QCOMPARE(twoFarmers(FigureKind::Meeple).play().scores(), (Scores{3 + 2, 3}));
  }

  void tannersPayNoFarmerWithoutTheMajority()
  {
    QCOMPARE(twoFarmers(FigureKind::Large).play().scores(), (Scores{0, 3}));
  }

  /// The sheet's list of tiles: two of the four double tiles show a farmhouse.
  void twoOfTheFourDoubleTilesBearAFarmhouse()
  {
    for (const auto& [place, farmhouses] :
         {std::pair{"AF32", 1}, std::pair{"AI32", 0}, std::pair{"AI35", 1}, std::pair{"AG35", 0}}) {
      auto playing = settled(Quarter::Tanners);
      for (const auto* kind : {"base-A", "base-B"})
        draw(playing, kind, {});
      const auto game = playing.tile("base-B", "AH31").tile("base-B", place, 0, "f0").play();
      QCOMPARE(game.scores(), (Scores{3 + 2 * farmhouses, 0}));
    }
  }

  /// Each road that is scored: the square of the gate is one tile of it on a map (section 12).
  void onAMapTheSquareOfTheGateCountsForTheWainwrights()
  {
    auto playing = onAMap();
    const auto game = playing.tile("base-U", "D2", 0, "r0")
                          .send("D2", "r0", Quarter::Wainwrights)
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 0})); // the gate, D2 and E2
  }

  /// Section 12: on a map a quarter may have several gates.
  void onAMapEachGateOfAQuarterLeadsToLeipzig()
  {
    auto playing = onAMap();
    const auto game = playing.tile("base-U", "D2", 0, "r0")
                          .send("D2", "r0", Quarter::Tanners)
                          .tile("base-B", "D1")
                          .tile("base-A", "C1", 0, "r0")
                          .send("C1", "r0", Quarter::Wainwrights)
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QCOMPARE(game.view().leipzig->figures.size(), std::size_t{2});
  }

  /// Section 12: wealth and poverty go to each who scores, not to a lone sender.
  void aLoneSenderGetsNoWealth()
  {
    auto playing = settled(Quarter::Wainwrights);
    playing.rules().surveyors = {.on = true, .city = {}, .road = {SurveyorTile::Wealth}};
    QCOMPARE(playing.more().play().scores(), (Scores{2, 0}));
    auto scored = leipzig().tile("base-A", "AG31", 0, "r0").score();
    scored.rules().surveyors = {.on = true, .city = {}, .road = {SurveyorTile::Wealth}};
    QCOMPARE(scored.more().play().scores(), (Scores{2 + 3, 0}));
  }

  /// Section 12: of the double tiles the core shows only a city, the outer square only a road.
  void hermitAndPilgrimageRouteSeeTheDoubleTiles()
  {
    // The squares are AG33 and AH33; AG32, AI33 and the laid AG31.
    for (const auto& [tile, change] :
         {std::pair{SurveyorTile::Hermit, -2}, std::pair{SurveyorTile::PilgrimageRoute, 3}}) {
      auto playing = leipzig();
      playing.rules().surveyors = {.on = true, .city = {}, .road = {}, .monastery = {tile}};
      const auto game = playing.tile("base-B", "AH32", 0, "m0")
                            .tile("base-B", "AI32")
                            .tile("base-B", "AH31")
                            .tile("base-B", "AI31")
                            .tile("base-A", "AG31")
                            .more("base-U")
                            .play();
      QCOMPARE(game.scores(), (Scores{9 + change, 0}));
    }
  }

  /// Section 12: followers round a church are counted before anybody is sent to Leipzig; meeples
  /// that stand there already are on none of its squares.
  void churchesCountBeforeAnybodyIsSent()
  {
    auto playing = leipzig();
    playing.set("darmstadt");
    playing.rules().darmstadt.on = true;
    const auto game = playing.tile("da-03", "AH32", 270)
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Coiners) // beside the church
                          .tile("base-U", "AH31", 90)
                          .tile("base-B", "AI31")
                          .tile("base-U", "AI32")
                          .tile("base-B", "AF33")
                          .tile("base-A", "AG31", 0, "r0")
                          .send("AG31", "r0", Quarter::Tanners)
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
  }
};

QTEST_APPLESS_MAIN(QuarterBonusesTest)
#include "tst_quarterbonuses.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/game/inquiry.h"
#include "tests/model/game/leipziggames.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// The terms that a seat got beside those of the feature, over the whole game.
std::vector<Term> bonusesOf(const Game& game, int seat)
{
  auto terms = std::vector<Term>{};
  for (const auto& scoring : scorings(game))
    for (const auto& award : scoring.awards)
      if (award.player == seat)
        terms.insert(terms.end(), award.terms.begin(), award.terms.end());
  return terms;
}

/// Fills the squares round AH32 but for AG31; a monk of player 1 or of nobody stands there.
Playing monastery(Playing playing, bool occupied)
{
  playing.tile("base-B", "AH32", 0, occupied ? "m0" : "")
      .tile("base-B", "AI32")
      .tile("base-B", "AI31");
  return playing.tile("base-B", "AH31");
}

/// A city of three tiles with one coat at AF30 … AF32, and who has a knight in it.
Playing coatCity(Playing playing, bool knight)
{
  return playing.tile("base-F", "AF31", 90, knight ? "c0" : "")
      .tile("base-E", "AF30", 180)
      .tile("base-E", "AF32", 0);
}

} // namespace

/// Markets of Leipzig: what the quarters bring (rules.md 7, D12, D21, D30).
class QuartersTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void wainwrightsEachRoadScoredWithMajorityGives1BonusPointForEachTile()
  {
    const auto game = settled(Quarter::Wainwrights)
                          .tile("base-B", "AH31")
                          .tile("base-A", "AJ33", 90, "r0")
                          .score()
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{2 + 2 + 2, 0}));
    QVERIFY(bonusesOf(game, 0) ==
            (std::vector<Term>{{TermId::Wainwrights, 2, 1}, {TermId::Wainwrights, 2, 1}}));
  }

  void aMeepleSentToTheWainwrightsGetsTheBonusAtOnce()
  {
    QCOMPARE(settled(Quarter::Wainwrights).more().play().scores(), (Scores{2, 0}));
    QCOMPARE(settled(Quarter::Coiners).more().play().scores(), (Scores{0, 0}));
  }

  void aLoneSenderGetsTheWainwrightsBonusWhereverHeSendsIfAMeepleOfHisStandsThere()
  {
    const auto game = settled(Quarter::Wainwrights)
                          .tile("base-B", "AH31")
                          .tile("base-A", "AJ33", 90, "r0")
                          .send("AJ33", "r0", Quarter::Tanners)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
  }

  void withoutMajorityNoWainwrightsBonus()
  {
    auto playing = leipzig();
    playing.tile("base-U", "AG31", 90, "r0")
        .tile("base-A", "AE34", 270, "r0")
        .send("AE34", "r0", Quarter::Wainwrights)
        .tile("base-V", "AH31", 180, "r0")
        .tile("base-A", "AI32", 180, "r0")
        .tile("base-V", "AG30", 270)
        .tile("base-V", "AH30", 0)
        .tile("base-V", "AI31", 0);
    const auto scores = playing.more().play().scores();
    QCOMPARE(scores, (Scores{7, 2}));
  }

  void coinersEachScoredCityWithAKnightGives3ForEachCoat()
  {
    const auto game =
        coatCity(settled(Quarter::Coiners).tile("base-B", "AH31"), true).more().play();
    QCOMPARE(game.scores(), (Scores{8 + 3, 0}));
    QVERIFY(bonusesOf(game, 0) == (std::vector<Term>{{TermId::Coiners, 1, 3}}));
  }

  void coinersNeedNoMajority()
  {
    const auto game = settled(Quarter::Coiners)
                          .tile("base-E", "AF32", 0, "c0")
                          .tile("base-B", "AG30")
                          .tile("base-E", "AF30", 180, "c0")
                          .tile("base-B", "AE32")
                          .tile("base-B", "AE30")
                          .tile("base-E", "AE31", 90, "c0")
                          .tile("base-Q", "AF31", 270)
                          .more()
                          .play();
    QCOMPARE(game.scores(), (Scores{3, 10}));
  }

  void withoutAKnightNoCoinersBonus()
  {
    const auto game =
        coatCity(settled(Quarter::Coiners), true).more().play(); // the knight is player 2's
    QCOMPARE(game.scores(), (Scores{0, 8}));
  }

  void bookbindersEachCompletedMonasteryGives4WhoeverScoresIt()
  {
    // Player 2 sends; player 1 has the monk.
    auto playing = leipzig();
    playing.tile("base-B", "AH32", 0, "m0")
        .tile("base-A", "AJ33", 90, "r0")
        .send("AJ33", "r0", Quarter::Bookbinders)
        .tile("base-B", "AI32")
        .tile("base-B", "AI31")
        .tile("base-B", "AH31")
        .tile("base-A", "AG31");
    const auto game = playing.more("base-U").play();
    QCOMPARE(game.scores(), (Scores{9, 4}));
    QVERIFY(bonusesOf(game, 1) == (std::vector<Term>{{TermId::Bookbinders, 1, 4}}));
  }

  void bookbindersAlsoForAMonasteryThatNobodyScores()
  {
    auto playing = leipzig();
    playing.tile("base-B", "AH32")
        .tile("base-A", "AJ33", 90, "r0")
        .send("AJ33", "r0", Quarter::Bookbinders)
        .tile("base-B", "AI32")
        .tile("base-B", "AI31")
        .tile("base-B", "AH31")
        .tile("base-A", "AG31");
    const auto game = playing.more("base-U").play();
    QCOMPARE(game.scores(), (Scores{0, 4}));
    QCOMPARE(scorings(game).size(), std::size_t{2});
  }

  void theBonusIsPaidAlreadyInTheTurnInWhichTheMeepleIsSent()
  {
    auto playing = monastery(leipzig(), true);
    const auto game = playing.tile("base-A", "AG31", 0, "r0")
                          .send("AG31", "r0", Quarter::Bookbinders)
                          .more("base-U")
                          .play();
    QCOMPARE(game.scores(), (Scores{9 + 4, 0}));
  }

  void noBonusOfTheThreeQuartersInTheFinalScoring()
  {
    for (const auto quarter : {Quarter::Coiners, Quarter::Bookbinders, Quarter::Wainwrights}) {
      const auto sent = quarter == Quarter::Wainwrights ? 2 : 0;
      QCOMPARE(
          settled(quarter).tile("base-B", "AH31").tile("base-F", "AF31", 90, "c0").play().scores(),
          (Scores{sent + 2, 0}));
      QCOMPARE(
          settled(quarter).tile("base-B", "AH31").tile("base-U", "AJ33", 0, "r0").play().scores(),
          (Scores{sent + 2, 0}));
    }
    QCOMPARE(settled(Quarter::Bookbinders).tile("base-B", "AH32", 0, "m0").play().scores(),
             (Scores{0, 6}));
  }

  void tannersEachFarmhouseAndShedInAFieldWithMajorityGives2AtTheEnd()
  {
    auto playing = settled(Quarter::Tanners);
    draw(playing, "base-B", {Illustration::Pigsty});
    // The field touches Leipzig; the northern double tile bears a farmhouse in it.
    const auto game = playing.tile("base-E", "AH31").tile("base-B", "AF32", 0, "f0").play();
    QCOMPARE(game.scores(), (Scores{3 + 2 * 2, 0}));
    QVERIFY(bonusesOf(game, 0) == (std::vector<Term>{{TermId::Tanners, 2, 2}}));
  }

  void withoutMajorityInTheFieldNoTannersBonus()
  {
    auto playing = settled(Quarter::Tanners);
    const auto game = playing.tile("base-B", "AF32", 0, "f0").play();
    QCOMPARE(game.scores(), (Scores{0, 3}));
  }

  void tannersCountAlsoWithoutACompletedCity()
  {
    auto playing = settled(Quarter::Tanners);
    draw(playing, "base-U", {Illustration::Cowshed, Illustration::DonkeyStable});
    const auto game = playing.tile("base-B", "AH31").tile("base-U", "AG30", 0, "f0").play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
  }

  void leipzigCountsAsACompletedCityForFields()
  {
    for (const auto* place : {"AF32", "AF33", "AH32", "AI34", "AG35", "AE34"}) {
      const auto kind = std::string(place) == "AE34" ? "base-V" : "base-B";
      const auto game = leipzig().tile(kind, place, kind[5] == 'V' ? 180 : 0, "f0").play();
      QCOMPARE(game.scores(), (Scores{3, 0}));
    }
  }

  void theFieldOfADoubleTileRunsFromItsClosedSideRoundToTheLeftOfItsRoad()
  {
    const auto game = leipzig().tile("base-E", "AF33", 270, "f0").more().play();
    const auto fields = fieldOwners(game, game.moves());
    QCOMPARE(fields.size(), std::size_t{1});
    const auto has = [&](const char* place, int feature) {
      return std::ranges::count(fields[0].parts, std::pair{at(place), feature}) == 1;
    };
    const auto left = 1; // of the features of both kinds
    QVERIFY(has("AG33", left) && has("AG32", left));
    QVERIFY(!has("AG33", left + 1) && !has("AG32", left + 1));
  }

  void eachSquareOfTheBlockIsAFilledSquareForMonasteries()
  {
    const auto game = leipzig().tile("base-B", "AH32", 0, "m0").play();
    QCOMPARE(game.scores(), (Scores{1 + 4, 0}));
  }
};

QTEST_APPLESS_MAIN(QuartersTest)
#include "tst_quarters.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

} // namespace

/// The town variants a, b and c: section 1.8, D11, D28 and section 12.
class TownsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Variant a: covering a town gives one extra tile, played at once, once per draw.
  void coveringATownGivesOneExtraTile()
  {
    auto playing = Playing(drawn({"St.t"}));
    playing.rules().townExtraTile = true;
    playing.lay("A1", "base-W")
        .tile("base-U", "B1", 0, "r0")
        .tile("base-U", "C1")
        .tile("base-U", "D1", 0, "f0");
    const auto game = playing.play();
    const auto placed = eventsOf(game, EventKind::Placed);
    QCOMPARE(placed.size(), std::size_t{3});
    QCOMPARE(placed[0].player, 0);
    QCOMPARE(placed[1].player, 0);
    QCOMPARE(placed[2].player, 1);
    QVERIFY(eventsOf(game, EventKind::SecondPart).at(0).place == at("B1"));
  }

  void noFurtherExtraTileFollows()
  {
    auto playing = Playing(drawn({"Sttt."}));
    playing.rules().townExtraTile = true;
    playing.lay("A1", "base-W").tile("base-U", "B1").tile("base-U", "C1").tile("base-U", "D1");
    const auto game = playing.more("base-U").play();
    const auto placed = eventsOf(game, EventKind::Placed);
    QCOMPARE(placed[1].player, 0);
    QCOMPARE(placed[2].player, 1);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
    QVERIFY(game.view().secondPart);
  }

  /// D28: the extra tile is a full second part of the turn: place, figure, score.
  void theSecondPartIsPlayedInFull()
  {
    auto playing = Playing(drawn({"St.."}));
    playing.rules().townExtraTile = true;
    playing.lay("A1", "base-W").tile("base-U", "B1", 0, "f0").tile("base-A", "C1", 90, "r0");
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QCOMPARE(game.view().seats[0].meeples, 8);
  }

  /// Section 12: the same test ends a second part.
  void aSecondPartEndsWithTheLastTile()
  {
    auto playing = Playing(drawn({"St.."}));
    playing.rules().townExtraTile = true;
    const auto game = playing.lay("A1", "base-W").tile("base-U", "B1").play();
    QVERIFY(game.over());
    QCOMPARE(game.view().end, EndReason::LastTile);
    QCOMPARE(game.view().turn, 1);
  }

  /// Variant b: covering a town costs 2 points; totals may fall below 0.
  void coveringATownCosts2()
  {
    auto playing = Playing(drawn({"St.."}));
    playing.rules().townCosts = true;
    const auto game = playing.lay("A1", "base-W").tile("base-U", "B1").more("base-U").play();
    QCOMPARE(game.scores(), (Scores{-2, 0}));
  }

  /// Variant c: a scored road earns +2 for each still visible town beside it.
  void aRoadEarns2ForEachVisibleTownBesideIt()
  {
    auto playing = Playing(drawn({"S..S", ".tt."}));
    playing.rules().townRoadBonus = true;
    playing.lay("A1", "base-W").lay("D1", "base-W").tile("base-U", "B1", 0, "r0");
    auto visible = Playing(playing);
    const auto scored = visible.tile("base-U", "C1").more("base-V").play();
    QCOMPARE(scored.scores(), (Scores{4 + 4, 0}));
    QCOMPARE(scorings(scored)[0].towns, (std::vector<Place>{at("B2"), at("C2")}));
    const auto covered = playing.tile("base-B", "B2").tile("base-U", "C1").more("base-V").play();
    QCOMPARE(covered.scores(), (Scores{4 + 2, 0}));
  }

  /// D28: also in the final scoring, once per road and town; an unused start square is a town.
  void townsPayInTheFinalScoringAndUnusedStartsAreTowns()
  {
    auto playing = Playing(drawn({"S...", "..S."}));
    playing.rules().townRoadBonus = true;
    const auto game =
        playing.lay("A1", "base-W").tile("base-U", "B1", 0, "r0").tile("base-U", "C1").play();
    QCOMPARE(game.scores(), (Scores{3 + 2, 0}));
    QVERIFY(!scorings(game)[0].complete);
    auto cost = Playing(drawn({"SS"}));
    cost.rules().townCosts = true;
    QCOMPARE(cost.lay("A1", "base-B").tile("base-B", "B1").play().scores(), (Scores{-2, 0}));
  }

  /// Section 12: a gate's square touches too; border prints and ferries do not.
  void aGateTouchesATown()
  {
    auto map = drawn({"S.1", "~~t", "~.."});
    auto city = *map.largeCity(at("C1"));
    city.sides = {{at("C1"), Side::West, CitySideKind::Road},
                  {at("C1"), Side::South, CitySideKind::Closed}};
    auto playing = Playing(map.withLargeCity(city));
    playing.rules().townRoadBonus = true;
    const auto game = playing.lay("A1", "base-W").tile("base-U", "B1", 0, "r0").more().play();
    QCOMPARE(game.scores(), (Scores{3 + 2, 0}));
  }
};

QTEST_APPLESS_MAIN(TownsTest)
#include "tst_towns.moc"

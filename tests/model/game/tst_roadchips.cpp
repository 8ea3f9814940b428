// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/inquiry.h"
#include "tests/model/game/mapchipgames.h"

using namespace kartenwerk;

/// Nordics: chips spent for scored roads (D36).
class RoadChipsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// For a scored road spend up to 1 chip per colour for +1 per tile each.
  void forAScoredRoadUpToOneChipAColourIsSpentFor1MorePerTile_data()
  {
    QTest::addColumn<int>("colours");
    QTest::addColumn<int>("chips");
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("purple") << 1 << 1;
    QTest::newRow("orange") << 4 << 1;
    QTest::newRow("both") << 5 << 2;
  }
  void forAScoredRoadUpToOneChipAColourIsSpentFor1MorePerTile()
  {
    QFETCH(int, colours);
    QFETCH(int, chips);
    // From the start tile's crossing to the one on E1 the road has five tiles. The first player is
    // on it and takes both chips, the second one completes it.
    auto game = gameOf({drawn({"S...."}),
                        ChipUse::Roads,
                        {{at("B1"), Colour::Purple, 1}, {at("D1"), Colour::Orange, 2}},
                        {"base-U", "base-U", "base-U", "base-W", "base-U"}});
    for (auto place = Place{1, 0}; place.column < 5; ++place.column) {
      QVERIFY(game.apply(placeTile(place, Rotation::None)));
      QVERIFY(game.apply(place.column == 1 ? placeFigure(0) : noFigure()));
    }
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 0}));
    QCOMPARE(game.legal().size(), std::size_t{4});
    QVERIFY(game.apply(spendChips(static_cast<unsigned>(colours))));
    QCOMPARE(game.scores()[0], 3 + 5 + chips * 5);
    const auto purple = (colours & 1) != 0 ? 0 : 1;
    const auto orange = (colours & 4) != 0 ? 0 : 1;
    QCOMPARE(game.view().seats[0].chips, (std::array<int, 6>{purple, 0, 0, 0, 0, orange}));
    survivesItsRecord(game);
  }

  void aCityAsksForNoChips()
  {
    auto setting = ChipSetting{drawn({"S.."}),
                               ChipUse::Roads,
                               {{at("B1"), Colour::Purple, 1}},
                               {"base-E", "base-E", "base-B"}};
    auto playable = playableOf(setting);
    playable.scenario.laid = {{at("A1"), "base-B", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    QVERIFY(game.apply(placeTile(at("B1"), Rotation::None)));
    QVERIFY(game.apply(game.legal().front())); // a half city at the border, with its meeple
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
    QCOMPARE(game.scores()[0], 1 + 2);
  }

  /// D36: owners who are tied on a road are both asked, the active player first, and each spends
  /// his own chips for himself.
  void tiedOwnersOfARoadAreAskedClockwiseFromTheActivePlayer()
  {
    // Two roads, from B1 and from E1, grow together at the gap C1 and D1.
    auto setting = ChipSetting{drawn({"S.....S"}),
                               ChipUse::Roads,
                               {{at("B1"), Colour::Purple, 1},
                                {at("E1"), Colour::LightBlue, 1},
                                {at("F1"), Colour::Orange, 2}},
                               {"base-U", "base-U", "base-U", "base-U", "base-U"}};
    auto playable = playableOf(setting);
    playable.scenario.starts = {at("A1"), at("G1")};
    playable.scenario.laid = {{at("A1"), "base-W", Rotation::None, {}},
                              {at("G1"), "base-W", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    QVERIFY(game.apply(placeTile(at("B1"), Rotation::None)));
    QVERIFY(game.apply(placeFigure(0)));
    QVERIFY(game.apply(placeTile(at("F1"), Rotation::None)));
    QVERIFY(game.apply(placeFigure(0)));
    QVERIFY(game.apply(placeTile(at("C1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.apply(placeTile(at("E1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    const auto before = game.scores();
    QVERIFY(game.apply(placeTile(at("D1"), Rotation::None)));
    QVERIFY(game.decision().kind == DecisionKind::RoadChips || game.apply(noFigure()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 0}));
    // What the game would end with now counts the road, as completed and without chips.
    QCOMPARE(projectedScores(game, game.moves()), (Scores{before[0] + 7, before[1] + 7}));
    QCOMPARE(game.legal(), (Moves{spendChips(0), spendChips(1)}));
    QVERIFY(game.apply(spendChips(1)));
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 1}));
    QCOMPARE(game.legal(), (Moves{spendChips(0), spendChips(2), spendChips(4), spendChips(6)}));
    QVERIFY(game.apply(spendChips(6)));
    // Seven tiles: 7 for the road, 7 more for each own chip.
    QCOMPARE(game.scores(), (Scores{before[0] + 7 + 7, before[1] + 7 + 2 * 7}));
    QCOMPARE(game.view().seats[0].chips, (std::array<int, 6>{}));
    QCOMPARE(game.view().seats[1].chips, (std::array<int, 6>{}));
    survivesItsRecord(game);
  }

  /// Each road by itself: chips for one of two roads add nothing to the other.
  void chipsForOneRoadAddNothingToAnother()
  {
    // The crossing on C1 completes a road to each of the monasteries on B1 and D1.
    auto setting = ChipSetting{drawn({"S...S."}),
                               ChipUse::Roads,
                               {{at("B1"), Colour::Purple, 1}, {at("D1"), Colour::Orange, 2}},
                               {"base-A", "base-B", "base-A", "base-W", "base-B"}};
    auto playable = playableOf(setting);
    playable.scenario.starts = {at("A1"), at("E1")};
    playable.scenario.laid = {{at("A1"), "base-B", Rotation::None, {}},
                              {at("E1"), "base-B", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    const auto lay = [&](const char* place, Rotation rotation, bool onRoad) {
      QVERIFY(game.apply(placeTile(at(place), rotation)));
      const auto& features = game.table().kind(game.view().tiles.back().kind).features;
      const auto road = std::ranges::find(features, FeatureType::Road, &Feature::type);
      if (onRoad)
        QVERIFY(game.apply(placeFigure(static_cast<int>(road - features.begin()))));
      else
        QVERIFY(game.decision().kind != DecisionKind::Figure || game.apply(noFigure()));
    };
    lay("B1", Rotation::ThreeQuarters, true);
    lay("F1", Rotation::None, false);
    lay("D1", Rotation::Quarter, true);
    lay("C1", Rotation::None, false);
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 0}));
    QVERIFY(game.view().road->place == at("C1"));
    QVERIFY(game.apply(spendChips(1)));
    QVERIFY(game.view().road->place == at("B1"));
    QVERIFY(game.apply(spendChips(0)));
    QCOMPARE(game.scores(), (Scores{3 + 2 * 2 + 2, 0}));
  }

  /// The one whose tile completes the road comes first, also when he is not the first player.
  void theActivePlayerIsAskedFirst()
  {
    auto setting = ChipSetting{drawn({"S....S"}),
                               ChipUse::Roads,
                               {{at("B1"), Colour::Purple, 1}, {at("E1"), Colour::Orange, 2}},
                               {"base-U", "base-U", "base-U", "base-U", "base-U"}};
    auto playable = playableOf(setting);
    playable.scenario.starts = {at("A1"), at("F1")};
    playable.scenario.laid = {{at("A1"), "base-W", Rotation::None, {}},
                              {at("F1"), "base-W", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    for (const auto* place : {"B1", "E1"}) {
      QVERIFY(game.apply(placeTile(at(place), Rotation::None)));
      QVERIFY(game.apply(placeFigure(0)));
    }
    QVERIFY(game.apply(placeTile(at("C1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.apply(placeTile(at("D1"), Rotation::None)));
    QVERIFY(game.decision().kind == DecisionKind::RoadChips || game.apply(noFigure()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 1}));
    const auto before = game.scores();
    QVERIFY(game.apply(spendChips(0)));
    QCOMPARE(game.decision(), (Decision{DecisionKind::RoadChips, 0}));
    QVERIFY(game.apply(spendChips(1)));
    QCOMPARE(game.scores(), (Scores{before[0] + 6 + 6, before[1] + 6}));
    QCOMPARE(game.view().seats[1].chips, (std::array<int, 6>{0, 0, 0, 0, 0, 1}));
  }
};

QTEST_GUILESS_MAIN(RoadChipsTest)
#include "tst_roadchips.moc"

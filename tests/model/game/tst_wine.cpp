// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/game/mapchipgames.h"

using namespace kartenwerk;

namespace {

Move atBorder(int ones, int twos, Colour colour = Colour::Purple)
{
  return sellWine(MoveKind::SellAtBorder, colour, ones, twos);
}

Move inTown(int ones, int twos, Colour colour = Colour::Purple)
{
  return sellWine(MoveKind::SellInTown, colour, ones, twos);
}

/// A row of squares; the last one's road runs off the map, with coats of arms.
Map vineyard(std::initializer_list<std::string_view> rows, int coats)
{
  const auto map = drawn(rows);
  return map.withPrint({.place = {static_cast<std::int16_t>(map.columns() - 1), 0},
                        .side = Side::East,
                        .coats = coats});
}

} // namespace

/// France: two points of a colour are a wine, which is sold (D34).
class WineTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// A wine is sold for 5 when the tile meets a border road with a coat of arms.
  void aWineIsSoldFor5AtABorderRoadWithCoats()
  {
    auto game =
        gameOf({vineyard({"S..."}, 1), ChipUse::Wine, {{at("B1"), Colour::Purple, 2}}, roads(4)});
    goEast(game, 3);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Sale, 0}));
    QCOMPARE(game.legal(), (Moves{atBorder(0, 1), noSale()}));
    QVERIFY(game.apply(atBorder(0, 1)));
    QCOMPARE(game.scores(), (Scores{2 + 5, 0}));
    QCOMPARE(game.view().seats[0].chips, (std::array<int, 6>{}));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 0}));
    const auto sold = eventsOf(game, EventKind::WineSold);
    QCOMPARE(sold.size(), std::size_t{1});
    QVERIFY(sold[0].points == 5 && sold[0].twos == 1 && sold[0].place == at("D1"));
    survivesItsRecord(game);
  }

  void withoutACoatOfArmsThereIsNoSale()
  {
    auto game =
        gameOf({vineyard({"S..."}, 0), ChipUse::Wine, {{at("B1"), Colour::Purple, 2}}, roads(4)});
    goEast(game, 3);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 0}));
  }

  /// For 9 when the tile covers a town of the matching wine.
  void aWineIsSoldFor9InATownOfItsColour()
  {
    for (const auto colour : {Colour::Purple, Colour::Orange}) {
      const auto map = drawn({"S...."}).withSite({at("D1"), SiteKind::Town, "T", {}, 0, colour});
      auto game = gameOf({map, ChipUse::Wine, {{at("B1"), Colour::Purple, 2}}, roads(4)});
      goEast(game, 3);
      if (colour != Colour::Purple) {
        QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 0}));
        continue;
      }
      QCOMPARE(game.legal(), (Moves{inTown(0, 1), noSale()}));
      QVERIFY(game.apply(inTown(0, 1)));
      QCOMPARE(game.scores(), (Scores{2 + 9, 0}));
    }
  }

  /// Exactly 2 points of one colour: 1 + 1 or a 2; chips of this turn count, too.
  void twoPointsOfOneColourAreAWine()
  {
    const auto offers = [](PlacedChip first, PlacedChip second) {
      auto game = gameOf({vineyard({"S..."}, 2), ChipUse::Wine, {first, second}, roads(4)});
      goEast(game, 3);
      return game.decision().kind == DecisionKind::Sale ? game.legal() : Moves{};
    };
    const auto one = [](const char* place, Colour colour) {
      return PlacedChip{at(place), colour, 1};
    };
    QCOMPARE(offers(one("B1", Colour::Purple), one("D1", Colour::Purple)),
             (Moves{atBorder(2, 0), noSale()}));
    QCOMPARE(offers(one("B1", Colour::Purple), one("D1", Colour::Orange)), Moves{});
    QCOMPARE(offers(one("B1", Colour::Orange), {at("D1"), Colour::Orange, 2}),
             (Moves{atBorder(0, 1, Colour::Orange), noSale()}));
  }

  /// One per turn.
  void oneWineIsSoldPerTurn()
  {
    auto game = gameOf({vineyard({"S....."}, 1),
                        ChipUse::Wine,
                        {{at("B1"), Colour::Purple, 2}, {at("D1"), Colour::Purple, 2}},
                        roads(6)});
    goEast(game, 5);
    QCOMPARE(game.view().seats[0].chips[1], 2);
    QVERIFY(game.apply(atBorder(0, 1)));
    QCOMPARE(game.view().seats[0].chips[1], 1);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 0}));
  }

  /// D34: the tile itself meets the print; one that lengthens the road later on sells nothing.
  void aTileThatOnlyLengthensTheRoadSellsNothing()
  {
    const auto map =
        drawn({"~.S.."}).withPrint({.place = at("B1"), .side = Side::West, .coats = 1});
    auto playable = playableOf({map, ChipUse::Wine, {{at("D1"), Colour::Purple, 2}}, roads(3)});
    playable.scenario.starts = {at("C1")};
    playable.scenario.laid = {{at("C1"), "base-U", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    // The print's square first, by the player who has no chip.
    QVERIFY(game.apply(placeTile(at("B1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.apply(placeTile(at("D1"), Rotation::None)));
    QCOMPARE(game.view().seats[1].chips[1], 1);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Figure, 1}));
  }

  void noSaleKeepsTheChips()
  {
    auto game =
        gameOf({vineyard({"S..."}, 1), ChipUse::Wine, {{at("B1"), Colour::Purple, 2}}, roads(4)});
    goEast(game, 3);
    QVERIFY(game.apply(noSale()));
    QCOMPARE(game.scores(), (Scores{2, 0}));
    QCOMPARE(game.view().seats[0].chips[1], 1);
    survivesItsRecord(game);
  }
};

QTEST_GUILESS_MAIN(WineTest)
#include "tst_wine.moc"

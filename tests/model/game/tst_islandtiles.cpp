// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/game/mapchipgames.h"

using namespace kartenwerk;

/// Benelux: tiles on depots in the sea, taken with chips (D35).
class IslandTilesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Piles of 5 land tiles on the island squares, the top one open; the rest in the normal stack.
  void fiveTilesLieOnEachDepotTheTopOneOpen()
  {
    auto playable = playableOf({drawn({"S.....", "~~~~~~", "DD~D~D"}), ChipUse::IslandTiles});
    playable.scenario.drawOrder = DrawOrder::Free;
    const auto table = tableOf(playable);
    const auto game = Game(table, 3);
    const auto view = game.view();
    QCOMPARE(view.piles.size(), std::size_t{4});
    auto hidden = 0;
    for (const auto& pile : view.piles) {
      QVERIFY(pile.tile >= 0 && pile.left == 5 && pile.colour == Colour::Purple);
      hidden += pile.left - 1;
    }
    const auto seen = 1 + static_cast<int>(view.setAside.size()); // the start tile
    QCOMPARE(view.stack + 1 + seen + hidden + 4, table->tiles());
    auto unseen = 0;
    for (const auto count : view.remaining)
      unseen += count;
    QCOMPARE(unseen, view.stack + hidden);
  }

  /// With a chip a player may take an open island tile from the island of its colour instead of
  /// drawing, if it fits somewhere (D35).
  void aChipPaysForAnOpenTileOfItsIsland()
  {
    const auto map = drawn({"S......", "~~~~~~~", "DD~D~~D"})
                         .withSquare(at("G3"), {Ground::Depot, OutsideLook::Sea, Colour::Orange});
    auto game = gameOf({map, ChipUse::IslandTiles, {{at("B1"), Colour::Purple, 1}}, roads(6)});
    goEast(game, 1);
    QVERIFY(game.apply(noFigure()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1})); // who has no chip draws
    QVERIFY(game.apply(placeTile(at("C1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Draw, 0}));
    // Only D1 is open; it wants a road in the west and nothing else.
    const auto view = game.view();
    auto expected = Moves{};
    for (const auto& pile : view.piles)
      if (pile.colour == Colour::Purple &&
          std::ranges::count(game.table().kind(pile.tile).edges, Edge::Road) > 0)
        expected.push_back(takeTile(pile.place));
    QVERIFY(!expected.empty());
    const auto taken = expected.front();
    expected.push_back(drawTile());
    QCOMPARE(game.legal(), expected);
    const auto before = *std::ranges::find(view.piles, taken.place, &PileOnBoard::place);
    QVERIFY(game.apply(taken));
    QCOMPARE(game.view().tileInHand, before.tile);
    QCOMPARE(game.view().stack, view.stack);
    QCOMPARE(game.view().seats[0].chips, (std::array<int, 6>{}));
    const auto piles = game.view().piles;
    const auto after = *std::ranges::find(piles, taken.place, &PileOnBoard::place);
    QVERIFY(after.left == 4 && after.tile >= 0);
    QVERIFY(game.apply(game.legal().front()));
    QVERIFY(game.apply(noFigure()));
    // What fits nowhere now is told apart from the tile that no stack has held.
    QCOMPARE(game.view().setAside.size(), eventsOf(game, EventKind::SetAside).size());
    survivesItsRecord(game);
  }

  void whoDrawsKeepsTheChip()
  {
    auto game = gameOf({drawn({"S......", "~~~~~~~", "DDDDDDD"}),
                        ChipUse::IslandTiles,
                        {{at("B1"), Colour::Purple, 2}},
                        roads(6)});
    goEast(game, 1);
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.apply(placeTile(at("C1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Draw, 0}));
    QVERIFY(game.apply(drawTile()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 0}));
    QCOMPARE(game.view().seats[0].chips[1], 1);
    QVERIFY(game.apply(placeTile(at("D1"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    survivesItsRecord(game);
  }

  /// D35: instead of drawing; so the game ends with the last tile of the stack.
  void theGameEndsWithTheStackWhateverLiesOnTheIslands()
  {
    auto game = gameOf({drawn({"S......", "~~~~~~~", "DDDDDDD"}),
                        ChipUse::IslandTiles,
                        {{at("B1"), Colour::Purple, 2}},
                        roads(2)});
    goEast(game, 2);
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.over());
    QVERIFY(game.view().end == EndReason::LastTile);
    QCOMPARE(game.view().piles.front().left, 5);
  }
};

QTEST_GUILESS_MAIN(IslandTilesTest)
#include "tst_islandtiles.moc"

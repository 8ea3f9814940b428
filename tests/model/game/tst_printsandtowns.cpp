// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

} // namespace

/// Section 1 of the rules: what is printed and means nothing, or less than one might think.
class PrintsAndTownsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// "If you play … without the Maps-Chips expansion rules, you simply ignore the additional
  /// prints on the maps (e.g. the wine bottles, the colored lines, Islands)."
  void withoutChipsTheAdditionalPrintsAreIgnored()
  {
    const auto bare = drawn({"S....", ".....", "~~D~~"});
    auto printed = bare.withSite({at("B1"), SiteKind::Town, "T", {}, 0, Colour::Purple})
                       .withSite({at("C1"), SiteKind::ChipMark, {}, {}, 0, Colour::Orange})
                       .withSite({at("D1"), SiteKind::Chumak})
                       .withSquare(at("C3"), {Ground::Depot, OutsideLook::Sea, Colour::LightBlue});
    auto games = std::vector<Game>{};
    for (const auto& map : {bare, printed}) {
      auto playing = Playing(map);
      playing.lay("A1", "base-W");
      games.push_back(playing.tile("base-U", "B1", 0, "r0")
                          .tile("base-U", "C1")
                          .tile("base-U", "D1")
                          .tile("base-B", "C2")
                          .more("base-U")
                          .play());
    }
    QCOMPARE(games[0].moves(), games[1].moves());
    for (auto step = 0; step <= games[0].moves(); ++step) {
      QVERIFY(games[0].decision(step) == games[1].decision(step));
      QVERIFY(games[0].legal(step) == games[1].legal(step));
      QVERIFY(games[0].scores(step) == games[1].scores(step));
    }
    QVERIFY(games[1].view().chips.empty() && games[1].view().piles.empty());
  }

  /// "Squares with towns count as normal squares. You are allowed to place tiles according to the
  /// general rules."
  void aTownCountsAsANormalSquare()
  {
    auto playing = Playing(drawn({"St..", "...."}));
    playing.lay("A1", "base-W");
    const auto before = Playing(playing).more("base-U").play();
    const auto moves = before.legal();
    QVERIFY(std::ranges::count(moves, at("B1"), &Move::place) > 0);
    const auto game = playing.tile("base-U", "B1", 0, "r0").tile("base-A", "C1", 90).play();
    QCOMPARE(game.scores(), (Scores{3, 0}));
    QVERIFY(eventsOf(game, EventKind::SecondPart).empty());
  }

  /// Variant c: "touches your road (horizontally or vertically)".
  void aTownTouchesNoRoadDiagonally()
  {
    auto playing = Playing(drawn({"S...", "...t", "...."}));
    playing.rules().townRoadBonus = true;
    playing.lay("A1", "base-W").tile("base-U", "B1", 0, "r0");
    QCOMPARE(playing.tile("base-A", "C1", 90).more().play().scores(), (Scores{3, 0}));
  }

  /// Section 12: border prints and ferries touch no town.
  void printsAndFerriesTouchNoTown()
  {
    auto ferry =
        Playing(drawn({"S.~t.", "....."})
                    .withFerry({.from = {at("B1"), Side::East}, .to = {at("D1"), Side::West}}));
    ferry.rules().townRoadBonus = true;
    ferry.lay("A1", "base-W").tile("base-U", "B1", 0, "r0");
    QCOMPARE(ferry.play().scores(), (Scores{2 + 1, 0}));
    auto map = drawn({".S", "..", "t."});
    for (const auto* place : {"A1", "A3"})
      map = map.withPrint({.place = at(place), .side = Side::West, .name = "West", .group = "g"});
    auto print = Playing(map);
    print.rules().townRoadBonus = true;
    print.lay("B1", "base-W").tile("base-U", "A1", 0, "r0");
    QCOMPARE(print.play().scores(), (Scores{2 + 1, 0}));
  }

  /// "City tiles and coats of arms of cities … which haven't been completed score only 1 point
  /// each", printed ones too.
  void anUnfinishedCityGives1ForEachPrintedPieceAndCoat()
  {
    const auto map =
        drawn({"..", "S.", ".."})
            .withPrint(
                {.place = at("A1"), .side = Side::North, .kind = PrintKind::City, .coats = 2});
    const auto border = Playing(map).lay("A2", "base-B").tile("base-N", "A1", 90, "c0").play();
    QCOMPARE(border.scores(), (Scores{2 + 2, 0}));
    auto large = drawn({"...", "S1.", "..."});
    auto city = *large.largeCity(at("B2"));
    city.squares.front().coats = 3;
    city.sides = {{at("B2"), Side::West, CitySideKind::Closed},
                  {at("B2"), Side::South, CitySideKind::Closed}};
    const auto berlin = Playing(large.withLargeCity(city))
                            .lay("A2", "base-B")
                            .tile("base-B", "A1")
                            .tile("base-E", "B1", 180, "c0")
                            .play();
    QCOMPARE(berlin.scores(), (Scores{0, 2 + 3}));
  }

  /// Section 12: island coats never count in a feature.
  void islandCoatsCountInNoFeature()
  {
    const auto map =
        drawn({"S.."}).withSite({.place = at("B1"), .kind = SiteKind::Island, .coats = 2});
    auto playing = Playing(map).lay("A1", "base-W").tile("base-U", "B1", 0, "r0");
    playing.tile("base-A", "C1", 90);
    QCOMPARE(playing.play().scores(), (Scores{4 + 3, 0}));
    auto city = Playing(map).lay("A1", "base-B").tile("base-E", "B1", 0, "c0").more();
    QCOMPARE(city.play().scores(), (Scores{4 + 2, 0}));
  }

  /// D8: a ferry is connected from either end.
  void aFerryIsConnectedFromEitherEnd()
  {
    const auto map = drawn({"..~.S", "..~.."})
                         .withFerry({.from = {at("B1"), Side::East}, .to = {at("D1"), Side::West}});
    const auto game = Playing(map)
                          .lay("E1", "base-B")
                          .tile("base-A", "D1", 90, "r0")
                          .tile("base-A", "B1", 270)
                          .play();
    QCOMPARE(game.scores(), (Scores{2 + 1, 0}));
  }

  /// D28: an unused start square is a town in every respect, for variant a, too.
  void anUnusedStartGivesTheExtraTile()
  {
    auto playing = Playing(drawn({"SS..", "...."}));
    playing.rules().townExtraTile = true;
    const auto game = playing.lay("A1", "base-W").tile("base-U", "B1").more("base-U").play();
    QVERIFY(game.view().secondPart);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 0}));
  }
};

QTEST_APPLESS_MAIN(PrintsAndTownsTest)
#include "tst_printsandtowns.moc"

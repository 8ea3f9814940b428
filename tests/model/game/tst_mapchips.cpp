// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>
#include <utility>

#include "model/game/inquiry.h"
#include "model/game/record.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"
#include "tests/support/recorded.h"

using namespace kartenwerk;

namespace {

using Moves = std::vector<Move>;
using Scores = std::vector<int>;

struct Setting
{
  Map map;
  ChipUse use = ChipUse::Wine;
  std::vector<PlacedChip> chips;
  std::vector<std::string> stack; ///< kinds, in the order of drawing
  ChipPlacement placement = ChipPlacement::Spread;
  int perMark = 1;
};

/// The start tile's road runs east from A1, and every tile of the stack is fixed.
PlayableScenario playableOf(const Setting& setting)
{
  auto playable = gameOn(setting.map);
  auto& scenario = playable.scenario;
  scenario.rules.chips.on = true;
  scenario.rules.chips.use = setting.use;
  scenario.rules.chips.placement = setting.placement;
  scenario.rules.chips.perMark = setting.perMark;
  scenario.layouts = {{.chips = setting.chips}};
  scenario.starts = {at("A1")};
  scenario.laid = {{at("A1"), "base-W", Rotation::None, {}}};
  scenario.drawOrder = DrawOrder::Fixed;
  scenario.draws = setting.stack;
  return playable;
}

Game gameOf(const Setting& setting)
{
  return Game(tableOf(playableOf(setting)), 1);
}

/// Lays the tiles drawn from B1 eastwards, one a turn, without figures, until so many lie.
void goEast(Game& game, int tiles)
{
  auto place = Place{1, 0};
  for (auto i = 0; i < tiles; ++i, ++place.column) {
    QVERIFY(game.apply(placeTile(place, Rotation::None)));
    if (game.decision().kind == DecisionKind::Figure && i + 1 < tiles)
      QVERIFY(game.apply(noFigure()));
  }
}

std::vector<std::string> roads(std::size_t count)
{
  return std::vector<std::string>(count, "base-U");
}

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

/// After the record has been written and read again the game is the same.
void survivesItsRecord(const Game& game)
{
  const auto record = recorded(game);
  const auto again = gameRecordFrom(toText(record), "x.kwgame");
  QVERIFY(again.complete());
  const auto played = replay(*again.value);
  QVERIFY(played.problems.empty());
  QCOMPARE(played.game->scores(), game.scores());
  QCOMPARE(toText(recorded(*played.game)), toText(record));
}

} // namespace

/// Section 3 of the rules: what chips do on the other maps, and D34, D35.
class MapChipsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  // France

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

  // Benelux

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

  // Nordics

  /// Putting a tile next to a printed city takes the chips there and scores them.
  void aTileNextToAPrintedCityTakesTheChipsThere()
  {
    auto map = drawn({"S1.1", "..~."}).withSite({at("B1"), SiteKind::ChipMark});
    auto cities = map.largeCities();
    for (auto& city : cities) {
      city.sides.clear();
      for (const auto& square : city.squares)
        for (const auto side : allSides)
          city.sides.push_back({square.place, side, CitySideKind::Closed});
      map = map.withLargeCity(city);
    }
    auto setting = Setting{map, ChipUse::Roads, {{at("B1")}}, {"base-B", "base-B", "base-B"}};
    setting.placement = ChipPlacement::Marks;
    setting.perMark = 2;
    auto playable = playableOf(setting);
    playable.scenario.laid = {{at("A1"), "base-B", Rotation::None, {}}};
    auto game = Game(tableOf(playable), 1);
    // The pre-laid tile has taken nothing; the pile of two lies there still.
    QCOMPARE(game.view().chips, (std::vector<Place>{at("B1"), at("B1")}));
    QVERIFY(game.apply(placeTile(at("A2"), Rotation::None)));
    QVERIFY(game.apply(noFigure()));
    QCOMPARE(game.scores(), (Scores{0, 0}));
    QVERIFY(game.apply(placeTile(at("C1"), Rotation::None)));
    const auto taken = eventsOf(game, EventKind::ChipTaken);
    QCOMPARE(taken.size(), std::size_t{2});
    QVERIFY(taken[0].place == at("B1") && taken[1].player == 1);
    QCOMPARE(game.scores()[1], taken[0].points + taken[1].points);
    QVERIFY(game.view().chips.empty());
    QVERIFY(game.apply(noFigure()));
    QVERIFY(game.apply(placeTile(at("B2"), Rotation::None)));
    QCOMPARE(eventsOf(game, EventKind::ChipTaken).size(), std::size_t{2});
    survivesItsRecord(game);
  }

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
    auto setting = Setting{drawn({"S.."}),
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

  /// Great Britain: face down but colour known.
  void aChipOnAColouredPlaceHasItsColour()
  {
    const auto map = drawn({"S....."})
                         .withSite({at("B1"), SiteKind::ChipMark, {}, {}, 0, Colour::Orange})
                         .withSite({at("D1"), SiteKind::ChipMark, {}, {}, 0, Colour::LightBlue});
    auto setting = Setting{map, ChipUse::Points, {{at("B1")}, {at("D1")}}, roads(3)};
    setting.placement = ChipPlacement::Marks;
    const auto game = gameOf(setting);
    QVERIFY(game.deal().chips()[0].colour == Colour::Orange);
    QVERIFY(game.deal().chips()[1].colour == Colour::LightBlue);
  }

  /// The box is enough for what the places show: other chips leave it to them.
  void chipsOfAKnownColourTakeTheirFacesFirst()
  {
    auto map = drawn({"S..............................."});
    auto setting = Setting{map, ChipUse::Points, {}, roads(3)};
    for (std::int16_t column = 1; column <= 30; ++column) {
      const auto place = Place{column, 0};
      const auto colour = column > 20 ? Colour::Orange : Colour::None;
      setting.map = setting.map.withSite({place, SiteKind::ChipMark, {}, {}, 0, colour});
      setting.chips.push_back({place});
    }
    setting.placement = ChipPlacement::Marks;
    const auto game = gameOf(setting);
    auto count = std::map<std::pair<Colour, int>, int>{};
    for (const auto face : game.deal().chips())
      ++count[{face.colour, face.value}];
    QCOMPARE(count.size(), std::size_t{6});
    for (const auto& [face, chips] : count)
      QCOMPARE(chips, 5);
    for (std::size_t i = 20; i < 30; ++i)
      QVERIFY(game.deal().chips()[i].colour == Colour::Orange);
  }

  /// Ukraine: a supply lies not on the board, whatever layout the scenario still has.
  void aSupplyIsNotDealt()
  {
    auto setting =
        Setting{drawn({"S....."}), ChipUse::Points, {{at("B1"), Colour::Orange, 2}}, roads(3)};
    setting.placement = ChipPlacement::Supply;
    auto game = gameOf(setting);
    goEast(game, 1);
    QVERIFY(eventsOf(game, EventKind::ChipTaken).empty());
    QVERIFY(game.table().chips().empty());
  }

  /// D36: owners who are tied on a road are both asked, the active player first, and each spends
  /// his own chips for himself.
  void tiedOwnersOfARoadAreAskedClockwiseFromTheActivePlayer()
  {
    // Two roads, from B1 and from E1, grow together at the gap C1 and D1.
    auto setting = Setting{drawn({"S.....S"}),
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
    auto setting = Setting{drawn({"S...S."}),
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
    auto setting = Setting{drawn({"S....S"}),
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

  void bothChipsOfAPileAreTakenByTheTileThatCoversIt()
  {
    const auto map = drawn({"S....."}).withSite({at("B1"), SiteKind::ChipMark});
    auto setting = Setting{map, ChipUse::Points, {{at("B1"), Colour::Orange, 2}}, roads(3)};
    setting.placement = ChipPlacement::Marks;
    setting.perMark = 2;
    auto game = gameOf(setting);
    goEast(game, 1);
    const auto taken = eventsOf(game, EventKind::ChipTaken);
    QCOMPARE(taken.size(), std::size_t{2});
    QVERIFY(taken[0].colour == Colour::Orange && taken[0].points == 2);
    QCOMPARE(game.scores()[0], 2 + taken[1].points);
  }
};

QTEST_GUILESS_MAIN(MapChipsTest)
#include "tst_mapchips.moc"

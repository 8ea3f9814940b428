// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <utility>

#include "tests/model/game/mapchipgames.h"

using namespace kartenwerk;

/// Great Britain, Nordics, Ukraine: chips on printed places, or in a supply.
class MarkedChipsTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
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
    auto setting = ChipSetting{map, ChipUse::Roads, {{at("B1")}}, {"base-B", "base-B", "base-B"}};
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

  void bothChipsOfAPileAreTakenByTheTileThatCoversIt()
  {
    const auto map = drawn({"S....."}).withSite({at("B1"), SiteKind::ChipMark});
    auto setting = ChipSetting{map, ChipUse::Points, {{at("B1"), Colour::Orange, 2}}, roads(3)};
    setting.placement = ChipPlacement::Marks;
    setting.perMark = 2;
    auto game = gameOf(setting);
    goEast(game, 1);
    const auto taken = eventsOf(game, EventKind::ChipTaken);
    QCOMPARE(taken.size(), std::size_t{2});
    QVERIFY(taken[0].colour == Colour::Orange && taken[0].points == 2);
    QCOMPARE(game.scores()[0], 2 + taken[1].points);
  }

  /// Great Britain: face down but colour known.
  void aChipOnAColouredPlaceHasItsColour()
  {
    const auto map = drawn({"S....."})
                         .withSite({at("B1"), SiteKind::ChipMark, {}, {}, 0, Colour::Orange})
                         .withSite({at("D1"), SiteKind::ChipMark, {}, {}, 0, Colour::LightBlue});
    auto setting = ChipSetting{map, ChipUse::Points, {{at("B1")}, {at("D1")}}, roads(3)};
    setting.placement = ChipPlacement::Marks;
    const auto game = gameOf(setting);
    QVERIFY(game.deal().chips()[0].colour == Colour::Orange);
    QVERIFY(game.deal().chips()[1].colour == Colour::LightBlue);
  }

  /// The box is enough for what the places show: other chips leave it to them.
  void chipsOfAKnownColourTakeTheirFacesFirst()
  {
    auto map = drawn({"S..............................."});
    auto setting = ChipSetting{map, ChipUse::Points, {}, roads(3)};
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
        ChipSetting{drawn({"S....."}), ChipUse::Points, {{at("B1"), Colour::Orange, 2}}, roads(3)};
    setting.placement = ChipPlacement::Supply;
    auto game = gameOf(setting);
    goEast(game, 1);
    QVERIFY(eventsOf(game, EventKind::ChipTaken).empty());
    QVERIFY(game.table().chips().empty());
  }
};

QTEST_GUILESS_MAIN(MarkedChipsTest)
#include "tst_markedchips.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/drawn.h"
#include "views/preview/choices.h"

using namespace kartenwerk;

namespace {

std::vector<Move> someMoves()
{
  return {placeTile(at("B2"), Rotation::Quarter), placeTile(at("B2"), Rotation::ThreeQuarters),
          placeTile(at("D2"), Rotation::None), placeTile(at("B5"), Rotation::Half), noFigure()};
}

} // namespace

class TestChoices : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Several figures for one feature: one is shown, the wheel goes round among them.
  void ofSeveralFiguresForAFeatureOneIsShown()
  {
    const auto option = [](int feature, FigureKind figure) {
      return Option{placeFigure(feature, figure), at("B2"), feature};
    };
    const auto options =
        std::vector{option(0, FigureKind::Meeple),    option(0, FigureKind::Large),
                    option(0, FigureKind::Builder),   option(2, FigureKind::Meeple),
                    Option{abbotHome(), at("B2"), 2}, Option{noFigure(), at("B2"), -1}};
    const auto shown = [&](int highlighted) {
      auto result = std::vector<int>();
      for (std::size_t i = 0; i < options.size(); ++i)
        if (isShown(options, i, highlighted, sameFeature))
          result.push_back(static_cast<int>(i));
      return result;
    };
    QCOMPARE(shown(-1), (std::vector{0, 3, 4, 5}));
    QCOMPARE(shown(2), (std::vector{2, 3, 4, 5}));
    QCOMPARE(shown(99), (std::vector{0, 3, 4, 5}));
    QCOMPARE(nextOption(options, 0, 1), 1);
    QCOMPARE(nextOption(options, 2, 1), 0);
    QCOMPARE(nextOption(options, 0, -1), 2);
    QCOMPARE(nextOption(options, 3, 1), 3);
    QVERIFY(severalFigures(options));
    QVERIFY(!severalFigures({options[0], options[3], options[5]}));
  }

  /// A meeple that may go to four quarters of Leipzig: all four are shown.
  void theQuartersOfLeipzigAreAllShown()
  {
    auto options = std::vector<Option>();
    for (const auto quarter : {Quarter::Wainwrights, Quarter::Coiners, Quarter::Tanners})
      options.push_back({sendToLeipzig(at("B2"), 1, quarter), at("B2"), 1});
    options.push_back({scoreRoad(), at("B2"), -1});
    for (std::size_t i = 0; i < options.size(); ++i)
      QVERIFY(isShown(options, i, 0, sameFeature));
    QVERIFY(!severalFigures(options));
  }

  void hoveringShowsTheFirstLegalRotation()
  {
    auto choice = TileChoice(someMoves());
    QVERIFY(choice.pointAt(at("B2")));
    QCOMPARE(choice.offered(), std::optional(placeTile(at("B2"), Rotation::Quarter)));
  }

  void turningGoesThroughLegalRotationsOnly()
  {
    auto choice = TileChoice(someMoves());
    choice.pointAt(at("B2"));
    choice.turn(1);
    QCOMPARE(choice.offered()->rotation, Rotation::ThreeQuarters);
    choice.turn(1);
    QCOMPARE(choice.offered()->rotation, Rotation::Quarter);
    choice.turn(-1);
    QCOMPARE(choice.offered()->rotation, Rotation::ThreeQuarters);
    choice.turn(-3);
    QCOMPARE(choice.offered()->rotation, Rotation::Quarter);
  }

  void aSquareWhereTheTileDoesNotFitOffersNothing()
  {
    auto choice = TileChoice(someMoves());
    choice.pointAt(at("B2"));
    QVERIFY(choice.pointAt(at("C3")));
    QVERIFY(!choice.offered());
    QVERIFY(!choice.legalAt(at("C3")));
    QVERIFY(!choice.pointAt(std::nullopt));
    choice.turn(1);
    QVERIFY(!choice.offered());
  }

  void stayingOnASquareKeepsItsTurn()
  {
    auto choice = TileChoice(someMoves());
    choice.pointAt(at("B2"));
    choice.turn(1);
    QVERIFY(!choice.pointAt(at("B2")));
    QCOMPARE(choice.offered()->rotation, Rotation::ThreeQuarters);
  }

  void eachSquareBeginsWithItsFirstLegalRotation()
  {
    auto choice = TileChoice(someMoves());
    choice.pointAt(at("B2"));
    choice.turn(1);
    choice.pointAt(at("B5"));
    QCOMPARE(choice.offered()->rotation, Rotation::Half);
    choice.pointAt(at("B2"));
    QCOMPARE(choice.offered()->rotation, Rotation::Quarter);
  }

  void arrowsGoToTheNearestLegalSquareThatWay()
  {
    auto choice = TileChoice(someMoves());
    QVERIFY(choice.moveTo(Side::East));
    QVERIFY(choice.offered()->place == at("B2"));
    QVERIFY(choice.moveTo(Side::East));
    QVERIFY(choice.offered()->place == at("D2"));
    QVERIFY(!choice.moveTo(Side::East));
    QVERIFY(choice.offered()->place == at("D2"));
    QVERIFY(choice.moveTo(Side::South));
    QVERIFY(choice.offered()->place == at("B5"));
    QVERIFY(choice.moveTo(Side::North));
    QVERIFY(choice.offered()->place == at("B2"));
  }

  void withoutALegalPlaceNothingIsOffered()
  {
    auto choice = TileChoice(std::vector<Move>{noFigure()});
    QVERIFY(!choice.moveTo(Side::North));
    QVERIFY(!choice.pointAt(at("A1")));
    QVERIFY(!choice.offered());
  }
};

QTEST_APPLESS_MAIN(TestChoices)
#include "tst_choices.moc"

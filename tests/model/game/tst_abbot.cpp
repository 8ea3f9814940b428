// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

using Scores = std::vector<int>;

/// The box has the tiles with gardens, too.
Playing withAbbot(std::initializer_list<std::string_view> rows)
{
  auto playing = Playing(drawn(rows));
  playing.set("base-2");
  playing.rules().abbot = true;
  return playing;
}

std::vector<Move> figuresFor(Game game, std::string_view place, int degrees)
{
  if (!game.apply(placeTile(at(place), *rotationFromDegrees(degrees))))
    throw std::runtime_error("the tile does not fit");
  return game.legal();
}

bool has(const std::vector<Move>& moves, const Move& move)
{
  return std::ranges::find(moves, move) != moves.end();
}

int indexOf(const Game& game, std::string_view kind, std::string_view feature)
{
  const auto& features = game.table().kind(game.table().findKind(kind).value()).features;
  return static_cast<int>(std::ranges::find(features, feature, &Feature::id) - features.begin());
}

} // namespace

/// Abbot and gardens: sections 11 and 12.
class AbbotTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void onlyTheAbbotMayStandOnAGarden()
  {
    auto playing = withAbbot({"S..", "..."});
    const auto game = playing.lay("A1", "base-W").more("base-U-garden").play();
    const auto moves = figuresFor(game, "B1", 0);
    const auto garden = indexOf(game, "base-U-garden", "g0");
    QVERIFY(has(moves, placeFigure(garden, FigureKind::Abbot)));
    QVERIFY(!has(moves, placeFigure(garden)));
    const auto road = indexOf(game, "base-U-garden", "r0");
    QVERIFY(has(moves, placeFigure(road)));
    QVERIFY(!has(moves, placeFigure(road, FigureKind::Abbot)));
  }

  void theAbbotMayAlsoStandOnAMonastery()
  {
    auto playing = withAbbot({"S..", "..."});
    const auto game = playing.lay("A1", "base-B").more("base-B").play();
    const auto moves = figuresFor(game, "B1", 0);
    QVERIFY(has(moves, placeFigure(indexOf(game, "base-B", "m0"), FigureKind::Abbot)));
    QVERIFY(has(moves, placeFigure(indexOf(game, "base-B", "m0"))));
    QVERIFY(!has(moves, placeFigure(indexOf(game, "base-B", "f0"), FigureKind::Abbot)));
  }

  void withoutAbbotsGardensArePictures()
  {
    auto playing = withAbbot({"S..", "..."});
    playing.rules().abbot = false;
    const auto game = playing.lay("A1", "base-W").more("base-U-garden").play();
    for (const auto& move : figuresFor(game, "B1", 0))
      QVERIFY(move.kind == MoveKind::NoFigure ||
              move.feature != indexOf(game, "base-U-garden", "g0"));
  }

  void aGardenScoresLikeAMonastery()
  {
    auto playing = withAbbot({"S..", "..."});
    playing.lay("A1", "base-W")
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "A2", 90)
        .tile("base-B", "B2")
        .tile("base-W", "C1");
    auto unfinished = Playing(playing);
    const auto open = unfinished.play();
    QCOMPARE(open.scores(), (Scores{5, 0}));
    QVERIFY(scorings(open).at(0).kind == ScoredKind::Garden);
    QVERIFY(!scorings(open).at(0).complete);
    const auto game = playing.tile("base-V", "C2", 180).more("base-V").play();
    QCOMPARE(game.scores(), (Scores{6, 0}));
    QCOMPARE(scorings(game).at(0).terms,
             (std::vector<Term>{{TermId::Garden, 1, 1}, {TermId::Around, 5, 1}}));
    QVERIFY(game.view().seats[0].abbot);
  }

  void takenBackEarlyHeGives1AndTheFilledSquaresRoundHim()
  {
    auto playing = withAbbot({"S....", "....."});
    playing.lay("A1", "base-W")
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "A2", 90)
        .tile("base-B", "B2")
        .abbotHome();
    const auto game = playing.more().play();
    QCOMPARE(game.scores(), (Scores{1 + 3, 0}));
    QVERIFY(game.view().seats[0].abbot);
    QVERIFY(game.view().figures.empty());
    const auto home = eventsOf(game, EventKind::AbbotHome).at(0);
    QVERIFY(home.place == at("B1") && home.points == 4);
    QCOMPARE(home.scoring.terms,
             (std::vector<Term>{{TermId::Garden, 1, 1}, {TermId::Around, 3, 1}}));
    QVERIFY(scorings(game).empty());
  }

  void heIsTakenBackInsteadOfPuttingAFigure()
  {
    auto playing = withAbbot({"S....", "....."});
    playing.lay("A1", "base-W")
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "A2", 90);
    auto game = playing.more("base-B").more("base-B").play();
    const auto moves = figuresFor(game, "B2", 0);
    QVERIFY(has(moves, abbotHome()));
    QVERIFY(has(moves, noFigure()));
    QVERIFY(game.apply(placeTile(at("B2"), Rotation::None)));
    QVERIFY(game.apply(abbotHome()));
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
    // The other player has no abbot on the board.
    QVERIFY(!has(figuresFor(game, "C2", 0), abbotHome()));
  }

  /// Section 12: also when the tile just laid completes his building.
  void heMayBeTakenBackWhenTheTileCompletesHisBuilding()
  {
    auto playing = withAbbot({"S.."});
    playing.lay("A1", "base-W")
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "C1");
    QCOMPARE(playing.play().scores(), (Scores{3, 0}));
    auto early = withAbbot({"S..", "#.#"});
    early.lay("A1", "base-W")
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "C1")
        .tile("base-B", "B2")
        .abbotHome();
    const auto game = early.more().play();
    QCOMPARE(game.scores(), (Scores{4, 0}));
    QVERIFY(scorings(game).empty());
  }

  void theAbbotIsNoFarmerAndNoUpgradeIsForHim()
  {
    auto playing = withAbbot({"S....", "....."});
    playing.rules().chips.use = ChipUse::Upgrade;
    playing.lay("A1", "base-W")
        .chip("B1", 2)
        .chip("B2", 2)
        .tile("base-U-garden", "B1", 0, "g0", FigureKind::Abbot)
        .tile("base-U", "A2", 90)
        .tile("base-B", "B2");
    const auto game = playing.more().play();
    QCOMPARE(game.view().seats[0].twos, 2);
    QCOMPARE(game.decision(), (Decision{DecisionKind::Tile, 1}));
  }

  /// "1 + filled neighbours": squares of large cities are filled.
  void takenBackEarlyHeCountsSquaresOfLargeCities()
  {
    auto map = drawn({"S1", "..", ".."});
    auto city = *map.largeCity(at("B1"));
    city.sides = {{at("B1"), Side::West, CitySideKind::Closed},
                  {at("B1"), Side::South, CitySideKind::Closed}};
    auto playing = Playing(map.withLargeCity(city));
    playing.rules().abbot = true;
    playing.lay("A1", "base-B")
        .tile("base-B", "A2", 0, "m0", FigureKind::Abbot)
        .tile("base-B", "A3")
        .tile("base-B", "B3")
        .abbotHome();
    QCOMPARE(playing.more("base-E").play().scores(), (Scores{1 + 4, 0}));
  }
};

QTEST_APPLESS_MAIN(AbbotTest)
#include "tst_abbot.moc"

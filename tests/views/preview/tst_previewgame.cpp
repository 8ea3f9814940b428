// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/base/problemrules.h"
#include "model/game/inquiry.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/views/opened.h"
#include "views/preview/boardscene.h"
#include "views/preview/choices.h"
#include "views/preview/previewgame.h"
#include "views/text/gametext.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

PreviewSettings settings(std::uint64_t seed, std::vector<SeatKind> seats)
{
  return {seed, std::move(seats)};
}

const std::vector<SeatKind> programs{SeatKind::Greedy, SeatKind::Random};

PreviewGame begun(std::uint64_t seed, std::vector<SeatKind> seats = programs)
{
  auto game = PreviewGame();
  if (!game.begin(bundled("insel"), settings(seed, std::move(seats))).playable())
    qFatal("insel cannot be played");
  return game;
}

std::vector<Move> movesOf(const PreviewGame& game)
{
  auto moves = std::vector<Move>();
  for (int step = 0; step < game.game().moves(); ++step)
    moves.push_back(game.game().move(step));
  return moves;
}

void playToEnd(PreviewGame& game)
{
  while (game.turnForward()) {
  }
}

} // namespace

class TestPreviewGame : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void theSameSeedGivesTheSameGame()
  {
    auto one = begun(5);
    auto two = begun(5);
    auto other = begun(6);
    playToEnd(one);
    playToEnd(two);
    playToEnd(other);
    QVERIFY(one.over());
    QVERIFY(movesOf(one) == movesOf(two));
    QVERIFY(movesOf(one) != movesOf(other));
  }

  void steppingBackAndForthShowsTheSamePositions()
  {
    auto game = begun(3);
    auto views = std::vector<View>{game.game().view(0)};
    while (game.turnForward())
      views.push_back(game.game().view(game.step()));
    QVERIFY(views.size() > 5);
    for (auto i = views.size() - 1; i > 0; --i) {
      QVERIFY(game.game().view(game.step()) == views[i]);
      QVERIFY(game.turnBack());
    }
    QCOMPARE(game.step(), 0);
    QVERIFY(!game.turnBack());
    const auto moves = movesOf(game);
    playToEnd(game);
    QVERIFY(game.game().view(game.step()) == views.back());
    QVERIFY(movesOf(game) == moves);
  }

  void aTurnStopsWhereTheNextTileIsToBeLaid()
  {
    auto game = begun(1);
    while (game.turnForward())
      QVERIFY(game.decision().kind == DecisionKind::Tile || game.over());
  }

  void aPersonIsAskedAndTheProgramsWait()
  {
    auto game = begun(2, {SeatKind::Human, SeatKind::Greedy});
    QVERIFY(game.humanDue());
    QVERIFY(!game.canGoForward());
    QVERIFY(!game.forward());
    const auto legal = game.game().legal(0);
    QVERIFY(!legal.empty());
    QVERIFY(game.answer(legal.back()));
    QCOMPARE(game.game().move(0), legal.back());
    while (game.humanDue())
      QVERIFY(game.answer(game.game().legal(game.step()).back()));
    QVERIFY(game.canGoForward());
  }

  void anIllegalAnswerIsRefused()
  {
    auto game = begun(2, {SeatKind::Human, SeatKind::Greedy});
    QVERIFY(!game.answer(noFigure()));
    QVERIFY(!game.answer(placeTile({0, 0}, Rotation::None)));
    QCOMPARE(game.game().moves(), 0);
  }

  void aPersonCanTakeOverAtAnyMoveAndForgetsWhatFollowed()
  {
    auto game = begun(4);
    playToEnd(game);
    const auto all = game.game().moves();
    game.goTo(0);
    for (int i = 0; i < 3; ++i)
      game.turnForward();
    const auto here = game.step();
    game.setSeat(game.decision().player, SeatKind::Human);
    QVERIFY(game.humanDue());
    QCOMPARE(game.game().moves(), all);
    const auto legal = game.game().legal(here);
    const auto other = legal.front() == game.game().move(here) ? legal.back() : legal.front();
    if (other == game.game().move(here))
      QSKIP("only one placement is legal there");
    QVERIFY(game.answer(other));
    QCOMPARE(game.game().moves(), here + 1);
  }

  void answeringAsWasDecidedKeepsTheRest()
  {
    auto game = begun(4);
    playToEnd(game);
    const auto all = game.game().moves();
    game.goTo(0);
    game.setSeat(game.decision().player, SeatKind::Human);
    QVERIFY(game.answer(game.game().move(0)));
    QCOMPARE(game.game().moves(), all);
  }

  void aScenarioThatCannotBePlayedSaysWhyAndKeepsTheGameBefore()
  {
    auto game = begun(1);
    const auto answer = game.begin(playableOn(drawn({"..."})), settings(1, programs));
    QVERIFY(!answer.playable());
    QVERIFY(answer.issues.front().rule == Rule::TooFewStarts);
    QVERIFY(game.hasGame());
    QVERIFY(game.game().table().board().map().columns() > 3);
  }

  void aRecordOpensAsTheGameThatItIs()
  {
    auto game = begun(9);
    playToEnd(game);
    const auto text = toText(game.record());
    const auto record = gameRecordFrom(text, "game");
    QVERIFY(record.complete());
    auto again = PreviewGame();
    const auto opened = again.open(*record.value);
    QVERIFY(opened.shown);
    QVERIFY(opened.problems.empty());
    QCOMPARE(again.step(), 0);
    QVERIFY(movesOf(again) == movesOf(game));
    QCOMPARE(again.settings().seats, programs);
  }

  void aWrongRecordOpensAtTheLastLegalMove()
  {
    auto game = begun(9);
    playToEnd(game);
    auto record = game.record();
    const auto wrong = record.parts.size() / 2;
    record.parts[wrong].moves[0].place = {0, 0};
    auto again = PreviewGame();
    const auto opened = again.open(record);
    QVERIFY(opened.shown);
    QVERIFY(anyErrors(opened.problems));
    QCOMPARE(again.step(), again.game().moves());
    auto before = 0;
    for (std::size_t i = 0; i < wrong; ++i)
      before += static_cast<int>(record.parts[i].moves.size());
    QCOMPARE(again.game().moves(), before);
  }

  void aRecordWithOtherNamesThanPlayersOpensAtItsStartAndSaysSo()
  {
    auto game = begun(9);
    playToEnd(game);
    auto record = game.record();
    record.players.emplace_back("greedy");
    auto again = PreviewGame();
    const auto opened = again.open(record);
    QVERIFY(opened.shown);
    QCOMPARE(opened.problems.size(), std::size_t{1});
    QCOMPARE(opened.problems.front().rule, std::string(rule::recordNames));
    QCOMPARE(again.step(), 0);
    QVERIFY(movesOf(again) == movesOf(game));
  }

  void scoresOnTheBoardAddUpToTheScoreTable()
  {
    auto game = begun(7);
    auto sums = std::vector<int>(2);
    for (auto more = true; more; more = game.forward())
      for (const auto& event : game.game().events(game.step())) {
        if (event.kind == EventKind::Scored)
          for (const auto& award : event.scoring.awards)
            sums[static_cast<std::size_t>(award.player)] += award.points;
        else if (event.points != 0)
          sums[static_cast<std::size_t>(event.player)] += event.points;
      }
    QCOMPARE(sums, game.game().scores());
  }

  void theBoardShowsEveryTileFigureAndChipOfTheStep()
  {
    auto game = begun(7);
    for (int turn = 0; turn < 8; ++turn)
      game.turnForward();
    const auto view = game.game().view(game.step());
    const auto scene = sceneOf(game.game(), game.step(), {});
    QCOMPARE(scene.tiles.size(), view.tiles.size());
    auto figures = std::size_t{0};
    for (const auto& tile : scene.tiles)
      figures += tile.figures.size();
    QCOMPARE(figures, view.figures.size());
    QCOMPARE(scene.chips.size(), view.chips.size());
  }

  void whatIsSaidOfAScoreIsItsArithmetic()
  {
    auto scoring = Scoring();
    scoring.kind = ScoredKind::Road;
    scoring.complete = true;
    scoring.place = at("D7");
    scoring.terms = {{TermId::Tiles, 4, 1}, {TermId::Coats, 2, 2}};
    scoring.points = 8;
    scoring.awards = {{0, 1, 8}};
    QCOMPARE(arithmeticText(scoring), QStringLiteral("4 tiles × 1 + 2 coats of arms × 2 = 8"));
    QCOMPARE(scoringText(scoring, Map()),
             QStringLiteral("Road at D7 complete: 8 points for Player 1 (4 tiles × 1 + 2 coats of "
                            "arms × 2 = 8)."));
  }
};

QTEST_MAIN(TestPreviewGame)
#include "tst_previewgame.moc"

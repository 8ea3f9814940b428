// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <numeric>

#include "model/base/problemrules.h"
#include "model/base/random.h"
#include "model/game/compiled.h"
#include "model/game/record.h"
#include "tests/support/playing.h"
#include "tests/support/recorded.h"

using namespace kartenwerk;

Q_DECLARE_METATYPE(kartenwerk::SizeId)

namespace {

constexpr int players = 6;

/// Land alone, with start squares in its corners and in the middle, so that the game comes to
/// every rim.
Map landOf(int side)
{
  auto map = Map(side, side, {Ground::Playable});
  const auto last = static_cast<std::int16_t>(side - 1);
  const auto middle = static_cast<std::int16_t>(side / 2);
  for (const auto place :
       {Place{0, 0}, Place{last, 0}, Place{middle, middle}, Place{0, last}, Place{last, last}})
    map = map.withSite({.place = place, .kind = SiteKind::Start});
  return map;
}

/// The base game over and over, `tiles` of it, with the kinds in turn.
PlayableScenario gameOf(int tiles, int side)
{
  auto game = gameOn(landOf(side), players);
  game.sets.resize(1);
  game.scenario.tiles.resize(1);
  auto& set = game.sets.front();
  const auto kinds = static_cast<int>(set.tiles.size());
  for (int i = 0; i < kinds; ++i)
    set.tiles[static_cast<std::size_t>(i)].count = tiles / kinds + (i < tiles % kinds ? 1 : 0);
  game.scenario.rules.startsUsed = 5;
  game.scenario.rules.fields = true;
  return game;
}

/// Nothing where it is too large to play.
std::optional<SizeId> sizeOf(const PlayableScenario& game)
{
  const auto table = Table::compile(game);
  return table.complete() ? std::optional((*table.value)->compiled().size) : std::nullopt;
}

bool fits(const PlayableScenario& game, SizeId size)
{
  const auto needed = sizeOf(game);
  return needed && *needed <= size;
}

/// The greatest of first…last that passes; first does, and last does not.
template <class Passes>
int greatest(int first, int last, Passes passes)
{
  while (last - first > 1) {
    const auto middle = std::midpoint(first, last);
    (passes(middle) ? first : last) = middle;
  }
  return first;
}

Game playedAtRandom(const std::shared_ptr<const Table>& table, std::uint64_t seed)
{
  auto game = Game(table, seed);
  auto random = Random(seed, Purpose::Player);
  while (!game.over()) {
    const auto legal = game.legal();
    if (legal.empty() || !game.apply(legal[random.below(legal.size())]))
      throw std::runtime_error("the game stands still after move " + std::to_string(game.moves()));
  }
  return game;
}

/// Tiles that lie, each on a square of its own, and those that fitted nowhere.
int tilesSeen(const Game& game)
{
  const auto view = game.view();
  auto places = std::vector<Place>{};
  for (const auto& tile : view.tiles)
    places.push_back(tile.place);
  std::ranges::sort(places);
  if (std::ranges::adjacent_find(places) != places.end())
    throw std::runtime_error("two tiles lie on one square");
  return static_cast<int>(places.size() + view.setAside.size());
}

} // namespace

/// A table takes the first size of a position that holds it; the largest is the end.
class LargeGamesTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aGameAtTheLimitsOfASizeIsPlayedToItsEnd_data()
  {
    QTest::addColumn<SizeId>("size");
    QTest::addColumn<int>("tiles"); // surely of this size, on a map that is small enough
    QTest::newRow("small") << SizeId::Small << 30;
    QTest::newRow("map") << SizeId::Map << 100;
    QTest::newRow("open") << SizeId::Open << 100;
    QTest::newRow("large") << SizeId::Large << 160;
    QTest::newRow("huge") << SizeId::Huge << 300;
  }

  void aGameAtTheLimitsOfASizeIsPlayedToItsEnd()
  {
    QFETCH(SizeId, size);
    QFETCH(int, tiles);
    const auto side =
        greatest(20, 200, [&](int wanted) { return fits(gameOf(tiles, wanted), size); });
    const auto most =
        greatest(tiles, 600, [&](int wanted) { return fits(gameOf(wanted, side), size); });
    qInfo("%d tiles on %d × %d squares", most, side, side);
    QVERIFY(sizeOf(gameOf(most, side)) == size);
    const auto table = tableOf(gameOf(most, side));
    const auto game = playedAtRandom(table, 7);
    QCOMPARE(tilesSeen(game), most);
    const auto scores = game.scores();
    QVERIFY(std::ranges::all_of(scores, [](int score) { return score >= 0; }));
    QVERIFY(std::accumulate(scores.begin(), scores.end(), 0) > most / 10);
    const auto again = replay(recorded(game));
    QVERIFY(again.game && again.problems.empty());
    QVERIFY(again.game->view() == game.view());
  }

  void oneMoreSquareOrTileTakesTheNextSize()
  {
    const auto next = [](SizeId size, int tiles) {
      const auto side =
          greatest(20, 200, [&](int wanted) { return fits(gameOf(tiles, wanted), size); });
      const auto most =
          greatest(tiles, 600, [&](int wanted) { return fits(gameOf(wanted, side), size); });
      const auto longer = sizeOf(gameOf(most + 1, side));
      const auto wider = sizeOf(gameOf(tiles, side + 1));
      return longer && *longer > size && wider && *wider > size;
    };
    QVERIFY(next(SizeId::Small, 30));
    QVERIFY(next(SizeId::Map, 100));
    QVERIFY(next(SizeId::Open, 100));
    QVERIFY(next(SizeId::Large, 160));
  }

  void beyondTheLargestItIsTooLargeToPlay()
  {
    const auto side =
        greatest(20, 200, [](int wanted) { return fits(gameOf(300, wanted), SizeId::Huge); });
    QCOMPARE(side, 141);
    const auto most =
        greatest(300, 600, [&](int wanted) { return fits(gameOf(wanted, side), SizeId::Huge); });
    QCOMPARE(most, HugeSize::capacity.tiles);
    for (const auto& game : {gameOf(most, side + 1), gameOf(most + 1, side)}) {
      const auto refused = Table::compile(game);
      QVERIFY(!refused.value);
      QCOMPARE(refused.problems.size(), std::size_t(1));
      QCOMPARE(refused.problems.front().rule, std::string(rule::gameTooLarge));
      QCOMPARE(refused.problems.front().details,
               (std::vector<std::string>{std::to_string(HugeSize::capacity.cells),
                                         std::to_string(HugeSize::capacity.tiles)}));
    }
  }

  /// As on two maps joined, with twice the tiles of the base game and two expansions.
  void aMapOf225SquaresIsFilledWith240Tiles()
  {
    auto game = gameOn(landOf(15), players);
    for (auto& supply : game.scenario.tiles)
      supply.copies = 2;
    game.scenario.rules.startsUsed = 5;
    auto& last = game.scenario.tiles.back();
    last.changes = {{game.sets.back().tiles.front().kind.id, 7}};
    const auto table = tableOf(game);
    QVERIFY(table->tiles() >= 220 && table->tiles() <= 240);
    for (const auto seed : {1, 2, 3}) {
      const auto played = playedAtRandom(table, static_cast<std::uint64_t>(seed));
      const auto view = played.view();
      QVERIFY(view.end != EndReason::None);
      QVERIFY(view.tiles.size() > 150);
      QVERIFY(static_cast<int>(view.tiles.size() + view.setAside.size()) + view.stack <=
              table->tiles());
      if (view.end == EndReason::NoSquareLeft)
        QCOMPARE(view.tiles.size(), std::size_t(225));
    }
  }
};

QTEST_APPLESS_MAIN(LargeGamesTest)
#include "tst_largegames.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "model/players/players.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/referee/randomgame.h"

using namespace kartenwerk;

namespace {

const std::string maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";

/// FNV-1a over numbers.
class Hash
{
public:
  void add(std::uint64_t number)
  {
    for (int byte = 0; byte < 8; ++byte)
      m_value = (m_value ^ (number >> 8 * byte & 255U)) * 0x100000001b3ULL;
  }
  std::uint64_t value() const { return m_value; }

private:
  std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

std::uint64_t number(auto value)
{
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
}

/// Every answer of a game played at random, and the scores after each.
std::uint64_t hashOfGame(std::shared_ptr<const Table> table, std::uint64_t seed)
{
  auto game = Game(std::move(table), seed);
  auto random = Random(seed, Purpose::Player);
  auto hash = Hash();
  while (!game.over()) {
    const auto legal = game.legal();
    const auto& move = legal[static_cast<std::size_t>(random.below(legal.size()))];
    for (const auto part :
         {number(move.kind), number(move.rotation), number(move.figure), number(move.feature),
          number(move.ones), number(move.twos), number(move.place.column), number(move.place.row),
          number(move.quarter)})
      hash.add(part);
    if (!game.apply(move))
      return 0;
    for (const auto score : game.scores())
      hash.add(number(score));
  }
  return hash.value();
}

/// The scores of a game played greedily, without a record.
std::uint64_t hashOfOutcome(const Table& table, std::uint64_t seed)
{
  const auto seats = std::vector<PlayerSettings>(static_cast<std::size_t>(table.players()));
  const auto outcome = playOutcome(table, seed, seats);
  auto hash = Hash();
  for (const auto score : outcome.scores)
    hash.add(number(score));
  hash.add(number(outcome.turns));
  hash.add(outcome.placements);
  return hash.value();
}

PlayableScenario open(std::vector<TileSet> sets)
{
  auto playable = PlayableScenario{};
  playable.scenario.rules = preset("base");
  for (const auto& set : sets)
    playable.scenario.tiles.push_back({{{}, {}, {}, set}, 1, {}});
  playable.sets = std::move(sets);
  return playable;
}

PlayableScenario base()
{
  return open({referee::loadBoxes(maps).front().base});
}

PlayableScenario deutschland()
{
  const auto scenario = loadScenario(maps + "deutschland.kwscenario").value.value();
  return resolve(scenario, DiskLookup({maps}, maps)).value.value();
}

PlayableScenario expansions()
{
  const auto boxes = referee::loadBoxes(maps).back();
  auto sets = boxes.more;
  sets.insert(sets.begin(), boxes.base);
  auto playable = open(std::move(sets));
  auto& rules = playable.scenario.rules;
  rules.inns = rules.cathedrals = rules.largeMeeple = true;
  rules.goods = rules.builder = rules.pig = rules.abbot = true;
  rules.darmstadt.on = rules.surveyors.on = true;
  rules.leipzig.on = rules.leipzig.drawnOrder = true;
  return playable;
}

/// Hashes of the games of seeds 1…games in that order, whoever played which.
template <class Play>
std::uint64_t hashOfAll(const Play& play, unsigned games, unsigned threads)
{
  auto hashes = std::vector<std::uint64_t>(games);
  {
    auto workers = std::vector<std::jthread>{};
    for (unsigned thread = 0; thread < threads; ++thread)
      workers.emplace_back([&hashes, &play, games, threads, thread] {
        for (auto i = thread; i < games; i += threads)
          hashes[i] = play(i + 1);
      });
  }
  auto all = Hash();
  for (const auto hash : hashes)
    all.add(hash);
  return all.value();
}

QByteArray text(std::uint64_t hash)
{
  return QByteArray("0x") + QByteArray::number(static_cast<qulonglong>(hash), 16);
}

} // namespace

/// The same seeds give the same games, whatever compiler, optimisation and number of threads. The
/// constants change only when a rule, the dealing or a player does: then say so in the commit.
class SamenessTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theSameSeedsGiveTheSameGames_data()
  {
    QTest::addColumn<int>("which");
    QTest::addColumn<QByteArray>("random");
    QTest::addColumn<QByteArray>("greedy");
    QTest::newRow("base") << 0 << QByteArray("0xbd8a5946fb6f8f5c")
                          << QByteArray("0x9ecf06acaf0ddc11");
    QTest::newRow("Deutschland") << 1 << QByteArray("0x7032aad1dfed7995")
                                 << QByteArray("0x128ca7715e4600ad");
    QTest::newRow("expansions") << 2 << QByteArray("0x775dc2305cf7d648")
                                << QByteArray("0x5e9855c65688ca79");
  }
  void theSameSeedsGiveTheSameGames()
  {
    QFETCH(int, which);
    QFETCH(QByteArray, random);
    QFETCH(QByteArray, greedy);
    auto playable = which == 0 ? base() : which == 1 ? deutschland() : expansions();
    auto tables = std::vector<std::shared_ptr<const Table>>{};
    for (playable.scenario.players = 2; playable.scenario.players <= 5;
         ++playable.scenario.players) {
      const auto table = Table::compile(playable);
      QVERIFY(table.value.has_value());
      tables.push_back(*table.value);
    }
    const auto recorded = [&](unsigned seed) { return hashOfGame(tables[seed % 4], seed); };
    const auto quick = [&](unsigned seed) { return hashOfOutcome(*tables[seed % 4], seed); };
    for (const auto threads : {1U, 8U}) {
      QCOMPARE(text(hashOfAll(recorded, 100, threads)), random);
      QCOMPARE(text(hashOfAll(quick, 20, threads)), greedy);
    }
  }
};

QTEST_APPLESS_MAIN(SamenessTest)
#include "tst_sameness.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cstdint>
#include <map>
#include <string>

#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "model/tiles/tilesetfile.h"
#include "tests/referee/duel.h"
#include "tests/referee/randomgame.h"

using namespace kartenwerk;
using namespace referee;

namespace {

const std::string maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";

TileSet box(const std::string& id)
{
  return loadTileSet(maps + id + ".kwtiles").value.value_or(TileSet{});
}

Boxes boxes()
{
  return {box("base-1"), {box("inns-cathedrals"), box("traders-builders"), box("darmstadt")}};
}

/// Games of each sort: 10,000 in the long check.
int gameCount(int games)
{
  return qEnvironmentVariableIntValue("KARTENWERK_LONG") > 0 ? 40 * games : games;
}

} // namespace

/// Random games through the engine, every decision compared with the referee.
class GamesTest : public QObject
{
  Q_OBJECT

  std::map<std::string, int> m_seen;

  template <class Make>
  void playAll(int games, Make make)
  {
    auto placements = 0LL;
    auto played = 0;
    m_seen.clear();
    for (std::uint64_t seed = 1; played < games; ++seed) {
      const auto result = duel(make(seed), seed);
      QVERIFY2(result.difference.empty(),
               ("seed " + std::to_string(seed) + ": " + result.difference).c_str());
      QVERIFY2(seed < static_cast<std::uint64_t>(4 * games), "too few scenarios can be played");
      placements += result.placements;
      played += result.playable ? 1 : 0;
      for (const auto& [what, count] : result.seen)
        m_seen[what] += count;
    }
    qInfo("%d games, %lld legal placements agree", played, placements);
  }

private Q_SLOTS:
  void gamesOnTheOpenTable()
  {
    const auto all = boxes();
    playAll(gameCount(250), [&](std::uint64_t seed) { return randomOpenGame(all, seed); });
  }

  void gamesOnMapsWithEveryElement()
  {
    const auto all = boxes();
    playAll(gameCount(250), [&](std::uint64_t seed) { return randomMapGame(all, seed); });
    for (const auto& [what, count] : m_seen)
      qInfo("%s: %d", what.c_str(), count);
    for (const auto* what :
         {"tile set aside", "town that costs", "island coats", "chip", "upgrade", "second part",
          "print", "print group", "ferry", "large city", "towns beside a road", "several owners",
          "print at the end", "ferry at the end", "large city at the end",
          "towns beside a road at the end", "several owners at the end"})
      QVERIFY2(m_seen[what] >= 10, what);
  }

  void gamesOnTheDeutschlandMap()
  {
    const auto scenario = loadScenario(maps + "deutschland.kwscenario").value.value();
    auto playable = resolve(scenario, DiskLookup({maps}, maps)).value.value();
    playAll(gameCount(10), [&](std::uint64_t seed) {
      playable.scenario.players = 2 + static_cast<int>(seed % 5);
      return playable;
    });
  }

  void aMonasteryInTheFirstSquare_data()
  {
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {1029, 1274, 1451, 1610, 1825, 2205, 2677})
      QTest::addRow("%llu", seed) << seed;
  }
  void aMonasteryInTheFirstSquare()
  {
    QFETCH(quint64, seed);
    const auto result = duel(randomMapGame(boxes(), seed), seed);
    QVERIFY(result.playable);
    QVERIFY2(result.difference.empty(), result.difference.c_str());
  }
};

QTEST_APPLESS_MAIN(GamesTest)
#include "tst_games.moc"

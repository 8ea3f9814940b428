// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/referee/duel.h"
#include "tests/referee/randomgame.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;
using namespace referee;

namespace {

const std::string maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";

/// A row is so many games; the short check plays one row of each sort, the long one forty.
constexpr int gamesInRow = 250;

void addRows()
{
  QTest::addColumn<quint64>("seed");
  const auto rows = qEnvironmentVariableIntValue("KARTENWERK_LONG") > 0 ? 40 : 1;
  for (int row = 0; row < rows; ++row) {
    const auto seed = static_cast<quint64>(row) * 1000 + 1;
    QTest::addRow("from seed %llu", static_cast<unsigned long long>(seed)) << seed;
  }
}

} // namespace

/// Random games through the engine, every decision compared with the referee.
class GamesTest : public QObject
{
  Q_OBJECT

  std::map<std::string, int> m_seen;
  std::map<std::string, int> m_all; ///< over all rows of the games with all expansions

  template <class Make>
  void playAll(quint64 first, int games, Make make)
  {
    auto placements = 0LL;
    auto played = 0;
    m_seen.clear();
    for (auto seed = first; played < games; ++seed) {
      const auto result = duel(make(seed), seed, seed % 2 ? Style::Uniform : Style::Keen);
      QVERIFY2(result.difference.empty(),
               ("seed " + std::to_string(seed) + ": " + result.difference).c_str());
      QVERIFY2(seed < first + 1000, "too few scenarios can be played");
      placements += result.placements;
      played += result.playable ? 1 : 0;
      for (const auto& [what, count] : result.seen)
        m_seen[what] += count;
    }
    qInfo("%d games, %lld legal placements agree", played, placements);
  }

private Q_SLOTS:
  void gamesOnTheOpenTable_data() { addRows(); }
  void gamesOnTheOpenTable()
  {
    QFETCH(quint64, seed);
    const auto all = loadBoxes(maps);
    playAll(seed, gamesInRow, [&](quint64 s) { return randomOpenGame(all, s); });
  }

  void gamesOnMapsWithEveryElement_data() { addRows(); }
  void gamesOnMapsWithEveryElement()
  {
    QFETCH(quint64, seed);
    const auto all = loadBoxes(maps);
    playAll(seed, gamesInRow, [&](quint64 s) { return randomMapGame(all, s); });
    for (const auto* what :
         {"tile set aside", "town that costs", "island coats", "chip", "upgrade", "second part",
          "print", "print group", "ferry", "large city", "towns beside a road", "several owners",
          "print at the end", "ferry at the end", "large city at the end",
          "towns beside a road at the end", "several owners at the end"})
      QVERIFY2(m_seen[what] >= 5, what);
  }

  void gamesWithAllExpansions_data() { addRows(); }
  void gamesWithAllExpansions()
  {
    QFETCH(quint64, seed);
    const auto all = loadBoxes(maps);
    playAll(seed, 80, [&](quint64 s) { return gameWithEverything(all, s); });
    auto counts = std::string{};
    for (const auto& [what, count] : m_seen)
      counts += what + " " + std::to_string(count) + ", ";
    qInfo("%s", counts.c_str());
    for (const auto* what : {"large decides", "sent large"})
      QVERIFY2(m_seen[what] >= 1, what);
    for (const auto& [what, count] : m_seen)
      m_all[what] += count;
  }

  /// Too rare for every eighty games; the long check plays more.
  void rareRulesMadeADifference()
  {
    const auto longCheck = qEnvironmentVariableIntValue("KARTENWERK_LONG") != 0;
    for (const auto* what : {"jury", "sender scores with another"})
      QVERIFY2(m_all[what] >= (longCheck ? 5 : 1), what);
    if (!longCheck)
      return;
    for (const auto* what :
         {"coiners without majority", "majority changed by sending", "peasant revolt of sheds"})
      QVERIFY2(m_all[what] >= 5, what);
  }

  void gamesOnTheDeutschlandMap_data() { addRows(); }
  void gamesOnTheDeutschlandMap()
  {
    QFETCH(quint64, seed);
    const auto scenario = loadScenario(maps + "deutschland.kwscenario").value.value();
    auto playable = resolve(scenario, DiskLookup({maps}, maps)).value.value();
    playAll(seed, 10, [&](quint64 s) {
      playable.scenario.players = 2 + static_cast<int>(s % 5);
      return playable;
    });
  }

  /// Each family of printed maps, with its own rules for chips.
  void gamesOnTheSampleMaps_data()
  {
    QTest::addColumn<QString>("map");
    for (const auto* map : {"rebenland", "deichland", "fjordland", "suedkap", "nebelinseln",
                            "steppenland", "perlenmeer", "praerie"})
      QTest::newRow(map) << QString::fromLatin1(map);
  }
  void gamesOnTheSampleMaps()
  {
    QFETCH(QString, map);
    const auto scenario = loadScenario(maps + map.toStdString() + ".kwscenario").value.value();
    auto playable = resolve(scenario, DiskLookup({maps}, maps)).value.value();
    const auto games = qEnvironmentVariableIntValue("KARTENWERK_LONG") > 0 ? 200 : 5;
    playAll(1, games, [&](quint64 seed) {
      playable.scenario.players = 2 + static_cast<int>(seed % 4);
      return playable;
    });
    const auto proof = std::map<std::string, std::vector<const char*>>{
        {"rebenland", {"wine sold at the border", "wine sold in a town"}},
        {"deichland", {"island tile taken"}},
        {"fjordland", {"chips of a city", "pile of two", "chips spent"}},
        {"suedkap", {"chip"}},
        {"nebelinseln", {"chip"}},
        {"perlenmeer", {"upgrade"}}};
    if (const auto wanted = proof.find(map.toStdString()); wanted != proof.end())
      for (const auto* what : wanted->second)
        QVERIFY2(m_seen[what] > 0, what);
  }

  void monasteriesInTheCornersOfTheGrid()
  {
    auto playable = PlayableScenario{};
    playable.map = drawn({"..S", "...", "S.."});
    playable.sets = {loadBoxes(maps).front().base};
    playable.scenario.map = Reference<Map>{{}, {}, {}, playable.map};
    playable.scenario.tiles = {{{"base-1", {}, {}, {}}, 1, {}}};
    playAll(1, 100, [&](quint64) { return playable; });
  }
};

/// Qt Test gives a function five minutes; the long check needs more.
int main(int count, char** arguments)
{
  qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
  auto test = GamesTest();
  return QTest::qExec(&test, count, arguments);
}
#include "tst_games.moc"

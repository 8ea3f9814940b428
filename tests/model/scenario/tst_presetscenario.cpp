// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/presetscenario.h"

#include <QtTest>

#include "model/rules/presets.h"
#include "model/scenario/disklookup.h"
#include "model/validation/validation.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

class TestPresetScenario : public QObject
{
  Q_OBJECT

private:
  static Loaded<PlayableScenario> played(std::string_view id)
  {
    const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");
    auto scenario = withPreset({}, id);
    scenario.tiles = tilesOfPreset(id);
    // Printed places are on their own maps only; the Nordic one is small.
    const auto map = id == "great-britain" ? "nebelinseln"
                     : id == "nordics"     ? "fjordland"
                                           : "deutschland";
    if (findPreset(id)->onMap)
      scenario.map = Reference<Map>{.bundled = map};
    if (id == "nordics")
      scenario.rules.chips.count = 18;
    return resolve(scenario, DiskLookup({maps}, maps));
  }

private Q_SLOTS:
  void everyPresetIsPlayableWithItsTiles_data()
  {
    QTest::addColumn<std::string>("id");
    for (const auto& known : presets())
      QTest::newRow(std::string(known.id).c_str()) << std::string(known.id);
  }
  void everyPresetIsPlayableWithItsTiles()
  {
    QFETCH(std::string, id);
    const auto playable = played(id);
    QCOMPARE(told(playable.problems), ""s);
    for (const auto& issue : validate(*playable.value))
      QVERIFY2(issue.severity < Severity::Error, std::string(infoOf(issue.rule).id).c_str());
  }

  /// Darmstadt: with the base game alone two monasteries are taken out first: 72 − 2 + 3 = 73.
  void darmstadtTakesTwoMonasteriesOut()
  {
    auto total = 0;
    for (const auto& tile : played("darmstadt").value->tiles())
      total += tile.count;
    QCOMPARE(total, 73);
  }

  /// Rulebook of the maps: base game and two expansions, 72 + 18 + 24 tiles.
  void aGameOnAMapHas114Tiles()
  {
    auto total = 0;
    for (const auto& tile : played("germany").value->tiles())
      total += tile.count;
    QCOMPARE(total, 114);
  }

  void aPresetSetsRulesAndKeepsWhatNobodyKnows()
  {
    auto scenario = Scenario{};
    scenario.title = "Title";
    scenario.rules.meeples = 20;
    scenario.rules.extras = {{"a", "1"}};
    scenario.rules.leipzig.extras = {{"b", "2"}};
    auto expected = scenario;
    expected.rules = preset("leipzig");
    expected.rules.extras = {{"a", "1"}};
    expected.rules.leipzig.extras = {{"b", "2"}};
    QVERIFY(withPreset(scenario, "leipzig") == expected);
    QVERIFY(tilesOfPreset("moon").empty());
  }

  void startingFromAPresetTakesItsTilesIfThereAreNoneOrThoseOfAPreset()
  {
    auto scenario = Scenario{};
    const auto takesThem = [&] {
      auto expected = withPreset(scenario, "darmstadt");
      expected.tiles = tilesOfPreset("darmstadt");
      return startedFromPreset(scenario, "darmstadt") == expected &&
             startedFromPreset(scenario, "moon").tiles == scenario.tiles;
    };
    QVERIFY(takesThem());
    for (const auto& known : presets()) {
      scenario.tiles = tilesOfPreset(known.id);
      QVERIFY2(takesThem(), std::string(known.id).c_str());
    }
  }

  void startingFromAPresetKeepsTilesChosenOrCountedByHand()
  {
    const auto ofPreset = tilesOfPreset("maps");
    const auto keeps = [](std::vector<TileSupply> tiles) {
      const auto started = startedFromPreset({.tiles = tiles}, "darmstadt");
      return started.rules == preset("darmstadt") && started.tiles == tiles;
    };
    QVERIFY(!keeps(ofPreset));
    auto tiles = ofPreset;
    tiles.front().copies = 2;
    QVERIFY(keeps(tiles));
    tiles = ofPreset;
    tiles.front().changes.emplace_back("base-A", 1);
    QVERIFY(keeps(tiles));
    tiles = ofPreset;
    tiles.push_back({.set = {.path = "mine.kwtiles"}});
    QVERIFY(keeps(tiles));
    tiles.pop_back();
    tiles.front().set.extras = {{"a", "1"}};
    QVERIFY(keeps(tiles));
  }
};

QTEST_APPLESS_MAIN(TestPresetScenario)
#include "tst_presetscenario.moc"

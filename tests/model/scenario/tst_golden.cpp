// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <filesystem>
#include <set>

#include "model/base/files.h"
#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "model/tiles/tilesetfile.h"
#include "tests/support/fulldocuments.h"
#include "tests/support/fullmap.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");
const auto golden = std::string(KARTENWERK_SOURCE_DIR "/tests/golden/");

std::string rewritten(const std::string& path)
{
  if (path.ends_with(".kwmap")) {
    const auto map = loadMap(path);
    return map.problems.empty() ? mapText(*map.value) : told(map.problems);
  }
  if (path.ends_with(".kwtiles")) {
    const auto set = loadTileSet(path);
    return set.problems.empty() ? tileSetText(*set.value) : told(set.problems);
  }
  const auto scenario = loadScenario(path);
  return scenario.problems.empty() ? scenarioText(*scenario.value) : told(scenario.problems);
}

} // namespace

/// Files that must read and write for ever as they do now.
class TestGolden : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyBundledFileIsCanonical_data()
  {
    QTest::addColumn<std::string>("path");
    for (const auto* suffix : {".kwmap", ".kwtiles", ".kwscenario"})
      for (const auto& file : bundledFiles({maps}, suffix))
        QTest::newRow((file.id + suffix).c_str()) << file.path;
  }
  void everyBundledFileIsCanonical()
  {
    QFETCH(std::string, path);
    QCOMPARE(rewritten(path), *readFile(path).value);
  }

  void everyBundledScenarioResolves()
  {
    const auto files = bundledFiles({maps}, ".kwscenario");
    QVERIFY(!files.empty());
    for (const auto& file : files) {
      const auto scenario = loadScenario(file.path);
      QCOMPARE(told(resolve(*scenario.value, DiskLookup({maps}, maps)).problems), ""s);
    }
  }

  void theIdOfABundledMapIsItsName()
  {
    for (const auto& file : bundledFiles({maps}, ".kwmap"))
      QCOMPARE(loadMap(file.path).value->info().id, file.id);
  }

  /// Every released version of a format has its golden file here; a file that is upgraded when it
  /// is read no longer has to write the same bytes, but the same value.
  void version1OfEveryFormatIsRead()
  {
    const auto map = loadMap(golden + "map-1.kwmap");
    QCOMPARE(told(map.problems), ""s);
    QVERIFY(*map.value == fullMap());
    const auto set = loadTileSet(golden + "tiles-1.kwtiles");
    QCOMPARE(told(set.problems), ""s);
    QVERIFY(*set.value == fullTileSet());
    const auto scenario = loadScenario(golden + "scenario-1.kwscenario");
    QCOMPARE(told(scenario.problems), ""s);
    QVERIFY(*scenario.value == fullScenario());
  }

  void version1IsWrittenAsBefore()
  {
    QCOMPARE(mapText(fullMap()), *readFile(golden + "map-1.kwmap").value);
    QCOMPARE(tileSetText(fullTileSet()), *readFile(golden + "tiles-1.kwtiles").value);
    QCOMPARE(scenarioText(fullScenario()), *readFile(golden + "scenario-1.kwscenario").value);
  }

  /// insel.kwmap is there to show every element.
  void theIslandUsesEveryElement()
  {
    const auto map = *loadMap(maps + "/insel.kwmap").value;
    QVERIFY(map.columns() == 6 && map.rows() == 6);
    auto signs = std::set<char>{};
    for (int row = 0; row < map.rows(); ++row)
      for (const auto& square : *map.row(row))
        signs.insert(signOf(square));
    for (const auto sign : "~%^.C#"s)
      QVERIFY2(signs.contains(sign), std::string(1, sign).c_str());
    QVERIFY(signs.contains('p') && signs.contains('O'));
    auto sites = std::set<SiteKind>{};
    for (const auto& site : map.sites())
      sites.insert(site.kind);
    QCOMPARE(sites.size(), std::size_t{5});
    const auto& city = map.largeCities().front();
    QVERIFY(city.coats() > 0 && city.sides.size() == 2 && city.squares.size() > 1);
    auto groups = std::multiset<std::string>{};
    auto roads = 0;
    for (const auto& print : map.prints()) {
      roads += print.kind == PrintKind::Road ? 1 : 0;
      groups.insert(print.group);
    }
    QVERIFY(roads > 0 && groups.count("") > 0 && groups.size() - groups.count("") == 2);
    QVERIFY(map.ferries().size() == 1 && map.regions().size() == 1 && map.boxes().size() == 1);
    QVERIFY(!map.info().notes.empty() && !map.info().author.empty() && !map.info().licence.empty());
  }
};

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>
#include <set>

#include "model/base/files.h"
#include "model/base/json.h"
#include "model/tiles/checks.h"
#include "model/tiles/tilesetfile.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

std::string folder(const char* name)
{
  return std::string(KARTENWERK_SOURCE_DIR "/") + name;
}

TileSet bundled(const std::string& id)
{
  const auto set = loadTileSet(folder("maps/") + id + ".kwtiles");
  if (!set.complete())
    qFatal("%s: %s", id.c_str(), told(set.problems).c_str());
  return *set.value;
}

/// What a feature of the catalogue says, in the catalogue's own words and in a fixed order.
std::string facts(const Json& feature)
{
  auto text = *feature.find("id")->string() + ' ' + *feature.find("type")->string();
  const auto list = [&](const char* key) {
    auto words = std::set<std::string>{};
    if (const auto* items = feature.find(key))
      for (const auto& item : items->items())
        words.insert(*item.string());
    for (const auto& word : words)
      text += ' ' + word;
  };
  list("ports");
  text += " |";
  list("cities");
  for (const auto* key : {"cathedral", "darmstadtium", "inn", "church", "inner"})
    if (feature.find(key))
      text += ' ' + std::string(key);
  if (const auto* coats = feature.find("coats"))
    text += " coats " + std::to_string(*coats->integer());
  if (const auto* goods = feature.find("goods"))
    text += ' ' + *goods->string();
  if (const auto* end = feature.find("end")) {
    text += " end " + *end->find("kind")->string();
    if (const auto* city = end->find("city"))
      text += ' ' + *city->string();
  }
  return text;
}

std::string facts(const Feature& feature)
{
  auto text = feature.id + ' ' + std::string(toString(feature.type));
  auto ports = std::set<std::string>{};
  for (int i = 0; i < portCount; ++i)
    if (feature.ports.has(static_cast<Port>(i)))
      ports.insert(std::string(toString(static_cast<Port>(i))));
  for (const auto& port : ports)
    text += ' ' + port;
  text += " |";
  for (const auto& city : std::set(feature.cities.begin(), feature.cities.end()))
    text += ' ' + city;
  text += feature.cathedral ? " cathedral" : "";
  text += feature.darmstadtium ? " darmstadtium" : "";
  text += feature.inn ? " inn" : "";
  text += feature.church ? " church" : "";
  text += feature.inner ? " inner" : "";
  if (feature.coats > 0)
    text += " coats " + std::to_string(feature.coats);
  if (feature.goods != Goods::None)
    text += ' ' + std::string(toString(feature.goods));
  if (feature.end != RoadEnd::None)
    text += " end " + std::string(toString(feature.end)) +
            (feature.endCity.empty() ? "" : ' ' + feature.endCity);
  return text;
}

int sum(const TileSet& set, const std::function<int(const TileKind&)>& what)
{
  auto result = 0;
  for (const auto& tile : set.tiles)
    result += tile.count * what(tile.kind);
  return result;
}

int sumOfFeatures(const TileSet& set, const std::function<int(const Feature&)>& what)
{
  return sum(set, [&](const TileKind& kind) {
    auto result = 0;
    for (const auto& feature : kind.features)
      result += what(feature);
    return result;
  });
}

} // namespace

/// The bundled tile sets against the catalogue of facts (tests/reference/tiles.json) and against
/// the totals that are published.
class TestBundled : public QObject
{
  Q_OBJECT

private:
  static void rows()
  {
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("source");
    QTest::addColumn<int>("total");
    QTest::addColumn<std::string>("start");
    const auto row = [](std::string id, std::string source, int total, std::string start) {
      QTest::newRow(id.c_str()) << id << source << total << start;
    };
    row("base-1", "base-c1", 72, "base-D");
    row("base-2", "base-c2", 72, "base-D");
    row("inns-cathedrals", "inns-cathedrals-c1", 18, "");
    row("inns-cathedrals-2", "inns-cathedrals-c2", 18, "");
    row("traders-builders", "traders-builders-c1", 24, "");
    row("traders-builders-2", "traders-builders-c2", 24, "");
    row("darmstadt", "darmstadt", 3, "");
    row("river", "river1-c1", 12, "rv-01");
    row("river-2", "river1-c2", 12, "rv-01");
  }

private Q_SLOTS:
  void everySetIsTheCatalogues_data() { rows(); }
  void everySetIsTheCatalogues()
  {
    QFETCH(std::string, id);
    QFETCH(std::string, source);
    const auto set = bundled(id);
    const auto json = parseJson(*readFile(folder("tests/reference/tiles.json")).value, "tiles");
    const auto& catalogue = *json.value;
    const auto& counts = catalogue.find("sets")->find(source)->members();
    QCOMPARE(set.tiles.size(), counts.size());
    auto compared = std::size_t{0};
    for (const auto& tile : catalogue.find("tiles")->items()) {
      const auto* mine = set.find(*tile.find("id")->string());
      const auto* count = catalogue.find("sets")->find(source)->find(*tile.find("id")->string());
      QCOMPARE(mine != nullptr, count != nullptr);
      if (!mine)
        continue;
      ++compared;
      QCOMPARE(std::optional<std::int64_t>(mine->count), count->integer());
      for (const auto side : allSides) {
        const auto letter = std::string(1, "NESW"[static_cast<int>(side)]);
        QCOMPARE(std::string(toString(mine->kind.edges[static_cast<std::size_t>(side)])),
                 *tile.find("edges")->find(letter)->string());
      }
      const auto& features = tile.find("features")->items();
      QCOMPARE(mine->kind.features.size(), features.size());
      for (std::size_t i = 0; i < features.size(); ++i)
        QCOMPARE(facts(mine->kind.features[i]), facts(features[i]));
      const auto* garden = tile.find("gardenVariantOf");
      QCOMPARE(mine->kind.gardenVariantOf, garden ? *garden->string() : ""s);
    }
    QCOMPARE(compared, counts.size());
  }

  void everySetIsSoundAndComplete_data() { rows(); }
  void everySetIsSoundAndComplete()
  {
    QFETCH(std::string, id);
    QFETCH(int, total);
    QFETCH(std::string, start);
    const auto set = bundled(id);
    QCOMPARE(told(checkTileSet(set)), ""s);
    QCOMPARE(set.id, id);
    QCOMPARE(set.total(), total);
    QCOMPARE(set.start, start);
    QVERIFY(!set.title.empty() && !set.author.empty() && !set.licence.empty());
    auto names = std::set<std::string>{};
    for (const auto& tile : set.tiles)
      QVERIFY(!tile.kind.name.empty());
  }

  void totals_data()
  {
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("expected");
    const auto row = [](std::string id, std::string expected) {
      QTest::newRow(id.c_str()) << id << std::move(expected);
    };
    row("base-1", "10 coats, 6 monasteries, 0 gardens");
    row("base-2", "10 coats, 6 monasteries, 8 gardens");
    row("inns-cathedrals", "3 coats, 1 monasteries, 0 gardens, 2 cathedrals, 6 inns");
    row("inns-cathedrals-2", "3 coats, 1 monasteries, 2 gardens, 2 cathedrals, 6 inns");
    row("traders-builders", "0 coats, 1 monasteries, 0 gardens, 9 wine, 6 grain, 5 cloth");
    row("traders-builders-2", "0 coats, 1 monasteries, 2 gardens, 9 wine, 6 grain, 5 cloth");
    row("darmstadt", "0 coats, 2 monasteries, 0 gardens, 2 churches, 1 darmstadtium");
    row("river", "0 coats, 1 monasteries, 0 gardens, 1 spring, 1 lake");
    row("river-2", "0 coats, 1 monasteries, 1 gardens, 1 spring, 1 lake");
  }
  /// tiles-notation and section 8 of the rules.
  void totals()
  {
    QFETCH(std::string, id);
    QFETCH(std::string, expected);
    const auto set = bundled(id);
    auto text = ""s;
    const auto add = [&](const char* name, const std::function<int(const Feature&)>& what,
                         bool always = false) {
      if (const auto count = sumOfFeatures(set, what); count > 0 || always)
        text += (text.empty() ? "" : ", ") + std::to_string(count) + ' ' + name;
    };
    add("coats", &Feature::coats, true);
    add(
        "monasteries", [](const Feature& f) { return f.type == FeatureType::Monastery; }, true);
    add(
        "gardens", [](const Feature& f) { return f.type == FeatureType::Garden; }, true);
    add("cathedrals", [](const Feature& f) { return f.cathedral; });
    add("inns", [](const Feature& f) { return f.inn; });
    add("wine", [](const Feature& f) { return f.goods == Goods::Wine; });
    add("grain", [](const Feature& f) { return f.goods == Goods::Grain; });
    add("cloth", [](const Feature& f) { return f.goods == Goods::Cloth; });
    add("churches", [](const Feature& f) { return f.church; });
    add("darmstadtium", [](const Feature& f) { return f.darmstadtium; });
    add("spring", [](const Feature& f) { return f.end == RoadEnd::Spring; });
    add("lake", [](const Feature& f) { return f.end == RoadEnd::Lake; });
    QCOMPARE(text, expected);
  }

  void illustrations_data()
  {
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::vector<int>>("counts");
    QTest::newRow("base") << "base-2"s << std::vector{8, 2, 4, 2};
    QTest::newRow("river") << "river-2"s << std::vector{1, 0, 0, 1};
    QTest::newRow("inns") << "inns-cathedrals-2"s << std::vector{2, 0, 1, 1};
    QTest::newRow("traders") << "traders-builders-2"s << std::vector{1, 1, 1, 0};
    QTest::newRow("first edition has none") << "base-1"s << std::vector{0, 0, 0, 0};
  }
  /// D22: tiles that bear a farmhouse, cowshed, pigsty, donkey stable; section 8 of the rules.
  void illustrations()
  {
    QFETCH(std::string, id);
    QFETCH(std::vector<int>, counts);
    const auto set = bundled(id);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const auto bears = [&](const TileKind& kind) {
        for (const auto& feature : kind.features)
          if (std::ranges::count(feature.illustrations, static_cast<Illustration>(i)) > 0)
            return 1;
        return 0;
      };
      QCOMPARE(sum(set, bears), counts[i]);
    }
    QCOMPARE(set.notes.find("our own") != std::string::npos, counts[0] > 0);
  }

  /// D20: the eight junctions of base L, W and X are villages, all other crossings plain.
  void crossingsOfTheBaseGameAreVillages()
  {
    auto villages = ""s;
    for (const auto* id : {"base-1", "inns-cathedrals", "traders-builders", "darmstadt", "river"})
      for (const auto& tile : bundled(id).tiles)
        if (tile.kind.crossing == Crossing::Village)
          villages += tile.kind.id + ' ';
    QCOMPARE(villages, "base-L base-W base-X "s);
    const auto isVillage = [](const TileKind& kind) { return kind.crossing == Crossing::Village; };
    QCOMPARE(sum(bundled("base-1"), isVillage), 8);
  }
};

QTEST_APPLESS_MAIN(TestBundled)
#include "tst_bundled.moc"

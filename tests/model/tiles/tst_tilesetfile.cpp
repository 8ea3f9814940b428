// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/tiles/tilesetfile.h"
#include "tests/support/fulldocuments.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

std::string problemsOf(const std::string& tile, const std::string& more = {})
{
  return told(readTileSet(R"({"format": "kartenwerk-tiles", "version": 1, "tiles": [)" + tile +
                              "]" + more + "}",
                          "f")
                  .problems);
}

} // namespace

class TestTileSetFile : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyPropertyComesBackEqual()
  {
    const auto again = readTileSet(tileSetText(fullTileSet()), "f");
    QCOMPARE(told(again.problems), ""s);
    QVERIFY(*again.value == fullTileSet());
    QCOMPARE(tileSetText(*again.value), tileSetText(fullTileSet()));
  }

  void wrongValuesAreProblems_data()
  {
    QTest::addColumn<std::string>("tile");
    QTest::addColumn<std::string>("problems");
    const auto row = [](const char* name, std::string tile, std::string problems) {
      QTest::newRow(name) << std::move(tile) << std::move(problems);
    };
    row("no id", R"({"edges": ["field", "field", "field", "field"], "features": []})",
        "1:56 record.missing (id) /tiles/0\n");
    row("three edges", R"({"id": "k", "edges": ["field", "field", "field"], "features": []})",
        "1:77 record.range (edges, 3, 4, 4) /tiles/0/edges\n");
    row("unknown edge",
        R"({"id": "k", "edges": ["field", "wall", "field", "field"], "features": []})",
        "1:77 record.choice (edges, wall, field, road, city, river) /tiles/0/edges\n");
    row("count", R"({"id": "k", "count": 1000, "edges": ["field", "field", "field", "field"],
"features": []})",
        "1:77 record.range (count, 1000, 0, 999) /tiles/0/count\n");
    row("no features", R"({"id": "k", "edges": ["field", "field", "field", "field"]})",
        "1:56 record.missing (features) /tiles/0\n");
    row("unknown port", R"({"id": "k", "edges": ["field", "field", "field", "field"], "features": [
{"id": "f", "type": "field", "ports": ["X"]}]})",
        "2:39 record.choice (ports, X, N, E, S, W, NL, NR, EL, ER, SL, SR, WL, WR) "
        "/tiles/0/features/0/ports\n");
    row("unknown type", R"({"id": "k", "edges": ["field", "field", "field", "field"], "features": [
{"id": "f", "type": "moat"}]})",
        "2:21 record.choice (type, moat, city, road, field, monastery, garden, river) "
        "/tiles/0/features/0/type\n");
  }
  void wrongValuesAreProblems()
  {
    QFETCH(std::string, tile);
    QFETCH(std::string, problems);
    QCOMPARE(problemsOf(tile), problems);
  }

  void moreFeaturesThanAnyTileCanHaveAreLeftOut()
  {
    auto features = ""s;
    for (int i = 0; i < 65; ++i) {
      auto feature = JsonRecord{};
      feature.add("id", "f" + std::to_string(i)).add("type", "field");
      features += (i == 0 ? "" : ", ") + feature.line();
    }
    const auto edges = R"({"id": "k", "edges": ["field", "field", "field", "field"])"s;
    QCOMPARE(problemsOf(edges + ",\n\"features\": [" + features + "]}"),
             "2:13 record.range (features, 65, 0, 64) /tiles/0/features\n"s);
  }

  void otherDocumentsAreRefusedByName()
  {
    const auto set = readTileSet(R"({"format": "kartenwerk-map", "version": 1})", "f");
    QVERIFY(!set.value);
    QCOMPARE(told(set.problems),
             "1:12 document.other-format (kartenwerk-map, kartenwerk-tiles) /format\n"s);
  }
};

QTEST_APPLESS_MAIN(TestTileSetFile)
#include "tst_tilesetfile.moc"

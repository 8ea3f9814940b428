// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestConvert : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMapIsMadeOfGeoJson();
  void brokenGeoJsonIsUnreadable();
  void aMapBecomesAScenarioAndAScenarioGivesItsMap();
  void theSameKindIsWrittenAnew();
  void thereIsNoWayFromTilesToAMap();
};

namespace {

/// A country of 2 by 1 degrees with a town in its middle.
const auto country = QByteArray(R"({"type": "FeatureCollection", "features": [
  {"type": "Feature", "properties": {"kind": "country", "name": "Testland"},
   "geometry": {"type": "Polygon",
                "coordinates": [[[10, 50], [12, 50], [12, 51], [10, 51], [10, 50]]]}},
  {"type": "Feature", "properties": {"kind": "town", "name": "Mitte"},
   "geometry": {"type": "Point", "coordinates": [11, 50.5]}}
]})");

} // namespace

void TestConvert::aMapIsMadeOfGeoJson()
{
  const auto program = Program();
  program.write(QStringLiteral("land.geojson"), country);
  const auto outcome =
      program.run(words("convert land.geojson --columns 6 --rows 4 --land 0.45 -o land.kwmap"));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  const auto map = readMap(program.read(QStringLiteral("land.kwmap")).toStdString(), "land.kwmap");
  QVERIFY(map.complete());
  QCOMPARE(map.value->columns(), 6);
  QCOMPARE(map.value->rows(), 4);
  QCOMPARE(program.run(words("format --check land.kwmap")).code, 0);
}

void TestConvert::brokenGeoJsonIsUnreadable()
{
  const auto program = Program();
  program.write(QStringLiteral("a.geojson"), QByteArray("{\"type\": \"FeatureCollection\"}"));
  program.write(QStringLiteral("b.geojson"), country.left(200));
  for (const auto* name : {"a.geojson", "b.geojson", "c.geojson"}) {
    const auto outcome = program.run({QStringLiteral("convert"), QString::fromLatin1(name),
                                      QStringLiteral("-o"), QStringLiteral("x.kwmap")});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.startsWith(name), outcome.err.constData());
    QVERIFY(!program.exists(QStringLiteral("x.kwmap")));
  }
}

void TestConvert::aMapBecomesAScenarioAndAScenarioGivesItsMap()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  QCOMPARE(program.run(words("convert map.kwmap -o game.kwscenario")).code, 0);
  QCOMPARE(program.run(words("check game.kwscenario")).code, 0);
  QCOMPARE(program.run(words("convert game.kwscenario -o again.kwmap")).code, 0);
  QCOMPARE(program.read(QStringLiteral("again.kwmap")).toStdString(), goodMapText());
}

void TestConvert::theSameKindIsWrittenAnew()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"),
                QByteArray::fromStdString(goodMapText()).replace("\n  ", "\n "));
  QCOMPARE(program.run(words("convert map.kwmap -o new.kwmap")).code, 0);
  QCOMPARE(program.read(QStringLiteral("new.kwmap")).toStdString(), goodMapText());
  const auto outcome = program.run(words("convert map.kwmap -o -"));
  QCOMPARE(outcome.out.toStdString(), goodMapText());
}

void TestConvert::thereIsNoWayFromTilesToAMap()
{
  const auto program = Program();
  const auto outcome = program.run({QStringLiteral("convert"),
                                    QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/base-1.kwtiles"),
                                    QStringLiteral("-o"), QStringLiteral("x.kwmap")});
  QCOMPARE(outcome.code, 1);
  QVERIFY(!outcome.err.isEmpty());
  QVERIFY(!program.exists(QStringLiteral("x.kwmap")));
}

QTEST_GUILESS_MAIN(TestConvert)
#include "tst_convert.moc"

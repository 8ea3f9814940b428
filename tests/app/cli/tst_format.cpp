// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestFormat : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void formatWritesTheCanonicalText();
  void checkChangesNothingAndSaysWhichDiffer();
  void formatOfStandardInputGoesToStandardOutput();
  void showTellsWhatIsInAMap();
  void showAsJson();
  void showOfAScenarioAndOfTiles();
};

namespace {

/// The same content, laid out otherwise.
QByteArray untidy()
{
  auto text = QByteArray::fromStdString(goodMapText());
  return text.replace("\n  ", "\n      ").trimmed();
}

} // namespace

void TestFormat::formatWritesTheCanonicalText()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), untidy());
  const auto outcome = program.run({QStringLiteral("format"), QStringLiteral("a.kwmap")});
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(program.read(QStringLiteral("a.kwmap")).toStdString(), goodMapText());
  QCOMPARE(program.files(), QStringList{QStringLiteral("a.kwmap")});
}

void TestFormat::checkChangesNothingAndSaysWhichDiffer()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), untidy());
  program.write(QStringLiteral("b.kwmap"), goodMapText());
  const auto outcome = program.run({QStringLiteral("format"), QStringLiteral("--check"),
                                    QStringLiteral("a.kwmap"), QStringLiteral("b.kwmap")});
  QCOMPARE(outcome.code, 1);
  QCOMPARE(outcome.out, QByteArray("a.kwmap\n"));
  QCOMPARE(program.read(QStringLiteral("a.kwmap")), untidy());
  const auto clean =
      program.run({QStringLiteral("format"), QStringLiteral("--check"), QStringLiteral("b.kwmap")});
  QCOMPARE(clean.code, 0);
  QCOMPARE(clean.out, QByteArray());
}

void TestFormat::formatOfStandardInputGoesToStandardOutput()
{
  const auto outcome = Program().run({QStringLiteral("format"), QStringLiteral("-")}, untidy());
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.out.toStdString(), goodMapText());
}

void TestFormat::showTellsWhatIsInAMap()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), goodMapText());
  const auto outcome = program.run({QStringLiteral("show"), QStringLiteral("a.kwmap")});
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.err, QByteArray());
  QVERIFY(outcome.out.contains("Title: Good\n"));
  QVERIFY(outcome.out.contains("Playable squares: 79\n"));
  QVERIFY(outcome.out.contains("Start squares: A1 Start A1, I9 Start I9\n"));
  QVERIFY(outcome.out.contains("\n..CC.....\n"));
}

void TestFormat::showAsJson()
{
  const auto program = Program(QStringLiteral("de"));
  program.write(QStringLiteral("a.kwmap"), goodMapText());
  const auto outcome =
      program.run({QStringLiteral("show"), QStringLiteral("--json"), QStringLiteral("a.kwmap")});
  QCOMPARE(outcome.code, 0);
  const auto facts = QJsonDocument::fromJson(outcome.out).object();
  QCOMPARE(facts[QStringLiteral("of")].toString(), QStringLiteral("kartenwerk-map"));
  QCOMPARE(facts[QStringLiteral("playable")].toInt(), 79);
  QCOMPARE(facts[QStringLiteral("columns")].toInt(), 9);
  QCOMPARE(facts[QStringLiteral("squares")].toArray().size(), 9);
}

void TestFormat::showOfAScenarioAndOfTiles()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwscenario"), scenarioText(goodScenario()));
  const auto scenario = program.run({QStringLiteral("show"), QStringLiteral("a.kwscenario")});
  QVERIFY2(scenario.code == 0, scenario.err.constData());
  QVERIFY(scenario.out.contains("Tiles: 114\n"));
  QVERIFY(scenario.out.contains("Players: 2\n"));
  const auto tiles = program.run(
      {QStringLiteral("show"), QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/base-1.kwtiles")});
  QVERIFY2(tiles.code == 0, tiles.err.constData());
  QVERIFY(tiles.out.contains("Tiles: 72\n"));
}

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "model/base/json.h"
#include "model/base/jsonwriter.h"
#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestCheck : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void nothingFoundIs0();
  void findingsAtOrAboveMinAre1_data();
  void findingsAtOrAboveMinAre1();
  void everyMessageSaysFileLineColumnSeverityTextAndRule();
  void thePositionIsThatOfTheElement();
  void anIssueOfTheMapOfAScenarioStandsInTheMap();
  void aMissingMapIsAnUnreadableInput();
  void everyKindOfFileIsChecked();
  void jsonIsCanonicalAndNeverTranslated();
  void standardInput();
  void theBundledFilesHaveNoErrors();
  void manyOfAKindAreCounted();
  void aReferenceThatSaysNothingIsNamed();
};

namespace {

QByteArray lineWith(const QByteArray& text, const QByteArray& word)
{
  for (const auto& line : text.split('\n'))
    if (line.contains(word))
      return line;
  return {};
}

} // namespace

void TestCheck::nothingFoundIs0()
{
  const auto program = Program();
  program.write(QStringLiteral("good.kwmap"), goodMapText());
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("good.kwmap")});
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.err, QByteArray());
  QVERIFY(outcome.out.startsWith("good.kwmap: "));
}

void TestCheck::findingsAtOrAboveMinAre1_data()
{
  QTest::addColumn<QByteArray>("file");
  QTest::addColumn<QByteArray>("least");
  QTest::addColumn<int>("code");
  // 114 tiles for 77 squares are a warning; the hole of a lake is a note
  auto lake = goodMap();
  lake = lake.withSquare(at("F7"), {Ground::Outside});
  const auto withLake = QByteArray::fromStdString(mapText(lake));
  const auto bad = QByteArray::fromStdString(badMapText());
  QTest::newRow("an error") << bad << QByteArray("error") << 1;
  QTest::newRow("an error, from info on") << bad << QByteArray("info") << 1;
  QTest::newRow("a warning, but errors asked for") << withLake << QByteArray("error") << 0;
  QTest::newRow("a warning") << withLake << QByteArray("warning") << 1;
  QTest::newRow("a note") << withLake << QByteArray("info") << 1;
}

void TestCheck::findingsAtOrAboveMinAre1()
{
  QFETCH(QByteArray, file);
  QFETCH(QByteArray, least);
  QFETCH(int, code);
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), file);
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("a.kwmap"),
                                    QStringLiteral("--min"), QString::fromUtf8(least)});
  QVERIFY2(outcome.code == code, outcome.err.constData());
  QCOMPARE(outcome.err.contains(": error: "), file.contains("\"prints\""));
  QCOMPARE(outcome.err.contains(": warning: "), least != "error");
  QCOMPARE(outcome.err.contains(": info: "), least == "info" && !file.contains("\"prints\""));
}

void TestCheck::everyMessageSaysFileLineColumnSeverityTextAndRule()
{
  const auto program = Program();
  program.write(QStringLiteral("bad.kwmap"),
                mapText(goodMap()
                            .withPrint({at("B2"), Side::East})
                            .withSquare(at("A1"), {})
                            .withFerry({{at("C3"), Side::East}, {at("C3"), Side::West}})
                            .withSite({at("D9"), SiteKind::Town})));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("bad.kwmap"),
                                    QStringLiteral("--min"), QStringLiteral("info")});
  QCOMPARE(outcome.code, 1);
  const auto form = QRegularExpression(QStringLiteral(
      "^bad\\.kwmap:\\d+:\\d+: (error|warning|info): .+\\. \\[[a-z]+\\.[a-z-]+\\]$"));
  const auto lines = outcome.err.trimmed().split('\n');
  QVERIFY(lines.size() > 4);
  for (const auto& line : lines)
    QVERIFY2(form.match(QString::fromUtf8(line)).hasMatch(), line.constData());
}

void TestCheck::thePositionIsThatOfTheElement()
{
  const auto program = Program();
  program.write(QStringLiteral("bad.kwmap"), badMapText());
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("bad.kwmap")});
  const auto number = outcome.err.split(':').value(1).toInt();
  const auto line = program.read(QStringLiteral("bad.kwmap")).split('\n').value(number - 1);
  QVERIFY2(line.contains("\"B2") && line.contains("east"), line.constData());
}

void TestCheck::anIssueOfTheMapOfAScenarioStandsInTheMap()
{
  const auto program = Program();
  program.write(QStringLiteral("land.kwmap"), badMapText());
  auto scenario = goodScenario();
  scenario.map = Reference<Map>{.path = "land.kwmap"};
  scenario.players = 2;
  scenario.starts = {at("B2"), at("A1")};
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("game.kwscenario")});
  QCOMPARE(outcome.code, 1);
  QVERIFY(lineWith(outcome.err, "[map.print-inside]").startsWith("land.kwmap:"));
  const auto start = lineWith(outcome.err, "[scenario.start-unknown]");
  QVERIFY2(start.startsWith("game.kwscenario:"), outcome.err.constData());
  const auto number = start.split(':').value(1).toInt();
  QVERIFY(program.read(QStringLiteral("game.kwscenario"))
              .split('\n')
              .value(number - 1)
              .contains("\"B2\""));
}

void TestCheck::aMissingMapIsAnUnreadableInput()
{
  const auto program = Program();
  auto scenario = goodScenario();
  scenario.map = Reference<Map>{.path = "gone.kwmap"};
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("game.kwscenario")});
  QCOMPARE(outcome.code, 3);
  QVERIFY2(outcome.err.contains("gone.kwmap") && outcome.err.contains("[file.missing]"),
           outcome.err.constData());
}

void TestCheck::everyKindOfFileIsChecked()
{
  const auto program = Program();
  const auto maps = QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/");
  QVERIFY(QFile::copy(maps + QStringLiteral("base-1.kwtiles"),
                      program.path(QStringLiteral("base.kwtiles"))));
  program.write(QStringLiteral("good.kwscenario"), scenarioText(goodScenario()));
  QCOMPARE(program
               .run({QStringLiteral("play"), QStringLiteral("good.kwscenario"),
                     QStringLiteral("-o"), QStringLiteral("game.kwgame")})
               .code,
           0);
  const auto outcome =
      program.run({QStringLiteral("check"), QStringLiteral("base.kwtiles"),
                   QStringLiteral("good.kwscenario"), QStringLiteral("game.kwgame")});
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.out.count('\n'), 3);
}

void TestCheck::jsonIsCanonicalAndNeverTranslated()
{
  const auto english = Program();
  const auto german = Program(QStringLiteral("de"));
  for (const auto* program : {&english, &german})
    program->write(QStringLiteral("bad.kwmap"), badMapText());
  const auto call = QStringList{QStringLiteral("check"), QStringLiteral("bad.kwmap"),
                                QStringLiteral("--format"), QStringLiteral("json")};
  const auto outcome = english.run(call);
  QCOMPARE(outcome.code, 1);
  QCOMPARE(outcome.err, QByteArray());
  QCOMPARE(german.run(call).out, outcome.out);
  const auto document = QJsonDocument::fromJson(outcome.out).object();
  QCOMPARE(document[QStringLiteral("format")].toString(), QStringLiteral("kartenwerk-check"));
  const auto file = document[QStringLiteral("files")].toArray().first().toObject();
  QCOMPARE(file[QStringLiteral("errors")].toInt(), 1);
  const auto finding = file[QStringLiteral("findings")].toArray().first().toObject();
  QCOMPARE(finding[QStringLiteral("rule")].toString(), QStringLiteral("map.print-inside"));
  QCOMPARE(finding[QStringLiteral("places")].toArray(), QJsonArray{QStringLiteral("B2")});
  QCOMPARE(finding[QStringLiteral("sides")].toArray(), QJsonArray{QStringLiteral("B2 east")});
  QVERIFY(finding[QStringLiteral("line")].toInt() > 1);
  const auto parsed = parseJson(outcome.out.toStdString(), "out");
  QVERIFY(parsed.value && parsed.problems.empty());
}

void TestCheck::standardInput()
{
  const auto outcome = Program().run({QStringLiteral("check"), QStringLiteral("-")},
                                     QByteArray::fromStdString(badMapText()));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.startsWith("-:"), outcome.err.constData());
}

void TestCheck::theBundledFilesHaveNoErrors()
{
  const auto folder = QDir(QStringLiteral(KARTENWERK_SOURCE_DIR "/maps"));
  auto call = QStringList{QStringLiteral("check")};
  for (const auto& name : folder.entryList({QStringLiteral("*.kw*")}, QDir::Files))
    if (!name.startsWith(QLatin1String("vorlage"))) // an empty map to begin with
      call.push_back(folder.filePath(name));
  QVERIFY(call.size() > 5);
  const auto outcome = Program().run(call);
  QVERIFY2(outcome.code == 0, outcome.err.constData());
}

void TestCheck::manyOfAKindAreCounted()
{
  const auto program = Program();
  auto scenario = goodScenario();
  scenario.drawOrder = DrawOrder::FixedPrefix;
  for (auto i = 0; i < 5000; ++i)
    scenario.draws.push_back("no-" + std::to_string(i));
  program.write(QStringLiteral("s.kwscenario"), scenarioText(scenario));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("s.kwscenario")});
  QCOMPARE(outcome.code, 1);
  QCOMPARE(outcome.err.count('\n'), 21);
  QVERIFY2(outcome.err.endsWith("s.kwscenario: error: 4980 more of this kind (--format json lists "
                                "all) [scenario.draw-unknown]\n"),
           outcome.err.right(200).constData());
  QVERIFY2(outcome.out.startsWith("s.kwscenario: errors 5000,"), outcome.out.constData());
  const auto json = program.run({QStringLiteral("check"), QStringLiteral("s.kwscenario"),
                                 QStringLiteral("--format"), QStringLiteral("json")});
  QCOMPARE(json.out.count("scenario.draw-unknown"), 5000);
}

void TestCheck::aReferenceThatSaysNothingIsNamed()
{
  const auto program = Program();
  auto text = QByteArray::fromStdString(scenarioText(goodScenario()));
  const auto map = text.indexOf("\"map\": {") + 8;
  auto bad = text;
  bad.insert(map, "\"bundled\": \"insel\", ");
  program.write(QStringLiteral("s.kwscenario"), bad);
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("s.kwscenario")});
  QCOMPARE(outcome.code, 3);
  QVERIFY2(outcome.err.contains("“map” must say in exactly one way"), outcome.err.constData());
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/chipcalls.h"

using namespace kartenwerk;

class TestChipCalls : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void anOptionWithoutEffectIsRefused_data();
  void anOptionWithoutEffectIsRefused();
  void anUnknownRegionIsNamedWithThoseThatThereAre();
  void anUnknownStartIsNamedWithThoseThatThereAre();
  void pinAndBanOfOneSquareAreNamed();
  void aPinThatCannotBeSaysWhy();
  void aScenarioWithoutAMapIsNamed();
  void noLayoutAtAllIsANo_data();
  void noLayoutAtAllIsANo();
  void allListsEverySizeWhateverForbidsOne_data();
  void allListsEverySizeWhateverForbidsOne();
};

void TestChipCalls::anOptionWithoutEffectIsRefused_data()
{
  QTest::addColumn<QString>("options");
  QTest::addColumn<QByteArray>("one");
  QTest::addColumn<QByteArray>("other");
  const auto row = [](const char* options, const char* one, const char* other) {
    QTest::newRow(options) << QString::fromUtf8(options) << QByteArray(one) << QByteArray(other);
  };
  row("--why", "--why", "--max");
  row("--why --how-many", "--why", "--max");
  row("--all", "--all", "--how-many");
  row("--exact", "--exact", "--how-many");
  row("--estimate --max", "--estimate", "--how-many");
  row("--explain --max", "--max", "--explain");
  row("--explain --count 3", "--count", "--explain");
  row("--explain", "map.kwmap", "--explain");
  row("--max --count 3", "--count", "--max");
  row("--max --seed 3", "--seed", "--max");
  row("--how-many --all --count 3", "--count", "--all");
  row("--how-many --method even", "--method", "--how-many");
  row("--check --layouts 2", "--layouts", "--check");
  row("--best 3", "--best", "--method even");
  row("--evenness 30", "--evenness", "--method even");
  row("--fairness 30", "--fairness", "--method fair");
  row("--fairness 30 --method even", "--fairness", "--method even");
  row("--faces dealt", "--faces", "-o");
}

void TestChipCalls::anOptionWithoutEffectIsRefused()
{
  QFETCH(QString, options);
  QFETCH(QByteArray, one);
  QFETCH(QByteArray, other);
  const auto program = withChipFiles();
  const auto outcome =
      program.run(words("chips map.kwmap") + options.split(u' ', Qt::SkipEmptyParts));
  QCOMPARE(outcome.code, 2);
  QCOMPARE(outcome.out, QByteArray());
  const auto sentence = outcome.err.left(outcome.err.indexOf('\n'));
  QVERIFY2(sentence.contains(one), sentence.constData());
  QVERIFY2(sentence.contains(other), sentence.constData());
}

void TestChipCalls::anUnknownRegionIsNamedWithThoseThatThereAre()
{
  const auto program = withChipFiles();
  auto outcome = program.run(words("chips map.kwmap --quota X=3"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.contains("no region “X”; it has none at all"), outcome.err.constData());
  const auto map = goodMap().withRegions(
      {{.name = "North", .squares = {at("B2")}}, {.name = "South", .squares = {at("B8")}}});
  program.write(QStringLiteral("regions.kwmap"), mapText(map));
  outcome = program.run(words("chips regions.kwmap --quota North=1,X=3"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.contains("no region “X”; it has: North, South."), outcome.err.constData());
  outcome = program.run(words("chips regions.kwmap --quota North=many"));
  QVERIFY2(outcome.err.contains("a number or a range"), outcome.err.constData());
}

void TestChipCalls::anUnknownStartIsNamedWithThoseThatThereAre()
{
  const auto outcome = withChipFiles().run(words("chips map.kwmap --starts A1,Nowhere"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.contains("no start square “Nowhere”; it has: "), outcome.err.constData());
}

void TestChipCalls::pinAndBanOfOneSquareAreNamed()
{
  const auto program = withChipFiles();
  const auto outcome = program.run(words("chips map.kwmap --count 3 --pin C1,E2 --ban E2"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.contains("--pin and --ban both name E2"), outcome.err.constData());
  QCOMPARE(program.run(words("chips map.kwmap --count 3 --pin C1 --ban E2")).code, 0);
}

void TestChipCalls::aPinThatCannotBeSaysWhy()
{
  const auto outcome = withChipFiles().run(words("chips map.kwmap --count 3 --pin E3,A1"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("map.kwmap: info: E3: town\n"), outcome.err.constData());
  QVERIFY2(outcome.err.contains("map.kwmap: info: A1: start square"), outcome.err.constData());
}

void TestChipCalls::aScenarioWithoutAMapIsNamed()
{
  const auto program = withChipFiles();
  auto scenario = goodScenario();
  scenario.map.reset();
  program.write(QStringLiteral("table.kwscenario"), scenarioText(scenario));
  const auto outcome = program.run(words("chips table.kwscenario"));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.err.startsWith("kartenwerk-cli: table.kwscenario: "), outcome.err.constData());
}

void TestChipCalls::noLayoutAtAllIsANo_data()
{
  QTest::addColumn<QString>("options");
  QTest::newRow("too many") << "--count 80";
  QTest::newRow("pinned town") << "--count 5 --pin E3";
  QTest::newRow("pins side by side") << "--count 5 --pin C1,D1";
  QTest::newRow("more pins than chips") << "--count 1 --pin C1,E1";
  QTest::newRow("no such symmetry") << "--count 5 --symmetry left-right";
}

void TestChipCalls::noLayoutAtAllIsANo()
{
  QFETCH(QString, options);
  const auto program = withChipFiles();
  const auto call = words("chips map.kwmap --how-many") + options.split(u' ');
  const auto outcome = program.run(call);
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.startsWith("map.kwmap: error: Impossible: "), outcome.err.constData());
  QCOMPARE(program.run(call + words("--estimate")).code, 1);
  const auto json = program.run(call + words("--json"));
  QCOMPARE(json.code, 1);
  const auto report = QJsonDocument::fromJson(json.out).object();
  QVERIFY(report[QStringLiteral("impossible")].toObject()[QStringLiteral("text")].isString());
  QVERIFY(report[QStringLiteral("howMany")].isObject());
}

void TestChipCalls::allListsEverySizeWhateverForbidsOne_data()
{
  QTest::addColumn<int>("count");
  QTest::addColumn<QString>("options");
  QTest::newRow("too many") << 80 << "";
  QTest::newRow("more pins than chips") << 1 << "--pin C1,E1";
  QTest::newRow("more in a region than chips") << 5 << "--quota North=6";
}

void TestChipCalls::allListsEverySizeWhateverForbidsOne()
{
  QFETCH(int, count);
  QFETCH(QString, options);
  const auto program = withFiles();
  auto north = std::vector<Place>{};
  for (std::int16_t row = 0; row < 4; ++row)
    for (std::int16_t column = 0; column < goodMap().columns(); ++column)
      north.push_back({column, row});
  const auto map = goodMap().withRegions({{.name = "North", .squares = north}});
  auto scenario = scenarioForMap({.embedded = map});
  scenario.rules.chips.count = count;
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  const auto call =
      words("chips game.kwscenario --how-many") + options.split(u' ', Qt::SkipEmptyParts);
  const auto one = program.run(call);
  QVERIFY2(one.code == 1, one.err.constData());
  const auto outcome = program.run(call + words("--all"));
  QCOMPARE(outcome.code, 0);
  QVERIFY2(!outcome.err.contains("Impossible"), outcome.err.constData());
  QVERIFY2(outcome.out.contains("\n   6  "), outcome.out.constData());
}

QTEST_GUILESS_MAIN(TestChipCalls)
#include "tst_chipcalls.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestCliJoin : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void twoMapsBecomeOne();
  void mapsThatDoNotMeetAreRefusedAndNothingIsWritten();
  void onlyMapsAreJoined();
};

void TestCliJoin::twoMapsBecomeOne()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), QByteArray::fromStdString(goodMapText()));
  const auto one = *readMap(goodMapText(), "a.kwmap").value;
  const auto outcome = program.run(words("join a.kwmap a.kwmap -o both.kwmap --side south"));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  const auto both = readMap(program.read(QStringLiteral("both.kwmap")).toStdString(), "both.kwmap");
  QVERIFY(both.complete());
  QCOMPARE(both.value->columns(), one.columns());
  QCOMPARE(both.value->rows(), 2 * one.rows());
  QCOMPARE(both.value->sites().size(), 2 * one.sites().size());
  QCOMPARE(program.run(words("format --check both.kwmap")).code, 0);
}

void TestCliJoin::mapsThatDoNotMeetAreRefusedAndNothingIsWritten()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), QByteArray::fromStdString(goodMapText()));
  const auto outcome = program.run(words("join a.kwmap a.kwmap -o both.kwmap --offset 100"));
  QCOMPARE(outcome.code, 1);
  QVERIFY(outcome.err.startsWith("a.kwmap"));
  QVERIFY(!program.exists(QStringLiteral("both.kwmap")));
}

void TestCliJoin::onlyMapsAreJoined()
{
  const auto program = Program();
  program.write(QStringLiteral("a.kwmap"), QByteArray::fromStdString(goodMapText()));
  QCOMPARE(program.run(words("convert a.kwmap -o a.kwscenario")).code, 0);
  QCOMPARE(program.run(words("join a.kwmap a.kwscenario -o both.kwmap")).code, 1);
  QCOMPARE(program.run(words("join a.kwmap missing.kwmap -o both.kwmap")).code, 3);
  QVERIFY(!program.exists(QStringLiteral("both.kwmap")));
}

QTEST_GUILESS_MAIN(TestCliJoin)
#include "tst_join.moc"

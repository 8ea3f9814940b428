// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exitcode.h"
#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

class TestCalls : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void helpOfTheProgramNamesEveryCommand();
  void helpNamesEveryExitCode();
  void everyCommandHasHelp_data();
  void everyCommandHasHelp();
  void theVersion();
  void wrongCallsEndWith2_data();
  void wrongCallsEndWith2();
  void aWrongCallWritesNothing();
  void theTextFollowsTheLanguage();
  void optionsOfQtAreNotSwallowed();
};

namespace {

const auto commands =
    QStringList{QStringLiteral("check"),  QStringLiteral("format"), QStringLiteral("show"),
                QStringLiteral("chips"),  QStringLiteral("play"),   QStringLiteral("replay"),
                QStringLiteral("render"), QStringLiteral("print"),  QStringLiteral("convert"),
                QStringLiteral("join")};

} // namespace

void TestCalls::helpOfTheProgramNamesEveryCommand()
{
  for (const auto* word : {"--help", "-h", "help"}) {
    const auto outcome = Program().run({QString::fromLatin1(word)});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QByteArray());
    for (const auto& command : commands)
      QVERIFY(outcome.out.contains("\n  " + command.toUtf8() + ' '));
  }
}

void TestCalls::helpNamesEveryExitCode()
{
  const auto help = Program().run({QStringLiteral("--help")}).out;
  const auto line = help.mid(help.indexOf("Exit codes: "));
  for (const auto code : {cli::Done, cli::Findings, cli::WrongCall, cli::UnreadInput,
                          cli::UnwrittenOutput, cli::Cancelled})
    QVERIFY2(line.contains(' ' + QByteArray::number(int{code}) + ' '), line.constData());
}

void TestCalls::everyCommandHasHelp_data()
{
  QTest::addColumn<QString>("command");
  for (const auto& command : commands)
    QTest::newRow(qPrintable(command)) << command;
}

void TestCalls::everyCommandHasHelp()
{
  QFETCH(QString, command);
  const auto outcome = Program().run({command, QStringLiteral("--help")});
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.err, QByteArray());
  QVERIFY(outcome.out.startsWith("Usage: kartenwerk-cli " + command.toUtf8() + ' '));
  QVERIFY(outcome.out.contains("--help"));
}

void TestCalls::theVersion()
{
  const auto outcome = Program().run({QStringLiteral("--version")});
  QCOMPARE(outcome.code, 0);
  QVERIFY(QRegularExpression(QStringLiteral("^kartenwerk-cli \\d+\\.\\d+\\.\\d+\n$"))
              .match(QString::fromUtf8(outcome.out))
              .hasMatch());
}

void TestCalls::wrongCallsEndWith2_data()
{
  QTest::addColumn<QString>("call");
  for (const auto* call :
       {"",
        "chek map.kwmap",
        "check",
        "check map.kwmap --min bad",
        "check map.kwmap --format xml",
        "check map.kwmap --unknown",
        "format",
        "show",
        "show map.kwmap map.kwmap",
        "chips",
        "chips map.kwmap map.kwmap",
        "chips map.kwmap --how-many --max",
        "chips map.kwmap --check -o x.kwscenario",
        "chips map.kwmap --how-many --exact --estimate",
        "chips map.kwmap --json -o -",
        "chips map.kwmap --count 1000 -o x.kwscenario",
        "chips map.kwmap --method lucky",
        "chips map.kwmap --evenness 101",
        "chips map.kwmap --fairness 1001",
        "chips map.kwmap --best 0",
        "chips map.kwmap --layouts 0",
        "chips map.kwmap --faces up",
        "chips map.kwmap --pin 7D",
        "chips map.kwmap --ban D7,",
        "chips map.kwmap --spacing 0",
        "chips map.kwmap --without castle",
        "chips map.kwmap --quota North=1",
        "chips map.kwmap --symmetry round",
        "chips map.kwmap --count many -o x.kwscenario",
        "chips map.kwmap --count -1 -o x.kwscenario",
        "chips map.kwmap --seed -1 -o x.kwscenario",
        "chips map.kwmap --edition 2020 -o x.kwscenario",
        "chips map.kwmap --starts Z9 -o x.kwscenario",
        "chips -o x.kwscenario",
        "play map.kwmap",
        "play map.kwmap --seed x -o x.kwgame",
        "play map.kwmap --players greedy -o x.kwgame",
        "play map.kwmap --players greedy,wise -o x.kwgame",
        "play map.kwmap --players random,random,random,random,random,random,random -o x.kwgame",
        "replay",
        "replay x.kwgame --trace xml",
        "render map.kwmap",
        "render map.kwmap -o x.gif",
        "render map.kwmap -o x.png --square-px 1",
        "render map.kwmap -o x.png --square-px ten",
        "render map.kwmap -o x.png --square-mm 0",
        "render map.kwmap -o x.png --square-mm 10 --square-px 10",
        "print map.kwmap -o x.pdf",
        "print map.kwmap --sheet poster -o x.pdf",
        "print map.kwmap --sheet setup",
        "print map.kwmap --sheet setup --paper A3 -o x.pdf",
        "print map.kwmap --sheet setup -o x.txt",
        "convert map.kwmap",
        "convert map.kwmap -o x.txt",
        "convert map.kwmap -o x.kwmap --columns 0",
        "convert map.kwmap -o x.kwmap --rows 501",
        "convert map.kwmap -o x.kwmap --land 1.5",
        "convert map.kwmap -o",
        "join map.kwmap -o x.kwmap",
        "join map.kwmap map.kwmap",
        "join map.kwmap map.kwmap -o x.kwscenario",
        "join map.kwmap map.kwmap -o x.kwmap --side up",
        "join map.kwmap map.kwmap -o x.kwmap --offset 501",
        "join map.kwmap map.kwmap -o x.kwmap --overlap -1"})
    QTest::newRow(call) << QString::fromUtf8(call);
}

void TestCalls::wrongCallsEndWith2()
{
  QFETCH(QString, call);
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  const auto outcome = program.run(call.split(u' ', Qt::SkipEmptyParts));
  QCOMPARE(outcome.code, 2);
  QCOMPARE(outcome.out, QByteArray());
  QVERIFY(outcome.err.startsWith("kartenwerk-cli: "));
  QCOMPARE(program.files(), QStringList{QStringLiteral("map.kwmap")});
}

void TestCalls::aWrongCallWritesNothing()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  program.write(QStringLiteral("x.kwscenario"), QByteArray("mine"));
  QCOMPARE(program.run(words("chips map.kwmap --count x -o x.kwscenario")).code, 2);
  QCOMPARE(program.read(QStringLiteral("x.kwscenario")), QByteArray("mine"));
}

void TestCalls::theTextFollowsTheLanguage()
{
  const auto english = Program().run({QStringLiteral("check"), QStringLiteral("no.kwmap")});
  const auto german =
      Program(QStringLiteral("de")).run({QStringLiteral("check"), QStringLiteral("no.kwmap")});
  QCOMPARE(english.code, 3);
  QCOMPARE(german.code, 3);
  QCOMPARE(english.err, QByteArray("no.kwmap: error: There is no such file. [file.missing]\n"));
  QCOMPARE(german.err, QByteArray("no.kwmap: error: Diese Datei gibt es nicht. [file.missing]\n"));
}

void TestCalls::optionsOfQtAreNotSwallowed()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  QCOMPARE(program.run(words("render map.kwmap -platform xcb -o x.png")).code, 2);
}

QTEST_GUILESS_MAIN(TestCalls)
#include "tst_calls.moc"

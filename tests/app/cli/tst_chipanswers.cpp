// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <csignal>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/chips/count.h"
#include "tests/app/cli/chipcalls.h"

using namespace kartenwerk;

/// The forms of the command "chips" that answer questions.
class TestChipAnswers : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void howManyLayoutsThereAre();
  void aWideMapIsEstimatedAndSaysSo();
  void theMaximumWithItsProof();
  void storedLayoutsAreChecked();
  void theKeysOfTheJson_data();
  void theKeysOfTheJson();
  void jsonIsEnglishTextIsNot();
  void everyNumberIsExplained();
  void controlCStopsLongWork();
  void controlCIsAnsweredOnTheLargestMap();
  void progressIsForTerminals();
};

void TestChipAnswers::howManyLayoutsThereAre()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(Map(3, 3, {Ground::Playable})));
  // As in CountTest: 1 9 24 22 6 1.
  const auto three = program.run(words("chips map.kwmap --how-many --count 3"));
  QCOMPARE(three.code, 0);
  QCOMPARE(three.out, QByteArray("There are 22 layouts of 3 chips.\n"));
  QCOMPARE(three.err, QByteArray());
  QCOMPARE(program.run(words("chips map.kwmap --how-many --count 6")).out,
           QByteArray("There is no layout of 6 chips.\n"));
  QCOMPARE(program.run(words("chips map.kwmap --how-many --all")).out,
           QByteArray("   0  1\n   1  9\n   2  24\n   3  22\n   4  6\n   5  1\n"));
  const auto report = jsonOf(program, words("chips map.kwmap --how-many --all"));
  auto numbers = QStringList{};
  for (const auto& number :
       report[QStringLiteral("howMany")].toObject()[QStringLiteral("numbers")].toArray())
    numbers.push_back(number.toObject()[QStringLiteral("number")].toString());
  QCOMPARE(numbers.join(u' '), QStringLiteral("1 9 24 22 6 1"));
}

void TestChipAnswers::aWideMapIsEstimatedAndSaysSo()
{
  const auto program = withChipFiles();
  const auto wide = program.run(words("chips wide.kwmap --how-many --count 20"));
  QCOMPARE(wide.code, 0);
  QVERIFY2(wide.err.contains("estimated"), wide.err.constData());
  QVERIFY2(QRegularExpression(QStringLiteral("^Layouts of 20 chips: about \\d\\.\\d × 10.* "
                                             "\\(estimated, ± \\d+\\.\\d %\\)\\.\n$"))
               .match(QString::fromUtf8(wide.out))
               .hasMatch(),
           wide.out.constData());
  const auto both = jsonOf(program, words("chips map.kwmap --how-many --count 9 --estimate"));
  const auto found = both[QStringLiteral("howMany")].toObject();
  QCOMPARE(found[QStringLiteral("kind")], QJsonValue(QStringLiteral("estimated")));
  const auto number = found[QStringLiteral("numbers")].toArray()[0].toObject();
  auto settings = chipSettings({}, {});
  settings.count = 9;
  const auto exact = countLayouts(Board(goodMap()), settings, 9).exact[9].log10();
  const auto error = number[QStringLiteral("standardErrorMillionths")].toDouble() / 1e6;
  QVERIFY(error > 0);
  QVERIFY(std::abs(number[QStringLiteral("log10Millionths")].toDouble() / 1e6 - exact) < 5 * error);
}

void TestChipAnswers::theMaximumWithItsProof()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(drawn({"S..1..t."})));
  const auto plain = program.run(words("chips map.kwmap --max"));
  QCOMPARE(plain.code, 0);
  QVERIFY2(plain.out.startsWith("At most 2 chips fit.\nThe 2 squares that may hold a chip are "
                                "covered by 2 single squares."),
           plain.out.constData());
  const auto why = program.run(words("chips map.kwmap --max --why")).out;
  QVERIFY2(why.contains("\nSingle squares: F1, H1\n"), why.constData());
  QVERIFY(why.contains("\nA layout of so many: F1, H1\n"));
  QVERIFY(QRegularExpression(QStringLiteral("\n− town +1  G1\n"))
              .match(QString::fromUtf8(why))
              .hasMatch());
  QVERIFY(QRegularExpression(QStringLiteral("\nWithout the rule of open sides +3\n"))
              .match(QString::fromUtf8(why))
              .hasMatch());
  const auto maximum =
      jsonOf(program, words("chips map.kwmap --max --why"))[QStringLiteral("maximum")].toObject();
  QCOMPARE(maximum[QStringLiteral("count")].toInt(), 2);
  QCOMPARE(maximum[QStringLiteral("proof")].toString(), QStringLiteral("pieces"));
  QCOMPARE(placesIn(maximum[QStringLiteral("lost")].toObject()[QStringLiteral("town")].toArray()),
           std::vector{at("G1")});
}

void TestChipAnswers::storedLayoutsAreChecked()
{
  const auto program = Program();
  auto scenario = goodScenario();
  scenario.rules.chips.on = true;
  scenario.rules.chips.count = 3;
  scenario.layouts = {{.name = "Good", .chips = {{at("C1")}, {at("E1")}, {at("B4")}}},
                      {.name = "Bad", .chips = {{at("C1")}, {at("D1")}, {at("E3")}}}};
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  const auto outcome = program.run(words("chips game.kwscenario --check"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.out.contains("Good: 3 chips, laid by hand, legal\n"), outcome.out.constData());
  QVERIFY(outcome.out.contains("Bad: 3 chips, laid by hand, 2 broken rules\n"));
  QVERIFY2(QRegularExpression(
               QStringLiteral("game\\.kwscenario:\\d+:\\d+: error: E3 may hold no chip: town\\. "
                              "\\[chips\\.forbidden-square\\]\n"))
               .match(QString::fromUtf8(outcome.err))
               .hasMatch(),
           outcome.err.constData());
  QVERIFY(outcome.err.contains("The chips on C1 and D1 are too close to each other. "
                               "[chips.too-close]\n"));
  // Options change what is asked of them.
  QCOMPARE(program.run(words("chips game.kwscenario --check --count 4")).err.count("wrong-count"),
           2);
  scenario.layouts.pop_back();
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  QCOMPARE(program.run(words("chips game.kwscenario --check")).code, 0);
}

void TestChipAnswers::theKeysOfTheJson_data()
{
  QTest::addColumn<QString>("call");
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("keys"); // sorted
  const auto row = [](const char* call, const char* path, const char* keys) {
    QTest::addRow("%s: %s", call, path)
        << QString::fromUtf8(call) << QString::fromUtf8(path) << QString::fromUtf8(keys);
  };
  const auto* draw = "chips map.kwmap --count 5";
  row(draw, "", "file format layouts settings version");
  row(draw, "settings", "count uniformity");
  row(draw, "layouts/0", "chips engine evenness gaps generator method seed standing uniformity");
  row(draw, "layouts/0/evenness", "lowest percent squares total worstWindow");
  row(draw, "layouts/0/evenness/worstWindow", "chips fairHundredths first last");
  row(draw, "layouts/0/standing", "drawn equallyEven highestPercent lessEven medianPercent");
  row(draw, "layouts/0/gaps/0",
      "chips first nearerFirst nearerSecond ownSquares ownSteps second steps tied");
  row("chips map.kwmap --count 80", "", "file format impossible settings version");
  row("chips map.kwmap --count 80", "impossible", "maximum places reason text");
  row("chips map.kwmap --how-many", "howMany", "cost kind numbers quotasAsked");
  row("chips map.kwmap --how-many", "howMany/cost", "bytes milliseconds states");
  row("chips map.kwmap --how-many", "howMany/numbers/0", "chips number");
  row("chips map.kwmap --how-many --estimate", "howMany/numbers/0",
      "chips log10Millionths standardErrorMillionths");
  row("chips map.kwmap --max", "maximum",
      "allowed atMost besidePinned count dominoes layout pieces pinned playable proof singles");
  row("chips map.kwmap --max --why", "maximum",
      "allowed atMost besidePinned count dominoes layout lost pieces pinned playable proof singles "
      "whatIf");
  row("chips map.kwmap --max --why", "maximum/whatIf/0", "maximum proved squares without");
  row("chips bad.kwscenario --check", "layouts/0", "broken chips inUse legal method name seed");
  row("chips bad.kwscenario --check", "layouts/0/broken/0", "places reason rule text");
  row("chips --explain", "explanations/0", "id source terms text");
}

void TestChipAnswers::theKeysOfTheJson()
{
  QFETCH(QString, call);
  QFETCH(QString, path);
  QFETCH(QString, keys);
  const auto program = withChipFiles();
  auto bad = goodScenario();
  bad.rules.chips.count = 1;
  bad.layouts = {{.chips = {{at("E3")}}, .method = "hand"}};
  program.write(QStringLiteral("bad.kwscenario"), scenarioText(bad));
  auto value = QJsonValue(jsonOf(program, words(call)));
  for (const auto& step : path.split(u'/', Qt::SkipEmptyParts))
    value = value.isArray() ? value.toArray().at(step.toInt()) : value.toObject()[step];
  QCOMPARE(value.toObject().keys().join(u' '), keys);
}

void TestChipAnswers::jsonIsEnglishTextIsNot()
{
  const auto german = Program(QStringLiteral("de"));
  german.write(QStringLiteral("map.kwmap"), goodMapText());
  const auto text = german.run(words("chips map.kwmap --count 80"));
  QCOMPARE(text.code, 1);
  QVERIFY2(text.err.contains("Unmöglich: "), text.err.constData());
  const auto json = german.run(words("chips map.kwmap --count 80 --json"));
  QCOMPARE(json.code, 1);
  QCOMPARE(json.err, QByteArray());
  QVERIFY2(json.out.contains("\"Impossible: "), json.out.constData());
}

void TestChipAnswers::everyNumberIsExplained()
{
  const auto outcome = Program().run(words("chips --explain"));
  QCOMPARE(outcome.code, 0);
  QVERIFY2(outcome.out.contains("Squares that may hold a chip = playable squares − towns − start "
                                "squares in use"),
           outcome.out.constData());
  QVERIFY(outcome.out.count('\n') > 30);
}

void TestChipAnswers::controlCStopsLongWork()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(Map(19, 24, {Ground::Playable})));
  auto process = QProcess();
  process.setWorkingDirectory(program.path({}));
  process.start(Program::binary(), words("chips map.kwmap --how-many --count 60 --exact"));
  QVERIFY(process.waitForStarted());
  process.setReadChannel(QProcess::StandardError);
  // Said when the count begins.
  while (!process.canReadLine())
    QVERIFY(process.waitForReadyRead(60000));
  QVERIFY(process.readLine().contains("Counting exactly"));
  QTest::qWait(200);
  QCOMPARE(process.state(), QProcess::Running);
  auto timer = QElapsedTimer();
  timer.start();
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  QVERIFY(process.waitForFinished(20000));
  // 100 ms on a machine that does nothing else; tests run beside others.
  QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
  QCOMPARE(process.exitStatus(), QProcess::NormalExit);
  QCOMPARE(process.exitCode(), 130);
  const auto said = process.readAllStandardError();
  QVERIFY2(said.contains("error: Stopped.") && !said.contains('\r'), said.constData());
  QCOMPARE(process.readAllStandardOutput(), QByteArray());
}

void TestChipAnswers::controlCIsAnsweredOnTheLargestMap()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(Map(500, 500, {Ground::Playable})));
  auto process = QProcess();
  process.setWorkingDirectory(program.path({}));
  process.start(Program::binary(), words("chips map.kwmap --count 30 --spacing 3 -o o.kwscenario"));
  QVERIFY(process.waitForStarted());
  QTest::qWait(4000); // has read the map, and draws for longer than a person waits
  QCOMPARE(process.state(), QProcess::Running);
  auto timer = QElapsedTimer();
  timer.start();
  QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
  QVERIFY(process.waitForFinished(20000));
  // 100 ms on a machine that does nothing else; tests run beside others.
  QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
  QCOMPARE(process.exitCode(), 130);
  QCOMPARE(process.readAllStandardError(), QByteArray("map.kwmap: error: Stopped.\n"));
  QCOMPARE(program.files(), QStringList{QStringLiteral("map.kwmap")});
}

void TestChipAnswers::progressIsForTerminals()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(Map(17, 22, {Ground::Playable})));
  const auto path = program.path(QStringLiteral("map.kwmap")).toUtf8();
  auto terminal = -1;
  const auto child = forkpty(&terminal, nullptr, nullptr, nullptr);
  QVERIFY(child >= 0);
  if (child == 0) {
    execl(qPrintable(Program::binary()), "kartenwerk-cli", "chips", "--how-many", "--count", "60",
          "--exact", path.constData(), nullptr);
    _exit(127);
  }
  auto shown = QByteArray();
  char bytes[4096];
  for (auto got = read(terminal, bytes, sizeof bytes); got > 0;
       got = read(terminal, bytes, sizeof bytes))
    shown.append(bytes, got);
  close(terminal);
  auto status = 0;
  QCOMPARE(waitpid(child, &status, 0), child);
  QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  QVERIFY2(shown.contains("\r") && shown.contains(" % "), shown.constData());
}

QTEST_GUILESS_MAIN(TestChipAnswers)
#include "tst_chipanswers.moc"

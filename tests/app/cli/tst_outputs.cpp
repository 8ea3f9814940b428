// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include "tests/app/cli/withfiles.h"

using namespace kartenwerk;

/// "4 an output could not be written (no half file left)".
class TestOutputs : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void anOutputThatCannotBeWrittenIs4_data();
  void anOutputThatCannotBeWrittenIs4();
  void aFullDeviceIs4_data();
  void aFullDeviceIs4();
  void aReadOnlyFolderIs4AndKeepsTheOldFile();
  void aTooSmallLimitLeavesTheOldFile();
  void aClosedPipeIsNoCrash();
};

namespace {

const auto calls = QStringList{
    QStringLiteral("chips map.kwmap --count 9 -o %1.kwscenario"),
    QStringLiteral("play game.kwscenario -o %1.kwgame"),
    QStringLiteral("render map.kwmap -o %1.png"),
    QStringLiteral("render map.kwmap -o %1.svg"),
    QStringLiteral("print game.kwscenario --sheet setup -o %1.pdf"),
    QStringLiteral("convert map.kwmap -o %1.kwmap"),
};

} // namespace

void TestOutputs::anOutputThatCannotBeWrittenIs4_data()
{
  QTest::addColumn<QString>("call");
  QTest::addColumn<QString>("target");
  for (const auto& call : calls)
    for (const auto* target : {"no/such/folder/out", "map.kwmap/out"})
      QTest::addRow("%s %s", qPrintable(call), target) << call << QString::fromLatin1(target);
}

void TestOutputs::anOutputThatCannotBeWrittenIs4()
{
  QFETCH(QString, call);
  QFETCH(QString, target);
  const auto program = withFiles();
  const auto outcome = program.run(words(call.arg(target)));
  QVERIFY2(outcome.code == 4, outcome.err.constData());
  QVERIFY2(outcome.err.contains(": error: ") && outcome.err.contains("[write."),
           outcome.err.constData());
  QCOMPARE(outcome.out, QByteArray());
  QCOMPARE(program.files(),
           (QStringList{QStringLiteral("game.kwscenario"), QStringLiteral("map.kwmap")}));
}

void TestOutputs::aFullDeviceIs4_data()
{
  QTest::addColumn<QString>("call");
  for (const auto* call :
       {"check map.kwmap", "show map.kwmap", "--help", "--version", "check --help",
        "format - <map.kwmap", "convert map.kwmap -o -", "chips map.kwmap --count 9 -o -",
        "play game.kwscenario -o -", "render map.kwmap -o -", "print map.kwmap --sheet setup -o -"})
    QTest::newRow(call) << QString::fromLatin1(call);
}

void TestOutputs::aFullDeviceIs4()
{
  QFETCH(QString, call);
  const auto program = withFiles();
  const auto outcome = program.runWith(
      QStringLiteral("sh"),
      {QStringLiteral("-c"), QStringLiteral("'%1' %2 >/dev/full").arg(Program::binary(), call)});
  QVERIFY2(outcome.code == 4, outcome.err.constData());
  QVERIFY2(outcome.err.contains("[write.full]"), outcome.err.constData());
}

void TestOutputs::aReadOnlyFolderIs4AndKeepsTheOldFile()
{
  const auto program = withFiles();
  program.write(QStringLiteral("out.kwmap"), QByteArray("old"));
  const auto call = words(QStringLiteral("convert map.kwmap -o out.kwmap"));
  auto outcome = Outcome{};
  if (geteuid() == 0) {
    // Root may write everywhere, so another user has to try in a folder that is not his.
    QVERIFY(QFile::setPermissions(program.path({}), QFile::Permissions(0x7755)));
    outcome = program.runWith(QStringLiteral("setpriv"),
                              QStringList{QStringLiteral("--reuid=65534"),
                                          QStringLiteral("--clear-groups"), Program::binary()} +
                                  call);
    if (outcome.code == 127 || outcome.code == 126 || outcome.code == -1)
      QSKIP("setpriv is missing, or another user cannot reach the program");
  } else {
    QVERIFY(QFile::setPermissions(program.path({}), QFile::Permissions(0x5555)));
    outcome = program.run(call);
    QVERIFY(QFile::setPermissions(program.path({}), QFile::Permissions(0x7755)));
  }
  QVERIFY2(outcome.code == 4, outcome.err.constData());
  QVERIFY2(outcome.err.contains("[write."), outcome.err.constData());
  QCOMPARE(program.read(QStringLiteral("out.kwmap")), QByteArray("old"));
  QCOMPARE(program.files().size(), qsizetype{3});
}

void TestOutputs::aTooSmallLimitLeavesTheOldFile()
{
  // The limit cuts the file off while it is written, as a full disk would.
  const auto program = withFiles();
  program.write(QStringLiteral("out.png"), QByteArray("old"));
  const auto outcome = program.runWith(
      QStringLiteral("sh"),
      {QStringLiteral("-c"),
       QStringLiteral("ulimit -f 4; '%1' render map.kwmap -o out.png").arg(Program::binary())});
  QVERIFY2(outcome.code == 4, outcome.err.constData());
  QCOMPARE(program.read(QStringLiteral("out.png")), QByteArray("old"));
  QCOMPARE(program.files().size(), qsizetype{3});
}

void TestOutputs::aClosedPipeIsNoCrash()
{
  const auto program = withFiles();
  const auto outcome =
      program.runWith(QStringLiteral("sh"),
                      {QStringLiteral("-c"),
                       QStringLiteral("('%1' convert map.kwmap -o - 2>err; echo $? >code) | true")
                           .arg(Program::binary())});
  QCOMPARE(outcome.code, 0);
  const auto code = program.read(QStringLiteral("code")).trimmed();
  // too fast for the pipe to close, a message, or the usual end of a writer without a reader
  QVERIFY2(code == "0" || code == "4" || code == "141", code.constData());
}

QTEST_GUILESS_MAIN(TestOutputs)
#include "tst_outputs.moc"

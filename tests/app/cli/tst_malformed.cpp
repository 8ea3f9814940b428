// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>
#include <unistd.h>

#include "tests/app/cli/maps.h"
#include "tests/app/cli/program.h"

using namespace kartenwerk;

/// "Malformed files each give a sentence with file and place and the right exit code, in under 2 s
/// and 200 MB."
class TestMalformed : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aMalformedFileGivesASentenceAndExit3_data();
  void aMalformedFileGivesASentenceAndExit3();
  void aFileWithSmallFaultsIsReadWithAWarning_data();
  void aFileWithSmallFaultsIsReadWithAWarning();
  void aFolderIsNoFile();
  void aFileWithoutPermission();
  void allInputsAreStillTried();
  void noneTakesMoreThan200Megabytes();
};

namespace {

QByteArray map(const char* rows, const char* more = "")
{
  return QByteArray("{\n  \"format\": \"kartenwerk-map\",\n  \"version\": 1,\n  \"rows\": [") +
         rows + "]" + more + "\n}\n";
}

QByteArray utf16(const QByteArray& text)
{
  auto result = QByteArray("\xFF\xFE");
  for (const auto c : text) {
    result += c;
    result += '\0';
  }
  return result;
}

} // namespace

void TestMalformed::aMalformedFileGivesASentenceAndExit3_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("rule");
  const auto good = QByteArray::fromStdString(goodMapText());
  const auto row = [](const char* name, const QByteArray& bytes, const char* rule) {
    QTest::newRow(name) << bytes << QByteArray(rule);
  };
  row("empty", "", "json.empty");
  row("spaces only", "  \n\n ", "json.empty");
  row("truncated", good.left(good.size() / 2), "json.truncated");
  row("one byte short", good.left(good.lastIndexOf('}')), "json.truncated");
  row("not JSON", "a map\n", "json.syntax");
  row("more after the end", good + "{}", "json.trailing");
  row("another type at the top", "[1, 2]\n", "record.type");
  row("rows are a number", map("\"..\"").replace("[\"..\"]", "7"), "record.type");
  row("a row is a number", map("\"..\", 7"), "record.type");
  row("sites are a text", map("\"..\"", ",\n  \"sites\": \"none\""), "record.type");
  row("rows of different lengths", map("\"...\", \"..\""), "map.ragged-row");
  row("an unknown sign", map("\"..\", \".?\""), "map.unknown-sign");
  row("10^9 columns", map("\"..\"", ",\n  \"columns\": 1000000000"), "record.range");
  row("no rows", map(""), "map.size");
  row("501 columns", map('"' + QByteArray(501, '.') + '"'), "map.size");
  row("NaN", map("NaN"), "json.not-a-number");
  row("Infinity", map("-Infinity"), "json.");
  row("a number of 400 digits",
      map("\"..\"", ",\n  \"x\": 1").replace(": 1\n", ": " + QByteArray(400, '9') + "\n"),
      "json.number-range");
  row("deep nesting", QByteArray(100000, '[') + QByteArray(100000, ']'), "json.too-deep");
  row("deep nesting in a map",
      map("\"..\"", ",\n  \"x\": ")
          .replace("\n}\n", QByteArray(5000, '[') + QByteArray(5000, ']') + "\n}\n"),
      "json.too-deep");
  row("duplicate keys", map("\"..\"", ",\n  \"rows\": [\".\"]"), "json.duplicate-key");
  row("UTF-16", utf16(good), "json.encoding");
  row("not UTF-8", map("\"..\"", ",\n  \"title\": \"M\xFCnchen\""), "json.utf8");
  row("a control character", map("\"..\"", ",\n  \"title\": \"a\x01\""), "json.control");
  row("binary",
      QByteArray("\x7F"
                 "ELF\x02\x01\x01\0\0\0\0\0",
                 12),
      "json.");
  row("a newer version", QByteArray(good).replace("\"version\": 1", "\"version\": 99"),
      "document.newer");
  row("another program's format", "{\"format\": \"word-document\", \"version\": 1}",
      "document.other-format");
  row("a site off the map",
      map("\"..\"", ",\n  \"sites\": [{\"kind\": \"town\", \"place\": \"Z9\"}]"), "map.off-grid");
  row("a side that is none",
      map("\"..\"", ",\n  \"prints\": [{\"place\": \"A1\", \"side\": \"up\", \"kind\": \"road\"}]"),
      "record.choice");
}

void TestMalformed::aMalformedFileGivesASentenceAndExit3()
{
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, rule);
  const auto program = Program();
  program.write(QStringLiteral("bad.kwmap"), bytes);
  for (const auto& call : {QStringLiteral("check"), QStringLiteral("show")}) {
    const auto outcome = program.run({call, QStringLiteral("bad.kwmap")});
    QVERIFY2(outcome.code == 3, outcome.err.constData());
    QVERIFY2(outcome.err.contains('[' + rule), outcome.err.constData());
    for (const auto& line : outcome.err.split('\n').mid(0, outcome.err.count('\n'))) {
      QVERIFY2(line.startsWith("bad.kwmap:"), line.constData());
      QVERIFY(line.contains(": error: ") || line.contains(": warning: "));
    }
    QVERIFY(outcome.milliseconds < 2000);
  }
  // writing over it would destroy what may still be in it
  QCOMPARE(program.run({QStringLiteral("format"), QStringLiteral("bad.kwmap")}).code, 3);
  QCOMPARE(program.read(QStringLiteral("bad.kwmap")), bytes);
}

void TestMalformed::aFileWithSmallFaultsIsReadWithAWarning_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("rule");
  const auto good = QByteArray::fromStdString(goodMapText());
  QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + good << QByteArray("json.byte-order-mark");
  QTest::newRow("CRLF") << QByteArray(good).replace("\n", "\r\n") << QByteArray("json.line-ends");
}

void TestMalformed::aFileWithSmallFaultsIsReadWithAWarning()
{
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, rule);
  const auto program = Program();
  program.write(QStringLiteral("odd.kwmap"), bytes);
  const auto outcome = program.run({QStringLiteral("show"), QStringLiteral("odd.kwmap")});
  QCOMPARE(outcome.code, 0);
  QVERIFY2(outcome.err.contains(": warning: ") && outcome.err.contains('[' + rule + ']'),
           outcome.err.constData());
  QCOMPARE(program.run({QStringLiteral("format"), QStringLiteral("odd.kwmap")}).code, 0);
  QCOMPARE(program.read(QStringLiteral("odd.kwmap")).toStdString(), goodMapText());
}

void TestMalformed::aFolderIsNoFile()
{
  const auto program = Program();
  QVERIFY(QDir(program.path({})).mkdir(QStringLiteral("folder.kwmap")));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("folder.kwmap")});
  QCOMPARE(outcome.code, 3);
  QCOMPARE(outcome.err,
           QByteArray("folder.kwmap: error: This is a folder, not a file. [file.directory]\n"));
}

void TestMalformed::aFileWithoutPermission()
{
  const auto program = Program();
  const auto name = QStringLiteral("secret.kwmap");
  program.write(name, goodMapText());
  QVERIFY(QFile::setPermissions(program.path(name), {}));
  auto outcome = Outcome{};
  if (geteuid() == 0) {
    // Root may read everything, so another user has to try; he must get into the folder.
    QVERIFY(QFile::setPermissions(program.path({}), QFile::Permissions(0x7755)));
    outcome = program.runWith(QStringLiteral("setpriv"),
                              {QStringLiteral("--reuid=65534"), QStringLiteral("--clear-groups"),
                               Program::binary(), QStringLiteral("check"), name});
    if (outcome.code == 127 || outcome.code == 126 || outcome.code == -1)
      QSKIP("setpriv is missing, or another user cannot reach the program");
  } else {
    outcome = program.run({QStringLiteral("check"), name});
  }
  QCOMPARE(outcome.code, 3);
  QVERIFY2(outcome.err.contains("[file.permission]"), outcome.err.constData());
}

void TestMalformed::allInputsAreStillTried()
{
  const auto program = Program();
  program.write(QStringLiteral("good.kwmap"), goodMapText());
  program.write(QStringLiteral("broken.kwmap"), QByteArray("{"));
  const auto outcome = program.run({QStringLiteral("check"), QStringLiteral("missing.kwmap"),
                                    QStringLiteral("broken.kwmap"), QStringLiteral("good.kwmap")});
  QCOMPARE(outcome.code, 3);
  QVERIFY(outcome.err.contains("missing.kwmap: error: "));
  QVERIFY(outcome.err.contains("broken.kwmap:"));
  QVERIFY(outcome.out.contains("good.kwmap: "));
}

void TestMalformed::noneTakesMoreThan200Megabytes()
{
  auto usage = rusage{};
  QCOMPARE(getrusage(RUSAGE_CHILDREN, &usage), 0);
  QVERIFY2(usage.ru_maxrss < 200 * 1024, std::to_string(usage.ru_maxrss).c_str());
}

QTEST_GUILESS_MAIN(TestMalformed)
#include "tst_malformed.moc"

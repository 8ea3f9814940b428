// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QTemporaryDir>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "model/map/mapfile.h"
#include "tests/support/fullmap.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

std::string inUtf16(const std::string& text, bool bigEndFirst)
{
  auto result = bigEndFirst ? "\xFE\xFF"s : "\xFF\xFE"s;
  for (const auto c : text) {
    result += bigEndFirst ? '\0' : c;
    result += bigEndFirst ? c : '\0';
  }
  return result;
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string repeated(const std::string& part, std::size_t count)
{
  auto result = ""s;
  result.reserve(part.size() * count);
  for (std::size_t i = 0; i < count; ++i)
    result += part;
  return result;
}

} // namespace

/// Files that no designer wanted: each gives a problem with file and place, quickly and in little
/// memory, and none brings the program down.
class TestMalformed : public QObject
{
  Q_OBJECT

private:
  std::optional<QTemporaryDir> m_folder;

  std::string path(const char* name) const
  {
    return m_folder->filePath(QString::fromUtf8(name)).toStdString();
  }

private Q_SLOTS:
  void initTestCase() { m_folder.emplace(); }

  void everyMalformedFileIsAProblemWithItsPlace_data()
  {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("first");
    QTest::addColumn<bool>("value");
    const auto row = [](const char* name, std::string text, std::string first, bool value = false) {
      QTest::newRow(name) << std::move(text) << std::move(first) << value;
    };
    const auto good = mapText(fullMap());
    const auto head = R"({"format": "kartenwerk-map", "version": 1, "rows": [".."])"s;
    row("empty", "", "1:1 json.empty ()");
    row("only line ends", "\n\n\n", "1:1 json.empty ()");
    row("truncated at once", "{", "1:2 json.truncated ()");
    row("truncated in the middle", good.substr(0, good.find("\"prints\"") + 9),
        "29:12 json.truncated ()");
    row("truncated in a string", good.substr(0, good.find("remen")), "");
    row("truncated in a character", "{\"title\": \"K\xC3", "1:13 json.utf8 (0xC3)");
    row("a list", "[]", "1:1 record.type (, object, array)");
    row("null", "null", "1:1 record.type (, object, null)");
    row("a number", "42", "1:1 record.type (, object, integer)");
    row("rows of a wrong type", replaced(head, "[\"..\"]", "{}") + "}",
        "1:52 record.type (rows, array, object) /rows");
    row("10^9 rows as a number", replaced(head, "[\"..\"]", "1000000000") + "}",
        "1:52 record.type (rows, array, integer) /rows");
    row("10^9 columns as a number", head + ", \"columns\": 1000000000}",
        "1:71 record.range (columns, 1000000000, 1, 500) /columns", true);
    row("10^6 columns", replaced(head, "..", std::string(1'000'000, '.')) + "}",
        "1:52 map.size (1000000, 1, 500) /rows", true);
    row("10^5 rows", replaced(head, "\"..\"", "\".\"" + repeated(",\".\"", 99'999)) + "}",
        "1:52 map.size (1, 100000, 500) /rows", true);
    row("NaN", head + ", \"version\": NaN}", "1:71 json.not-a-number (NaN)");
    row("Infinity", head + ", \"x\": -Infinity}", "1:65 json.not-a-number (-Infinity)");
    row("deep nesting", std::string(100'000, '['), "1:65 json.too-deep (64)");
    row("deep records", repeated("{\"a\":", 100'000), "1:321 json.too-deep (64)");
    row("duplicate keys", head + ",\n\"title\": \"a\", \"title\": \"b\"}",
        "2:15 json.duplicate-key (title, 2, 1) /title", true);
    row("rows twice", head + ", \"rows\": []}", "1:60 json.duplicate-key (rows, 1, 44) /rows",
        true);
    row("UTF-16, small end first", inUtf16(good, false), "1:1 json.encoding (UTF-16)");
    row("UTF-16, big end first", inUtf16(good, true), "1:1 json.encoding (UTF-16)");
    row("Latin-1", replaced(head, "..", ".\xE4"), "1:55 json.utf8 (0xE4)");
    row("a picture", "\x89PNG\r\n\x1A\n\0\0\0\rIHDR"s, "1:1 json.utf8 (0x89)");
    row("an archive", "PK\x03\x04\x14\0"s, "1:3 json.control (0x03)");
    row("zero bytes", std::string(1000, '\0'), "1:1 json.control (0x00)");
    row("a web page", "<!DOCTYPE html>\n<html>", "1:1 json.syntax (<)");
    row("comments", "// a map\n" + good, "1:1 json.syntax (/)");
    row("single quotes", replaced(head, "\"", "'") + "}", "1:2 json.syntax (')");
    row("a comma too many", head + ",}", "1:59 json.syntax (})");
    row("a quote missing", "{\"format: 1,\n\"version\": 1}", "1:13 json.control (0x0A)");
    row("text after the end", good + "x", "");
    row("two documents", head + "}" + head + "}", "1:59 json.trailing ({)");
    row("a newer version", replaced(head, "1,", "7,") + "}", "1:41 document.newer (7, 1) /version");
    row("version as a fraction", replaced(head, "1,", "1.0,") + "}",
        "1:41 document.version (1.0) /version");
    row("another format", replaced(head, "kartenwerk-map", "tiled") + "}",
        "1:12 document.other-format (tiled, kartenwerk-map) /format");
    row("no format", "{\"rows\": [\"..\"]}", "1:1 document.no-format (kartenwerk-map)");
    row("a number too great", head + ", \"x\": 1e999}", "1:65 json.number-range (1e999)");
    row("an integer too great",
        head + R"(, "sites": [{"place": "A1", "kind": "town", "coats": 99999999999999999999}]})",
        "1:111 record.range (coats, 99999999999999999999, 0, 9) /sites/0/coats at A1", true);
    row("a place far away",
        head + R"(, "sites": [{"place": "ZZZZZZZZZ999999999999", "kind": "town"}]})",
        "1:80 record.place (place, ZZZZZZZZZ999999999999) /sites/0/place", true);
    row("too many values", "[0" + repeated(",0", 600'000) + "]", "");
    row("too long a string", "[\"" + std::string(2U << 20U, 'x') + "\"]",
        "1:1048580 json.long-string (1048576)");
    row("thousands of mistakes", head + ", \"sites\": [0" + repeated(", 0", 5000) + "]}",
        "1:70 record.type (, object, integer) /sites/0", true);
  }
  void everyMalformedFileIsAProblemWithItsPlace()
  {
    QFETCH(std::string, text);
    QFETCH(std::string, first);
    QFETCH(bool, value);
    const auto file = path("map.kwmap");
    std::ofstream(file, std::ios::binary) << text;
    const auto map = loadMap(file);
    QVERIFY(!map.complete());
    QCOMPARE(map.value.has_value(), value);
    QVERIFY(map.problems.size() <= 101);
    for (const auto& problem : map.problems) {
      QCOMPARE(problem.file, file);
      QVERIFY(problem.at.line > 0 || problem.rule == "more-problems");
    }
    if (!first.empty())
      QCOMPARE(told(map.problems.front()), first);
    if (map.value)
      QVERIFY(readMap(mapText(*map.value), "").complete());
  }

  void strangeButReadableFilesGiveWarnings_data()
  {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("problems");
    const auto good = mapText(fullMap());
    QTest::newRow("byte order mark")
        << "\xEF\xBB\xBF" + good << "1:1 warning json.byte-order-mark ()\n"s;
    const auto lines = std::to_string(std::ranges::count(good, '\n'));
    QTest::newRow("CRLF") << replaced(good, "\n", "\r\n")
                          << "1:2 warning json.line-ends (" + lines + ")\n";
  }
  void strangeButReadableFilesGiveWarnings()
  {
    QFETCH(std::string, text);
    QFETCH(std::string, problems);
    const auto map = readMap(text, "f");
    QCOMPARE(told(map.problems), problems);
    QVERIFY(map.complete() && *map.value == fullMap());
  }

  void filesThatAreNoneAreProblems_data()
  {
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("problems");
    QTest::newRow("missing") << "no.kwmap"s
                             << "0:0 file.missing ()\n"s;
    QTest::newRow("directory") << "d.kwmap"s
                               << "0:0 file.directory ()\n"s;
    QTest::newRow("device") << "zero.kwmap"s
                            << "0:0 file.device ()\n"s;
    QTest::newRow("200 MB") << "huge.kwmap"s
                            << "0:0 file.too-large (64)\n"s;
    QTest::newRow("name too long") << std::string(5000, 'x') << ""s;
    QTest::newRow("empty name") << ""s
                                << ""s;
  }
  void filesThatAreNoneAreProblems()
  {
    QFETCH(std::string, name);
    QFETCH(std::string, problems);
    fs::create_directories(path("d.kwmap"));
    if (!fs::exists(path("zero.kwmap")))
      fs::create_symlink("/dev/zero", path("zero.kwmap"));
    std::ofstream(path("huge.kwmap")) << "\"";
    fs::resize_file(path("huge.kwmap"), std::uintmax_t{200} << 20U);
    const auto file = name.empty() ? name : path(name.c_str());
    const auto map = loadMap(file);
    QVERIFY(!map.value);
    QCOMPARE(map.problems.size(), std::size_t{1});
    QCOMPARE(map.problems.front().file, file);
    if (!problems.empty())
      QCOMPARE(told(map.problems), problems);
  }

  void allThatTookLessThan200Megabytes()
  {
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer needs memory of its own");
#endif
    auto usage = rusage{};
    ::getrusage(RUSAGE_SELF, &usage);
    QVERIFY2(usage.ru_maxrss < 200L * 1024, qPrintable(QString::number(usage.ru_maxrss)));
  }
};

QTEST_APPLESS_MAIN(TestMalformed)
#include "tst_malformed.moc"

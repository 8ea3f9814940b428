// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "model/base/recordreader.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

class TestRecordReader : public QObject
{
  Q_OBJECT

private:
  Json m_json;
  std::optional<ProblemList> m_problems;

  RecordReader reader(const std::string& text)
  {
    m_json = parseJson(text, "f").value.value();
    m_problems.emplace("f");
    return {m_json, *m_problems, "/r"};
  }
  std::string problems() const { return told(m_problems->problems()); }

private Q_SLOTS:
  void rightValuesAreRead()
  {
    auto r = reader(R"({"t": "x", "i": -3, "s": 18446744073709551615, "b": true, "p": "AB12",
      "side": "west", "l": ["A1", "B2"]})");
    QCOMPARE(r.text("t"), "x"s);
    QCOMPARE(r.integer("i", -3, 9, 0), -3);
    QCOMPARE(r.bits("s"), UINT64_MAX);
    QCOMPARE(r.boolean("b", false), true);
    QCOMPARE(r.readPlace("p"), (std::optional(Place{27, 11})));
    QCOMPARE(r.readSide("side"), std::optional(Side::West));
    const auto places = r.places("l");
    QCOMPARE(places.size(), std::size_t{2});
    QVERIFY((places[1].first == Place{1, 1}));
    QCOMPARE(places[1].second, (TextPosition{2, 35}));
    QCOMPARE(problems(), ""s);
    QVERIFY(r.extras().empty());
  }

  void missingOptionalKeysGiveTheFallback()
  {
    auto r = reader("{}");
    QCOMPARE(r.integer("i", 0, 9, 4), 4);
    QCOMPARE(r.boolean("b", true), true);
    QCOMPARE(r.bits("s", 7), std::uint64_t{7});
    QVERIFY(!r.readPlace("p", Presence::Optional));
    QVERIFY(r.places("l").empty());
    QCOMPARE(problems(), ""s);
  }

  void missingRequiredKeysAreProblems()
  {
    auto r = reader("\n  {}");
    static_cast<void>(r.text("t", Presence::Required));
    static_cast<void>(r.readPlace("p"));
    QCOMPARE(problems(), "2:3 record.missing (t) /r\n2:3 record.missing (p) /r\n"s);
  }

  void everyWrongValueIsReported()
  {
    auto r = reader(R"({"t": 1, "i": 10, "f": 1.5, "s": -1, "b": "yes",
"p": "7D", "side": "up", "l": ["A1", "x", 3]})");
    r.setPlace("D7");
    QCOMPARE(r.text("t"), ""s);
    QCOMPARE(r.integer("i", 0, 9, 4), 4);
    QCOMPARE(r.integer("f", 0, 9, 4), 4);
    QCOMPARE(r.bits("s", 7), std::uint64_t{7});
    QCOMPARE(r.boolean("b", true), true);
    QVERIFY(!r.readPlace("p"));
    QVERIFY(!r.readSide("side"));
    QCOMPARE(r.places("l").size(), std::size_t{1});
    QCOMPARE(problems(), "1:7 record.type (t, string, integer) /r/t at D7\n"
                         "1:15 record.range (i, 10, 0, 9) /r/i at D7\n"
                         "1:24 record.type (f, integer, number) /r/f at D7\n"
                         "1:34 record.range (s, -1, 0, 18446744073709551615) /r/s at D7\n"
                         "1:43 record.type (b, boolean, string) /r/b at D7\n"
                         "2:6 record.place (p, 7D) /r/p at D7\n"
                         "2:20 record.choice (side, up, north, east, south, west) /r/side at D7\n"
                         "2:38 record.place (, x) /r/l/1 at D7\n"
                         "2:43 record.type (, string, integer) /r/l/2 at D7\n"s);
  }

  void integersBeyond64BitsAreOutOfRange()
  {
    auto r = reader(R"({"a": 99999999999, "b": 18446744073709551615, "c": 1e3})");
    QCOMPARE(r.integer("a", 0, 9, 1), 1);
    QCOMPARE(r.integer("b", 0, 9, 1), 1);
    QCOMPARE(problems(), "1:7 record.range (a, 99999999999, 0, 9) /r/a\n"
                         "1:25 record.range (b, 18446744073709551615, 0, 9) /r/b\n"s);
  }

  void keysNobodyAskedForAreExtras()
  {
    auto r = reader(R"({"z": [1,2], "a": 1, "b": {"q":  null}})");
    static_cast<void>(r.integer("a", 0, 9, 0));
    QCOMPARE(r.extras(), (Extras{{"b", R"({"q": null})"}, {"z", "[1, 2]"}}));
  }

  void anythingButAnObjectReadsAsAnEmptyRecord()
  {
    auto r = reader("[1]");
    QVERIFY(!r.isRecord());
    QCOMPARE(r.integer("a", 0, 9, 5, Presence::Required), 5);
    QCOMPARE(problems(), "1:1 record.type (, object, array) /r\n"s);
  }

  void recordsKeepTheirPointer()
  {
    auto r = reader(R"({"l": [{"i": 1}, 2, {"i": "x"}]})");
    auto records = r.records("l");
    QCOMPARE(records.size(), std::size_t{2});
    QCOMPARE(records[0].integer("i", 0, 9, 0), 1);
    QCOMPARE(records[1].integer("i", 0, 9, 0), 0);
    QCOMPARE(problems(), "1:18 record.type (, object, integer) /r/l/1\n"
                         "1:27 record.type (i, integer, string) /r/l/2/i\n"s);
  }

  void moreThanAHundredProblemsAreCounted()
  {
    auto list = ProblemList("f");
    for (int i = 0; i < 130; ++i)
      list.add("record.type", {}, {130 - i, 1});
    const auto problems = list.problems();
    QCOMPARE(problems.size(), std::size_t{101});
    QVERIFY(problems[0].at.line < problems[1].at.line);
    QCOMPARE(told(problems.back()), "0:0 more-problems (30)"s);
    QVERIFY(anyErrors({problems.back()}));
  }

  void formats_data()
  {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, std::string text, std::string expected) {
      QTest::newRow(name) << std::move(text) << std::move(expected);
    };
    row("right", R"({"format": "kw", "version": 2})", "");
    row("older", R"({"format": "kw", "version": 1})", "");
    row("none", R"({"version": 1})", "1:1 document.no-format (kw) /r\n");
    row("no text", R"({"format": 3})", "1:12 document.no-format (kw) /r/format\n");
    row("other", R"({"format": "tmj"})", "1:12 document.other-format (tmj, kw) /r/format\n");
    row("newer", R"({"format": "kw", "version": 99})", "1:29 document.newer (99, 2) /r/version\n");
    row("no version", R"({"format": "kw"})", "1:1 record.missing (version) /r\n");
    row("zero", R"({"format": "kw", "version": 0})", "1:29 document.version (0) /r/version\n");
    row("text", R"({"format": "kw", "version": "1"})",
        "1:29 document.version (\"1\") /r/version\n");
  }
  void formats()
  {
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    auto r = reader(text);
    QCOMPARE(readFormat(r, "kw", 2).has_value(), expected.empty());
    QCOMPARE(problems(), expected);
  }
};

QTEST_APPLESS_MAIN(TestRecordReader)
#include "tst_recordreader.moc"

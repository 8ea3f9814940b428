// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "model/base/jsonwriter.h"

using namespace kartenwerk;
using namespace std::string_literals;

class TestJsonWriter : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void keysComeInTheOrderOfTheCalls()
  {
    auto record = JsonRecord{};
    record.add("format", "x").add("version", 1).add("a", true).add("seed", UINT64_MAX);
    QCOMPARE(record.line(),
             R"({"format": "x", "version": 1, "a": true, "seed": 18446744073709551615})"s);
    QCOMPARE(record.document(), "{\n  \"format\": \"x\",\n  \"version\": 1,\n  \"a\": true,\n"
                                "  \"seed\": 18446744073709551615\n}\n"s);
  }

  void whatAReaderAssumesIsNotWritten()
  {
    auto record = JsonRecord{};
    record.addUnless(1, "tiles", 1).addUnless(1, "coats", 0).addText("name", "");
    QCOMPARE(record.line(), R"({"coats": 0})"s);
  }

  void shortRecordsStandOnOneLine()
  {
    auto inner = JsonRecord{};
    inner.add("place", "D7").add("kind", "town");
    auto list = JsonList{};
    list.add(inner).add(inner);
    auto record = JsonRecord{};
    record.add("sites", list.broken());
    QCOMPARE(record.document(), "{\n  \"sites\": [\n    {\"place\": \"D7\", \"kind\": \"town\"},\n"
                                "    {\"place\": \"D7\", \"kind\": \"town\"}\n  ]\n}\n"s);
  }

  void aLineHasAtMostOneHundredColumns_data()
  {
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("oneLine");
    // two spaces, "k": , {"a": "…"} and a comma leave 83 columns for the text
    QTest::newRow("just fits") << 83 << true;
    QTest::newRow("one too many") << 84 << false;
  }
  void aLineHasAtMostOneHundredColumns()
  {
    QFETCH(int, length);
    QFETCH(bool, oneLine);
    auto inner = JsonRecord{};
    inner.add("a", std::string(static_cast<std::size_t>(length), 'x'));
    auto record = JsonRecord{};
    record.add("k", inner).add("z", 1);
    const auto text = record.document();
    const auto first = text.find('\n', 2);
    QCOMPARE(text.substr(0, first).find('}') != std::string::npos, oneLine);
    if (oneLine)
      QCOMPARE(first - 2, std::size_t{100});
  }

  void longListsOfPlainValuesFillTheirLines()
  {
    auto list = JsonList{};
    for (int i = 0; i < 60; ++i)
      list.add("A" + std::to_string(i));
    auto record = JsonRecord{};
    record.add("squares", list);
    auto lines = 0;
    auto text = record.document();
    for (std::size_t begin = 0; begin < text.size();) {
      const auto end = text.find('\n', begin);
      QVERIFY(end - begin <= 100);
      QVERIFY(text[end - 1] != ' ');
      begin = end + 1;
      ++lines;
    }
    QCOMPARE(lines, 9);
    QCOMPARE(canonicalText(*parseJson(text, "").value), record.line());
  }

  void unknownKeysComeLastAndKeepTheirValue()
  {
    auto record = JsonRecord{};
    record.add("a", 1).add(Extras{{"x", R"({"n": 1.10, "l": [null, true]})"}, {"y", "[]"}});
    QCOMPARE(record.line(), R"({"a": 1, "x": {"n": 1.10, "l": [null, true]}, "y": []})"s);
  }

  void emptyListsAndRecordsStayOnTheirLine()
  {
    auto record = JsonRecord{};
    record.add("l", JsonList{}.broken()).add("r", JsonRecord{});
    QCOMPARE(record.document(), "{\n  \"l\": [],\n  \"r\": {}\n}\n"s);
  }
};

QTEST_APPLESS_MAIN(TestJsonWriter)
#include "tst_jsonwriter.moc"

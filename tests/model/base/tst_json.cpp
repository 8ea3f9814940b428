// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <string>

#include "model/base/json.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

/// Reading JSON: exact values, exact places, and a problem with its place for whatever is broken.
class TestJson : public QObject
{
  Q_OBJECT

private:
  static std::string problemsOf(const std::string& text)
  {
    const auto json = parseJson(text, "f.json");
    for (const auto& problem : json.problems)
      if (problem.file != "f.json")
        return "wrong file: " + problem.file;
    return told(json.problems);
  }
  static std::string nested(std::size_t depth)
  {
    return std::string(depth, '[') + std::string(depth, ']');
  }

private Q_SLOTS:
  void everyValueKnowsItsPlace()
  {
    const auto text = "{\n  \"a\" : [1, -2.5 ,\n\ttrue],\n \"b\": {\"c\": \"x\\\"y\"}}"s;
    const auto json = parseJson(text, "f.json");
    QVERIFY(json.complete());
    const auto& root = *json.value;
    QCOMPARE(root.at(), (TextPosition{1, 1}));
    QCOMPARE(root.members()[0].at, (TextPosition{2, 3}));
    const auto& a = *root.find("a");
    QCOMPARE(a.at(), (TextPosition{2, 9}));
    QCOMPARE(a.items()[0].at(), (TextPosition{2, 10}));
    QCOMPARE(a.items()[1].at(), (TextPosition{2, 13}));
    QCOMPARE(a.items()[2].at(), (TextPosition{3, 2}));
    QCOMPARE(root.members()[1].at, (TextPosition{4, 2}));
    QCOMPARE(root.find("b")->at(), (TextPosition{4, 7}));
    QCOMPARE(root.find("b")->find("c")->at(), (TextPosition{4, 13}));
    QCOMPARE(*root.find("b")->find("c")->string(), "x\"y"s);
  }

  void columnsAreBytes()
  {
    const auto json = parseJson("[\"ü\", 7]", "");
    QCOMPARE(json.value->items()[1].at(), (TextPosition{1, 8}));
  }

  void integersOf64BitsStayExact()
  {
    const auto json =
        parseJson("[9223372036854775807, -9223372036854775808, 18446744073709551615, 1.0]", "");
    QVERIFY(json.complete());
    const auto& items = json.value->items();
    QCOMPARE(items[0].integer(), std::optional(INT64_MAX));
    QCOMPARE(items[1].integer(), std::optional(INT64_MIN));
    QVERIFY(!items[2].integer());
    QCOMPARE(items[2].unsignedInteger(), std::optional(UINT64_MAX));
    QVERIFY(!items[1].unsignedInteger());
    QVERIFY(!items[3].integer());
    QCOMPARE(items[3].number(), std::optional(1.0));
    QVERIFY(items[3].type() == Json::Type::Number);
  }

  void canonicalTextKeepsAllDigitsOfNumbers()
  {
    const auto text = R"({"a": [1.10, 123456789012345678901234567890, -0.5e-3], "b": null})"s;
    QCOMPARE(canonicalText(*parseJson(text, "").value), text);
  }

  void onlyWhatMustBeIsEscaped()
  {
    QCOMPARE(quoted("ä\"\\\n\t\x01/\x7F"), "\"ä\\\"\\\\\\n\\t\\u0001/\\u007f\""s);
    const auto again = parseJson(quoted("ä\"\\\n\t\x01/"), "");
    QCOMPARE(*again.value->string(), "ä\"\\\n\t\x01/"s);
  }

  void broken_data()
  {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("problems");
    const auto row = [](const char* name, std::string text, std::string problems) {
      QTest::newRow(name) << std::move(text) << std::move(problems);
    };
    row("empty", "", "1:1 json.empty ()\n");
    row("only space", " \n\t ", "1:1 json.empty ()\n");
    row("truncated object", "{\"a\": 1,", "1:9 json.truncated ()\n");
    row("truncated list", "[1, 2\n", "2:1 json.truncated ()\n");
    row("truncated string", "[\n\"abc", "2:5 json.truncated ()\n");
    row("truncated word", "[tru", "1:5 json.truncated ()\n");
    row("NaN", "[1, NaN]", "1:5 json.not-a-number (NaN)\n");
    row("nan", "[nan]", "1:2 json.not-a-number (nan)\n");
    row("Infinity", "{\"a\":\nInfinity}", "2:1 json.not-a-number (Infinity)\n");
    row("-Infinity", "[-Infinity]", "1:2 json.not-a-number (-Infinity)\n");
    row("number too great", "[1, 1e999]", "1:5 json.number-range (1e999)\n");
    row("bare word", "[yes]", "1:2 json.syntax (yes)\n");
    row("single quotes", "['a']", "1:2 json.syntax (')\n");
    row("comment", "{ // x\n}", "1:3 json.syntax (/)\n");
    row("comma too many", "[1,\n ]", "2:2 json.syntax (])\n");
    row("comma missing", "[1 \"b\"]", "1:4 json.syntax (\")\n");
    row("colon missing", "{\"a\" 1}", "1:6 json.syntax (1)\n");
    row("leading zero", "[01]", "1:2 json.syntax (01)\n");
    row("text after the end", "{}\n{}", "2:1 json.trailing ({)\n");
    row("wrong bracket", "[1}", "1:3 json.syntax (})\n");
    row("unknown escape", "[\"\\q\"]", "1:2 json.syntax (\")\n");
    row("invalid UTF-8", "[\"a\xFFz\"]", "1:4 json.utf8 (0xFF)\n");
    row("cut UTF-8", "\"\xC3", "1:2 json.utf8 (0xC3)\n");
    row("overlong UTF-8", "\"\xC0\xAF\"", "1:2 json.utf8 (0xC0)\n");
    row("surrogate in UTF-8", "\"\xED\xA0\x80\"", "1:2 json.utf8 (0xED)\n");
    row("beyond Unicode", "\"\xF4\x90\x80\x80\"", "1:2 json.utf8 (0xF4)\n");
    row("line end in a string", "[\"a\nb\"]", "1:4 json.control (0x0A)\n");
    row("zero byte in a string", "[\"a\0\"]"s, "1:4 json.control (0x00)\n");
    row("zero byte", "[1]\0"s, "1:4 json.control (0x00)\n");
    row("too deep", nested(deepestJson + 1), "1:65 json.too-deep (64)\n");
    row("UTF-16 with mark", "\xFF\xFE{\0}\0"s, "1:1 json.encoding (UTF-16)\n");
    row("UTF-16 big end first", "\xFE\xFF\0{\0}"s, "1:1 json.encoding (UTF-16)\n");
    row("UTF-16 without mark", "{\0}\0"s, "1:1 json.encoding (UTF-16)\n");
    row("UTF-32 with mark", "\xFF\xFE\0\0{\0\0\0"s, "1:1 json.encoding (UTF-32)\n");
    row("UTF-32 without mark", "{\0\0\0}\0\0\0"s, "1:1 json.encoding (UTF-32)\n");
  }
  void broken()
  {
    QFETCH(std::string, text);
    QFETCH(std::string, problems);
    QCOMPARE(problemsOf(text), problems);
    QVERIFY(!parseJson(text, "").value);
  }

  void aByteOrderMarkIsReadWithAWarning()
  {
    const auto json = parseJson("\xEF\xBB\xBF[1]", "");
    QVERIFY(json.complete());
    QCOMPARE(told(json.problems), "1:1 warning json.byte-order-mark ()\n"s);
    QCOMPARE(json.value->items()[0].at(), (TextPosition{1, 2}));
  }

  void carriageReturnsAreReadWithAWarning()
  {
    const auto json = parseJson("[1,\r\n2,\r\n3]", "");
    QVERIFY(json.complete());
    QCOMPARE(told(json.problems), "1:4 warning json.line-ends (2)\n"s);
    QCOMPARE(json.value->items()[2].at(), (TextPosition{3, 1}));
  }

  void theDeepestAllowedIsRead() { QVERIFY(parseJson(nested(deepestJson), "").complete()); }

  void duplicateKeysAreErrorsWithBothPlaces()
  {
    const auto text = "{\"x\": [{\"a~b\": 1,\n \"c\": 2, \"a~b\": 3,\n \"a~b\": 4}], \"y\": 0}"s;
    QCOMPARE(problemsOf(text), "2:10 json.duplicate-key (a~b, 1, 9) /x/0/a~0b\n"
                               "3:2 json.duplicate-key (a~b, 1, 9) /x/0/a~0b\n"s);
    const auto json = parseJson(text, "");
    QVERIFY(json.value && !json.complete());
    QCOMPARE(json.value->find("x")->items()[0].find("a~b")->integer(), std::optional<int64_t>(1));
    QCOMPARE(json.value->find("x")->items()[0].members().size(), std::size_t{2});
  }

  void tooManyValuesAreRefused()
  {
    auto text = "[0"s;
    for (std::size_t i = 0; i < mostJsonValues; ++i)
      text += ",0";
    text += ']';
    QVERIFY(problemsOf(text).find("json.too-many-values (524288)") != std::string::npos);
  }

  void tooLongAStringIsRefused()
  {
    const auto text = '"' + std::string(longestJsonString + 2, 'x') + '"';
    QVERIFY(problemsOf(text).find("json.long-string (1048576)") != std::string::npos);
    QVERIFY(parseJson('"' + std::string(longestJsonString, 'x') + '"', "").complete());
  }

  void tooLongATextIsRefused()
  {
    QCOMPARE(problemsOf(std::string(largestJson + 1, ' ')), "0:0 file.too-large (64)\n"s);
  }
};

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/cli/arguments.h"

using namespace kartenwerk::cli;

class TestArguments : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void optionsAndFilesInAnyOrder();
  void afterTwoDashesEverythingIsAFile();
  void aDashAloneIsAFile();
  void unknownOptionsAreNotUnderstood();
  void valuesAreNeitherMissingNorTooMany();
  void numbers_data();
  void numbers();
  void decimals_data();
  void decimals();
};

namespace {

constexpr std::array options{ArgumentOption{"count", 0, "K", nullptr},
                             ArgumentOption{"output", 'o', "OUT", nullptr},
                             ArgumentOption{"json", 0, nullptr, nullptr}};

ParsedArguments parsed(const std::vector<std::string>& words)
{
  return parseArguments(options, words);
}

} // namespace

void TestArguments::optionsAndFilesInAnyOrder()
{
  const auto [arguments, error] = parsed({"a", "--count", "3", "-o", "x", "b", "--json"});
  QVERIFY(error.isEmpty());
  QCOMPARE(arguments.files, (std::vector<std::string>{"a", "b"}));
  QCOMPARE(arguments.value("count"), std::optional<std::string>("3"));
  QCOMPARE(arguments.value("output"), std::optional<std::string>("x"));
  QVERIFY(arguments.has("json"));
  QVERIFY(!arguments.has("help"));
  QCOMPARE(parsed({"--count=7", "--count=8"}).arguments.value("count"),
           std::optional<std::string>("8"));
  QCOMPARE(parsed({"--count="}).arguments.value("count"), std::optional<std::string>(""));
  QVERIFY(parsed({"-h"}).arguments.has("help"));
}

void TestArguments::afterTwoDashesEverythingIsAFile()
{
  const auto [arguments, error] = parsed({"--", "--json", "-o"});
  QVERIFY(error.isEmpty());
  QCOMPARE(arguments.files, (std::vector<std::string>{"--json", "-o"}));
}

void TestArguments::aDashAloneIsAFile()
{
  QCOMPARE(parsed({"-", "-o", "-"}).arguments.files, (std::vector<std::string>{"-"}));
  QCOMPARE(parsed({"-", "-o", "-"}).arguments.value("output"), std::optional<std::string>("-"));
}

void TestArguments::unknownOptionsAreNotUnderstood()
{
  for (const auto* word : {"--cuont", "-x", "--output2", "-oo", "--"})
    QCOMPARE(parsed({word}).error.isEmpty(), std::string_view(word) == "--");
}

void TestArguments::valuesAreNeitherMissingNorTooMany()
{
  QVERIFY(!parsed({"--count"}).error.isEmpty());
  QVERIFY(!parsed({"-o"}).error.isEmpty());
  QVERIFY(!parsed({"--json=1"}).error.isEmpty());
}

void TestArguments::numbers_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<bool>("good");
  for (const auto* text : {"0", "7", "10"})
    QTest::newRow(text) << QByteArray(text) << true;
  for (const auto* text : {"", "-1", "11", "1.5", "7 ", " 7", "7x", "0x7", "99999999999999999999"})
    QTest::newRow(text) << QByteArray(text) << false;
}

void TestArguments::numbers()
{
  QFETCH(QByteArray, text);
  QFETCH(bool, good);
  QCOMPARE(wholeNumber(text.toStdString(), 0, 10).has_value(), good);
}

void TestArguments::decimals_data()
{
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<bool>("good");
  for (const auto* text : {"0", "1", "0.45", ".5"})
    QTest::newRow(text) << QByteArray(text) << true;
  for (const auto* text : {"", "-0.1", "1.01", "nan", "inf", "0,5", "1e-1", "half"})
    QTest::newRow(text) << QByteArray(text) << false;
}

void TestArguments::decimals()
{
  QFETCH(QByteArray, text);
  QFETCH(bool, good);
  QCOMPARE(decimalNumber(text.toStdString(), 0, 1).has_value(), good);
}

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"

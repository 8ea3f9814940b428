// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "model/validation/validation.h"
#include "tests/support/drawn.h"
#include "views/text/issuetext.h"
#include "views/text/issuewords.h"
#include "views/text/language.h"

using namespace kartenwerk;

class TestIssueText : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void init() { installTranslations(QStringLiteral("en")); }
  void everyRuleHasATitleASentenceAndAnExplanation_data();
  void everyRuleHasATitleASentenceAndAnExplanation();
  void everyRuleIsSaidOnce();
  void aSentenceNamesTheSquares();
  void aSentenceNamesTheSides();
  void numbersHaveTheirPluralForms();
  void manySquaresAreCutShort();
  void namesFromAFileAreShownAsTheyAre();
  void theWordInADetailChoosesTheSentence();
  void severityWordsAreNeverTranslated();
};

namespace {

/// An issue with as many details as the rule has.
Issue sample(Rule rule)
{
  const auto details = QString::fromUtf8(infoOf(rule).details).split(QStringLiteral(", "));
  auto issue = Issue{rule, infoOf(rule).severity, {at("D7")}, {}, {{at("D7"), Side::North}}};
  for (auto i = 0; i < details.size(); ++i)
    issue.details.push_back(std::to_string(3 + i));
  return issue;
}

} // namespace

void TestIssueText::everyRuleHasATitleASentenceAndAnExplanation_data()
{
  QTest::addColumn<QString>("language");
  QTest::addColumn<int>("rule");
  for (const auto& language : languages())
    for (const auto& info : rules())
      QTest::addRow("%s %s", qPrintable(language), std::string(info.id).c_str())
          << language << static_cast<int>(info.rule);
}

void TestIssueText::everyRuleHasATitleASentenceAndAnExplanation()
{
  QFETCH(QString, language);
  QFETCH(int, rule);
  QCOMPARE(installTranslations(language), language);
  const auto id = static_cast<Rule>(rule);
  const auto text = issueText(sample(id));
  QVERIFY(ruleTitle(id).size() > 4);
  QVERIFY(ruleTitle(id).size() < 64);
  QVERIFY(!ruleTitle(id).endsWith(u'.'));
  QVERIFY(text.endsWith(u'.'));
  QVERIFY2(!text.contains(u'{') && !text.contains(u'%'), qPrintable(text));
  QVERIFY2(!text.contains(QLatin1String("(s)")), qPrintable(text));
  QVERIFY(ruleExplanation(id).size() > 40);
  QVERIFY(ruleExplanation(id).endsWith(u'.'));
  QCOMPARE(!mendText(id).isEmpty(), infoOf(id).mendable);
}

void TestIssueText::everyRuleIsSaidOnce()
{
  for (const auto& info : rules()) {
    auto number = std::ptrdiff_t{0};
    for (const auto words : {squareIssueWords(), borderIssueWords(), scenarioIssueWords(),
                             profileIssueWords(), playIssueWords()})
      number += std::ranges::count(words, info.rule, &IssueWords::rule);
    QVERIFY2(number == 1, std::string(info.id).c_str());
  }
}

void TestIssueText::aSentenceNamesTheSquares()
{
  const auto issues = validate(drawn({"S.S", "~~~", "..~"}));
  QCOMPARE(issues.size(), std::size_t{1});
  QCOMPARE(issueText(issues.front()),
           QStringLiteral("2 playable squares cannot be reached from any start: A3 and B3."));
}

void TestIssueText::aSentenceNamesTheSides()
{
  const auto issues = validate(drawn({"S.S"}).withPrint({at("A1"), Side::East}));
  QCOMPARE(issueText(issues.front()),
           QStringLiteral("A square lies beyond the side A1 east, so there can be no print."));
}

void TestIssueText::numbersHaveTheirPluralForms()
{
  auto issue = Issue{Rule::SquareUnreachable, Severity::Error, {at("B2")}, {"1"}, {}};
  QCOMPARE(issueText(issue),
           QStringLiteral("1 playable square cannot be reached from any start: B2."));
  installTranslations(QStringLiteral("de"));
  QCOMPARE(issueText(issue),
           QStringLiteral("1 spielbares Feld ist von keinem Startfeld aus erreichbar: B2."));
  issue.places.push_back(at("C2"));
  issue.details = {"2"};
  QCOMPARE(
      issueText(issue),
      QStringLiteral("2 spielbare Felder sind von keinem Startfeld aus erreichbar: B2 und C2."));
}

void TestIssueText::manySquaresAreCutShort()
{
  auto issue = Issue{Rule::Hole, Severity::Info, {}, {"20"}, {}};
  for (auto column = std::int16_t{0}; column < 20; ++column)
    issue.places.push_back({column, 0});
  QVERIFY(issueText(issue).contains(QStringLiteral("A1, B1, C1, D1, E1, F1 and 14 more")));
}

void TestIssueText::namesFromAFileAreShownAsTheyAre()
{
  const auto issue =
      Issue{Rule::NameRepeated, Severity::Warning, {at("A1"), at("B1")}, {"%1 {places} %n"}, {}};
  QCOMPARE(issueText(issue),
           QStringLiteral("The name “%1 {places} %n” is used more than once: A1 and B1."));
}

void TestIssueText::theWordInADetailChoosesTheSentence()
{
  auto texts = QStringList{};
  for (const auto& variant : issueVariants()) {
    const auto issue = Issue{variant.rule, Severity::Error, {at("C3")}, {variant.word}, {}};
    QVERIFY(!texts.contains(issueText(issue)));
    texts.push_back(issueText(issue));
  }
}

void TestIssueText::severityWordsAreNeverTranslated()
{
  installTranslations(QStringLiteral("de"));
  QCOMPARE(severityWord(Severity::Error), QStringLiteral("error"));
  QCOMPARE(severityWord(Severity::Warning), QStringLiteral("warning"));
  QCOMPARE(severityWord(Severity::Info), QStringLiteral("info"));
  QCOMPARE(severityText(Severity::Error), QStringLiteral("Fehler"));
}

QTEST_GUILESS_MAIN(TestIssueText)
#include "tst_issuetext.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "model/base/problemrules.h"
#include "views/text/language.h"
#include "views/text/problemtext.h"
#include "views/text/problemwords.h"

using namespace kartenwerk;

class TestProblemText : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void init() { installTranslations(QStringLiteral("en")); }
  void everyProblemHasASentence_data();
  void everyProblemHasASentence();
  void everyProblemIsSaidOnceAndNoneIsInvented();
  void anEmptyFirstDetailHasASentenceOfItsOwn();
  void theLineHasFileLineColumnSeverityTextAndRule();
  void unknownPartsOfThePositionAreLeftOut();
  void aMessageIsOneLineWhateverItQuotes();
  void whatStandsInAFileIsQuoted_data();
  void whatStandsInAFileIsQuoted();
  void theTextFollowsTheLanguageTheRestDoesNot();
};

namespace {

std::vector<ProblemWords> allWords()
{
  auto all = std::vector<ProblemWords>{};
  for (const auto words :
       {fileProblemWords(), documentProblemWords(), tileProblemWords(), gameProblemWords()})
    all.insert(all.end(), words.begin(), words.end());
  return all;
}

} // namespace

void TestProblemText::everyProblemHasASentence_data()
{
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("rule");
  for (const auto& language : languages())
    for (const auto& id : rule::all) {
      const auto text = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
      QTest::addRow("%s %s", qPrintable(language), qPrintable(text)) << language << text;
    }
}

void TestProblemText::everyProblemHasASentence()
{
  QFETCH(QString, language);
  QFETCH(QString, rule);
  installTranslations(language);
  const auto unknown = problemText({.rule = "no such rule", .details = {"11", "12", "13", "14"}});
  const auto text =
      problemText({.rule = rule.toStdString(), .details = {"11", "12", "13", "14", "15"}});
  QVERIFY(text.size() > 10);
  QVERIFY2(text.endsWith(u'.'), qPrintable(text));
  QVERIFY(!text.startsWith(unknown.left(10)));
  QVERIFY2(!text.contains(u'%') && !text.contains(QLatin1String("(s)")), qPrintable(text));
}

void TestProblemText::everyProblemIsSaidOnceAndNoneIsInvented()
{
  auto words = allWords();
  std::erase_if(words, [](const ProblemWords& one) {
    return one.rule.starts_with("picture-") || one.rule.starts_with("pdf-");
  });
  for (const auto& id : rule::all)
    QVERIFY2(std::ranges::count(words, id, &ProblemWords::rule) == 1, std::string(id).c_str());
  for (const auto& one : words)
    QVERIFY2(std::ranges::count(rule::all, one.rule) == 1, std::string(one.rule).c_str());
}

void TestProblemText::anEmptyFirstDetailHasASentenceOfItsOwn()
{
  auto problem = Problem{.rule = "record.type", .details = {"rows", "array", "string"}};
  QCOMPARE(problemText(problem), QStringLiteral("“rows” must be of type list, not text."));
  problem.details.front().clear();
  QCOMPARE(problemText(problem), QStringLiteral("A value of type list is wanted here, not text."));
  problem = {.rule = "tiles.property", .details = {"k", "", "crossing"}};
  QVERIFY2(!problemText(problem).contains(QStringLiteral("“”")), qPrintable(problemText(problem)));
}

void TestProblemText::theLineHasFileLineColumnSeverityTextAndRule()
{
  const auto problem =
      Problem{Severity::Error,   "record.range", {"coats", "12", "0", "9"}, "maps/x.kwmap", {14, 7},
              "/prints/3/coats", "D7 north"};
  QCOMPARE(messageLine(problem),
           QStringLiteral("maps/x.kwmap:14:7: error: D7 north: “coats” is 12; it must be from 0 to "
                          "9. (/prints/3/coats) [record.range]"));
}

void TestProblemText::unknownPartsOfThePositionAreLeftOut()
{
  QCOMPARE(messageLine({.rule = "file.missing", .file = "x.kwmap"}),
           QStringLiteral("x.kwmap: error: There is no such file. [file.missing]"));
  QCOMPARE(messageLine({.rule = "json.empty", .file = "x", .at = {3, 0}}),
           QStringLiteral("x:3: error: The file is empty. [json.empty]"));
  QCOMPARE(messageLine({.severity = Severity::Warning, .rule = "file.missing"}),
           QStringLiteral("warning: There is no such file. [file.missing]"));
}

void TestProblemText::aMessageIsOneLineWhateverItQuotes()
{
  const auto line = messageLine({.rule = "json.syntax", .details = {"a\nb\tc"}, .file = "x"});
  QCOMPARE(line, QStringLiteral("x: error: This is not JSON: “a b c” does not belong here. "
                                "[json.syntax]"));
}

void TestProblemText::whatStandsInAFileIsQuoted_data()
{
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("quoted");
  QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("“:”");
  QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("„:“");
  QTest::newRow("French") << QStringLiteral("fr") << QStringLiteral("«\u00a0:\u00a0»");
}

void TestProblemText::whatStandsInAFileIsQuoted()
{
  QFETCH(QString, language);
  QFETCH(QString, quoted);
  installTranslations(language);
  for (const auto id : {rule::jsonSyntax, rule::jsonTrailing, rule::jsonNotANumber}) {
    const auto text = problemText({.rule = std::string(id), .details = {":"}});
    QVERIFY2(text.contains(quoted), qPrintable(text));
  }
}

void TestProblemText::theTextFollowsTheLanguageTheRestDoesNot()
{
  installTranslations(QStringLiteral("de"));
  QCOMPARE(messageLine({.rule = "json.empty", .file = "x", .at = {1, 1}}),
           QStringLiteral("x:1:1: error: Die Datei ist leer. [json.empty]"));
}

QTEST_GUILESS_MAIN(TestProblemText)
#include "tst_problemtext.moc"

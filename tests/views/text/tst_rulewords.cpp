// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/maprulewords.h"
#include "views/text/rulewords.h"

#include <QRegularExpression>
#include <QTest>
#include <set>

#include "model/rules/presets.h"

using namespace kartenwerk;

class TestRuleWords : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyRuleAndChoiceHasWords();
  void everyRuleIsExplainedAndNamesItsSource();
  void everyPresetAndGroupHasANameOfItsOwn();
  void aSourceNamesDocumentsAndOurReadings();
  void everyRuleOfAMapHasWordsAndAReasonIfItIsNotPlayed();
};

void TestRuleWords::everyRuleAndChoiceHasWords()
{
  QVERIFY(!switches().empty() && !ruleLists().empty());
  for (const auto& rule : switches()) {
    QVERIFY2(!switchText(rule.id).isEmpty(), std::string(rule.id).c_str());
    for (const auto word : rule.words)
      QVERIFY2(!choiceText(rule.id, word).isEmpty(), std::string(word).c_str());
  }
  for (const auto& list : ruleLists()) {
    QVERIFY2(!switchText(list.id).isEmpty(), std::string(list.id).c_str());
    for (const auto& word : list.words)
      QVERIFY2(!choiceText(list.id, word.word).isEmpty(), std::string(word.word).c_str());
  }
  QVERIFY(switchText("castles").isEmpty() && choiceText("chips.use", "castles").isEmpty());
}

void TestRuleWords::everyRuleIsExplainedAndNamesItsSource()
{
  const auto explained = [](std::string_view id, std::string_view source) {
    return switchExplanation(id).endsWith(QLatin1Char('.')) &&
           switchExplanation(id) != switchText(id) && !sourceText(source).isEmpty();
  };
  for (const auto& rule : switches())
    QVERIFY2(explained(rule.id, rule.source), std::string(rule.id).c_str());
  for (const auto& list : ruleLists())
    QVERIFY2(explained(list.id, list.source), std::string(list.id).c_str());
  QVERIFY(switchExplanation("castles").isEmpty());
}

void TestRuleWords::everyPresetAndGroupHasANameOfItsOwn()
{
  auto names = std::set<QString>{};
  for (const auto& known : presets()) {
    QVERIFY(presetText(known.id) !=
            QString::fromUtf8(known.id.data(), static_cast<qsizetype>(known.id.size())));
    QVERIFY(names.insert(presetText(known.id)).second);
  }
  QCOMPARE(presetText("castles"), QStringLiteral("castles"));
  for (const auto& rule : switches())
    QVERIFY2(!groupText(rule.group).isEmpty(), std::string(rule.id).c_str());
}

void TestRuleWords::aSourceNamesDocumentsAndOurReadings()
{
  QCOMPARE(sourceText("LS, D13"), QStringLiteral("The Land Surveyors · our reading D13"));
  // A code that no document has would be taken for a decision.
  static const auto decision = QRegularExpression(QStringLiteral("our reading (?!D[0-9]+)"));
  for (const auto& rule : switches())
    QVERIFY2(!sourceText(rule.source).contains(decision), std::string(rule.id).c_str());
  for (const auto& list : ruleLists())
    QVERIFY2(!sourceText(list.source).contains(decision), std::string(list.id).c_str());
}

void TestRuleWords::everyRuleOfAMapHasWordsAndAReasonIfItIsNotPlayed()
{
  for (const auto& rule : mapRules()) {
    QVERIFY2(mapRuleText(rule.id).endsWith(QLatin1Char('.')), std::string(rule.id).c_str());
    QVERIFY2(mapRuleReason(rule).isEmpty() == rule.played(), std::string(rule.id).c_str());
  }
  const auto& upgrade = mapRules().front();
  QVERIFY(belongsTo(upgrade, "germany") && belongsTo(upgrade, "taiwan"));
  QVERIFY(!belongsTo(upgrade, "german") && !belongsTo(upgrade, "wan") && !belongsTo(upgrade, ""));
}

QTEST_GUILESS_MAIN(TestRuleWords)
#include "tst_rulewords.moc"

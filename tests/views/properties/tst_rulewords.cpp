// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/rulewords.h"

#include <QTest>

#include "model/rules/switches.h"

using namespace kartenwerk;

class TestRuleWords : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyRuleAndChoiceHasWords();
};

void TestRuleWords::everyRuleAndChoiceHasWords()
{
  QVERIFY(!switches().empty());
  for (const auto& rule : switches()) {
    QVERIFY2(!switchText(rule.id).isEmpty(), std::string(rule.id).c_str());
    for (const auto word : rule.words)
      QVERIFY2(!choiceText(rule.id, word).isEmpty(), std::string(word).c_str());
  }
  for (const auto id : presetIds())
    QVERIFY(presetText(id) != QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

QTEST_GUILESS_MAIN(TestRuleWords)
#include "tst_rulewords.moc"

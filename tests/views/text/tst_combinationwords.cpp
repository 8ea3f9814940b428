// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/combinationwords.h"

#include <QTest>
#include <set>

#include "views/text/language.h"

using namespace kartenwerk;

class TestCombinationWords : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyCombinationHasATitleAndAReasonOfItsOwn_data();
  void everyCombinationHasATitleAndAReasonOfItsOwn();
};

void TestCombinationWords::everyCombinationHasATitleAndAReasonOfItsOwn_data()
{
  QTest::addColumn<QString>("language");
  for (const auto& language : languages())
    QTest::newRow(qPrintable(language)) << language;
}

void TestCombinationWords::everyCombinationHasATitleAndAReasonOfItsOwn()
{
  QFETCH(QString, language);
  QCOMPARE(installTranslations(language), language);
  auto titles = std::set<QString>{};
  auto reasons = std::set<QString>{};
  for (const auto& combination : combinations()) {
    QVERIFY(titles.insert(combinationTitle(combination)).second);
    QVERIFY2(combinationReason(combination).endsWith(QLatin1Char('.')),
             qPrintable(combinationTitle(combination)));
    QVERIFY(reasons.insert(combinationReason(combination)).second);
    QVERIFY(!settledText(combination.settled).isEmpty());
  }
  QVERIFY(combinationReason({SwitchGroup::Chips, SwitchGroup::Chips}).isEmpty());
}

QTEST_GUILESS_MAIN(TestCombinationWords)
#include "tst_combinationwords.moc"

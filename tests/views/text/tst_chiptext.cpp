// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "model/chips/explanations.h"
#include "views/text/chipexplanationtext.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chipquantitywords.h"
#include "views/text/chiptext.h"
#include "views/text/language.h"

using namespace kartenwerk;

/// Words about chips, in every language.
class TestChipText : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void init() { installTranslations(QStringLiteral("en")); }
  void everyNumberIsExplained_data() { everyLanguage(); }
  void everyNumberIsExplained();
  void noWordsAreInvented();
  void everyObstacleHasASentenceOfItsOwn_data() { everyLanguage(); }
  void everyObstacleHasASentenceOfItsOwn();
  void everyWordOfAnEnumeration_data() { everyLanguage(); }
  void everyWordOfAnEnumeration();
  void formulasAreWrittenOut();
  void sentencesAboutNumbers();
  void theBadgeOfAStoredLayout();

private:
  static void everyLanguage()
  {
    QTest::addColumn<QString>("language");
    for (const auto& language : languages())
      QTest::newRow(qPrintable(language)) << language;
  }
};

void TestChipText::everyNumberIsExplained()
{
  QFETCH(QString, language);
  installTranslations(language);
  auto texts = std::set<QString>{};
  for (const auto& explanation : chipExplanations()) {
    const auto text = chipExplanationText(explanation.id);
    QVERIFY2(text.size() > 20, explanation.id.data());
    QVERIFY2(texts.insert(text).second, explanation.id.data());
    for (const auto& term : explanation.terms) {
      const auto name = chipQuantityText(term.quantity);
      QVERIFY2(!name.isEmpty(), term.quantity.data());
      QVERIFY(text.contains(name));
    }
  }
  QVERIFY(chipExplanationText("no.such.number").isEmpty());
}

void TestChipText::noWordsAreInvented()
{
  auto known = std::set<std::string_view>{};
  for (const auto& explanation : chipExplanations()) {
    known.insert(explanation.id);
    for (const auto& term : explanation.terms)
      known.insert(term.quantity);
  }
  auto last = std::string_view{};
  for (const auto& words : chipQuantityWords()) {
    QVERIFY2(known.contains(words.id), words.id.data());
    QVERIFY2(last < words.id, words.id.data());
    QCOMPARE(words.sentence != nullptr, chipExplanation(words.id) != nullptr);
    last = words.id;
  }
  QCOMPARE(chipQuantityWords().size(), known.size());
}

void TestChipText::everyObstacleHasASentenceOfItsOwn()
{
  QFETCH(QString, language);
  installTranslations(language);
  auto texts = std::set<QString>{};
  for (auto why = 0; why <= static_cast<int>(NoLayout::Stopped); ++why) {
    auto drawn = Drawn{};
    drawn.noLayout = static_cast<NoLayout>(why);
    drawn.places = {{0, 0}};
    drawn.region = "North";
    const auto text = noLayoutText(drawn, 3);
    QCOMPARE(text.isEmpty(), drawn.found());
    QVERIFY2(texts.insert(text).second, qPrintable(text));
    QVERIFY2(!text.contains(u'%'), qPrintable(text));
  }
}

void TestChipText::everyWordOfAnEnumeration()
{
  QFETCH(QString, language);
  installTranslations(language);
  auto texts = std::set<QString>{};
  for (const auto symmetry : allSymmetries)
    QVERIFY(!symmetryText(symmetry).isEmpty() && texts.insert(symmetryText(symmetry)).second);
  for (auto rule = 0; rule <= static_cast<int>(WhatIf::Without::Spacing); ++rule) {
    const auto text = withoutText(static_cast<WhatIf::Without>(rule));
    QVERIFY(!text.isEmpty() && texts.insert(text).second);
  }
  for (const auto reason : allChipReasons)
    QVERIFY(!chipReasonText(reason).isEmpty() && texts.insert(chipReasonText(reason)).second);
}

void TestChipText::formulasAreWrittenOut()
{
  QCOMPARE(chipExplanationText("chips.left"),
           QStringLiteral("Chips that stay in the box = chips in the box − chips on the board. "
                          "They are put away unseen."));
  QCOMPARE(chipExplanationText("lost.town"), QStringLiteral("Towns: No chip lies on a town."));
  QVERIFY(chipExplanationText("evenness").contains(QStringLiteral(" = 100 % × ")));
}

void TestChipText::sentencesAboutNumbers()
{
  auto evenness = Evenness{};
  evenness.total = 2130;
  evenness.lowest = 1661;
  QCOMPARE(evennessText(evenness), QStringLiteral("Evenness 78 %: all walks to the chips take "
                                                  "2,130 steps, no layout could have fewer than "
                                                  "1,661."));
  QCOMPARE(worstWindowText({{1, 2}, {4, 5}, 0, 312}),
           QStringLiteral("Columns B to E, rows 3 to 6: 0 chips, fair share 3.1."));
  QCOMPARE(worstWindowText({{1, 2}, {1, 5}, 1, 312}),
           QStringLiteral("Columns B, rows 3 to 6: 1 chip, fair share 3.1."));
  QCOMPARE(
      standingText({.drawn = 1000, .lessEven = 999, .medianPercent = 58, .highestPercent = 71}),
      QStringLiteral("More even than 99.9 % of 1,000 uniform layouts; their median is 58 %, "
                     "the most even of them 71 %."));
  QCOMPARE(standingText({.drawn = 10, .equallyEven = 10, .medianPercent = 5, .highestPercent = 5}),
           QStringLiteral("As even as all of 10 uniform layouts."));
  QCOMPARE(durationText(0), QStringLiteral("about 1 second"));
  QCOMPARE(durationText(8'400), QStringLiteral("about 8 seconds"));
  QCOMPARE(durationText(180'000), QStringLiteral("about 3 minutes"));
  QCOMPARE(durationText(3 * 3'600'000), QStringLiteral("about 3 hours"));
  QCOMPARE(estimateText({2.5, 0.001}), QStringLiteral("about 3.2 × 10² (estimated, ± 0.2 %)"));
  QCOMPARE(estimateText({-INFINITY, 0}), QStringLiteral("none"));
}

void TestChipText::theBadgeOfAStoredLayout()
{
  auto layout = ChipLayout{};
  layout.method = "uniform";
  QCOMPARE(layoutBadge(layout), QStringLiteral("exactly uniform"));
  layout.origin = LayoutOrigin{.uniformity = Uniformity::UniformWithin1e6};
  QCOMPARE(layoutBadge(layout), QStringLiteral("uniform to within 10⁻⁶ (proved)"));
  layout.origin->uniformity = Uniformity::RandomNotUniform;
  QCOMPARE(layoutBadge(layout), QStringLiteral("random, not uniform"));
  layout.method = "hand";
  QCOMPARE(layoutBadge(layout), QStringLiteral("laid by hand"));
}

QTEST_GUILESS_MAIN(TestChipText)
#include "tst_chiptext.moc"

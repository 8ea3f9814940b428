// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/drawn.h"
#include "views/chips/drawnhistory.h"

using namespace kartenwerk;

namespace {

ChipLayout of(std::uint64_t seed)
{
  return {.chips = {{at("A1")}}, .seed = seed, .method = "uniform", .generator = 1};
}

} // namespace

class TestDrawnHistory : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void backAndForthAmongWhatWasDrawn()
  {
    auto history = DrawnHistory();
    QVERIFY(!history.before(nullptr));
    const auto one = of(1);
    const auto two = of(2);
    history.add(nullptr, one);
    history.add(&one, two);
    QVERIFY(history.before(&two));
    QCOMPARE(*history.before(&two), one);
    QVERIFY(!history.before(&one));
    QCOMPARE(*history.after(&one), two);
    QVERIFY(!history.after(&two));
  }

  void whatLayThereBeforeTheFirstDrawIsNotLost()
  {
    auto history = DrawnHistory();
    const auto loaded = of(7);
    const auto drawn = of(8);
    history.add(&loaded, drawn);
    QCOMPARE(*history.before(&drawn), loaded);
  }

  void aDrawAfterGoingBackForgetsWhatCameAfter()
  {
    auto history = DrawnHistory();
    const auto one = of(1);
    const auto two = of(2);
    const auto three = of(3);
    history.add(nullptr, one);
    history.add(&one, two);
    history.add(&one, three);
    QCOMPARE(*history.after(&one), three);
    QCOMPARE(*history.before(&three), one);
  }

  void namesAndFacesDoNotMatter()
  {
    auto history = DrawnHistory();
    const auto one = of(1);
    const auto two = of(2);
    history.add(nullptr, one);
    history.add(&one, two);
    auto shown = two;
    shown.name = "Mine";
    shown.chips[0].colour = Colour::Orange;
    QCOMPARE(*history.before(&shown), one);
  }

  void fromALayoutByHandBackIsTheLastThatWasDrawn()
  {
    auto history = DrawnHistory();
    const auto one = of(1);
    history.add(nullptr, one);
    const auto hand = ChipLayout{.chips = {{at("B1")}}, .method = "hand"};
    QCOMPARE(*history.before(&hand), one);
    QVERIFY(!history.after(&hand));
  }
};

QTEST_APPLESS_MAIN(TestDrawnHistory)
#include "tst_drawnhistory.moc"

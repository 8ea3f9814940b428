// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/openframe.h"

#include <QTest>

using namespace kartenwerk;

namespace {

constexpr auto view = QSizeF(300, 200);

OpenFrame fitted(const QRect& needed)
{
  auto frame = OpenFrame();
  frame.fit(needed);
  return frame;
}

} // namespace

class TestOpenFrame : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void itFillsTheViewAndKeepsWhatIsNeededInTheMiddle()
  {
    const auto shown = fitted({31, 31, 3, 3}).squares(view);
    QVERIFY(shown.contains(QRectF(30, 30, 5, 5)));
    QCOMPARE(shown.center(), QPointF(32.5, 32.5));
    QVERIFY(std::abs(shown.width() / shown.height() - 1.5) < 1e-9);
    QVERIFY(std::abs(shown.height() - 5) < 1e-9);
  }

  void aTileThatHasRoomDoesNotMoveIt()
  {
    auto frame = fitted({31, 31, 3, 3});
    const auto before = frame.squares(view);
    QVERIFY(!frame.follow({31, 31, 4, 3}, view));
    // The view is wide: there is room at its sides beyond what was asked for.
    QVERIFY(!frame.follow({30, 30, 5, 5}, view));
    QVERIFY(!frame.follow({29, 30, 7, 5}, view));
    QCOMPARE(frame.squares(view), before);
  }

  void aTileBeyondItMakesItLarger()
  {
    auto frame = fitted({31, 31, 3, 3});
    QVERIFY(frame.follow({31, 31, 3, 5}, view));
    QVERIFY(frame.squares(view).contains(QRectF(30, 30, 5, 7)));
    QVERIFY(!frame.follow({31, 31, 3, 5}, view));
  }

  void itIsFittedAnewRarelyWhileAGameGrows()
  {
    auto frame = fitted({31, 31, 3, 3});
    auto times = 0;
    for (int size = 3; size <= 21; ++size)
      times += frame.follow({31, 31, size, size}, view) ? 1 : 0;
    QVERIFY2(times > 3 && times <= 12, qPrintable(QString::number(times)));
  }

  void goingBackAFewTurnsLeavesItAndGoingToTheStartDoesNot()
  {
    auto frame = fitted({20, 20, 20, 20});
    QVERIFY(!frame.follow({22, 22, 16, 16}, view));
    QVERIFY(frame.follow({31, 31, 3, 3}, view));
    QVERIFY(frame.squares(view).height() < 6);
  }
};

QTEST_APPLESS_MAIN(TestOpenFrame)
#include "tst_openframe.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/joindialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "tests/support/drawn.h"
#include "views/paint/fonts.h"

using namespace kartenwerk;

class TestJoinDialog : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void itShowsWhatWouldBeJoined()
  {
    const auto first = drawn({"S.", ".."});
    const auto second = drawn({"..", ".S"});
    auto dialog = JoinDialog(first, second);
    QVERIFY(dialog.result() == joined(first, second, {}));
    dialog.findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(Side::South));
    const auto numbers = dialog.findChildren<QSpinBox*>();
    QCOMPARE(numbers.size(), 2);
    numbers[0]->setValue(1);
    numbers[1]->setValue(1);
    QVERIFY(dialog.result() == joined(first, second, {Side::South, 1, 1}));
  }

  void mapsThatDoNotMeetCannotBeJoined()
  {
    auto dialog = JoinDialog(drawn({"S."}), drawn({".S"}));
    auto* join = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(join->isEnabled());
    dialog.findChildren<QSpinBox*>()[0]->setValue(9);
    QVERIFY(!dialog.result() && !join->isEnabled());
    dialog.findChildren<QSpinBox*>()[0]->setValue(0);
    QVERIFY(dialog.result() && join->isEnabled());
  }
};

QTEST_MAIN(TestJoinDialog)
#include "tst_joindialog.moc"

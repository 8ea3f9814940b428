// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/orderedit.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace kartenwerk;

class TestOrderEdit : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void init()
  {
    m_edit = std::make_unique<OrderEdit>(QStringLiteral("Order"), false);
    m_edit->setChoices({{QStringLiteral("a"), {}, 1},
                        {QStringLiteral("b"), {}, -1},
                        {QStringLiteral("c"), {}, 0}});
    m_edit->setValues({0, 1, 2});
    connect(m_edit.get(), &OrderEdit::valuesChanged, this,
            [this](const std::vector<int>& values) { m_told.push_back(values); });
    m_told.clear();
  }

  void showingValuesTellsNothing()
  {
    m_edit->setValues({2, 2});
    QVERIFY(m_edit->values() == std::vector<int>({2, 2}));
    QVERIFY(m_told.empty());
  }

  void altAndAnArrowKeyMoveAnEntry()
  {
    list().setCurrentRow(0);
    QTest::keyClick(&list(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY(m_told == (std::vector<std::vector<int>>{{1, 0, 2}}));
    QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(&list(), Qt::Key_Up, Qt::AltModifier); // at the top already
    QVERIFY(m_told == (std::vector<std::vector<int>>{{1, 0, 2}, {0, 1, 2}}));
  }

  void draggingToldOnce()
  {
    list().model()->moveRow({}, 2, {}, 0);
    QCoreApplication::processEvents();
    QVERIFY(m_told == (std::vector<std::vector<int>>{{2, 0, 1}}));
  }

  void deleteTakesAnEntryOut()
  {
    list().setCurrentRow(1);
    QTest::keyClick(&list(), Qt::Key_Delete);
    QVERIFY(m_told == (std::vector<std::vector<int>>{{0, 2}}));
  }

  void onlyWhatIsLeftCanBeAdded()
  {
    auto* choice = m_edit->findChild<QComboBox*>();
    QCOMPARE(choice->count(), 2);
    QCOMPARE(choice->itemText(0), QStringLiteral("a, 1 left"));
    choice->setCurrentIndex(1);
    list().setCurrentRow(0);
    m_edit->findChild<QPushButton*>()->click();
    QVERIFY(m_told == (std::vector<std::vector<int>>{{0, 1, 1, 2}}));
  }

  void aFixedListIsOnlyMoved()
  {
    auto fixed = OrderEdit(QStringLiteral("Order"), true);
    fixed.setChoices({{QStringLiteral("a"), {}, -1}});
    fixed.setValues({0});
    fixed.show();
    auto* entries = fixed.findChild<QListWidget*>();
    entries->setCurrentRow(0);
    QTest::keyClick(entries, Qt::Key_Delete);
    QVERIFY(fixed.values() == std::vector<int>{0});
    QVERIFY(!fixed.findChild<QPushButton*>()->isVisible());
  }

  void everyButtonHasAName()
  {
    for (const auto* button : m_edit->findChildren<QToolButton*>())
      QVERIFY(!button->accessibleName().isEmpty());
    QVERIFY(!list().accessibleName().isEmpty());
  }

private:
  QListWidget& list() { return *m_edit->findChild<QListWidget*>(); }

  std::unique_ptr<OrderEdit> m_edit;
  std::vector<std::vector<int>> m_told;
};

QTEST_MAIN(TestOrderEdit)
#include "tst_orderedit.moc"

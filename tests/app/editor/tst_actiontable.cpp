// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/actiontable.h"

#include <QAction>
#include <QFile>
#include <QMap>
#include <QSet>
#include <QTest>
#include <QWidget>

#include "app/editor/actions.h"

using namespace kartenwerk;

class TestActionTable : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyActionStandsInTheTableOnce();
  void noShortcutIsUsedTwice();
  void everyShortcutIsUnderstood();
  void everyIconIsThere();
  void mnemonicsOfAMenuAreDifferent();
  void everyToolNeedsAMapAndNoFileDoes();
  void aReasonIsOnlySaid();
};

void TestActionTable::everyActionStandsInTheTableOnce()
{
  auto seen = QSet<ActionId>{};
  for (const auto& info : actionTable()) {
    QVERIFY2(!seen.contains(info.id), info.text);
    seen.insert(info.id);
  }
  QCOMPARE(seen.size(), static_cast<int>(ActionId::About) + 1);
}

void TestActionTable::noShortcutIsUsedTwice()
{
  auto users = QMap<QString, QString>{};
  for (const auto& info : actionTable())
    for (const auto& keys : shortcutsOf(info)) {
      const auto text = keys.toString(QKeySequence::PortableText);
      QVERIFY2(!users.contains(text), qPrintable(text + users.value(text)));
      users.insert(text, QString::fromLatin1(info.text));
    }
  QVERIFY(users.size() > 20);
}

void TestActionTable::everyShortcutIsUnderstood()
{
  for (const auto& info : actionTable())
    for (const auto& keys : shortcutsOf(info))
      QVERIFY2(keys.count() == 1 && keys[0].key() != Qt::Key_unknown, info.shortcut);
}

void TestActionTable::everyIconIsThere()
{
  for (const auto& info : actionTable())
    if (*info.icon != '\0')
      QVERIFY2(
          QFile::exists(QStringLiteral(":/kartenwerk/icons/%1.svg").arg(QLatin1String(info.icon))),
          info.icon);
}

void TestActionTable::mnemonicsOfAMenuAreDifferent()
{
  auto used = QMap<MenuId, QString>{};
  for (const auto& info : actionTable()) {
    const auto text = QString::fromUtf8(info.text);
    const auto at = text.indexOf(QLatin1Char('&'));
    if (at < 0)
      continue;
    const auto letter = text[at + 1].toLower();
    QVERIFY2(!used[info.menu].contains(letter), info.text);
    used[info.menu] += letter;
  }
}

void TestActionTable::everyToolNeedsAMapAndNoFileDoes()
{
  auto window = QWidget();
  auto actions = Actions(window);
  auto tools = QSet<QAction*>{};
  for (const auto tool : allTools)
    tools.insert(&actions.toolAction(tool));
  for (const auto& info : actionTable()) {
    const auto onMap = tools.contains(&actions[info.id]) || info.id == ActionId::Resize ||
                       info.id == ActionId::ZoomFit || info.id == ActionId::SelectAll;
    if (onMap)
      QVERIFY2(info.onMap, info.text);
    if (info.menu == MenuId::File || info.menu == MenuId::Scenario || info.menu == MenuId::Help)
      QVERIFY2(!info.onMap, info.text);
  }
}

void TestActionTable::aReasonIsOnlySaid()
{
  auto window = QWidget();
  auto actions = Actions(window);
  auto& resize = actions[ActionId::Resize];
  const auto tip = resize.toolTip();
  resize.setEnabled(false);
  actions.setReasonAgainst(ActionId::Resize, {});
  QVERIFY(!resize.isEnabled());
  resize.setEnabled(true);
  actions.setReasonAgainst(ActionId::Resize, QStringLiteral("Because."));
  QVERIFY(resize.isEnabled());
  QCOMPARE(resize.statusTip(), QStringLiteral("Because."));
  QVERIFY(resize.toolTip().endsWith(QStringLiteral("Because.")));
  actions.setReasonAgainst(ActionId::Resize, {});
  QCOMPARE(resize.toolTip(), tip);
}

QTEST_MAIN(TestActionTable)
#include "tst_actiontable.moc"

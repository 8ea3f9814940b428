// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>

#include "app/editor/actiontable.h"
#include "views/tools/tool.h"

class QAction;
class QMenu;
class QWidget;

namespace kartenwerk {

/// The actions of one window, made from the table.
class Actions : public QObject
{
  Q_OBJECT

public:
  explicit Actions(QWidget& window);

  QAction& operator[](ActionId id) { return *m_actions[id]; }
  QAction& toolAction(Tool tool);

  /// Why an action cannot be used is said in its tooltip and in the status bar; empty: nothing is
  /// said. Whether it is enabled does not change.
  void setReasonAgainst(ActionId id, const QString& reason);

  /// Fills a menu with its actions, in the order of the table.
  void fill(QMenu& menu, MenuId id);
  /// Texts and tooltips in the language in use; tooltips name the shortcut.
  void retranslate();

private:
  void tell(const ActionInfo& info);

  QMap<ActionId, QAction*> m_actions;
  QMap<ActionId, QString> m_reasons;
  QActionGroup m_tools;
};

/// What the table's "Ctrl+A; Ctrl+B" means.
QList<QKeySequence> shortcutsOf(const ActionInfo& info);
/// Text without mnemonic, in the language in use.
QString plainText(const ActionInfo& info);
QString menuText(MenuId menu);

} // namespace kartenwerk

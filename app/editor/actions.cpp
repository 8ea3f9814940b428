// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QWidget>
#include <algorithm>

#include "views/canvas/icons.h"

namespace kartenwerk {

namespace {

QString text(const ActionInfo& info)
{
  return QCoreApplication::translate("Actions", info.text);
}

ActionId idOf(Tool tool)
{
  return static_cast<ActionId>(static_cast<int>(ActionId::ToolSelect) + static_cast<int>(tool));
}

} // namespace

QList<QKeySequence> shortcutsOf(const ActionInfo& info)
{
  auto shortcuts = QList<QKeySequence>{};
  const auto parts = QString::fromLatin1(info.shortcut).split(QStringLiteral("; "));
  for (const auto& part : parts)
    if (!part.isEmpty())
      shortcuts << QKeySequence::fromString(part, QKeySequence::PortableText);
  return shortcuts;
}

QString plainText(const ActionInfo& info)
{
  return text(info).remove(QLatin1Char('&'));
}

QString menuText(MenuId menu)
{
  const auto translated = [](const char* source) {
    return QCoreApplication::translate("Actions", source);
  };
  switch (menu) {
  case MenuId::File:
    return translated(QT_TRANSLATE_NOOP("Actions", "&File"));
  case MenuId::Edit:
    return translated(QT_TRANSLATE_NOOP("Actions", "&Edit"));
  case MenuId::View:
    return translated(QT_TRANSLATE_NOOP("Actions", "&View"));
  case MenuId::Map:
    return translated(QT_TRANSLATE_NOOP("Actions", "&Map"));
  case MenuId::Scenario:
    return translated(QT_TRANSLATE_NOOP("Actions", "&Scenario"));
  case MenuId::Help:
    break;
  }
  return translated(QT_TRANSLATE_NOOP("Actions", "&Help"));
}

Actions::Actions(QWidget& window) : QObject(&window), m_tools(this)
{
  for (const auto& info : actionTable()) {
    auto* action = new QAction(this);
    action->setShortcuts(shortcutsOf(info));
    if (*info.icon != '\0')
      action->setIcon(lineIcon(QString::fromLatin1(info.icon)));
    m_actions.insert(info.id, action);
    window.addAction(action);
  }
  for (const auto tool : allTools) {
    toolAction(tool).setCheckable(true);
    m_tools.addAction(&toolAction(tool));
  }
  m_actions[ActionId::WheelZooms]->setCheckable(true);
  m_actions[ActionId::FullScreen]->setCheckable(true);
  retranslate();
}

QAction& Actions::toolAction(Tool tool)
{
  return *m_actions[idOf(tool)];
}

void Actions::fill(QMenu& menu, MenuId id)
{
  for (const auto& info : actionTable()) {
    if (info.menu != id)
      continue;
    if (info.separated)
      menu.addSeparator();
    menu.addAction(m_actions[info.id]);
  }
}

void Actions::setReasonAgainst(ActionId id, const QString& reason)
{
  if (m_reasons.value(id) == reason)
    return;
  m_reasons.insert(id, reason);
  tell(*std::ranges::find(actionTable(), id, &ActionInfo::id));
}

void Actions::tell(const ActionInfo& info)
{
  auto& action = *m_actions[info.id];
  const auto keys = action.shortcut().toString(QKeySequence::NativeText);
  const auto tip =
      keys.isEmpty()
          ? plainText(info)
          : tr("%1 (%2)", "text of an action and its shortcut").arg(plainText(info), keys);
  const auto& reason = m_reasons[info.id];
  action.setToolTip(reason.isEmpty() ? tip : tip + QLatin1Char('\n') + reason);
  action.setStatusTip(reason);
}

void Actions::retranslate()
{
  for (const auto& info : actionTable()) {
    auto& action = *m_actions[info.id];
    action.setText(text(info));
    action.setIconText(plainText(info));
    tell(info);
  }
}

} // namespace kartenwerk

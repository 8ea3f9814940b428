// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QStringList>
#include <QTabWidget>
#include <QWidget>

namespace kartenwerk {

/// Everything that the visible widgets inside say: texts, names and tool tips, in a fixed order.
inline QStringList spoken(const QWidget& widget)
{
  auto texts = QStringList{widget.accessibleName()};
  for (const auto* part : widget.findChildren<QWidget*>()) {
    if (!part->isVisible())
      continue;
    texts << part->accessibleName() << part->toolTip();
    if (const auto* label = qobject_cast<const QLabel*>(part))
      texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(part))
      texts << button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(part))
      for (int i = 0; i < box->count(); ++i)
        texts << box->itemText(i);
    if (const auto* tabs = qobject_cast<const QTabWidget*>(part))
      for (int i = 0; i < tabs->count(); ++i)
        texts << tabs->tabText(i);
  }
  return texts;
}

/// What is still said as before although the language has changed; texts of a single word are
/// left out, for names and a few words are the same in both.
inline QStringList unchanged(const QStringList& before, const QStringList& after)
{
  auto same = QStringList();
  for (int i = 0; i < before.size() && i < after.size(); ++i)
    if (before[i] == after[i] && before[i].trimmed().contains(QLatin1Char(' ')))
      same << before[i];
  return same;
}

} // namespace kartenwerk

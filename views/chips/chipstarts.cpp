// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of start squares in use.
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "model/board/board.h"
#include "views/chips/chipcontrols.h"
#include "views/chips/layoutedits.h"

namespace kartenwerk {

namespace {

QString startName(const Map& map, Place place)
{
  const auto where = QString::fromStdString(toString(place));
  const auto* site = map.site(place, SiteKind::Start);
  return site && !site->name.empty()
             ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(site->name), where)
             : where;
}

} // namespace

void ChipControls::showStarts()
{
  auto names = QStringList();
  for (const auto place : m_scenario.starts)
    names << startName(m_map, place);
  m_starts->setText(names.isEmpty() ? tr("Any: all count as used")
                                    : names.join(QStringLiteral(", ")));
  m_starts->setToolTip(m_starts->text());
}

// Filled when it opens: an action must not go while it is being triggered.
void ChipControls::fillStarts()
{
  auto* menu = m_starts->menu();
  menu->clear();
  auto* any = menu->addAction(tr("Drawn when a game begins: legal for every choice"));
  any->setCheckable(true);
  any->setChecked(m_scenario.starts.empty());
  connect(any, &QAction::triggered, this, [this] {
    auto changed = m_scenario;
    changed.starts.clear();
    Q_EMIT edited(changed, tr("Draw the start squares when a game begins"));
  });
  menu->addSeparator();
  for (const auto place : startSquares(m_map)) {
    const auto name = startName(m_map, place);
    auto* action = menu->addAction(name);
    action->setCheckable(true);
    action->setChecked(std::ranges::find(m_scenario.starts, place) != m_scenario.starts.end());
    connect(action, &QAction::triggered, this, [this, place, name](bool on) {
      Q_EMIT edited(withStart(m_scenario, place, on),
                    on ? tr("Use the start square %1").arg(name)
                       : tr("No longer use the start square %1").arg(name));
    });
  }
}

} // namespace kartenwerk

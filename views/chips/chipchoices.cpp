// SPDX-License-Identifier: GPL-3.0-or-later
// The choices that depend on the map: start squares in use, kinds of squares, symmetry.
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "model/board/board.h"
#include "views/chips/chipsettingsview.h"
#include "views/chips/layoutedits.h"
#include "views/text/chipnumbertext.h"

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

constexpr std::array offeredKinds{SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak};

QString kindText(SiteKind kind)
{
  switch (kind) {
  case SiteKind::Island:
    return ChipSettingsView::tr("Islands");
  case SiteKind::ChipMark:
    return ChipSettingsView::tr("Chip marks");
  case SiteKind::Chumak:
    return ChipSettingsView::tr("Chumak squares");
  case SiteKind::Start:
  case SiteKind::Town:
    break;
  }
  return {};
}

bool bears(const Map& map, SiteKind kind)
{
  return std::ranges::any_of(map.sites(), [kind](const Site& site) { return site.kind == kind; });
}

QString capitalised(QString text)
{
  return text.replace(0, 1, text.left(1).toUpper());
}

} // namespace

void ChipSettingsView::showStarts()
{
  auto names = QStringList();
  for (const auto place : m_scenario.starts)
    names << startName(m_map, place);
  m_starts->setText(names.isEmpty() ? tr("Any: all count as used")
                                    : names.join(QStringLiteral(", ")));
  m_starts->setToolTip(m_starts->text());
}

// Filled when it opens: an action must not go while it is being triggered.
void ChipSettingsView::fillStarts()
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

void ChipSettingsView::showKinds()
{
  const auto& forbidden = m_scenario.chipWishes.forbiddenKinds;
  auto names = QStringList();
  for (const auto kind : forbidden)
    names << kindText(kind);
  m_kinds->setText(names.isEmpty() ? tr("No further kinds") : names.join(QStringLiteral(", ")));
  const auto offered =
      std::ranges::any_of(offeredKinds, [this](SiteKind kind) { return bears(m_map, kind); });
  m_kinds->setVisible(offered || !forbidden.empty());
  m_labels[Kinds]->setVisible(offered || !forbidden.empty());
}

void ChipSettingsView::fillKinds()
{
  auto* menu = m_kinds->menu();
  menu->clear();
  const auto& forbidden = m_scenario.chipWishes.forbiddenKinds;
  for (const auto kind : offeredKinds) {
    const auto on = std::ranges::find(forbidden, kind) != forbidden.end();
    if (!on && !bears(m_map, kind))
      continue;
    auto* action = menu->addAction(kindText(kind));
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::triggered, this, [this, kind](bool forbids) {
      change(
          [kind, forbids](Scenario& scenario) {
            auto& kinds = scenario.chipWishes.forbiddenKinds;
            std::erase(kinds, kind);
            if (forbids)
              kinds.insert(std::ranges::upper_bound(kinds, kind), kind);
          },
          forbids ? tr("No chips on: %1").arg(kindText(kind))
                  : tr("Chips again on: %1").arg(kindText(kind)));
    });
  }
}

void ChipSettingsView::showSymmetries()
{
  m_symmetries = symmetriesOf(m_map);
  const auto wanted = m_scenario.chipWishes.symmetry;
  const auto lost =
      wanted != Symmetry::None && std::ranges::find(m_symmetries, wanted) == m_symmetries.end();
  if (lost)
    m_symmetries.push_back(wanted);
  m_symmetries.insert(m_symmetries.begin(), Symmetry::None);
  m_symmetry->clear();
  for (const auto symmetry : m_symmetries)
    m_symmetry->addItem(capitalised(symmetryText(symmetry)));
  const auto at = std::ranges::find(m_symmetries, wanted) - m_symmetries.begin();
  m_symmetry->setCurrentIndex(static_cast<int>(at));
  // A map without one needs no field for it.
  m_symmetry->setVisible(m_symmetries.size() > 1);
  m_labels[Symmetric]->setVisible(m_symmetries.size() > 1);
}

} // namespace kartenwerk

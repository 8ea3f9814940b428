// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/gamelog.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <algorithm>

#include "views/issues/emptystate.h"
#include "views/paint/figurepainter.h"
#include "views/paint/palette.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

const TileKind* laidBefore(const Game& game, int step)
{
  const TileKind* laid = nullptr;
  for (auto i = step - 1; i >= 0 && !laid; --i)
    for (const auto& event : game.events(i))
      if (event.kind == EventKind::Placed)
        laid = &game.table().kind(event.tile);
  return laid;
}

int playerOf(const Event& event)
{
  switch (event.kind) {
  case EventKind::Laid:
  case EventKind::SetAside:
  case EventKind::Ended:
    return -1;
  case EventKind::Scored: {
    auto winner = -1;
    for (const auto& award : event.scoring.awards)
      if (award.points != 0 && winner < 0)
        winner = award.player;
    return winner;
  }
  default:
    return event.player;
  }
}

QPixmap markOf(int player)
{
  constexpr auto size = 24;
  auto pixmap = QPixmap(size, size);
  pixmap.fill(Qt::transparent);
  if (player < 0)
    return pixmap;
  auto painter = QPainter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  paintPlayerMark(painter, player, {size / 2.0, size / 2.0}, size - 2, mapColours());
  return pixmap;
}

QIcon markIcon(int player)
{
  auto icon = QIcon(markOf(player));
  icon.addPixmap(markOf(player), QIcon::Selected);
  return icon;
}

} // namespace

void GameLog::show(const Game& game, int step)
{
  auto same = 0;
  if (m_table == game.sharedTable() && m_seed == game.deal().seed)
    while (same < game.moves() && same < static_cast<int>(m_moves.size()) &&
           m_moves[static_cast<std::size_t>(same)] == game.move(same))
      ++same;
  else
    same = -1;
  const auto first =
      std::ranges::find_if(m_entries, [same](const Entry& entry) { return entry.step > same; });
  const auto keep = static_cast<int>(first - m_entries.begin());
  if (keep < rowCount()) {
    beginRemoveRows({}, keep, rowCount() - 1);
    m_entries.erase(first, m_entries.end());
    endRemoveRows();
  }
  auto fresh = std::vector<Entry>();
  const auto* laid = laidBefore(game, same + 1);
  for (int i = same + 1; i <= game.moves(); ++i)
    for (const auto& event : game.events(i)) {
      if (event.kind == EventKind::Placed)
        laid = &game.table().kind(event.tile);
      if (auto text = eventText(event, game.table(), laid); !text.isEmpty())
        fresh.push_back({i, playerOf(event), std::move(text)});
    }
  if (!fresh.empty()) {
    beginInsertRows({}, keep, keep + static_cast<int>(fresh.size()) - 1);
    std::ranges::move(fresh, std::back_inserter(m_entries));
    endInsertRows();
  }
  m_table = game.sharedTable();
  m_seed = game.deal().seed;
  m_moves.clear();
  for (int i = 0; i < game.moves(); ++i)
    m_moves.push_back(game.move(i));
  m_step = step;
  if (rowCount() > 0)
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::ForegroundRole});
}

void GameLog::clear()
{
  beginResetModel();
  m_entries.clear();
  m_moves.clear();
  m_table.reset();
  m_step = 0;
  endResetModel();
}

int GameLog::currentRow() const
{
  const auto after =
      std::ranges::find_if(m_entries, [this](const Entry& entry) { return entry.step > m_step; });
  return static_cast<int>(after - m_entries.begin()) - 1;
}

int GameLog::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant GameLog::data(const QModelIndex& index, int role) const
{
  if (!index.isValid() || index.row() >= rowCount())
    return {};
  const auto& entry = m_entries[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
    return entry.text;
  if (role == Qt::DecorationRole)
    return markIcon(entry.player);
  if (role == Qt::ForegroundRole && entry.step > m_step)
    return quietPalette(QGuiApplication::palette()).color(QPalette::Text);
  return {};
}

} // namespace kartenwerk

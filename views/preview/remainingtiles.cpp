// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/remainingtiles.h"

#include <QEvent>
#include <QPainter>

#include "model/game/leipzigblock.h"
#include "views/issues/emptystate.h"
#include "views/paint/palette.h"
#include "views/paint/tilepainter.h"
#include "views/paint/windowcolours.h"
#include "views/text/gametext.h"
#include "views/text/tilenames.h"

namespace kartenwerk {

namespace {

constexpr auto tileSize = 48;

} // namespace

RemainingTiles::RemainingTiles(QWidget* parent) : QListWidget(parent)
{
  setFrameShape(QFrame::NoFrame);
  setViewMode(QListView::IconMode);
  setResizeMode(QListView::Adjust);
  setMovement(QListView::Static);
  setSelectionMode(QAbstractItemView::NoSelection);
  setIconSize({tileSize, tileSize});
  setGridSize({tileSize + 16, tileSize + 28});
  setSpacing(0);
  setUniformItemSizes(true);
  setAccessibleName(tr("Tiles not seen yet"));
}

void RemainingTiles::changeEvent(QEvent* event)
{
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("Tiles not seen yet"));
  if (event->type() == QEvent::PaletteChange)
    m_table.reset();
}

void RemainingTiles::fill(const Table& table)
{
  clear();
  const auto ratio = devicePixelRatioF();
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  for (const auto& counted : table.kinds()) {
    auto picture = QPixmap::fromImage(
        renderTile(counted.kind, Rotation::None, static_cast<int>(tileSize * ratio), colours));
    picture.setDevicePixelRatio(ratio);
    auto* item = new QListWidgetItem(QIcon(picture), {}, this);
    item->setToolTip(tileName(counted.kind));
    item->setHidden(isLeipzigKind(counted.kind)); // lies on the table from the start
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  }
}

void RemainingTiles::showGame(const Game& game, int step)
{
  if (m_table != game.sharedTable()) {
    m_table = game.sharedTable();
    fill(*m_table);
  }
  const auto view = game.view(step);
  for (int kind = 0; kind < count(); ++kind) {
    const auto left = view.remaining[static_cast<std::size_t>(kind)];
    auto* shown = item(kind);
    shown->setText(QStringLiteral("× %1").arg(left));
    shown->setData(Qt::AccessibleTextRole,
                   tr("%1: %2 left").arg(tileName(m_table->kind(kind))).arg(left));
    const auto enabled = shown->flags() | Qt::ItemIsEnabled;
    shown->setFlags(left > 0 ? enabled : enabled & ~Qt::ItemFlags(Qt::ItemIsEnabled));
  }
}

} // namespace kartenwerk

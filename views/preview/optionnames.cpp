// SPDX-License-Identifier: GPL-3.0-or-later
// What the answers to a question are called on their buttons.
#include <algorithm>

#include "views/preview/choices.h"
#include "views/preview/previewpane.h"
#include "views/text/expansiontext.h"
#include "views/text/words.h"

namespace kartenwerk {

QString PreviewPane::roadOptionName(const Option& option) const
{
  if (option.move.kind == MoveKind::ScoreRoad) {
    const auto road = m_game.game().view(m_game.step()).road;
    return tr("Score the road (%1)").arg(pointsText(road ? road->points : 0));
  }
  const auto options = optionsAt(m_game.game(), m_game.step());
  const auto only = std::ranges::all_of(options, [&](const Option& other) {
    return other.feature < 0 || other.place == option.place;
  });
  const auto quarter = quarterName(option.move.quarter);
  return only ? tr("Send to %1").arg(quarter)
              : tr("From %1 to %2").arg(QString::fromStdString(toString(option.place)), quarter);
}

/// The chips that an answer pays, by their values: "2 × 1 + 1 × 2".
QString PreviewPane::chipsText(const Move& move)
{
  auto parts = QStringList();
  if (move.ones > 0)
    parts << tr("%1 × 1").arg(move.ones);
  if (move.twos > 0)
    parts << tr("%1 × 2").arg(move.twos);
  return parts.join(QStringLiteral(" + "));
}

QString PreviewPane::spendingName(const Move& move)
{
  auto colours = QStringList();
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange})
    if ((move.feature >> (static_cast<unsigned>(colour) - 1) & 1U) != 0)
      colours << colourText(colour);
  return colours.isEmpty() ? tr("No chips") : colours.join(QStringLiteral(" + "));
}

/// The open tile on a depot; null when there is none.
const PileOnBoard* PreviewPane::pileAt(const View& view, Place depot)
{
  const auto pile = std::ranges::find_if(view.piles, [&](const PileOnBoard& other) {
    return other.place == depot && other.tile >= 0;
  });
  return pile == view.piles.end() ? nullptr : &*pile;
}

QString PreviewPane::islandTileName(Place depot) const
{
  const auto view = m_game.game().view(m_game.step());
  const auto* pile = pileAt(view, depot);
  return pile ? tr("%1, for a %2 chip")
                    .arg(QString::fromStdString(toString(depot)), colourText(pile->colour))
              : QString();
}

QString PreviewPane::optionName(const Option& option) const
{
  switch (option.move.kind) {
  case MoveKind::AbbotHome:
    return tr("Abbot home from %1").arg(QString::fromStdString(toString(option.place)));
  case MoveKind::NoFigure:
    return tr("No figure");
  case MoveKind::NoUpgrade:
    return tr("No upgrade");
  case MoveKind::ScoreRoad:
  case MoveKind::SendToLeipzig:
    return roadOptionName(option);
  case MoveKind::Upgrade:
    return tr("%1: %2").arg(QString::fromStdString(toString(option.place)), chipsText(option.move));
  case MoveKind::TakeTile:
    return islandTileName(option.place);
  case MoveKind::DrawTile:
    return tr("Draw a tile");
  case MoveKind::SellAtBorder:
    return tr("At the border for 5: %1, %2")
        .arg(colourText(option.move.colour), chipsText(option.move));
  case MoveKind::SellInTown:
    return tr("In the town for 9: %1, %2")
        .arg(colourText(option.move.colour), chipsText(option.move));
  case MoveKind::NoSale:
    return tr("No sale");
  case MoveKind::SpendChips:
    return spendingName(option.move);
  default:
    break;
  }
  const auto tile = lastTile(m_game.game(), m_game.step());
  if (!tile)
    return {};
  const auto& kind = m_game.game().table().kind(tile->kind);
  const auto where = featureName(kind.features[static_cast<std::size_t>(option.feature)].type);
  switch (option.move.figure) {
  case FigureKind::Meeple:
    break;
  case FigureKind::Large:
    return tr("%1: large meeple").arg(where);
  case FigureKind::Abbot:
    return tr("%1: abbot").arg(where);
  case FigureKind::Builder:
    return tr("%1: builder").arg(where);
  case FigureKind::Pig:
    return tr("%1: pig").arg(where);
  }
  return where;
}

QString PreviewPane::featureName(FeatureType type)
{
  switch (type) {
  case FeatureType::City:
    return tr("City");
  case FeatureType::Road:
    return tr("Road");
  case FeatureType::Field:
    return tr("Field");
  case FeatureType::Monastery:
    return tr("Monastery");
  case FeatureType::Garden:
    return tr("Garden");
  case FeatureType::River:
    break;
  }
  return {};
}

} // namespace kartenwerk

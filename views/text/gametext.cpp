// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/gametext.h"

#include "views/text/tilenames.h"
#include "views/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include "model/game/leipzigblock.h"
#include "views/text/expansiontext.h"

namespace kartenwerk {

namespace {

class GameText
{
  Q_DECLARE_TR_FUNCTIONS(GameText)
};

QString named(Place place)
{
  return QString::fromStdString(toString(place));
}

QString goodsText(Goods goods, int count)
{
  switch (goods) {
  case Goods::Wine:
    return GameText::tr("%n barrel(s) of wine", nullptr, count);
  case Goods::Grain:
    return GameText::tr("%n sack(s) of grain", nullptr, count);
  case Goods::Cloth:
    return GameText::tr("%n bale(s) of cloth", nullptr, count);
  case Goods::None:
    break;
  }
  return {};
}

QString secondPartText(const Event& event)
{
  const auto who = seatName(event.player);
  return event.why == SecondPartReason::Builder
             ? GameText::tr("%1 gets one more tile from the builder.").arg(who)
             : GameText::tr("%1 gets one more tile for the town on %2.")
                   .arg(who, named(event.place));
}

QString placedText(const Event& event, const Table& table)
{
  const auto tile = tileName(table.kind(event.tile));
  return event.rotation == Rotation::None
             ? GameText::tr("%1 lays “%2” on %3.")
                   .arg(seatName(event.player), tile, named(event.place))
             : GameText::tr("%1 lays “%2” on %3, turned %4°.")
                   .arg(seatName(event.player), tile, named(event.place),
                        QString::number(degrees(event.rotation)));
}

QString chipText(const Event& event)
{
  return GameText::tr("%1 takes the chip on %2: %n point(s).", nullptr, event.points)
      .arg(seatName(event.player), named(event.place));
}

QString putText(const Event& event, const TileKind* laid)
{
  const auto who = seatName(event.player);
  const auto feature = static_cast<std::size_t>(event.feature);
  if (!laid || feature >= laid->features.size())
    return GameText::tr("%1 puts %2 on the tile.").arg(who, figureText(event.figure));
  return GameText::tr("%1 puts %2 on %3.")
      .arg(who, figureText(event.figure), featureText(laid->features[feature].type));
}

QString scoreLine(const Scoring& scoring, const Award& award, const Map& map)
{
  const auto what = scoredKindText(scoring.kind);
  const auto sum = arithmeticText(scoring, award);
  auto line = scoring.kind == ScoredKind::Goods
                  ? GameText::tr("%1: %2").arg(what, sum)
                  : GameText::tr("%1 at %2: %3").arg(what, named(scoring.place), sum);
  if (const auto places = scoringPlaces(scoring, map); !places.isEmpty())
    line += QStringLiteral(" (") + places + QLatin1Char(')');
  return line;
}

} // namespace

QString seatName(int player)
{
  return GameText::tr("Player %1").arg(player + 1);
}

QString featureText(FeatureType type)
{
  switch (type) {
  case FeatureType::City:
    return GameText::tr("the city");
  case FeatureType::Road:
    return GameText::tr("the road");
  case FeatureType::Field:
    return GameText::tr("the field");
  case FeatureType::Monastery:
    return GameText::tr("the monastery");
  case FeatureType::Garden:
    return GameText::tr("the garden");
  case FeatureType::River:
    return GameText::tr("the river");
  }
  return {};
}

QString figureText(FigureKind figure)
{
  switch (figure) {
  case FigureKind::Meeple:
    return GameText::tr("a meeple");
  case FigureKind::Large:
    return GameText::tr("the large meeple");
  case FigureKind::Abbot:
    return GameText::tr("the abbot");
  case FigureKind::Builder:
    return GameText::tr("the builder");
  case FigureKind::Pig:
    return GameText::tr("the pig");
  }
  return {};
}

QString eventText(const Event& event, const Table& table, const TileKind* laid)
{
  const auto who = seatName(event.player);
  const auto where = named(event.place);
  switch (event.kind) {
  case EventKind::Laid:
    if (isLeipzigKind(table.kind(event.tile)))
      return leipzigLaidText(event, table.kind(event.tile));
    return GameText::tr("“%1” lies on the start square %2.")
        .arg(tileName(table.kind(event.tile)), where);
  case EventKind::SetAside:
    return GameText::tr("“%1” fits nowhere and is set aside.")
        .arg(tileName(table.kind(event.tile)));
  case EventKind::Placed:
    return placedText(event, table);
  case EventKind::TownCost:
    return GameText::tr("%1 covers the town on %2: %3.").arg(who, where, pointsText(event.points));
  case EventKind::IslandPaid:
    return GameText::tr("%1 gets %n point(s) for the coats of arms on %2.", nullptr, event.points)
        .arg(who, where);
  case EventKind::ChipTaken:
    return chipText(event);
  case EventKind::WineSold:
    return GameText::tr("%1 sells a %2 wine on %3: %n point(s).", nullptr, event.points)
        .arg(who, colourText(event.colour), where);
  case EventKind::ChipsSpent:
    return GameText::tr("%1 spends %n chip(s) for the road at %2.", nullptr, event.count)
        .arg(who, where);
  case EventKind::IslandTile:
    return GameText::tr("%1 pays a %2 chip for “%3” on the depot %4.")
        .arg(who, colourText(event.colour), tileName(table.kind(event.tile)), where);
  case EventKind::FigurePut:
    return putText(event, laid);
  case EventKind::Upgraded:
    return GameText::tr("%1 upgrades the meeple on %2.").arg(who, where);
  case EventKind::Scored:
    return scoringText(event.scoring, table.board().map());
  case EventKind::SecondPart:
    return secondPartText(event);
  case EventKind::GoodsTaken:
    return GameText::tr("%1 takes %2.").arg(who, goodsText(event.goods, event.count));
  case EventKind::AbbotHome:
    return GameText::tr("%1 takes the abbot home from %2: %3.")
        .arg(who, where, arithmeticText(event.scoring));
  case EventKind::SentToLeipzig:
    return sentText(event);
  case EventKind::SurveyorsTurned:
    return surveyorsText(event.surveyors);
  case EventKind::Ended:
    return endText(event.reason);
  case EventKind::Drawn:
  case EventKind::FigureHome:
    return {};
  }
  return {};
}

QString decisionText(const Decision& decision)
{
  const auto who = seatName(decision.player);
  switch (decision.kind) {
  case DecisionKind::Tile:
    return GameText::tr("%1: lay the tile.").arg(who);
  case DecisionKind::Figure:
    return GameText::tr("%1: put a figure on the tile, or none.").arg(who);
  case DecisionKind::Upgrade:
    return GameText::tr("%1: upgrade a meeple with chips worth 4, or not.").arg(who);
  case DecisionKind::Leipzig:
    return GameText::tr("%1: score the road, or send a meeple of it to Leipzig.").arg(who);
  case DecisionKind::Draw:
    return GameText::tr("%1: take an open tile of an island, or draw one.").arg(who);
  case DecisionKind::Sale:
    return GameText::tr("%1: sell a wine, or not.").arg(who);
  case DecisionKind::RoadChips:
    return GameText::tr("%1: spend chips for the road, each for 1 more per tile, or none.")
        .arg(who);
  case DecisionKind::Over:
    return GameText::tr("The game is over.");
  }
  return {};
}

QString endText(EndReason reason)
{
  switch (reason) {
  case EndReason::None:
    return {};
  case EndReason::LastTile:
    return GameText::tr("The last tile has been laid: the game is over.");
  case EndReason::NoSquareLeft:
    return GameText::tr("No square is left that a tile could be laid on: the game is over.");
  case EndReason::NoTileFits:
    return GameText::tr("No tile that is left fits anywhere: the game is over.");
  }
  return {};
}

QStringList scoreLines(const Game& game, int step, int player)
{
  const auto& map = game.table().board().map();
  auto lines = QStringList();
  for (int i = 0; i <= step; ++i)
    for (const auto& event : game.events(i)) {
      if (event.kind == EventKind::Scored) {
        for (const auto& award : event.scoring.awards)
          if (award.player == player && award.points != 0) {
            lines << scoreLine(event.scoring, award, map);
          }
      } else if (event.player == player && event.points != 0) {
        lines << eventText(event, game.table());
      }
    }
  return lines;
}

QString gameText(const Game& game)
{
  auto lines = QStringList();
  const TileKind* laid = nullptr;
  for (int step = 0; step <= game.moves(); ++step)
    for (const auto& event : game.events(step)) {
      if (event.kind == EventKind::Placed)
        laid = &game.table().kind(event.tile);
      if (const auto text = eventText(event, game.table(), laid); !text.isEmpty())
        lines << text;
    }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace kartenwerk

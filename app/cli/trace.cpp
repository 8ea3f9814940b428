// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace.h"

#include "model/base/recordreader.h"
#include "model/game/expansionwords.h"
#include "model/game/record.h"
#include "model/map/mapwords.h"
#include "model/tiles/tilewords.h"

namespace kartenwerk::cli {

namespace {

std::string_view word(EventKind kind)
{
  switch (kind) {
  case EventKind::Laid:
    return "laid";
  case EventKind::Drawn:
    return "drawn";
  case EventKind::SetAside:
    return "set-aside";
  case EventKind::Placed:
    return "placed";
  case EventKind::TownCost:
    return "town-cost";
  case EventKind::IslandPaid:
    return "island-paid";
  case EventKind::ChipTaken:
    return "chip-taken";
  case EventKind::WineSold:
    return "wine-sold";
  case EventKind::IslandTile:
    return "island-tile";
  case EventKind::ChipsSpent:
    return "chips-spent";
  case EventKind::FigurePut:
    return "figure-put";
  case EventKind::Upgraded:
    return "upgraded";
  case EventKind::Scored:
    return "scored";
  case EventKind::FigureHome:
    return "figure-home";
  case EventKind::SecondPart:
    return "second-part";
  case EventKind::GoodsTaken:
    return "goods-taken";
  case EventKind::AbbotHome:
    return "abbot-home";
  case EventKind::SentToLeipzig:
    return "sent-to-leipzig";
  case EventKind::SurveyorsTurned:
    return "surveyors-turned";
  case EventKind::Ended:
    return "ended";
  }
  return {};
}

std::string_view word(DecisionKind kind)
{
  switch (kind) {
  case DecisionKind::Tile:
    return "tile";
  case DecisionKind::Figure:
    return "figure";
  case DecisionKind::Upgrade:
    return "upgrade";
  case DecisionKind::Leipzig:
    return "leipzig";
  case DecisionKind::Draw:
    return "draw";
  case DecisionKind::Sale:
    return "sale";
  case DecisionKind::RoadChips:
    return "road-chips";
  case DecisionKind::Over:
    return "over";
  }
  return {};
}

std::string_view word(ScoredKind kind)
{
  switch (kind) {
  case ScoredKind::City:
    return "city";
  case ScoredKind::Road:
    return "road";
  case ScoredKind::Monastery:
    return "monastery";
  case ScoredKind::Field:
    return "field";
  case ScoredKind::Garden:
    return "garden";
  case ScoredKind::Church:
    return "church";
  case ScoredKind::Goods:
    return "goods";
  }
  return {};
}

std::string_view word(EndReason reason)
{
  switch (reason) {
  case EndReason::None:
    return "none";
  case EndReason::LastTile:
    return "last-tile";
  case EndReason::NoSquareLeft:
    return "no-square-left";
  case EndReason::NoTileFits:
    return "no-tile-fits";
  }
  return {};
}

JsonRecord scoringRecord(const Scoring& scoring)
{
  auto awards = JsonList{};
  for (const auto& award : scoring.awards) {
    auto record = JsonRecord{};
    record.add("player", award.player).add("votes", award.votes).add("points", award.points);
    awards.add(record);
  }
  auto squares = JsonList{};
  for (const auto place : scoring.squares)
    squares.add(toString(place));
  auto record = JsonRecord{};
  record.add("feature", word(scoring.kind))
      .add("complete", scoring.complete)
      .add("final", scoring.final)
      .add("points", scoring.points)
      .add("squares", squares)
      .add("awards", awards);
  return record;
}

void addTile(JsonRecord& record, const Event& event, const Table& table)
{
  if (event.tile >= 0)
    record.add("tile", table.kind(event.tile).id);
  if (event.kind == EventKind::Laid || event.kind == EventKind::Placed)
    record.add("place", toString(event.place)).add("rotation", degrees(event.rotation));
}

void addSurveyors(JsonRecord& record, const ActiveSurveyors& surveyors)
{
  const auto add = [&](std::string_view pile, std::optional<SurveyorTile> tile) {
    if (tile)
      record.add(pile, wordOf(Choices<SurveyorTile>(surveyorWords), *tile));
  };
  add(pileWords[0], surveyors.city);
  add(pileWords[1], surveyors.road);
  add(pileWords[2], surveyors.monastery);
}

JsonRecord eventRecord(const Event& event, const Table& table)
{
  auto record = JsonRecord{};
  record.add("event", word(event.kind));
  if (event.kind != EventKind::Laid && event.kind != EventKind::Scored &&
      event.kind != EventKind::Ended && event.kind != EventKind::SurveyorsTurned)
    record.add("player", event.player);
  switch (event.kind) {
  case EventKind::Laid:
  case EventKind::Drawn:
  case EventKind::SetAside:
  case EventKind::Placed:
    addTile(record, event, table);
    break;
  case EventKind::TownCost:
  case EventKind::IslandPaid:
    record.add("place", toString(event.place)).add("points", event.points);
    break;
  case EventKind::ChipTaken:
    record.add("place", toString(event.place))
        .add("colour", toString(event.colour))
        .add("points", event.points);
    break;
  case EventKind::WineSold:
    record.add("place", toString(event.place))
        .add("colour", toString(event.colour))
        .add("ones", event.ones)
        .add("twos", event.twos)
        .add("points", event.points);
    break;
  case EventKind::ChipsSpent:
    record.add("place", toString(event.place))
        .add("feature", event.feature)
        .add("count", event.count);
    break;
  case EventKind::IslandTile:
    addTile(record, event, table);
    record.add("colour", toString(event.colour)).add("ones", event.ones).add("twos", event.twos);
    break;
  case EventKind::Upgraded:
    record.add("place", toString(event.place))
        .add("feature", event.feature)
        .add("ones", event.ones)
        .add("twos", event.twos);
    break;
  case EventKind::FigurePut:
  case EventKind::FigureHome:
    record.add("place", toString(event.place)).add("feature", event.feature);
    if (event.figure != FigureKind::Meeple)
      record.add("figure", toString(event.figure));
    break;
  case EventKind::AbbotHome:
    record.add("place", toString(event.place))
        .add("feature", event.feature)
        .add("points", event.points);
    break;
  case EventKind::GoodsTaken:
    record.add("place", toString(event.place))
        .add("goods", toString(event.goods))
        .add("count", event.count);
    break;
  case EventKind::Scored:
    record.add("scoring", scoringRecord(event.scoring));
    break;
  case EventKind::SecondPart:
    record.add("place", toString(event.place));
    if (event.why == SecondPartReason::Builder)
      record.add("why", "builder");
    break;
  case EventKind::SentToLeipzig:
    record.add("place", toString(event.place))
        .add("feature", event.feature)
        .add("quarter", wordOf(Choices<Quarter>(quarterWords), event.quarter));
    break;
  case EventKind::SurveyorsTurned:
    addSurveyors(record, event.surveyors);
    break;
  case EventKind::Ended:
    record.add("reason", word(event.reason));
    break;
  }
  return record;
}

JsonRecord stepRecord(const Game& game, int step)
{
  auto events = JsonList{};
  for (const auto& event : game.events(step))
    events.add(eventRecord(event, game.table()));
  auto scores = JsonList{};
  for (const auto score : game.scores(step))
    scores.add(score);
  const auto decision = game.decision(step);
  auto record = JsonRecord{};
  record.add("step", step).add("events", events).add("scores", scores);
  record.add("decision", word(decision.kind));
  if (decision.kind != DecisionKind::Over)
    record.add("player", decision.player);
  return record;
}

} // namespace

JsonRecord traceOf(const std::string& path, const Replay& replay)
{
  auto steps = JsonList{};
  if (replay.game)
    for (auto step = 0; step <= replay.game->moves(); ++step)
      steps.add(stepRecord(*replay.game, step));
  auto record = JsonRecord{};
  record.add("file", path)
      .add("agrees", replay.game.has_value() && replay.problems.empty())
      .add("moves", replay.game ? replay.game->moves() : 0)
      .add("steps", steps.broken());
  return record.broken();
}

} // namespace kartenwerk::cli

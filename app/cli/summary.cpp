// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/summary.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/playableinput.h"
#include "model/board/board.h"
#include "model/map/mapfile.h"
#include "model/tiles/tilesetfile.h"

namespace kartenwerk::cli {

namespace {

void add(Summary& summary, const char* label, std::string key, int number)
{
  summary.lines.push_back({label, QString::number(number), std::move(key), JsonText(number)});
}

void add(Summary& summary, const char* label, std::string key, const std::string& text)
{
  if (!text.empty())
    summary.lines.push_back({label, QString::fromStdString(text), std::move(key), JsonText(text)});
}

void add(Summary& summary, const char* label, std::string key,
         const std::vector<std::string>& texts)
{
  auto shown = QStringList{};
  auto list = JsonList{};
  for (const auto& text : texts) {
    shown.push_back(QString::fromStdString(text));
    list.add(text);
  }
  summary.lines.push_back({label, shown.join(QStringLiteral(", ")), std::move(key), list});
}

std::string placeAndName(Place place, const std::string& name)
{
  return name.empty() ? toString(place) : toString(place) + ' ' + name;
}

std::vector<std::string> sites(const Map& map, SiteKind kind)
{
  auto texts = std::vector<std::string>{};
  for (const auto& site : map.sites())
    if (site.kind == kind)
      texts.push_back(placeAndName(site.place, site.name));
  return texts;
}

int squares(const Map& map, Ground ground)
{
  auto number = 0;
  for (auto row = 0; row < map.rows(); ++row)
    number += static_cast<int>(std::ranges::count(*map.row(row), ground, &Square::ground));
  return number;
}

void addMap(Summary& summary, const Map& map)
{
  add(summary, QT_TRANSLATE_NOOP("Cli", "Columns"), "columns", map.columns());
  add(summary, QT_TRANSLATE_NOOP("Cli", "Rows"), "rows", map.rows());
  add(summary, QT_TRANSLATE_NOOP("Cli", "Playable squares"), "playable",
      squares(map, Ground::Playable));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Start squares"), "starts", sites(map, SiteKind::Start));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Towns"), "towns", sites(map, SiteKind::Town));
  auto cities = std::vector<std::string>{};
  for (const auto& city : map.largeCities())
    cities.push_back(placeAndName(city.squares.front().place, city.name));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Large cities"), "largeCities", cities);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Large-city squares"), "largeCitySquares",
      squares(map, Ground::LargeCity));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Prints at the border"), "prints",
      static_cast<int>(map.prints().size()));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Ferries"), "ferries",
      static_cast<int>(map.ferries().size()));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Regions"), "regions",
      static_cast<int>(map.regions().size()));
}

void addRows(Summary& summary, const Map& map)
{
  for (auto row = 0; row < map.rows(); ++row) {
    auto line = std::string{};
    for (const auto& square : *map.row(row))
      line += signOf(square);
    summary.rows.push_back(std::move(line));
  }
}

template <class Described>
void addWords(Summary& summary, const Described& described)
{
  add(summary, QT_TRANSLATE_NOOP("Cli", "Title"), "title", described.title);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Author"), "author", described.author);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Licence"), "licence", described.licence);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Notes"), "notes", described.notes);
}

void addTileSet(Summary& summary, const TileSet& set)
{
  add(summary, QT_TRANSLATE_NOOP("Cli", "Kinds of tiles"), "kinds",
      static_cast<int>(set.tiles.size()));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Tiles"), "tiles", set.total());
  add(summary, QT_TRANSLATE_NOOP("Cli", "Start tile"), "start", set.start);
  for (const auto& tile : set.tiles) {
    auto line = tile.kind.id;
    for (const auto edge : tile.kind.edges)
      line += ' ' + std::string(toString(edge));
    summary.rows.push_back(std::to_string(tile.count) + " × " + line);
  }
}

void addScenario(Run& run, Summary& summary, const Input& input)
{
  const auto& scenario = *input.as<Scenario>();
  add(summary, QT_TRANSLATE_NOOP("Cli", "Players"), "players", scenario.players);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Rules"), "rules", scenario.rules.preset);
  auto starts = std::vector<std::string>{};
  for (const auto place : scenario.starts)
    starts.push_back(toString(place));
  add(summary, QT_TRANSLATE_NOOP("Cli", "Starts in use"), "startsUsed", starts);
  const auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return;
  auto tiles = 0;
  for (const auto& tile : resolved.playable->tiles())
    tiles += tile.count;
  add(summary, QT_TRANSLATE_NOOP("Cli", "Tiles"), "tiles", tiles);
  const auto* layout = resolved.playable->chipLayout();
  add(summary, QT_TRANSLATE_NOOP("Cli", "Chips laid"), "chips",
      layout == nullptr ? 0 : static_cast<int>(layout->chips.size()));
  if (resolved.playable->map) {
    add(summary, QT_TRANSLATE_NOOP("Cli", "Map"), "map", resolved.playable->map->info().title);
    addMap(summary, *resolved.playable->map);
    addRows(summary, *resolved.playable->map);
  }
}

void addGame(Summary& summary, const GameRecord& game)
{
  add(summary, QT_TRANSLATE_NOOP("Cli", "Scenario"), "scenario", game.scenario.scenario.title);
  add(summary, QT_TRANSLATE_NOOP("Cli", "Players"), "players", game.players);
  summary.lines.push_back(
      {QT_TRANSLATE_NOOP("Cli", "Seed"), QString::number(game.seed), "seed", JsonText(game.seed)});
  add(summary, QT_TRANSLATE_NOOP("Cli", "Parts of turns"), "parts",
      static_cast<int>(game.parts.size()));
  auto shown = QStringList{};
  auto scores = JsonList{};
  for (const auto score : game.scores) {
    shown.push_back(QString::number(score));
    scores.add(score);
  }
  summary.lines.push_back(
      {QT_TRANSLATE_NOOP("Cli", "Scores"), shown.join(QStringLiteral(", ")), "scores", scores});
}

} // namespace

Summary summaryOf(Run& run, const Input& input)
{
  auto summary = Summary{};
  if (const auto* map = input.as<Map>()) {
    summary.format = mapFormat;
    addWords(summary, map->info());
    addMap(summary, *map);
    addRows(summary, *map);
  } else if (const auto* set = input.as<TileSet>()) {
    summary.format = tileSetFormat;
    addWords(summary, *set);
    addTileSet(summary, *set);
  } else if (const auto* scenario = input.as<Scenario>()) {
    summary.format = scenarioFormat;
    addWords(summary, *scenario);
    addScenario(run, summary, input);
  } else if (const auto* game = input.as<GameRecord>()) {
    summary.format = gameFormat;
    addGame(summary, *game);
  }
  return summary;
}

JsonRecord jsonOf(const Summary& summary)
{
  auto record = JsonRecord{};
  record.add("format", "kartenwerk-summary").add("version", 1).add("of", summary.format);
  for (const auto& fact : summary.lines)
    record.add(fact.key, fact.value);
  auto rows = JsonList{};
  for (const auto& row : summary.rows)
    rows.add(row);
  if (!summary.rows.empty())
    record.add(summary.format == tileSetFormat ? "list" : "squares", rows.broken());
  return record.broken();
}

} // namespace kartenwerk::cli

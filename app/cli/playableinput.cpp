// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/playableinput.h"

#include <algorithm>

#include <QCoreApplication>

#include "model/base/problemrules.h"
#include "model/scenario/disklookup.h"
#include "model/validation/rule.h"

namespace kartenwerk::cli {

namespace {

std::vector<std::string> dataFolders()
{
  return bundledFolders(QCoreApplication::applicationDirPath().toStdString());
}

/// Validation finds these again, with their places and severities.
bool leftToValidation(const Problem& problem)
{
  return problem.rule == rule::scenarioUnknownKind || problem.rule == rule::scenarioNoTiles;
}

/// Empty for an embedded map.
std::string mapPath(const Reference<Map>& reference, const std::string& folder)
{
  if (!reference.bundled.empty()) {
    for (const auto& file : bundledFiles(dataFolders(), ".kwmap"))
      if (file.id == reference.bundled)
        return file.path;
    return {};
  }
  if (reference.path.empty() || reference.path.starts_with('/') || folder.empty())
    return reference.path;
  return folder + '/' + reference.path;
}

/// Positions are only needed for messages, so the file is simply read again.
void locateMap(PlayableInput& resolved, const Scenario& scenario, const std::string& folder)
{
  if (!scenario.map)
    return;
  const auto path = mapPath(*scenario.map, folder);
  if (path.empty())
    return;
  resolved.mapFile = path;
  static_cast<void>(loadMap(path, &resolved.mapPositions));
}

TextPosition inMap(const Issue& issue, const MapPositions& positions)
{
  const auto side = issue.sides.empty() ? Landing{} : issue.sides.front();
  const auto place = issue.places.empty() ? Place{} : issue.places.front();
  auto at = TextPosition{};
  switch (infoOf(issue.rule).element) {
  case Element::Whole:
    break;
  case Element::Square:
    at = positions.square(place);
    break;
  case Element::Site:
    at = positions.any(place);
    break;
  case Element::Print:
    at = positions.print(side.place, side.side);
    break;
  case Element::Ferry:
    at = positions.ferry(side.place, side.side);
    break;
  case Element::LargeCity:
    at = positions.largeCity(place);
    break;
  }
  return at.line > 0 || issue.places.empty() ? at : positions.any(place);
}

TextPosition at(const std::vector<std::pair<Place, TextPosition>>& table, Place place)
{
  const auto found = std::ranges::find(table, place, &std::pair<Place, TextPosition>::first);
  return found == table.end() ? TextPosition{} : found->second;
}

TextPosition inScenario(const Issue& issue, const Scenario& scenario,
                        const ScenarioPositions& positions)
{
  const auto place = issue.places.empty() ? Place{} : issue.places.front();
  switch (issue.rule) {
  case Rule::UsedStartUnknown:
  case Rule::UsedStartRepeated:
  case Rule::SquareUnreachableFromUsed:
    return at(positions.starts, place).line > 0 || positions.starts.empty()
               ? at(positions.starts, place)
               : positions.starts.front().second;
  case Rule::LaidOffStart:
  case Rule::LaidUnknown:
  case Rule::LaidFitsNot:
  case Rule::LaidOffTable:
  case Rule::LaidTwice:
  case Rule::LaidMismatch:
    return at(positions.laid, place);
  case Rule::LayoutCount:
  case Rule::LayoutColour:
  case Rule::LayoutIllegal: {
    const auto layout = static_cast<std::size_t>(scenario.layout);
    if (layout >= positions.chips.size() || positions.chips[layout].empty())
      return {};
    const auto chip = at(positions.chips[layout], place);
    return chip.line > 0 ? chip : positions.chips[layout].front().second;
  }
  case Rule::DrawUnknown:
  case Rule::DrawTooOften:
  case Rule::DrawsMissing:
    return positions.draws;
  case Rule::WishRegionUnknown:
  case Rule::WishPinForbidden:
  case Rule::WishPinBanned:
  case Rule::WishBanOffMap:
  case Rule::WishBanWithoutEffect:
    return positions.wishes;
  case Rule::PlayersOutOfRange:
    return positions.players;
  case Rule::StartTileMissing:
  case Rule::NoTiles:
  case Rule::TilesTooFew:
  case Rule::TilesTooMany:
  case Rule::RiverOnMap:
  case Rule::ChangeUnknown:
    return positions.tiles.empty() ? TextPosition{} : positions.tiles.front();
  case Rule::SquareFitsNoTile:
  case Rule::StartTileFitsNowhere:
    return positions.map;
  default:
    return positions.rules;
  }
}

} // namespace

PlayableInput resolveInput(const Input& input)
{
  auto resolved = PlayableInput{};
  const auto folder = input.path == "-" ? std::string{} : folderOf(input.path);
  auto scenario = Scenario{};
  if (const auto* map = input.as<Map>()) {
    scenario = scenarioForMap(Reference<Map>{.embedded = *map});
    resolved.mapAlone = true;
    resolved.mapPositions = input.mapPositions;
  } else if (const auto* read = input.as<Scenario>()) {
    scenario = *read;
  }
  resolved.mapFile = input.path;
  if (!resolved.mapAlone)
    locateMap(resolved, scenario, folder);
  auto loaded = resolve(scenario, DiskLookup(dataFolders(), folder));
  resolved.playable = std::move(loaded.value);
  resolved.problems = std::move(loaded.problems);
  if (resolved.playable)
    std::erase_if(resolved.problems, leftToValidation);
  for (auto& problem : resolved.problems)
    if (problem.file.empty())
      problem.file = input.path;
  return resolved;
}

PlayableInput resolveInput(Run& run, const Input& input)
{
  auto resolved = resolveInput(input);
  run.say(resolved.problems);
  if (!resolved.playable || anyErrors(resolved.problems)) {
    resolved.playable.reset();
    run.atLeast(UnreadInput);
  }
  return resolved;
}

Scenario movedTo(Scenario scenario, const Input& input, const std::string& target)
{
  const auto toFolder = target == "-" ? std::string{} : folderOf(target);
  if (input.path == "-")
    return scenario;
  if (input.as<Map>() == nullptr)
    return moved(std::move(scenario), folderOf(input.path), toFolder);
  if (auto reference = mapReference(input.path, toFolder, dataFolders()); reference.value)
    scenario.map = std::move(*reference.value);
  return scenario;
}

IssueLocation locationOf(const Issue& issue, const Input& input, const PlayableInput& resolved)
{
  auto location = IssueLocation{input.path, {}};
  const auto aboutMap = infoOf(issue.rule).part == Part::Map;
  // Through the untitled scenario round a map alone, its issues can only be shown in the map.
  if (aboutMap || resolved.mapAlone) {
    location.file = resolved.mapFile;
    location.at = inMap(issue, resolved.mapPositions);
    if (location.at.line == 0 && location.file == input.path && !resolved.mapAlone)
      location.at = input.scenarioPositions.map;
  } else if (const auto* scenario = input.as<Scenario>()) {
    location.at = inScenario(issue, *scenario, input.scenarioPositions);
  }
  if (location.at.line == 0)
    location.at = {1, 1};
  return location;
}

} // namespace kartenwerk::cli

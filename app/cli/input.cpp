// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include <algorithm>
#include <array>
#include <utility>

#include "model/base/files.h"
#include "model/base/json.h"
#include "model/base/problemrules.h"
#include "model/base/recordreader.h"
#include "model/tiles/checks.h"
#include "model/tiles/tilesetfile.h"

namespace kartenwerk::cli {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> suffixes{{
    {".kwmap", mapFormat},
    {".kwtiles", tileSetFormat},
    {".kwscenario", scenarioFormat},
    {".kwgame", gameFormat},
}};

void add(Problems& problems, Problems more)
{
  problems.insert(problems.end(), std::make_move_iterator(more.begin()),
                  std::make_move_iterator(more.end()));
}

template <class T>
void take(Input& input, Loaded<T> loaded)
{
  input.problems = std::move(loaded.problems);
  if (loaded.value)
    input.value = std::move(*loaded.value);
}

/// The format that the text itself names, or else the file's name.
std::string formatToRead(const Input& input, const Json& json)
{
  auto format = formatOf(json);
  return format.empty() ? formatForPath(input.path) : format;
}

Problem noKnownFormat(const Input& input, const Json& json)
{
  auto problem = Problem{};
  auto known = std::string{};
  for (const auto& [suffix, format] : suffixes)
    known += (known.empty() ? "" : ", ") + std::string(format);
  const auto found = formatOf(json);
  problem.rule = found.empty() ? rule::documentNoFormat : rule::documentOtherFormat;
  problem.details = found.empty() ? std::vector{known} : std::vector{found, known};
  problem.file = input.path;
  problem.at = json.at();
  return problem;
}

void readDocument(Input& input, const Json& json, Problems textProblems)
{
  const auto format = formatToRead(input, json);
  if (format == mapFormat)
    take(input, readMap(input.bytes, input.path, &input.mapPositions));
  else if (format == tileSetFormat)
    take(input, readTileSet(input.bytes, input.path));
  else if (format == scenarioFormat)
    take(input, readScenario(input.bytes, input.path, &input.scenarioPositions));
  else if (format == gameFormat)
    take(input, gameRecordFrom(input.bytes, input.path));
  else {
    input.problems = std::move(textProblems);
    input.problems.push_back(noKnownFormat(input, json));
  }
}

} // namespace

Input readInput(const std::string& path)
{
  auto input = Input{};
  input.path = path;
  auto file = readFile(path);
  add(input.problems, std::move(file.problems));
  if (!file.value)
    return input;
  input.bytes = std::move(*file.value);
  auto json = parseJson(input.bytes, path);
  if (json.value)
    readDocument(input, *json.value, std::move(json.problems));
  else
    add(input.problems, std::move(json.problems));
  return input;
}

Input readInput(Run& run, const std::string& path)
{
  auto input = readInput(path);
  run.say(input.problems);
  if (!input.readable())
    run.atLeast(UnreadInput);
  return input;
}

std::string canonicalText(const Input& input)
{
  if (const auto* map = input.as<Map>())
    return mapText(*map);
  if (const auto* set = input.as<TileSet>())
    return tileSetText(*set);
  if (const auto* scenario = input.as<Scenario>())
    return scenarioText(*scenario);
  if (const auto* game = input.as<GameRecord>())
    return toText(*game);
  return {};
}

std::string formatForPath(const std::string& path)
{
  for (const auto& [suffix, format] : suffixes)
    if (path.ends_with(suffix))
      return std::string(format);
  return {};
}

std::string folderOf(const std::string& path)
{
  const auto slash = path.rfind('/');
  return slash == std::string::npos ? std::string{}
                                    : path.substr(0, std::max<std::size_t>(slash, 1));
}

std::string fileName(const std::string& path)
{
  return path.substr(path.rfind('/') + 1);
}

} // namespace kartenwerk::cli

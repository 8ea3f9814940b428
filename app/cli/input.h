// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/cli/run.h"
#include "model/base/problem.h"
#include "model/game/record.h"
#include "model/map/mapfile.h"
#include "model/scenario/scenario.h"
#include "model/scenario/scenariofile.h"
#include "model/tiles/tileset.h"

namespace kartenwerk::cli {

/// A file of ours, told by "format" in its text, not by its name.
struct Input
{
  std::string path;
  std::string bytes;
  Problems problems;
  std::variant<std::monostate, Map, TileSet, Scenario, GameRecord> value;
  MapPositions mapPositions;
  ScenarioPositions scenarioPositions;

  /// False: unreadable, whatever could be made out of it.
  bool readable() const { return value.index() != 0 && !anyErrors(problems); }
  template <class T>
  const T* as() const
  {
    return std::get_if<T>(&value);
  }
};

/// Reads it; "-" is standard input.
Input readInput(const std::string& path);

/// The same, says its problems, and notes UnreadInput when it is unreadable.
Input readInput(Run& run, const std::string& path);

/// The canonical text of what was read; it must be readable.
std::string canonicalText(const Input& input);

/// The text of "format" for the kind that can be told from the name of a file, else empty.
std::string formatForPath(const std::string& path);

/// The folder of a path as a prefix: "maps" for "maps/insel.kwmap", "" for "insel.kwmap" and "-".
std::string folderOf(const std::string& path);
/// Without its folder.
std::string fileName(const std::string& path);

} // namespace kartenwerk::cli

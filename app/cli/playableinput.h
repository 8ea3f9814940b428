// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/cli/input.h"
#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk::cli {

/// A map or scenario with all that it refers to.
struct PlayableInput
{
  std::optional<PlayableScenario> playable; ///< nothing: something it refers to cannot be read
  Problems problems;                        ///< of what it refers to
  bool mapAlone = false;
  std::string mapFile; ///< where the map stands: of its own, or the scenario's when embedded
  MapPositions mapPositions;
};

/// Resolves a map or a scenario; a map is played through scenarioForMap. The input must be one of
/// them, and readable. What validation finds is left to validation.
PlayableInput resolveInput(const Input& input);

/// The same, says the problems, and notes UnreadInput when there is no playable value.
PlayableInput resolveInput(Run& run, const Input& input);

/// The scenario as it is written to that file ("-": standard output), so that it still means the
/// same files. Where the input is a map on the disk, the scenario refers to it.
Scenario movedTo(Scenario scenario, const Input& input, const std::string& target);

/// The file and the position in it of an issue.
struct IssueLocation
{
  std::string file;
  TextPosition at;
};
IssueLocation locationOf(const Issue& issue, const Input& input, const PlayableInput& resolved);

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "app/cli/playableinput.h"
#include "app/cli/run.h"
#include "model/chips/generate.h"
#include "model/chips/settings.h"

namespace kartenwerk::cli {

/// What becomes of the faces of chips when they are laid.
enum class ChipFaces : std::uint8_t {
  Undecided, ///< dealt when a game begins
  Dealt,     ///< now, every deal equally likely
  Balanced   ///< now, each colour and value lying evenly
};

/// What is asked about chips: the scenario with all that the options change in it.
struct ChipsRequest
{
  Scenario scenario;
  Map map;
  Wish wish;
  std::uint64_t seed = 1;
  int layouts = 1;
  ChipFaces faces = ChipFaces::Undecided;

  ChipSettings settings() const { return chipSettings(scenario); }
};

struct ReadChipsRequest
{
  std::optional<ChipsRequest> request;
  QString wrong; ///< a sentence, when there is none
};

/// Reads the options over what the scenario says; it must have a map.
ReadChipsRequest chipsRequest(const Arguments& arguments, PlayableScenario playable);

/// All options of the command.
std::span<const ArgumentOption> chipsOptions();

} // namespace kartenwerk::cli

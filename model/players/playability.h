// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "model/base/problem.h"
#include "model/game/table.h"
#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// Whether a scenario can be played by the rules; if not, why.
struct Playability
{
  std::shared_ptr<const Table> table; ///< null: it cannot
  Issues issues;     ///< of validation, in its order: errors, and what is too large to play
  Problems problems; ///< of the engine, asked only where validation finds nothing against it

  bool playable() const { return table != nullptr; }
};

/// The one place that decides it, for the preview and for the command line. Where it is not
/// playable, there is at least one issue or problem.
[[nodiscard]] Playability playability(const PlayableScenario& scenario);

} // namespace kartenwerk

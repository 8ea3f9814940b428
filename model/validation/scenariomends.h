// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// The scenario with an issue mended that is about the scenario itself; nothing where no mend is
/// clear, and for issues of the map.
std::optional<Scenario> mendedScenario(const PlayableScenario& playable, const Issue& issue);

} // namespace kartenwerk

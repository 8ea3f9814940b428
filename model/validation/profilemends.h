// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/scenario/scenario.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// The scenario with an issue of its rules profile mended; nothing for other issues.
std::optional<Scenario> mendedRules(Scenario scenario, const Issue& issue);

} // namespace kartenwerk

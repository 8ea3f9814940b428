// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/rulenotes.h"

namespace kartenwerk {

/// What a combination of rules means.
RuleNote noteOf(const Combination& combination);

/// All combinations in a table; stays until it is closed.
void showAllCombinations(QWidget* parent);

} // namespace kartenwerk

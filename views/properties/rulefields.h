// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/boundform.h"

namespace kartenwerk {

/// The named preset; choosing one sets all rules. Its tile sets come with a button.
void addPresetField(BoundForm& form);

/// A section for each group of rules of model/rules/switches.h, with what they mean together.
void addRuleSections(BoundForm& form);

} // namespace kartenwerk

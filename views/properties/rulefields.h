// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/boundform.h"

namespace kartenwerk {

/// The named preset; choosing one sets all rules.
void addPresetField(BoundForm& form);

/// One field for each rule of model/rules/switches.h.
void addRuleFields(BoundForm& form);

} // namespace kartenwerk

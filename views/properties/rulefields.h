// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/boundform.h"

namespace kartenwerk {

/// The named preset; choosing one sets all rules and the tiles in one step. A button takes its
/// tiles where they differ.
void addPresetField(BoundForm& form);

/// A section for each group of rules of model/rules/switches.h, with what they mean together.
void addRuleSections(BoundForm& form);

} // namespace kartenwerk

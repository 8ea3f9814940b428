// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/jsonwriter.h"
#include "model/base/recordreader.h"
#include "model/rules/profile.h"

namespace kartenwerk {

/// Reads the "rules" of a scenario: {"preset": "maps", …}, the preset's values with the switches
/// that are named. Wrong values are problems and leave the preset's.
RulesProfile readProfile(RecordReader& reader);

/// The preset's name, and only the switches that differ from it.
JsonRecord profileRecord(const RulesProfile& profile);

} // namespace kartenwerk

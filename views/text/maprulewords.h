// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "model/rules/maprules.h"

namespace kartenwerk {

/// The rule of model/rules/maprules.h in a sentence or two; empty for an unknown id.
QString mapRuleText(std::string_view id);

/// Why the program does not play it, a sentence; empty for one that it plays.
QString mapRuleReason(const MapRule& rule);

/// Whether the preset of that id has the rule.
bool belongsTo(const MapRule& rule, std::string_view preset);

} // namespace kartenwerk

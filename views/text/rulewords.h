// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "model/rules/switches.h"

namespace kartenwerk {

/// What a switch or list of model/rules/switches.h is called on the screen; empty for an unknown
/// id.
QString switchText(std::string_view id);

/// The rule of a switch or list in a sentence or two; empty for an unknown id.
QString switchExplanation(std::string_view id);

/// Where rules come from, as Switch::source names it: "LS, D13" is "The Land Surveyors · our
/// reading D13".
QString sourceText(std::string_view source);

/// What a choice of a switch or an entry of a list is called; empty for an unknown one.
QString choiceText(std::string_view id, std::string_view word);

/// The name of a group of switches.
QString groupText(SwitchGroup group);

/// "Base game", "Maps", "Germany" …; the id itself for an unknown one.
QString presetText(std::string_view id);

} // namespace kartenwerk

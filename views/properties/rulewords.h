// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace kartenwerk {

/// What a rule of model/rules/switches.h is called on the screen; empty for an unknown id.
QString switchText(std::string_view id);

/// What a choice of a rule is called; empty for an unknown one.
QString choiceText(std::string_view id, std::string_view word);

/// "Base game", "Maps", "Germany" …; the id itself for an unknown one.
QString presetText(std::string_view id);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "model/game/event.h"

namespace referee {

/// Counts what an event shows to have come up: "ferry", "ferry at the end", "upgrade" and so on.
void countSeen(const kartenwerk::Event& event, std::map<std::string, int>& seen);

} // namespace referee

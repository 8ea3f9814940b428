// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/chips/count.h"
#include "model/chips/draw.h"
#include "model/chips/maximum.h"

// Words for programs, never translated: they stand in JSON and in the ids of messages.
namespace kartenwerk::cli {

std::string wordOf(MaximumProof proof);      ///< "pieces", "counting", "none"
std::string wordOf(Uniformity uniformity);   ///< "exact", "proved", "none"
std::string wordOf(DrawEngine engine);       ///< "tables" …
std::string wordOf(NoLayout why);            ///< "too-many" …
std::string wordOf(LayoutCounts::Kind kind); ///< "exact", "estimated", "too-much", "stopped"
std::string wordOf(WhatIf::Without without); ///< "towns" …

} // namespace kartenwerk::cli

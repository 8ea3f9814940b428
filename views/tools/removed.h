// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "views/tools/tool.h"

namespace kartenwerk {

/// What stood on squares before and stands there no more, in a sentence: "Removed with it: 1 town
/// and 2 ferries." Empty when all of it is still there.
[[nodiscard]] QString removedText(const Drawing& before, const Drawing& after);

} // namespace kartenwerk

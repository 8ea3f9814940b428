// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/cli/arguments.h"

namespace kartenwerk::cli {

/// A sentence where options of "chips" contradict each other, or where one has no effect beside the
/// others; it names both. Empty for a good call.
QString chipsContradiction(const Arguments& arguments);

} // namespace kartenwerk::cli

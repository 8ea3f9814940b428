// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/base/jsonwriter.h"
#include "model/game/record.h"

namespace kartenwerk::cli {

/// A replayed game step by step for programs: the decision that is due, what happened before it,
/// and the scores.
JsonRecord traceOf(const std::string& path, const Replay& replay);

} // namespace kartenwerk::cli

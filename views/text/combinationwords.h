// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/rules/combinations.h"

namespace kartenwerk {

/// "Towns and Inns & Cathedrals".
QString combinationTitle(const Combination& combination);

/// What the two do together, or why it is not known, in a sentence or two.
QString combinationReason(const Combination& combination);

/// "Settled by a document", "Our reading", "Open" …
QString settledText(Settled settled);

} // namespace kartenwerk

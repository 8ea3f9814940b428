// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>

#include "model/chips/evenness.h"
#include "model/chips/fairness.h"
#include "model/chips/maximum.h"
#include "model/chips/symmetry.h"

// Sentences about the numbers of chip layouts.
namespace kartenwerk {

/// "Evenness 78 %: all walks to the chips take 213 steps, no layout could have fewer than 166."
QString evennessText(const Evenness& evenness);

/// "Columns B to E, rows 3 to 6: 0 chips, fair share 3.1."
QString worstWindowText(const Evenness::Window& window);

/// "More even than 99.9 % of 1,000 uniform layouts; their median is 58 %, the most even of them
/// 71 %."
QString standingText(const Standing& standing);

/// "Rostock and Stuttgart: access gap 0.87 steps, the map's own 0.87; 14 chips are nearer to the
/// first, 15 to the second, 1 is as near to both." The names are those of the two start squares.
QString accessGapText(const AccessGap& gap, const QString& first, const QString& second);

/// "without the rule of towns"
QString withoutText(WhatIf::Without without);

/// "mirrored left and right"; "none" for None.
QString symmetryText(Symmetry symmetry);

/// "about 8 seconds", "about 3 minutes", "about 2 hours"; at least a second.
QString durationText(std::uint64_t milliseconds);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/chips/count.h"
#include "model/chips/draw.h"
#include "model/chips/legality.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// Why a square may hold no chip, in a few words: "Beside an open side of a large city".
QString chipReasonText(ChipReason reason);

/// The badge of a layout: "exactly uniform", "uniform to within 10⁻⁶ (proved)", "random, not
/// uniform".
QString uniformityText(Uniformity uniformity);
/// The badge of a stored layout, by the method that made it: also "laid by hand", "even", "fair".
QString layoutBadge(const ChipLayout& layout);

/// One sentence: why there is no layout of `asked` chips. Empty when there is one.
QString noLayoutText(const Drawn& drawn, int asked);

/// One sentence: which rule a layout breaks, and where.
QString brokenChipRuleText(const BrokenChipRule& broken);

/// What a person can check: pieces that hold a chip each at most, so no more than so many chips.
QString maximumProofText(const Maximum& maximum, int allowedSquares);
/// The same beside the drawing of the pieces.
QString maximumText(const Maximum& maximum, int allowedSquares);

/// "6 803 102 008" up to 33 digits, beyond that "about 3.2 × 10⁴⁰"; digits in groups.
QString numberText(const BigNumber& number);
/// All digits, in groups.
QString allDigits(const BigNumber& number);
/// "about 3.2 × 10⁴⁰ (estimated, ± 0.1 %)"; "none" for the logarithm of nought.
QString estimateText(const LayoutCounts::Estimate& estimate);
/// "6 803 102 layouts of 30 chips", "about 10^323.94 (± 0.1 %) layouts of 200 chips", "No layout of
/// 71 chips": what is known of that size; empty when nothing is.
QString layoutCountText(const LayoutCounts& counts, int chips);

} // namespace kartenwerk

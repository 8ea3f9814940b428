// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/chipsanswers.h"

// Answers about chips as lines for people.
namespace kartenwerk::cli {

/// A block for each layout on standard output.
void reportLayouts(Run& run, const ChipsRequest& request, const DrawAnswer& answer);

/// Why there is no layout, as an error with the squares that prove how many fit.
void reportRefused(Run& run, const ChipsRequest& request, const Drawn& refused);

/// What the exact count will cost, on standard error, when it takes long or is not done.
void reportCost(Run& run, const CountCost& cost, bool exact);
void reportNumbers(Run& run, const NumbersAnswer& answer);

/// `why`: with the pieces, the squares lost, and the maxima without each rule.
void reportMaximum(Run& run, const MaximumAnswer& answer, bool why);

/// Broken rules on standard error, a line for each layout on standard output.
void reportChecked(Run& run, const Input& input, const std::vector<CheckedLayout>& layouts);

/// How every number comes about.
void reportExplanations(Run& run);

} // namespace kartenwerk::cli

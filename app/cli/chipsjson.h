// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/chipsanswers.h"
#include "model/base/jsonwriter.h"

// Answers about chips as JSON for programs (docs/chips.md). Sentences are English, numbers of
// layouts are texts of digits, fractions are whole numbers of parts.
namespace kartenwerk::cli {

/// The head of the report: format, version, file and what is asked.
JsonRecord chipsReport(const std::string& file, const ChipsRequest& request);

JsonList jsonOf(const ChipsRequest& request, const DrawAnswer& answer);
JsonRecord jsonOfRefused(const ChipsRequest& request, const Drawn& refused);
JsonRecord jsonOf(const NumbersAnswer& answer);
JsonRecord jsonOf(const MaximumAnswer& answer, bool why);
JsonList jsonOf(const std::vector<CheckedLayout>& layouts);
JsonList jsonOfExplanations();

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/validation/issue.h"

namespace kartenwerk {

/// One sentence about this issue, in the language in use, with its places and names.
QString issueText(const Issue& issue);

/// What the rule is about in a few words, such as "Square that no start can reach".
QString ruleTitle(Rule rule);

/// Why the rule is there and what to do about it: some sentences.
QString ruleExplanation(Rule rule);

/// What mended() does, as a verb on a button, such as "Remove the print". Empty when the rule knows
/// no mend.
QString mendText(Rule rule);

/// "Error", "Warning", "Note" in the language in use, for lists on the screen.
QString severityText(Severity severity);

/// "error", "warning", "info": for programs, never translated.
QString severityWord(Severity severity);

} // namespace kartenwerk

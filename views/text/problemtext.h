// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/base/problem.h"

namespace kartenwerk {

/// One sentence about this problem, in the language in use, without file and position.
QString problemText(const Problem& problem);

/// The line that the command line writes: `file:line:column: severity: text [rule]`. Position parts
/// that are unknown are left out. Severity word and rule id are never translated.
QString messageLine(const Problem& problem);

/// The same line for any finding. `at` may be unknown (line 0).
QString messageLine(const QString& file, TextPosition at, Severity severity, const QString& text,
                    const QString& rule);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kartenwerk::cli {

/// How a command ends; of several reasons the greatest number counts.
enum ExitCode {
  Done = 0,
  Findings = 1,    ///< findings at or above --min, or the answer is no
  WrongCall = 2,   ///< unknown options, missing arguments
  UnreadInput = 3, ///< an input could not be read; all others were still tried
  UnwrittenOutput = 4,
  Cancelled = 130 ///< stopped by Ctrl-C, as shells report it
};

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kartenwerk {

/// The whole program; returns its exit code: 0, or 2 for a wrong command line, 4 for a screenshot
/// that could not be written.
int runEditor(int argc, char** argv);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace kartenwerk {

/// Keys of a record that this version does not know, with their canonical JSON text, sorted by
/// key. They move with their record and are written back after the known keys.
using Extras = std::vector<std::pair<std::string, std::string>>;

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/problem.h"

namespace kartenwerk {

inline constexpr std::size_t largestFile = std::size_t{64} << 20U;

/// The bytes of a regular file or pipe; "-" is standard input. A missing file, a directory, a
/// device, no permission, and more than `limit` bytes (known before they are read, where the
/// system tells) are errors and give no value.
Loaded<std::string> readFile(const std::string& path, std::size_t limit = largestFile);

/// Writes all or nothing: to a file beside it that then takes its place, so that a reader sees the
/// old bytes or the new ones and a failure leaves the old ones. Keeps the permissions, and follows
/// symbolic links. Where the folder does not allow a second file but the file itself can be
/// written, nothing is written and the problem says so. "-" is standard output, and special files
/// such as /dev/null are written to directly. Empty when it went well.
[[nodiscard]] Problems writeFile(const std::string& path, std::string_view bytes);

} // namespace kartenwerk

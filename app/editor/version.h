// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kartenwerk {

inline constexpr auto version = "0.1.0";

} // namespace kartenwerk

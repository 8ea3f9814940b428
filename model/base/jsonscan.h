// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/base/recordreader.h"

namespace kartenwerk {

/// Looks over the bytes of a JSON text before it is parsed: encoding, UTF-8, control characters,
/// and the limits on depth, number of values and length of strings. Gives false, with a problem,
/// when it must not be parsed; a byte order mark and CRLF are warnings. Takes a byte order mark
/// off the text.
bool scanJson(std::string_view& text, ProblemList& problems);

/// Where the byte stands; `offset` may be the size of the text.
TextPosition positionOf(std::string_view text, std::size_t offset);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tiles/tilekind.h"

#include <algorithm>

namespace kartenwerk {

namespace {
constexpr std::array<std::string_view, portCount> portNames{"N",  "E",  "S",  "W",  "NL", "NR",
                                                            "EL", "ER", "SL", "SR", "WL", "WR"};
} // namespace

std::string_view toString(Port port)
{
  return portNames[static_cast<std::size_t>(port)];
}

std::optional<Port> portFrom(std::string_view text)
{
  const auto found = std::ranges::find(portNames, text);
  if (found == portNames.end())
    return {};
  return static_cast<Port>(found - portNames.begin());
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include <array>

namespace kartenwerk::cli {

std::span<const Command> commands()
{
  static const auto all =
      std::array{checkCommand,  formatCommand, showCommand,  chipsCommand,   playCommand,
                 replayCommand, renderCommand, printCommand, convertCommand, joinCommand};
  return all;
}

} // namespace kartenwerk::cli

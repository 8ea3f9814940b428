// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/run.h"

namespace kartenwerk::cli {

extern const Command checkCommand;
extern const Command formatCommand;
extern const Command showCommand;
extern const Command chipsCommand;
extern const Command playCommand;
extern const Command replayCommand;
extern const Command renderCommand;
extern const Command printCommand;
extern const Command convertCommand;
extern const Command joinCommand;

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"

int main(int argc, char** argv)
{
  return kartenwerk::cli::runProgram(argc, argv);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/application.h"

int main(int argc, char** argv)
{
  return kartenwerk::runEditor(argc, argv);
}

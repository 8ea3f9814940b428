// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "app/editor/panels.h"
#include "app/editor/theme.h"

namespace kartenwerk {

/// What the program was asked to do.
struct CommandLine
{
  QStringList files;
  bool help = false;
  bool version = false;
  QString screenshot; ///< path of a PNG; empty: none
  QSize size{1440, 900};
  std::optional<Theme> theme;
  std::optional<QString> language;
  std::optional<Panel> panel; ///< the panel in front on the screenshot
  QString show;               ///< "catchments" or "dominoes" on the map; empty: nothing
  QString error;              ///< one sentence; empty when all is well

  bool operator==(const CommandLine&) const = default;
};

/// Reads the arguments without the program's name; needs no application object.
CommandLine readCommandLine(const QStringList& arguments);
QString helpText();

} // namespace kartenwerk

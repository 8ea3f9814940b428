// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <optional>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

/// Unsaved work as a recovery copy holds it.
struct RecoveredWork
{
  QString file;           ///< the recovery copy itself
  std::optional<Map> map; ///< nothing: a game on an open table
  QString mapPath;        ///< empty: it had no file
  QString mapName;
  bool mapUnsaved = false;
  Scenario scenario;
  QString scenarioPath; ///< empty: it had no file
  QString scenarioName;
  bool scenarioUnsaved = false;
  QDateTime written; ///< when the copy was taken
  QDateTime saved;   ///< when the original was last saved; invalid: never
};

} // namespace kartenwerk

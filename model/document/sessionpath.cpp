// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/sessionpath.h"

namespace kartenwerk {

const QString& pathOf(const Session& session)
{
  const auto& scenario = session.scenarioDocument().path();
  return scenario.isEmpty() ? session.mapDocument().path() : scenario;
}

} // namespace kartenwerk

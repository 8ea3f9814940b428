// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/documentof.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

class ScenarioDocument : public DocumentOf<Scenario>
{
  Q_OBJECT

public:
  explicit ScenarioDocument(Scenario scenario = {}) : DocumentOf(std::move(scenario)) {}

Q_SIGNALS:
  /// After every change, the steps of a stroke under way included.
  void changed(const kartenwerk::Scenario& before, const kartenwerk::Scenario& after);

protected:
  void announce(const Scenario& before, const Scenario& after) override
  {
    Q_EMIT changed(before, after);
  }
};

} // namespace kartenwerk

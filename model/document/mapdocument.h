// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/documentof.h"
#include "model/map/map.h"

namespace kartenwerk {

class MapDocument : public DocumentOf<Map>
{
  Q_OBJECT

public:
  explicit MapDocument(Map map = Map()) : DocumentOf(std::move(map)) {}

Q_SIGNALS:
  /// After every change, the steps of a stroke under way included. Both maps share the rows and
  /// lists that did not change.
  void changed(const kartenwerk::Map& before, const kartenwerk::Map& after);

protected:
  void announce(const Map& before, const Map& after) override { Q_EMIT changed(before, after); }
};

} // namespace kartenwerk

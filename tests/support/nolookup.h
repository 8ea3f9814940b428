// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// Finds nothing, for tests that play no game.
class NoLookup : public Lookup
{
public:
  Loaded<Map> map(const Reference<Map>&) const override { return {}; }
  Loaded<TileSet> tileSet(const Reference<TileSet>&) const override { return {}; }
};

} // namespace kartenwerk

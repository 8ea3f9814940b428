// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/scenario/disklookup.h"

namespace kartenwerk {

/// A disk lookup that reads each tile set once: a scenario is resolved after every edit.
class CachedLookup : public Lookup
{
public:
  CachedLookup(std::vector<std::string> bundledFolders, std::string baseFolder)
      : m_disk(std::move(bundledFolders), std::move(baseFolder))
  {
  }

  Loaded<Map> map(const Reference<Map>& reference) const override;
  Loaded<TileSet> tileSet(const Reference<TileSet>& reference) const override;

private:
  DiskLookup m_disk;
  mutable std::map<std::string, Loaded<TileSet>> m_tileSets; ///< by what names it
};

} // namespace kartenwerk

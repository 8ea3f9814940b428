// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/cachedlookup.h"

namespace kartenwerk {

Loaded<Map> CachedLookup::map(const Reference<Map>& reference) const
{
  if (reference.embedded)
    return {reference.embedded, {}};
  return m_disk.map(reference);
}

Loaded<TileSet> CachedLookup::tileSet(const Reference<TileSet>& reference) const
{
  if (reference.embedded)
    return m_disk.tileSet(reference);
  const auto key = reference.bundled + '\n' + reference.path + '\n' + reference.hash;
  const auto found = m_tileSets.find(key);
  if (found != m_tileSets.end())
    return found->second;
  return m_tileSets.emplace(key, m_disk.tileSet(reference)).first->second;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "model/base/jsonwriter.h"
#include "model/base/problem.h"
#include "model/tiles/tileset.h"
#include "model/tiles/tilewords.h"

namespace kartenwerk {

inline constexpr std::string_view tileSetFormat = "kartenwerk-tiles";
inline constexpr int tileSetVersion = 1;

/// Reads a .kwtiles (docs/fileformat.md). Problems of the file only; what the tiles themselves have
/// wrong is found by checkTileSet.
Loaded<TileSet> readTileSet(std::string_view text, const std::string& file);
/// The same for a tile set embedded in another document.
Loaded<TileSet> readTileSet(const Json& json, const std::string& file, const std::string& pointer);
/// The canonical text of a tile set: equal sets give equal bytes.
std::string tileSetText(const TileSet& set);
JsonRecord tileSetRecord(const TileSet& set);

/// readFile and readTileSet; "-" is standard input.
Loaded<TileSet> loadTileSet(const std::string& path);
[[nodiscard]] Problems saveTileSet(const TileSet& set, const std::string& path);

} // namespace kartenwerk

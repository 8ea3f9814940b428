// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "model/rules/profile.h"

namespace kartenwerk {

/// A bundled tile set that a preset is played with.
struct PresetTiles
{
  std::string_view set; ///< its id
  /// Kind id -> count instead of the set's.
  std::vector<std::pair<std::string_view, int>> changes;
};

/// The rules of a game as its document tells it, and the tiles that belong to it.
struct Preset
{
  std::string_view id;                     ///< as in files
  bool onMap = true;                       ///< a game on a map; else on the open table
  void (*change)(RulesProfile&) = nullptr; ///< what it changes in the default profile; may be null
  std::vector<PresetTiles> tiles;
};

/// All of them, in the order of the editor.
std::span<const Preset> presets();
/// Null when there is none of that id.
const Preset* findPreset(std::string_view id);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/base/problem.h"
#include "model/chips/origin.h"
#include "model/chips/wishes.h"
#include "model/map/map.h"
#include "model/rules/profile.h"
#include "model/tiles/tileset.h"

namespace kartenwerk {

/// How a scenario names a map or a tile set: a bundled one by id, another by relative path with
/// the hash of its content when it was last seen, or the value itself.
template <class T>
struct Reference
{
  std::string bundled;
  std::string path;
  std::string hash; ///< SHA-256, hexadecimal; may be empty
  std::optional<T> embedded;
  Extras extras;

  bool operator==(const Reference&) const = default;
};

/// A tile set in the draw pile.
struct TileSupply
{
  Reference<TileSet> set;
  int copies = 1; ///< 1…9
  /// Kind id -> count in one copy, instead of the set's.
  std::vector<std::pair<std::string, int>> changes;

  bool operator==(const TileSupply&) const = default;
};

struct PlacedChip
{
  Place place;
  Colour colour = Colour::None; ///< None: not decided, shuffled at the start of a game
  int value = 0;                ///< 1 or 2; 0: not decided

  bool operator==(const PlacedChip&) const = default;
};

/// Where the chips lie, and how they came there.
struct ChipLayout
{
  std::string name;
  std::vector<PlacedChip> chips; ///< sorted by place
  std::uint64_t seed = 0;
  std::string method; ///< "uniform", "even", "fair", or "hand"
  int generator = 0;  ///< version of the generator; 0: by hand
  Extras extras;
  std::optional<LayoutOrigin> origin; ///< of a drawn layout; its method is that of the wish

  bool operator==(const ChipLayout&) const = default;
};

/// A tile that lies from the start.
struct LaidTile
{
  Place place;
  std::string kind; ///< empty: drawn at random
  std::optional<Rotation> rotation;
  Extras extras;

  bool operator==(const LaidTile&) const = default;
};

enum class DrawOrder : std::uint8_t { Free, FixedPrefix, Fixed };

struct Scenario
{
  std::string title;
  std::string author;
  std::string licence;
  std::string notes;
  /// None: a game without a map, on an open table.
  std::optional<Reference<Map>> map;
  std::vector<TileSupply> tiles;
  RulesProfile rules;
  int players = 2;            ///< 2…6
  std::vector<Place> starts;  ///< used start squares; empty: drawn at random by the rules
  std::vector<LaidTile> laid; ///< fixed tiles on used starts; others are drawn (D7)
  ChipWishes chipWishes;      ///< what is asked of layouts beyond the rules
  std::vector<ChipLayout> layouts;
  int layout = 0; ///< the one in use; meaningless when there is none
  DrawOrder drawOrder = DrawOrder::Free;
  std::vector<std::string> draws; ///< kind ids, for the fixed orders
  Extras extras;

  bool operator==(const Scenario&) const = default;
};

/// The settings that the scenario asks of its layouts: its rules, used starts and wishes.
[[nodiscard]] ChipSettings chipSettings(const Scenario& scenario);

/// A scenario with its map and tile sets at hand: all a game needs. A plain value.
struct PlayableScenario
{
  Scenario scenario;
  std::optional<Map> map;
  std::vector<TileSet> sets; ///< one for each scenario.tiles

  /// Kinds with their counts in play (model/scenario/tilesinplay.h), in the order of the sets; a
  /// kind that comes in several sets appears once. Kinds with count 0 are left out.
  std::vector<CountedTile> tiles() const;
  /// Of the first set that names one which is in play. Empty: none, or startTileInBox().
  std::string startTile() const;
  const ChipLayout* chipLayout() const; ///< the one in use, or null
};

/// Finds what a scenario refers to.
class Lookup
{
public:
  virtual ~Lookup() = default;
  virtual Loaded<Map> map(const Reference<Map>& reference) const = 0;
  virtual Loaded<TileSet> tileSet(const Reference<TileSet>& reference) const = 0;
};

/// The playable value, or the problems that prevent it: what the lookup says, tile sets that are
/// wrong in themselves (checkTileSet), kinds that no set has, and no tiles at all. A kind that two
/// sets draw differently is a warning; the first set's counts.
Loaded<PlayableScenario> resolve(const Scenario& scenario, const Lookup& lookup);

/// The untitled scenario through which a map opened alone is played: the Maps preset, base game
/// and both expansions (72 + 18 + 24 tiles, their special rules off).
Scenario scenarioForMap(Reference<Map> map);

} // namespace kartenwerk

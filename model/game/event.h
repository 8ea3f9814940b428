// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "model/base/place.h"
#include "model/game/move.h"
#include "model/map/elements.h"
#include "model/tiles/tilekind.h"

namespace kartenwerk {

enum class ScoredKind : std::uint8_t {
  City,
  Road,
  Monastery,
  Field,
  Garden,
  Church, ///< the bonus of a completed Darmstadt church (D16): votes of the nine squares
  Goods   ///< one kind of goods at the end: votes are the goods; it has no place and no squares
};

/// What a number of points is for. A line of an explanation is count × each.
enum class TermId : std::uint8_t {
  Tiles,        ///< tiles of the feature, printed pieces and large-city squares included
  Coats,        ///< coats of arms on tiles, prints, ferries and large cities
  Ferry,        ///< flat points of ferry routes: count is the points, each is 1
  Towns,        ///< towns still visible beside a road (variant c)
  Monastery,    ///< the monastery's own tile
  Around,       ///< filled squares round a monastery
  Cities,       ///< completed cities that a field touches
  Garden,       ///< the garden's own tile
  Darmstadtium, ///< in a completed city
  Church,       ///< the bonus of a Darmstadt church
  Wine,         ///< most goods of that kind
  Grain,
  Cloth,
  Pig ///< completed cities once more, for who has a pig in the field
};

struct Term
{
  TermId id = TermId::Tiles;
  int count = 0;
  int each = 0;

  bool operator==(const Term&) const = default;
};

struct Award
{
  int player = 0;
  int votes = 0;             ///< meeples count 1, upgraded and large ones 2
  int points = 0;            ///< 0 for those without the majority
  std::vector<Term> terms{}; ///< what this player gets beside the terms of the feature

  bool operator==(const Award&) const = default;
};

/// How a feature scored, as data.
struct Scoring
{
  ScoredKind kind = ScoredKind::City;
  bool complete = false;      ///< false: unfinished at the end of the game
  bool final = false;         ///< in the final scoring
  bool inn = false;           ///< on the road
  bool cathedral = false;     ///< in the city
  Place place;                ///< a tile of the feature (a monastery's own), first in reading order
  int feature = 0;            ///< index into the features of that tile's kind
  std::vector<Place> squares; ///< tiles and large-city squares of the feature, sorted
  std::vector<Term> terms;    ///< without those that are 0
  std::vector<int> prints;    ///< indices into Map::prints(), sorted
  std::vector<int> ferries;   ///< indices into Map::ferries()
  std::vector<int> largeCities; ///< indices into Map::largeCities()
  std::vector<Place> towns;     ///< those that pay by variant c
  std::vector<Place> cities;    ///< fields: one square of each completed city that it touches
  int points = 0;               ///< what each owner gets, but for terms of his own
  std::vector<Award> awards;    ///< everyone with a figure on it, by seat

  bool operator==(const Scoring&) const = default;
};

enum class EventKind : std::uint8_t {
  Laid,       ///< a tile lies on a start square before the first turn: tile, place, rotation
  Drawn,      ///< player, tile
  SetAside,   ///< player, tile: it fitted nowhere and is out of the game
  Placed,     ///< player, tile, place, rotation
  TownCost,   ///< player, place, points (negative): variant b
  IslandPaid, ///< player, place, points; count: coats
  ChipTaken,  ///< player, place, colour, points (its value)
  FigurePut,  ///< player, place, feature, figure
  Upgraded,   ///< player, place, feature; ones, twos: chips paid
  Scored,     ///< scoring
  FigureHome, ///< player, place, feature, figure; upgraded: its chip leaves the game
  SecondPart, ///< player, place of the tile, why: another tile to lay
  GoodsTaken, ///< player, place of the tile just laid, goods, count
  AbbotHome,  ///< player, place, feature, points; scoring without awards: taken back instead of
              ///< putting a figure
  Ended       ///< reason
};

/// Why a turn has a second part: a covered town (variant a), or the player's builder.
enum class SecondPartReason : std::uint8_t { None, Town, Builder };

enum class EndReason : std::uint8_t { None, LastTile, NoSquareLeft, NoTileFits };

struct Event
{
  EventKind kind = EventKind::Drawn;
  int player = 0;
  int tile = -1; ///< index into Table::kinds()
  Place place;
  Rotation rotation = Rotation::None;
  int feature = 0;
  FigureKind figure = FigureKind::Meeple;
  bool upgraded = false;
  int count = 0;
  int ones = 0;
  int twos = 0;
  int points = 0;
  Colour colour = Colour::None;
  Goods goods = Goods::None;
  SecondPartReason why = SecondPartReason::None;
  EndReason reason = EndReason::None;
  Scoring scoring;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

} // namespace kartenwerk

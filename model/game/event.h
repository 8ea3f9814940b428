// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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
  Pig, ///< completed cities once more, for who has a pig in the field
  // The scoring tiles of the Land Surveyors.
  Highway,          ///< the road counts as 5 tiles: in place of Tiles
  BadNeighbourhood, ///< tiles of the city that do not score; each is 0
  Siege,            ///< coats once more
  StreetFair,       ///< tiles once more
  PeasantRevolt,    ///< tiles with a farmhouse, −1 each
  Hermit,           ///< squares with a city, −1 each
  PilgrimageRoute,  ///< squares with a road
  Wealth,
  Poverty,
  // What a meeple in a quarter of Leipzig brings its player.
  Wainwrights, ///< tiles of a road, by their real number
  Coiners,     ///< coats of a city
  Bookbinders, ///< a completed monastery
  Tanners,     ///< farmhouses and sheds in a field
  Chips        ///< Nordics: tiles of a road, by their real number; each is the chips spent
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
  int points = 0;            ///< 0 for those without the majority; with `terms`
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
  std::optional<SurveyorTile> surveyor; ///< the scoring tile that was active for it
  std::vector<Award> awards; ///< by seat: everyone with a figure on it or with terms of his own

  bool operator==(const Scoring&) const = default;
};

enum class EventKind : std::uint8_t {
  Laid,     ///< a tile lies there before the first turn: tile, place, rotation; quarter: of Leipzig
  Drawn,    ///< player, tile
  SetAside, ///< player, tile: it fitted nowhere and is out of the game
  Placed,   ///< player, tile, place, rotation
  TownCost, ///< player, place, points (negative): variant b
  IslandPaid,      ///< player, place, points; count: coats
  ChipTaken,       ///< player, place, colour, points (its value)
  WineSold,        ///< player, place, colour, points; ones, twos: chips paid
  IslandTile,      ///< player, tile, place of the depot, colour; ones, twos: the chip paid
  ChipsSpent,      ///< player; place, feature: of the road; count: chips, each 1 more per tile
  FigurePut,       ///< player, place, feature, figure
  Upgraded,        ///< player, place, feature; ones, twos: chips paid
  Scored,          ///< scoring
  FigureHome,      ///< player, place, feature, figure; upgraded: its chip leaves the game
  SentToLeipzig,   ///< player, place, feature, figure; quarter: where it stays
  SurveyorsTurned, ///< surveyors: the scoring tiles that are active from now on
  SecondPart,      ///< player, place of the tile, why: another tile to lay
  GoodsTaken,      ///< player, place of the tile just laid, goods, count
  AbbotHome, ///< player, place, feature, points; scoring without awards: taken back instead of
             ///< putting a figure
  Ended      ///< reason
};

/// Why a turn has a second part: a covered town (variant a), or the player's builder.
enum class SecondPartReason : std::uint8_t { None, Town, Builder };

enum class EndReason : std::uint8_t { None, LastTile, NoSquareLeft, NoTileFits };

/// One scoring tile for cities, roads and monasteries; nothing where the pile has no tiles.
struct ActiveSurveyors
{
  std::optional<SurveyorTile> city;
  std::optional<SurveyorTile> road;
  std::optional<SurveyorTile> monastery;

  bool operator==(const ActiveSurveyors&) const = default;
};

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
  Quarter quarter = Quarter::Wainwrights;
  ActiveSurveyors surveyors;
  Scoring scoring;

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "model/board/board.h"
#include "model/game/deal.h"
#include "model/game/fit.h"
#include "model/game/mask.h"
#include "model/game/position.h"
#include "model/game/sizes.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

using Segment = std::uint16_t;
using CellIndex = std::uint16_t;
inline constexpr std::uint8_t noFeature = 0xFF;
inline constexpr Segment noSegment = 0xFFFF;

/// One side of a kind turned by a rotation: its edge, and the features at its three ports. The
/// right half of a field edge is named only where it is another field than the left half.
struct KindSide
{
  Edge edge = Edge::Field;
  std::uint8_t feature = noFeature; ///< city or road
  std::uint8_t left = noFeature;
  std::uint8_t right = noFeature;
};

/// A side of a square beyond which no playable square lies.
struct BorderLink
{
  Beyond beyond = Beyond::Square;
  Edge demand = Edge::Field;
  Segment segment = 0;     ///< Print, Ferry, LargeCity: what a city or road there joins
  std::uint16_t group = 0; ///< Ferry, LargeCity: index into Compiled::opened
};

/// What joins the frontier together when one of its squares gets a tile: the squares round a large
/// city, or the two landings of a ferry.
struct OpenedTogether
{
  std::vector<CellIndex> cells;
  int cityBit = -1; ///< large cities: what a field beside it touches
};

struct CompiledKind
{
  std::uint16_t firstRow = 0; ///< of the rows of its copies in Compiled::segments
  std::uint16_t copies = 0;
  std::uint8_t features = 0;
  std::uint16_t fields = 0; ///< sets of features, as bits
  std::uint16_t roads = 0;
  std::uint16_t cities = 0;
  std::uint16_t monasteries = 0;
  std::uint16_t gardens = 0;
  std::uint16_t churches = 0;     ///< with their bonus
  std::uint16_t darmstadtium = 0; ///< that must join a city (D32)
  bool river = false;             ///< must go on with the river
  bool spring = false;
  bool lake = false;
  std::uint16_t village = 0; ///< roads that meet in a village (D20)
};

/// What is printed in a square.
struct CellSite
{
  bool town = false;          ///< towns and start squares (D28)
  std::uint8_t coats = 0;     ///< islands
  std::uint16_t chip = 0;     ///< 1 + index into Compiled::chips of the first; 0: none
  std::uint8_t chipCount = 0; ///< so many in a row
  Colour wine = Colour::None; ///< towns: of the bottle
  bool coatAtBorder = false;  ///< a printed road or city with a coat of arms lies at a side
};

/// Chips on printed places of a large city: who lays a tile beside it takes them (Nordics).
struct CityChips
{
  std::uint16_t city = 0;  ///< index into the map's large cities
  std::uint16_t first = 0; ///< index into Compiled::chips
  std::uint16_t count = 0;
};

/// A pile of tiles on a depot, the top one open (Benelux).
struct Depot
{
  Place place;
  Colour colour = Colour::None;
};

/// A printed piece that is a segment of its own.
struct PrintedPiece
{
  enum class Kind : std::uint8_t { LargeCity, Gate, Print, Ferry };
  Kind kind = Kind::Print;
  Segment segment = 0;
  int index = 0;      ///< into the map's large cities, prints (the first of a group) or ferries
  CellIndex cell = 0; ///< Gate: its large-city square
  std::vector<int> prints; ///< Print: all of the group
};

/// Everything the engine reads and never changes.
struct Compiled
{
  static constexpr int featuresPerTile = 16;

  PlayableScenario scenario;
  std::unique_ptr<Board> board;
  std::vector<CountedTile> counted;
  SizeId size = SizeId::Small;

  // Rules that the engine asks for in its inner loops.
  int players = 2;
  bool fields = true;
  bool smallCity = false; ///< a completed city of two tiles: 1 per tile and coat
  bool townExtraTile = false;
  bool townCosts = false;
  bool townRoadBonus = false;
  bool islandCoats = true;
  bool fillHoles = true;
  bool upgrades = false;
  bool colouredChips = false; ///< chips are kept by colour and value
  bool wine = false;          ///< France
  bool islandTiles = false;   ///< Benelux
  bool chipRoads = false;     ///< Nordics
  bool otherFigures = false;  ///< whether anybody has more than meeples
  bool abbot = false;
  bool builder = false;
  bool goods = false;
  bool river = false;         ///< the river is laid first, in one line
  bool symbols = false;       ///< whether any inn, cathedral or Darmstadtium counts
  bool churches = false;      ///< whether any Darmstadt church pays its bonus
  bool churchByVotes = false; ///< D16
  bool leipzig = false;       ///< the rule is on and there is a Leipzig
  bool majorityAfter = false; ///< D18
  bool surveyors = false;
  bool shares = false;   ///< Leipzig or surveyors: features are scored by shares.h
  bool anySites = false; ///< whether any square has a town, coats or a chip

  // The grid, row by row with a margin, as one line of cells.
  int columns = 0;
  int rows = 0;
  int stride = 0;
  int cells = 0;
  std::array<int, 4> step{};         ///< to the neighbour beyond a side
  std::array<int, 8> around{};       ///< to the eight neighbours
  std::vector<std::uint16_t> linkAt; ///< 0: playable squares on all sides; else 1 + index
  std::vector<std::array<BorderLink, 4>> links;
  std::vector<std::uint8_t> presetNorthEast; ///< demands of the map as in PositionOf::northEast
  std::vector<std::uint8_t> presetSouthWest;
  std::vector<std::uint8_t> existing; ///< playable and large-city squares among the eight
  std::vector<CellSite> sites;
  std::vector<CellIndex> towns;
  std::vector<PlacedChip> chips;
  std::vector<CityChips> cityChips;
  std::vector<Depot> depots; ///< those with a colour, if their tiles are in play
  int chipWorth = 0;         ///< mean value of a chip in the box, in hundredths of a point
  std::vector<OpenedTogether> opened;

  // What lies at the start.
  struct Start
  {
    Place place;
    int kind = -1;                  ///< fixed by the scenario; -1: dealt
    int rotation = -1;              ///< fixed by the scenario; -1: dealt
    bool used = false;              ///< named by the scenario; others are drawn at random
    std::vector<std::uint8_t> fits; ///< for each kind: the rotations that meet the map's demands
    /// And those that need no city of a drawn tile beside them (D32): all but the Darmstadtium's.
    std::vector<std::uint8_t> joined;
  };
  std::vector<Start> starts;
  int startsUsed = 1; ///< how many starts get a tile; those that are `used` among them
  std::vector<std::uint16_t> draws; ///< kinds, for the fixed orders

  // Tiles.
  std::vector<CompiledKind> kinds;
  std::vector<std::array<KindSide, 4>> sides; ///< for 4 × kind + rotation
  std::vector<FitTable> fit;                  ///< for each kind
  FitKernel fitKernel = nullptr;
  int tiles = 0;
  int startKind = -1;

  // Segments: cities, roads and printed pieces first, then fields, then monasteries.
  std::vector<Segment> segments; ///< featuresPerTile for each copy of each kind
  Segment firstField = 0;
  Segment firstMonastery = 0;
  std::vector<std::uint16_t> rowOf;    ///< for each segment of a tile
  std::vector<std::uint8_t> featureOf; ///< for each segment of a tile
  std::vector<std::uint8_t> cityLike;  ///< for each edge segment: city, not road
  std::vector<PrintedPiece> pieces;
  std::vector<Segment> cityOfBit; ///< noSegment: not in use
  /// Bits whose lower neighbours, 1, 2 or 3 below, belong to the same tile (or gate square).
  std::array<BitMask<8>, 3> cityTwins;
  std::array<BitMask<8>, 3> roadTwins;
  BitMask<8> inns;       ///< bits of roads
  BitMask<8> cathedrals; ///< bits of cities, like those that follow
  BitMask<8> darmstadtiums;
  std::array<BitMask<8>, 3> goodsBits; ///< wine, grain, cloth

  // Leipzig.
  bool leipzigBlock = false;             ///< lies as double tiles; else a large city of the map
  int firstLeipzigKind = -1;             ///< the block's kinds, by LeipzigPart
  int leipzigCity = -1;                  ///< the map's
  std::vector<LaidStart> leipzigLaid;    ///< the block
  std::array<Place, 4> quarterSquares{}; ///< clockwise from the north-west
  std::vector<Segment> leipzigGates;
  std::vector<std::pair<Segment, int>> pictures; ///< farmhouses and sheds of a field

  // Land Surveyors.
  BitMask<8> cityEnds;  ///< city bits with one city edge
  BitMask<8> cityCoats; ///< of these, those with coats
  std::vector<std::uint8_t> coatsOfBit;
  BitMask<8> roadFarms;                 ///< road bits of tiles with a farmhouse
  std::vector<std::uint8_t> gateSquare; ///< by cell: a large-city square with a gate

  /// A game before anything is laid, in the size of this table.
  std::variant<std::unique_ptr<PositionOf<SmallSize>>, std::unique_ptr<PositionOf<MapSize>>,
               std::unique_ptr<PositionOf<OpenSize>>, std::unique_ptr<PositionOf<LargeSize>>,
               std::unique_ptr<PositionOf<HugeSize>>>
      blank;

  CellIndex cellOf(Place place) const
  {
    return static_cast<CellIndex>((place.row + 1) * stride + place.column + 1);
  }
  Place placeOf(int cell) const
  {
    return {static_cast<std::int16_t>((cell - 1) % stride),
            static_cast<std::int16_t>((cell - 1) / stride - 1)};
  }
  const Segment* rowSegments(int row) const
  {
    return &segments[static_cast<std::size_t>(row) * featuresPerTile];
  }
  bool onBoard(Place place) const
  {
    return place.column >= 0 && place.column < columns && place.row >= 0 && place.row < rows;
  }
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/place.h"

namespace kartenwerk {

/// What a square is for. Tiles lie on playable squares only.
enum class Ground : std::uint8_t { Outside, Playable, LargeCity, Blocked, Depot, Highlight };

/// How an outside square looks; it makes no difference in play.
enum class OutsideLook : std::uint8_t { Sea, Clouds, Abroad };

/// The colours of chips, printed chip marks, depots and highlights.
enum class Colour : std::uint8_t { None, Purple, LightBlue, Orange };

struct Square
{
  Ground ground = Ground::Outside;
  OutsideLook look = OutsideLook::Sea; ///< outside squares; Sea for all others
  Colour colour = Colour::None;        ///< depots and highlights; None for all others
  bool waves = false; ///< blocked squares: drawn as waves, not as mountains; false for all others

  bool operator==(const Square&) const = default;
};
static_assert(sizeof(Square) <= 8);

enum class SiteKind : std::uint8_t { Start, Town, Island, ChipMark, Chumak };

/// Something printed in a square. A square bears at most one site of a kind.
struct Site
{
  Place place;
  SiteKind kind = SiteKind::Town;
  std::string name;             ///< starts and towns
  std::string attribute;        ///< towns: free word such as a wine colour
  int coats = 0;                ///< islands: coats of arms, 1…9
  Colour colour = Colour::None; ///< chip marks; towns: of the wine whose bottle is printed there
  Extras extras;

  bool operator==(const Site&) const = default;
};

enum class PrintKind : std::uint8_t { Road, City };

/// A road or city printed at the border, beyond a side of the playable square that it faces.
struct Print
{
  Place place; ///< the playable square
  Side side = Side::North;
  PrintKind kind = PrintKind::Road;
  int coats = 0;     ///< 0…9
  int tiles = 1;     ///< counts as so many tiles, 0…9 (rules.md D1)
  std::string name;  ///< such as "Dänemark"
  std::string group; ///< prints of one group are one feature; empty: it stands alone
  Extras extras;

  bool operator==(const Print&) const = default;
};

struct CitySquare
{
  Place place;
  int coats = 0; ///< 0…9

  bool operator==(const CitySquare&) const = default;
};

enum class CitySideKind : std::uint8_t { City, Road, Closed };

/// An outer side of a large city that is not an open city side.
struct CitySide
{
  Place place;
  Side side = Side::North;
  CitySideKind kind = CitySideKind::Closed;

  bool operator==(const CitySide&) const = default;
};

/// A printed city of one or more squares. Outer sides not listed are city (open).
struct LargeCity
{
  std::string name;
  std::vector<CitySquare> squares; ///< sorted by place, never empty
  std::vector<CitySide> sides;     ///< sorted by place and side; Road and Closed only
  std::string mark;                ///< "leipzig": the quarters of Markets of Leipzig; else empty
  Extras extras;

  bool operator==(const LargeCity&) const = default;
  bool has(Place place) const;
  CitySideKind sideAt(Place place, Side side) const;
  int coats() const;
};

/// Where a ferry meets the land: a printed road end beyond this side of a playable square.
struct Landing
{
  Place place;
  Side side = Side::North;

  bool operator==(const Landing&) const = default;
  auto operator<=>(const Landing&) const = default;
};

struct Ferry
{
  Landing from; ///< the lesser of the two
  Landing to;
  int points = 1; ///< 0…9 (rules.md D8)
  int coats = 0;  ///< 0…9
  std::string name;
  Extras extras;

  bool operator==(const Ferry&) const = default;
};

/// A named set of squares, such as the row bands of Iberia.
struct Region
{
  std::string name;
  Colour colour = Colour::None;
  std::vector<Place> squares; ///< sorted
  Extras extras;

  bool operator==(const Region&) const = default;
};

/// A holding box printed beside the grid, such as the Isle of Man.
struct Box
{
  std::string name;
  std::string purpose;    ///< free text
  Side side = Side::West; ///< on which side of the grid it is printed
  Extras extras;

  bool operator==(const Box&) const = default;
};

/// What is written about a map as a whole.
struct MapInfo
{
  std::string id; ///< bundled maps: how scenarios name it; else empty
  std::string title;
  std::string author;
  std::string licence;
  std::string notes;

  bool operator==(const MapInfo&) const = default;
};

} // namespace kartenwerk

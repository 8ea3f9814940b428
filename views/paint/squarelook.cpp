// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/squarelook.h"

#include <algorithm>

#include <QHashFunctions>

#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

constexpr std::uint8_t bit(SiteKind kind)
{
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}

Place stepped(Place place, int neighbour)
{
  const auto& step = neighbourSteps[static_cast<std::size_t>(neighbour)];
  return {static_cast<std::int16_t>(place.column + step[0]),
          static_cast<std::int16_t>(place.row + step[1])};
}

/// 0 inside, 1 sea or waves, 2 clouds, 3 abroad.
unsigned kindOf(const Square& square)
{
  if (square.waves)
    return 1U;
  return square.ground == Ground::Outside ? 1U + static_cast<unsigned>(square.look) : 0U;
}

/// Beyond the rim of the grid everything goes on as it is, as in an atlas.
unsigned kindOfNeighbour(const Map& map, Place place, int neighbour)
{
  const auto there = stepped(place, neighbour);
  if (map.contains(there))
    return kindOf(map.at(there));
  const auto within = [](int value, int count) {
    return static_cast<std::int16_t>(std::clamp(value, 0, count - 1));
  };
  const auto nearest = Place{within(there.column, map.columns()), within(there.row, map.rows())};
  return kindOf(map.at(nearest));
}

void addCity(SquareLook& look, const Map& map, Place place)
{
  const auto* city = map.largeCity(place);
  if (!city)
    return;
  for (int i = 0; i < 8; ++i)
    if (city->has(stepped(place, i)))
      look.sameCity = static_cast<std::uint8_t>(look.sameCity | (1U << i));
  for (const auto side : allSides) {
    const auto kind = static_cast<unsigned>(city->sideAt(place, side));
    look.citySides =
        static_cast<std::uint8_t>(look.citySides | (kind << (2 * static_cast<unsigned>(side))));
  }
  const auto square = std::ranges::find(city->squares, place, &CitySquare::place);
  look.coats = static_cast<std::uint8_t>(square != city->squares.end() ? square->coats : 0);
  look.leipzig = city->mark == "leipzig";
}

void addSites(SquareLook& look, const Map& map, Place place)
{
  for (const auto kind :
       {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark, SiteKind::Chumak})
    if (const auto* site = map.site(place, kind)) {
      look.sites = static_cast<std::uint8_t>(look.sites | bit(kind));
      if (kind == SiteKind::Island)
        look.coats = static_cast<std::uint8_t>(site->coats);
      if (kind == SiteKind::ChipMark)
        look.chipMark = site->colour;
      if (kind == SiteKind::Town)
        look.wine = site->colour;
    }
}

/// What is drawn differently from place to place shows in the look, what is not does not, so that
/// an atlas holds no picture twice.
std::uint8_t variantAt(Place place)
{
  return static_cast<std::uint8_t>(scatter(static_cast<std::uint32_t>(place.column + 1000),
                                           static_cast<std::uint32_t>(place.row + 1000)) %
                                   16);
}

} // namespace

SquareLook squareLook(const Map& map, Place place)
{
  auto look = SquareLook{};
  look.square = map.at(place);
  look.variant = variantAt(place);
  for (int i = 0; i < 8; ++i)
    look.around =
        static_cast<std::uint16_t>(look.around | (kindOfNeighbour(map, place, i) << (2 * i)));
  if (look.square.ground == Ground::LargeCity)
    addCity(look, map, place);
  addSites(look, map, place);
  return look;
}

std::size_t qHash(const SquareLook& look, std::size_t seed) noexcept
{
  return qHashMulti(seed, static_cast<int>(look.square.ground), static_cast<int>(look.square.look),
                    static_cast<int>(look.square.colour), look.square.waves, look.variant,
                    look.around, look.sameCity, look.citySides, look.sites, look.coats,
                    static_cast<int>(look.chipMark), static_cast<int>(look.wine), look.leipzig);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/randommap.h"

#include <algorithm>
#include <array>
#include <string>

namespace referee {

using namespace kartenwerk;

namespace {

Place shifted(Place place, int columns, int rows)
{
  return {static_cast<std::int16_t>(place.column + columns),
          static_cast<std::int16_t>(place.row + rows)};
}

/// Two by two squares with gates and walls only (D19).
Map withLeipzig(Dice& dice, const Map& map)
{
  const auto corner =
      shifted({}, dice.between(0, map.columns() - 2), dice.between(0, map.rows() - 2));
  auto city = LargeCity{};
  city.name = "Leipzig";
  city.mark = "leipzig";
  for (int row = 0; row < 2; ++row)
    for (int column = 0; column < 2; ++column)
      city.squares.push_back({shifted(corner, column, row), dice.between(0, 1)});
  for (const auto& square : city.squares)
    for (const auto side : allSides)
      if (!city.has(neighbour(square.place, side)))
        city.sides.push_back(
            {square.place, side, dice.percent(70) ? CitySideKind::Road : CitySideKind::Closed});
  return map.withLargeCity(std::move(city));
}

Map randomGround(Dice& dice, const MapWishes& wishes)
{
  const auto least = wishes.leipzig ? std::max(wishes.least, 5) : wishes.least;
  const auto largest = dice.percent(wishes.small ? 0 : 4) ? 24 : (wishes.small ? 8 : 13);
  auto map = Map(dice.between(least, largest), dice.between(least, largest), {Ground::Playable});
  if (wishes.leipzig)
    map = withLeipzig(dice, map);
  const auto holes = dice.between(0, wishes.small ? 15 : 30);
  for (const auto place : placesWith(map, Ground::Playable)) {
    if (!dice.percent(holes))
      continue;
    constexpr std::array grounds{Ground::Outside, Ground::Outside,   Ground::Outside,
                                 Ground::Blocked, Ground::Highlight, Ground::Depot};
    map = map.withSquare(place, {grounds[static_cast<std::size_t>(dice.between(0, 5))]});
  }
  return map;
}

constexpr std::array chipColours{Colour::Purple, Colour::LightBlue, Colour::Orange};

Colour randomColour(Dice& dice)
{
  return chipColours[static_cast<std::size_t>(dice.between(0, 2))];
}

Map withDepots(Dice& dice, Map map, int depots)
{
  for (; depots > 0; --depots) {
    const auto land = placesWith(map, Ground::Playable);
    if (land.size() < 9)
      break;
    map = map.withSquare(dice.oneOf(land), {Ground::Depot, OutsideLook::Sea, randomColour(dice)});
  }
  return map;
}

/// The sides of playable squares beyond which there is no square.
std::vector<Landing> neutralSides(const Map& map)
{
  auto result = std::vector<Landing>{};
  for (const auto place : placesWith(map, Ground::Playable)) {
    for (const auto side : allSides) {
      const auto beyond = map.at(neighbour(place, side)).ground;
      if (beyond != Ground::Playable && beyond != Ground::LargeCity)
        result.push_back({place, side});
    }
  }
  return result;
}

/// A bottle in most of the towns, and more coats of arms at the border.
Map withWineTrade(Dice& dice, Map map)
{
  for (const auto& [place, side] : neutralSides(map)) {
    if (map.print(place, side) || map.ferry(place, side) || !dice.percent(25))
      continue;
    auto print = Print{};
    print.place = place;
    print.side = side;
    print.kind = dice.percent(50) ? PrintKind::City : PrintKind::Road;
    print.coats = dice.between(1, 2);
    map = map.withPrint(std::move(print));
  }
  const auto sites = map.sites();
  for (auto site : sites) {
    if (site.kind != SiteKind::Town || dice.percent(15))
      continue;
    site.colour = randomColour(dice);
    map = map.withSite(std::move(site));
  }
  return map;
}

/// Places for chips on land without town and start, and in large cities; some have a colour.
Map withMarks(Dice& dice, Map map)
{
  const auto mark = [&](Place place) {
    const auto colour = dice.percent(60) ? randomColour(dice) : Colour::None;
    map = map.withSite({place, SiteKind::ChipMark, {}, {}, 0, colour, {}});
  };
  for (const auto place : placesWith(map, Ground::Playable))
    if (!map.site(place, SiteKind::Start) && !map.site(place, SiteKind::Town) && dice.percent(35))
      mark(place);
  for (const auto place : placesWith(map, Ground::LargeCity))
    if (dice.percent(60))
      mark(place);
  return map;
}

Map withRandomCity(Dice& dice, const Map& map, int number)
{
  const auto land = placesWith(map, Ground::Playable);
  if (land.empty())
    return map;
  auto city = LargeCity{};
  city.name = "City " + std::to_string(number);
  city.squares.push_back({dice.oneOf(land), dice.between(0, 2)});
  for (int more = dice.between(0, 3); more > 0; --more) {
    const auto next =
        neighbour(dice.oneOf(city.squares).place, static_cast<Side>(dice.between(0, 3)));
    if (map.at(next).ground == Ground::Playable && !city.has(next))
      city.squares.push_back({next, dice.between(0, 2)});
  }
  for (const auto& square : city.squares) {
    for (const auto side : allSides) {
      const auto chance = dice.between(0, 9);
      if (chance < 3)
        city.sides.push_back({square.place, side, CitySideKind::Closed});
      else if (chance < 5)
        city.sides.push_back({square.place, side, CitySideKind::Road});
    }
  }
  return map.withLargeCity(std::move(city));
}

/// Two or three prints of a group that hold together, or single ones.
Map withRandomPrints(Dice& dice, Map map, std::vector<Landing>& sides)
{
  for (int group = 0; group < 2; ++group) {
    if (sides.size() < 3 || !dice.percent(50))
      continue;
    auto print = Print{};
    print.kind = dice.percent(50) ? PrintKind::City : PrintKind::Road;
    print.coats = dice.between(0, 2);
    print.tiles = dice.between(0, 2);
    print.group = "group " + std::to_string(group);
    for (int members = dice.between(2, 3); members > 0; --members) {
      print.place = sides.back().place;
      print.side = sides.back().side;
      map = map.withPrint(print);
      sides.pop_back();
    }
  }
  const auto chance = dice.between(0, 40);
  std::erase_if(sides, [&](const Landing& side) {
    if (!dice.percent(chance))
      return false;
    auto print = Print{};
    print.place = side.place;
    print.side = side.side;
    print.kind = dice.percent(50) ? PrintKind::City : PrintKind::Road;
    print.coats = dice.between(0, 2);
    print.tiles = dice.percent(80) ? 1 : dice.between(0, 3);
    map = map.withPrint(std::move(print));
    return true;
  });
  return map;
}

Map withRandomFerries(Dice& dice, Map map, std::vector<Landing>& sides)
{
  for (int ferries = dice.between(0, 3); ferries > 0 && sides.size() >= 2; --ferries) {
    const auto from = sides[sides.size() - 1];
    const auto to = sides[sides.size() - 2];
    sides.resize(sides.size() - 2);
    if (from.place == to.place)
      continue;
    map = map.withFerry(
        {std::min(from, to), std::max(from, to), dice.between(0, 2), dice.between(0, 2), {}, {}});
  }
  return map;
}

bool beside(Place place, const std::vector<Place>& others)
{
  return std::ranges::any_of(allSides, [&](Side side) {
    return std::ranges::find(others, neighbour(place, side)) != others.end();
  });
}

/// Up to four start squares; the rest of the land is left in `land`.
std::vector<Place> takeStarts(std::vector<Place>& land, bool together)
{
  auto starts = std::vector<Place>{};
  std::erase_if(land, [&](Place place) {
    const auto wanted = starts.empty() || beside(place, starts) == together;
    const auto taken = starts.size() < 4 && wanted;
    if (taken)
      starts.push_back(place);
    return taken;
  });
  return starts;
}

Map withRandomSites(Dice& dice, Map map, const std::vector<Place>& starts,
                    const std::vector<Place>& land)
{
  for (const auto place : starts)
    map = map.withSite({place, SiteKind::Start, {}, {}, 0, Colour::None, {}});
  for (const auto place : land) {
    auto site = Site{};
    site.place = place;
    if (dice.percent(20)) {
      site.kind = SiteKind::Town;
    } else if (dice.percent(8)) {
      site.kind = SiteKind::Island;
      site.coats = dice.between(1, 3);
    } else {
      continue;
    }
    map = map.withSite(std::move(site));
  }
  return map;
}

} // namespace

std::vector<Place> placesWith(const Map& map, Ground ground)
{
  auto result = std::vector<Place>{};
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column)
      if (const auto place = shifted({}, column, row); map.at(place).ground == ground)
        result.push_back(place);
  return result;
}

RandomMap randomMap(Dice& dice, const MapWishes& wishes)
{
  auto map = withDepots(dice, randomGround(dice, wishes), wishes.depots);
  for (int city = dice.between(0, wishes.small ? 2 : 4); city > 0; --city)
    map = withRandomCity(dice, map, city);
  auto sides = neutralSides(map);
  dice.shuffle(sides);
  map = withRandomFerries(dice, std::move(map), sides);
  map = withRandomPrints(dice, std::move(map), sides);
  auto land = placesWith(map, Ground::Playable);
  dice.shuffle(land);
  auto starts = takeStarts(land, wishes.startsTogether);
  map = withRandomSites(dice, std::move(map), starts, land);
  if (wishes.bottles)
    map = withWineTrade(dice, std::move(map));
  if (wishes.marks)
    map = withMarks(dice, std::move(map));
  return {std::move(map), std::move(starts)};
}

} // namespace referee

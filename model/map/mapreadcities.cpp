// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/base/problemrules.h"
#include "model/map/mapreader.h"

namespace kartenwerk {

namespace {
constexpr int mostCoats = 9;
}

void MapReader::readLargeCity(RecordReader& reader)
{
  auto city = LargeCity{};
  city.name = reader.text("name");
  readCitySquares(reader, city);
  std::ranges::sort(city.squares, {}, &CitySquare::place);
  readCityCoats(reader, city);
  readCitySides(reader, city);
  city.mark = reader.text("mark");
  city.extras = reader.extras();
  if (city.squares.empty())
    return;
  for (const auto& square : city.squares)
    m_positions.m_largeCities.emplace_back(square.place, reader.at());
  m_parts.largeCities.push_back(std::move(city));
}

void MapReader::readCitySquares(RecordReader& reader, LargeCity& city)
{
  const auto places = reader.places("squares", Presence::Required);
  const auto pointer = reader.pointer("squares");
  auto& problems = m_reader.problemList();
  for (const auto& [place, at] : places) {
    if (!inGrid(place, at, pointer))
      continue;
    auto& first = m_cityOf[indexOf(place)];
    if (first.line > 0) {
      problems.add(rule::mapCityTwice, {std::to_string(first.line)}, at, pointer, toString(place));
      continue;
    }
    first = at;
    if (squareAt(place).ground != Ground::LargeCity)
      problems.add(rule::mapCityUnmarked, {city.name, std::string(1, signOf(squareAt(place)))}, at,
                   pointer, toString(place));
    city.squares.push_back({place, 0});
  }
  if (places.empty() && reader.has("squares"))
    reader.problem(rule::mapCityEmpty, {city.name});
}

void MapReader::readCityCoats(RecordReader& reader, LargeCity& city)
{
  auto coats = reader.record("coats");
  if (!coats)
    return;
  for (const auto& member : coats->json().members()) {
    const auto place = placeFrom(member.key);
    const auto square = std::ranges::lower_bound(city.squares, place.value_or(Place{-1, -1}), {},
                                                 &CitySquare::place);
    if (!place || square == city.squares.end() || square->place != *place) {
      m_reader.problemList().add(rule::recordPlace, {"coats", member.key}, member.at,
                                 coats->pointer(member.key));
      continue;
    }
    coats->setPlace(member.key);
    square->coats = coats->integer(member.key, 0, mostCoats, 0);
  }
}

void MapReader::readCitySides(RecordReader& reader, LargeCity& city)
{
  auto sides = reader.record("sides");
  if (!sides)
    return;
  for (const auto& member : sides->json().members()) {
    const auto landing = landingFrom(member.key);
    if (!landing) {
      m_reader.problemList().add(rule::recordPlace, {"sides", member.key}, member.at,
                                 sides->pointer(member.key));
      continue;
    }
    sides->setPlace(member.key);
    const auto kind = sides->choice(member.key, citySideChoices(), CitySideKind::City);
    if (!city.has(landing->place) || city.has(neighbour(landing->place, landing->side)))
      m_reader.problemList().add(rule::mapCitySide, {city.name}, member.at,
                                 sides->pointer(member.key), member.key);
    else if (kind != CitySideKind::City)
      city.sides.push_back({landing->place, landing->side, kind});
  }
}

void MapReader::reportUnlistedCities()
{
  for (std::size_t row = 0; row < m_rows.size(); ++row)
    for (std::size_t column = 0; column < m_rows[row].size(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (squareAt(place).ground == Ground::LargeCity && m_cityOf[indexOf(place)].line == 0)
        m_reader.problemList().add(rule::mapCityUnlisted, {}, m_positions.square(place),
                                   rowPointer(row), toString(place));
    }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

CitySideKind following(CitySideKind kind)
{
  switch (kind) {
  case CitySideKind::City:
    return CitySideKind::Road;
  case CitySideKind::Road:
    return CitySideKind::Closed;
  case CitySideKind::Closed:
    break;
  }
  return CitySideKind::City;
}

Outcome sideTurned(const Drawing& drawing, LargeCity city, Landing at)
{
  auto result = Outcome{drawing, {}, {}};
  const auto kind = following(city.sideAt(at.place, at.side));
  std::erase_if(city.sides, [&](const CitySide& side) {
    return side.place == at.place && side.side == at.side;
  });
  city.sides.push_back({at.place, at.side, kind});
  result.drawing.map = drawing.map.withLargeCity(std::move(city));
  result.marks.sides = {at};
  switch (kind) {
  case CitySideKind::City:
    result.text = QCoreApplication::translate("Tools", "Open city side");
    break;
  case CitySideKind::Road:
    result.text = QCoreApplication::translate("Tools", "Set city side to road");
    break;
  case CitySideKind::Closed:
    result.text = QCoreApplication::translate("Tools", "Close city side");
    break;
  }
  return result;
}

std::string freeCityName(const Map& map)
{
  auto taken = std::vector<std::string>{};
  for (const auto& city : map.largeCities())
    taken.push_back(city.name);
  return freeName(taken, QCoreApplication::translate("Tools", "City %1"));
}

} // namespace

Outcome largeCityStroke(const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  const auto squares = squaresOf(drawing.map, stroke);
  if (squares.empty())
    return result;
  const auto& first = stroke.front();
  const auto* held = drawing.map.largeCity(first.place);
  if (held && squares.size() == 1) {
    const auto side = first.sides[0];
    if (first.atSide && !held->has(neighbour(first.place, side)))
      return sideTurned(drawing, *held, {first.place, side});
    result.marks.squares = squares;
    return result;
  }
  auto city = held ? *held : LargeCity{.name = freeCityName(drawing.map)};
  auto& [map, scenario] = result.drawing;
  for (const auto place : squares) {
    if (city.has(place))
      continue;
    scenario = withoutContents(std::move(scenario), place);
    map = withoutContents(std::move(map), place);
    city.squares.push_back({place, 0});
  }
  result.marks.squares = squares;
  if (held && city.squares.size() == held->squares.size())
    return result;
  map = map.withLargeCity(std::move(city));
  result.text = held ? QCoreApplication::translate("Tools", "Extend large city")
                     : QCoreApplication::translate("Tools", "Add large city");
  return result;
}

} // namespace kartenwerk

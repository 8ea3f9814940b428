// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/elements.h"

#include <algorithm>

namespace kartenwerk {

bool LargeCity::has(Place place) const
{
  return std::ranges::binary_search(squares, place, {}, &CitySquare::place);
}

CitySideKind LargeCity::sideAt(Place place, Side side) const
{
  for (const auto& listed : sides)
    if (listed.place == place && listed.side == side)
      return listed.kind;
  return CitySideKind::City;
}

int LargeCity::coats() const
{
  int sum = 0;
  for (const auto& square : squares)
    sum += square.coats;
  return sum;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fullmap.h"

#include "tests/support/drawn.h"

namespace kartenwerk {

Map fullMap()
{
  const auto extras = Extras{{"since", "2019"}, {"x", R"({"deep": [1, 2.50, null]})"}};
  auto map = drawn({"~%^...", "..11..", ".21..D", ".2#..H", "~....."});
  map = map.withSquare(at("F1"), {Ground::Depot, OutsideLook::Sea, Colour::LightBlue});
  map = map.withSquare(at("A5"), {Ground::Highlight});
  auto first = *map.largeCity(at("C2"));
  first.squares[1].coats = 2;
  first.squares[2].coats = 9;
  first.sides = {{at("C2"), Side::North, CitySideKind::Road},
                 {at("D2"), Side::East, CitySideKind::Closed}};
  first.extras = extras;
  auto second = *map.largeCity(at("B3"));
  second.mark = "leipzig";
  map = map.withLargeCity(first).withLargeCity(second);
  map = map.withSite({at("A2"), SiteKind::Start, "Süd \"Nord\"", {}, 0, Colour::None, extras})
            .withSite({at("B2"), SiteKind::Town, "Bremen", "rot", 0, Colour::None, {}})
            .withSite({at("E2"), SiteKind::Island, {}, {}, 3, Colour::None, {}})
            .withSite({at("E2"), SiteKind::ChipMark, {}, {}, 0, Colour::Purple, {}})
            .withSite({at("D4"), SiteKind::Chumak, {}, {}, 0, Colour::None, {}});
  map = map.withPrint({at("D1"), Side::North, PrintKind::Road, 2, 3, "Dänemark", {}, extras})
            .withPrint({at("E5"), Side::South, PrintKind::City, 0, 0, "Alpen", "g", {}})
            .withPrint({at("F5"), Side::South, PrintKind::City, 0, 1, "Alpen", "g", {}});
  map = map.withFerry({{at("B5"), Side::West}, {at("A4"), Side::South}, 4, 2, "Linie 1", extras});
  map = map.withRegions({{"Band", Colour::Orange, {at("B1"), at("A1")}, extras},
                         {"Rest", Colour::None, {at("E5")}, {}}});
  map = map.withBoxes({{"Man", "waits", Side::North, extras}});
  map = map.withInfo({"full", "All of it", "A. Uthor", "CC0-1.0", "Two\nlines\tand a tab"});
  return map.withExtras(extras);
}

} // namespace kartenwerk

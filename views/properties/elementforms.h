// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/map/map.h"
#include "views/properties/boundform.h"

// The fields of what can stand on a square, added to a form.
namespace kartenwerk {

/// What stands on a square, without its values: two squares of the same shape have the same fields.
struct SquareShape
{
  Ground ground{};
  std::vector<SiteKind> sites;
  std::vector<Side> prints;
  std::vector<Side> ferries;
  bool largeCity = false;
  bool chip = false;
  std::vector<Side> outerSides; ///< of a large city
  int regions = 0;              ///< of the map

  bool operator==(const SquareShape&) const = default;
};

SquareShape shapeOf(const Map& map, const Scenario& scenario, Place place);

void addGroundFields(BoundForm& form, const std::vector<Place>& places);
/// Of a depot or a highlight.
void addGroundColourField(BoundForm& form, Place place);
/// One switch each for island, chip mark and chumak square.
void addMarkFields(BoundForm& form, Place place);
void addSiteFields(BoundForm& form, Place place, SiteKind kind);
void addPrintFields(BoundForm& form, Place place, Side side);
void addFerryFields(BoundForm& form, Place place, Side side);
void addLargeCityFields(BoundForm& form, Place place, const std::vector<Side>& outerSides);
void addChipFields(BoundForm& form, Place place);
/// One switch a region: whether all these squares belong to it.
void addRegionFields(BoundForm& form, const Map& map, const std::vector<Place>& places);

/// "Purple" and so on, by the number of the colour.
QStringList colourChoices(const QString& none);

} // namespace kartenwerk

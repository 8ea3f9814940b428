// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "model/map/elements.h"

namespace kartenwerk {

/// "one", "one and two", "one, two and 3 more" when there are more than `most`.
QString listText(const QStringList& items, int most = 8);
/// "D7"; "D7 and E7"; "D7, E7 and 12 more" when there are more than `most`.
QString placesText(const std::vector<Place>& places, int most = 6);
/// The same with sides: "D7 north".
QString sidesText(const std::vector<Landing>& sides, int most = 6);
/// "D7", or "D7 (Rostock)" when it has a name.
QString namedPlace(Place place, const QString& name);

QString numberText(int number); ///< "−2", with a true minus sign
QString pointsText(int points); ///< "2 points", "−1 point"

QString sideText(Side side);       ///< "north"
QString colourText(Colour colour); ///< "purple"; "undecided" for none

} // namespace kartenwerk

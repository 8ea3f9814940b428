// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/map/elements.h"
#include "model/validation/issue.h"

namespace kartenwerk {

/// An issue of the rule's own severity; places are sorted and made distinct.
Issue found(Rule rule, std::vector<Place> places = {}, std::vector<std::string> details = {});

/// The same about sides; the places are theirs.
Issue foundAt(Rule rule, std::vector<Landing> sides, std::vector<std::string> details = {});

std::vector<Place> placesOf(const LargeCity& city);

} // namespace kartenwerk

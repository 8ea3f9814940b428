// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/chips/conflicts.h"

namespace kartenwerk {

/// Partner of each vertex, -1 for none: as many pairs of neighbours as can be (Hopcroft and Karp
/// 1973). The colouring must be one of `conflicts`.
std::vector<int> largestMatching(const Conflicts& conflicts, const std::vector<char>& colouring);

/// From a largest matching, a largest set of vertices without neighbours (König 1931): as many as
/// there are vertices less pairs. Ascending.
std::vector<int> largestIndependentSet(const Conflicts& conflicts,
                                       const std::vector<char>& colouring,
                                       const std::vector<int>& partners);

} // namespace kartenwerk

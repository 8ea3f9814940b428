// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/extras.h"
#include "model/chips/draw.h"
#include "model/chips/generate.h"
#include "model/chips/settings.h"

namespace kartenwerk {

/// How a drawn layout came about: with its seed and the version of the generator enough to make it
/// again on the same map.
struct LayoutOrigin
{
  ChipSettings settings; ///< nothing lifted
  Wish wish;
  Uniformity uniformity = Uniformity::RandomNotUniform;
  Extras extras;

  bool operator==(const LayoutOrigin&) const = default;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/chipsanswers.h"

namespace kartenwerk::cli {

/// The request's scenario with the layouts that were drawn; the first of them is in use. One layout
/// takes the place of one without a name, for a named one was meant to be kept; several are named
/// by method and seed and take the place of those so named. Nothing, with a message, when the box
/// holds fewer chips than shall be given faces.
std::optional<Scenario> withLayouts(Run& run, const ChipsRequest& request, const DrawAnswer& answer,
                                    const Work& work);

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tools/tool.h"

// One function a tool: what a stroke makes of the drawing.
namespace kartenwerk {

Outcome groundStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke);
/// Start squares and towns: a click puts one down, a drag moves the one that it began on.
Outcome siteStroke(SiteKind kind, const Drawing& drawing, const Stroke& stroke);
/// A drag over squares makes a city or extends the one it began on; a click at an outer side
/// turns it from city to road to closed and back.
Outcome largeCityStroke(const Drawing& drawing, const Stroke& stroke);
Outcome printStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke);
Outcome ferryStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke);
/// Lay: a click on a chip takes it away, a drag moves it to where it may lie; any other stroke lays
/// chips where they may lie. Pin, Ban: the first square decides whether the stroke sets or clears.
Outcome chipStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke);
/// A stroke that begins on such a mark takes marks away, any other prints them.
Outcome markStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke);
/// Whether a mark may be printed there: on squares for tiles, chip marks in large cities, too.
bool bearsMarks(const Map& map, SiteKind mark, Place place);
/// The first spot decides what is erased: its topmost layer, and no other.
Outcome eraseStroke(const Drawing& drawing, const Stroke& stroke);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "model/document/session.h"
#include "model/map/edits.h"

class QString;
class QWidget;

namespace kartenwerk {

/// Asks for a new size and changes it: map and scenario in one step.
void askAndResize(Session& session, QWidget* parent);
/// Cuts off rims of sea, but for one square.
void trimMap(Session& session);
/// Asks for another map, beginning in that folder, and where it goes, and joins it: map and
/// scenario in one step.
void askAndJoin(Session& session, const QString& folder, QWidget* parent);
void turnMap(Session& session, Turn turn);

/// The scenario with every place where the map puts it; what goes to no place is gone.
[[nodiscard]] Scenario withPlaces(Scenario scenario,
                                  const std::function<std::optional<Place>(Place)>& moved);

} // namespace kartenwerk

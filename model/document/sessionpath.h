// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/session.h"

namespace kartenwerk {

/// The file that stands for a session: of its scenario, or of its map where that is alone; empty
/// when neither has one.
const QString& pathOf(const Session& session);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "model/game/event.h"

namespace kartenwerk {

/// What the engine tells of a game is chosen at compile time: this tells nothing and costs nothing.
struct NoRecorder
{
  static constexpr bool on = false;
};

/// Collects what happens, with an explanation of every score.
struct EventRecorder
{
  static constexpr bool on = true;
  Events& events;

  void add(Event event) const { events.push_back(std::move(event)); }
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <stop_token>
#include <thread>

#include "model/chips/work.h"

namespace kartenwerk::cli {

/// Watches long work while it lives: Ctrl-C asks it to stop (a second one ends the program at
/// once), and on a terminal standard error shows how far it is, once it has taken half a second.
/// One at a time.
class Watch
{
public:
  Watch();
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// For the work; valid as long as this lives, on one thread.
  Work work();
  bool cancelled() const { return m_stop.stop_requested(); }

private:
  void show(int permille);
  void clearLine();

  std::stop_source m_stop;
  std::array<int, 2> m_pipe{-1, -1};
  std::chrono::steady_clock::time_point m_lastShown;
  bool m_terminal = false;
  bool m_shown = false;
  std::jthread m_listener;
};

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

namespace kartenwerk {

/// How long work is stopped and watched. Every long function of this folder looks at `stop` so
/// often that it answers within 100 ms; `progress` gets 0…1000, on the thread that works.
struct Work
{
  std::stop_token stop;
  std::function<void(int permille)> progress;

  bool stopped() const { return stop.stop_requested(); }
  void report(int permille) const
  {
    if (progress)
      progress(permille);
  }
};

} // namespace kartenwerk

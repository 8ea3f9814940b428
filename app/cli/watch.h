// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include <QString>

#include "model/chips/work.h"

namespace kartenwerk::cli {

/// Watches long work while it lives: Ctrl-C asks it to stop; work that does not answer at once, or
/// a second Ctrl-C, ends the program, so write nothing before finish() but by say(). On a terminal
/// standard error shows what is done, how far it is and since when, once it has taken half a
/// second. One at a time.
class Watch
{
public:
  /// `sayStopped` tells that work was stopped where it could not end by itself; on another thread.
  explicit Watch(std::function<void()> sayStopped);
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// For the work; valid as long as this lives.
  Work work();
  /// What is being done from now on, such as "Drawing".
  void doing(const QString& what);
  /// The work is over: nothing is shown any more, and Ctrl-C means what it always does.
  void finish();
  /// Takes the line away and lets `write` write a message to standard error. Work that is stopped
  /// ends the program before or after the message, not within it.
  void say(const std::function<void()>& write);
  bool cancelled() const { return m_stop.stop_requested(); }

private:
  void listen();
  void waitForWork();
  void show();
  void clearLine();

  std::function<void()> m_sayStopped;
  std::stop_source m_stop;
  std::array<int, 2> m_pipe{-1, -1};
  std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
  std::mutex m_mutex;
  std::string m_doing;
  std::atomic<int> m_permille{0};
  bool m_terminal = false;
  bool m_shown = false;
  std::jthread m_listener;
};

} // namespace kartenwerk::cli

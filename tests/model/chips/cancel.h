// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <ctime>
#include <optional>
#include <pthread.h>
#include <stop_token>
#include <thread>

#include "model/chips/work.h"

namespace kartenwerk {

/// How long work goes on after it was asked to stop, measured as the time the working thread had on
/// the processor, so that a busy machine does not matter. Nothing if it ended before.
template <class Run>
std::optional<std::chrono::nanoseconds> timeToAnswer(std::chrono::milliseconds wait, Run run)
{
  const auto now = [](clockid_t clock) {
    auto time = timespec{};
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  };
  auto clock = clockid_t{};
  pthread_getcpuclockid(pthread_self(), &clock);
  auto stop = std::stop_source{};
  auto asked = std::chrono::nanoseconds{};
  auto canceller = std::jthread([&](std::stop_token ended) {
    const auto until = now(clock) + wait;
    while (now(clock) < until && !ended.stop_requested())
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    asked = now(clock);
    stop.request_stop();
  });
  run(Work{stop.get_token(), {}});
  const auto answered = now(clock);
  const auto ended = !stop.stop_requested();
  canceller.request_stop();
  canceller.join();
  if (ended)
    return std::nullopt;
  return answered - asked;
}

} // namespace kartenwerk

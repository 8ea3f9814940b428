// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jobs.h"

#include <algorithm>
#include <utility>

namespace kartenwerk {

JobPool::JobPool(unsigned threads)
{
  const auto wanted = threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
  m_running.resize(wanted);
  m_threads.reserve(wanted);
  for (std::size_t i = 0; i < wanted; ++i)
    m_threads.emplace_back([this, i](const std::stop_token& stop) { work(stop, i); });
}

JobPool::~JobPool()
{
  {
    const auto lock = std::scoped_lock(m_mutex);
    for (const auto& waiting : m_waiting) {
      waiting.state->cancel();
      waiting.state->finish();
    }
    m_waiting.clear();
    for (const auto& running : m_running)
      if (running)
        running->cancel();
    for (auto& thread : m_threads)
      thread.request_stop();
  }
  m_wake.notify_all();
}

std::shared_ptr<JobState> JobPool::run(Job job)
{
  auto state = std::make_shared<JobState>();
  {
    const auto lock = std::scoped_lock(m_mutex);
    m_waiting.push_back({std::move(job), state});
  }
  m_wake.notify_one();
  return state;
}

void JobPool::work(const std::stop_token& stop, std::size_t index)
{
  for (;;) {
    auto next = Waiting{};
    {
      auto lock = std::unique_lock(m_mutex);
      if (!m_wake.wait(lock, stop, [this] { return !m_waiting.empty(); }))
        return;
      next = std::move(m_waiting.front());
      m_waiting.pop_front();
      m_running[index] = next.state;
    }
    if (!next.state->cancelled())
      next.job(*next.state);
    next.job = nullptr;
    next.state->finish();
    const auto lock = std::scoped_lock(m_mutex);
    m_running[index] = nullptr;
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace kartenwerk {

/// What a job says while it runs, and asks. Work longer than a few milliseconds asks `cancelled`
/// between its steps, so that a cancel is answered within 100 ms.
class JobState
{
public:
  bool cancelled() const { return m_stop.stop_requested(); }
  void cancel() { m_stop.request_stop(); }
  std::stop_token token() const { return m_stop.get_token(); }

  void setProgress(std::uint64_t done, std::uint64_t total)
  {
    m_total.store(total, std::memory_order_relaxed);
    m_done.store(done, std::memory_order_relaxed);
  }
  std::uint64_t done() const { return m_done.load(std::memory_order_relaxed); }
  std::uint64_t total() const { return m_total.load(std::memory_order_relaxed); } ///< 0: not known

  bool finished() const { return m_finished.load(std::memory_order_acquire); }
  /// Waits until the job has run, or has been cancelled before it began.
  void wait() const { m_finished.wait(false, std::memory_order_acquire); }

private:
  friend class JobPool;
  void finish()
  {
    m_finished.store(true, std::memory_order_release);
    m_finished.notify_all();
  }

  std::stop_source m_stop;
  std::atomic<std::uint64_t> m_done{0};
  std::atomic<std::uint64_t> m_total{0};
  std::atomic<bool> m_finished{false};
};

/// Threads that run jobs in the order of their coming. Destroying the pool cancels all jobs and
/// waits for those that run; jobs that have not begun are finished without being run.
class JobPool
{
public:
  using Job = std::function<void(JobState&)>;

  /// 0: as many threads as the machine has.
  explicit JobPool(unsigned threads = 0);
  ~JobPool();
  JobPool(const JobPool&) = delete;
  JobPool& operator=(const JobPool&) = delete;

  std::size_t threads() const { return m_threads.size(); }

  /// Runs the job on some thread; it must not throw. The state may be kept and asked from anywhere.
  std::shared_ptr<JobState> run(Job job);

private:
  struct Waiting
  {
    Job job;
    std::shared_ptr<JobState> state;
  };
  void work(const std::stop_token& stop, std::size_t index);

  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Waiting> m_waiting;
  std::vector<std::shared_ptr<JobState>> m_running; ///< by thread; null when it is idle
  std::vector<std::jthread> m_threads;              ///< last: they use everything above
};

} // namespace kartenwerk

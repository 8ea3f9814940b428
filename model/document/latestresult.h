// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace kartenwerk {

/// Works out values in a thread of its own and hands on only the newest that was asked for: work
/// that is overtaken is asked to stop and its result dropped. Lives in one thread; `done` is called
/// there.
template <class R>
class LatestResult
{
public:
  using Work = std::function<R(std::stop_token)>;

  explicit LatestResult(std::function<void(R)> done) : m_done(std::move(done)) {}
  ~LatestResult() { m_thread.request_stop(); }
  LatestResult(const LatestResult&) = delete;
  LatestResult& operator=(const LatestResult&) = delete;

  /// `work` must not touch what the asking thread can change, so it captures copies.
  void ask(Work work)
  {
    m_waiting = std::move(work);
    if (m_busy)
      m_thread.request_stop();
    else
      start();
  }

  /// No result comes any more, until something is asked for again.
  void forget()
  {
    m_waiting.reset();
    m_dropped = m_busy;
    m_thread.request_stop();
  }

  bool busy() const { return m_busy && !m_dropped; }

private:
  void start()
  {
    m_busy = true;
    m_dropped = false;
    auto work = std::move(*m_waiting);
    m_waiting.reset();
    m_thread = std::jthread([this, work = std::move(work)](std::stop_token stop) {
      auto result = std::make_shared<R>(work(stop));
      QMetaObject::invokeMethod(
          &m_context, [this, result] { finish(std::move(*result)); }, Qt::QueuedConnection);
    });
  }

  void finish(R result)
  {
    m_thread = {};
    m_busy = false;
    const auto dropped = std::exchange(m_dropped, false);
    if (m_waiting)
      start();
    else if (!dropped)
      m_done(std::move(result));
  }

  std::function<void(R)> m_done;
  std::optional<Work> m_waiting;
  bool m_busy = false;
  bool m_dropped = false;
  QObject m_context;
  std::jthread m_thread; ///< last, so that it has ended before the rest goes
};

} // namespace kartenwerk

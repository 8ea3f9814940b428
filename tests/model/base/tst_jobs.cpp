// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <atomic>
#include <chrono>

#include "model/base/jobs.h"

using namespace kartenwerk;
using namespace std::chrono_literals;

class TestJobs : public QObject
{
  Q_OBJECT

private:
  static void untilCancelled(JobState& state)
  {
    while (!state.cancelled())
      std::this_thread::sleep_for(1ms);
  }

private Q_SLOTS:
  void everyJobRunsOnce()
  {
    auto sum = std::atomic<int>{0};
    auto states = std::vector<std::shared_ptr<JobState>>{};
    auto pool = JobPool(4);
    QCOMPARE(pool.threads(), std::size_t{4});
    for (int i = 1; i <= 1000; ++i)
      states.push_back(pool.run([&sum, i](JobState&) { sum += i; }));
    for (const auto& state : states)
      state->wait();
    QCOMPARE(sum.load(), 500'500);
  }

  void progressCanBeAskedFromOutside()
  {
    auto pool = JobPool(1);
    const auto state = pool.run([](JobState& job) {
      job.setProgress(3, 10);
      untilCancelled(job);
    });
    QTRY_COMPARE(state->done(), std::uint64_t{3});
    QCOMPARE(state->total(), std::uint64_t{10});
    QVERIFY(!state->finished());
    state->cancel();
    state->wait();
  }

  void aCancelIsAnsweredWithin100Milliseconds()
  {
    auto pool = JobPool(2);
    const auto state = pool.run(untilCancelled);
    std::this_thread::sleep_for(5ms);
    const auto begin = std::chrono::steady_clock::now();
    state->cancel();
    state->wait();
    QVERIFY(std::chrono::steady_clock::now() - begin < 100ms);
  }

  void aJobCancelledBeforeItBeganIsNotRun()
  {
    auto ran = std::atomic<bool>{false};
    auto pool = JobPool(1);
    const auto first = pool.run(untilCancelled);
    const auto second = pool.run([&ran](JobState&) { ran = true; });
    second->cancel();
    first->cancel();
    second->wait();
    QVERIFY(!ran);
  }

  void destroyingThePoolCancelsAllJobs()
  {
    auto states = std::vector<std::shared_ptr<JobState>>{};
    const auto begin = std::chrono::steady_clock::now();
    {
      auto pool = JobPool(2);
      for (int i = 0; i < 10; ++i)
        states.push_back(pool.run(untilCancelled));
      std::this_thread::sleep_for(5ms);
    }
    QVERIFY(std::chrono::steady_clock::now() - begin < 200ms);
    for (const auto& state : states)
      QVERIFY(state->finished() && state->cancelled());
  }
};

QTEST_APPLESS_MAIN(TestJobs)
#include "tst_jobs.moc"

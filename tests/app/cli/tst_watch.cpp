// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <csignal>
#include <cstdio>
#include <string>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "app/cli/exitcode.h"
#include "app/cli/watch.h"

using namespace kartenwerk::cli;

namespace {

struct Ended
{
  std::string err;
  int code = -1;
};

/// Runs work in a program of its own, for a watch may end it.
template <class Work>
Ended ended(Work work)
{
  auto ends = std::array<int, 2>{};
  if (pipe(ends.data()) != 0)
    return {};
  const auto child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    work();
    std::_Exit(0);
  }
  close(ends[1]);
  auto result = Ended{};
  auto byte = char{};
  while (read(ends[0], &byte, 1) == 1)
    result.err += byte;
  close(ends[0]);
  auto status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status))
    result.code = WEXITSTATUS(status);
  return result;
}

void wait(int milliseconds)
{
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

} // namespace

class TestWatch : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void workThatAnswersEndsByItself()
  {
    const auto outcome = ended([] {
      auto watch = Watch([] { std::fputs("stopped", stderr); });
      static_cast<void>(std::raise(SIGINT));
      while (!watch.work().stopped())
        wait(1);
      watch.finish();
      std::fputs(watch.cancelled() ? "answered" : "", stderr);
    });
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, std::string("answered"));
  }

  void workThatDoesNotAnswerIsEnded()
  {
    const auto outcome = ended([] {
      auto watch = Watch([] { std::fputs("stopped", stderr); });
      static_cast<void>(std::raise(SIGINT));
      wait(20'000);
    });
    QCOMPARE(outcome.code, int{Cancelled});
    QCOMPARE(outcome.err, std::string("stopped"));
  }

  /// "Work that is stopped ends the program before or after the message, not within it."
  void aMessageOfTheWorkIsNotCut()
  {
    const auto outcome = ended([] {
      auto watch = Watch([] { std::fputs("stopped", stderr); });
      watch.say([] {
        std::fputs("half and ", stderr);
        static_cast<void>(std::raise(SIGINT));
        wait(400);
        std::fputs("half, ", stderr);
      });
      wait(20'000);
    });
    QCOMPARE(outcome.code, int{Cancelled});
    QCOMPARE(outcome.err, std::string("half and half, stopped"));
  }
};

QTEST_GUILESS_MAIN(TestWatch)
#include "tst_watch.moc"

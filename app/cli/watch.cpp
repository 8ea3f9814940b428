// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/watch.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace kartenwerk::cli {

namespace {

// A signal may only set this and write a byte: everything else is done by the listener.
std::atomic<int> signalled{-1};

void onInterrupt(int)
{
  const auto before = errno;
  const auto byte = 'c';
  if (const auto pipe = signalled.load(); pipe >= 0)
    static_cast<void>(!write(pipe, &byte, 1));
  errno = before;
}

void setHandler(void (*handler)(int), int flags)
{
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

constexpr auto firstShown = std::chrono::milliseconds(500);
constexpr auto shownEvery = std::chrono::milliseconds(100);

} // namespace

Watch::Watch() : m_terminal(isatty(STDERR_FILENO) == 1)
{
  m_lastShown = std::chrono::steady_clock::now() + firstShown - shownEvery;
  if (pipe2(m_pipe.data(), O_CLOEXEC) != 0)
    return;
  signalled = m_pipe[1];
  m_listener = std::jthread([this] {
    auto byte = char{};
    while (read(m_pipe[0], &byte, 1) < 0 && errno == EINTR) {
    }
    if (byte == 'c')
      m_stop.request_stop();
  });
  // The handler is gone after one call: whoever presses twice means it.
  setHandler(onInterrupt, static_cast<int>(SA_RESETHAND));
}

Watch::~Watch()
{
  setHandler(SIG_DFL, 0);
  signalled = -1;
  if (m_pipe[1] >= 0)
    close(m_pipe[1]); // ends the listener's reading
  if (m_listener.joinable())
    m_listener.join();
  if (m_pipe[0] >= 0)
    close(m_pipe[0]);
  clearLine();
}

Work Watch::work()
{
  auto work = Work{m_stop.get_token(), {}};
  if (m_terminal)
    work.progress = [this](int permille) { show(permille); };
  return work;
}

void Watch::show(int permille)
{
  const auto now = std::chrono::steady_clock::now();
  if (now - m_lastShown < shownEvery)
    return;
  m_lastShown = now;
  m_shown = true;
  static_cast<void>(std::fprintf(stderr, "\r%3d %% ", permille / 10));
}

void Watch::clearLine()
{
  if (m_shown)
    static_cast<void>(std::fputs("\r      \r", stderr));
}

} // namespace kartenwerk::cli

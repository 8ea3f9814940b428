// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/watch.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

#include "app/cli/exitcode.h"

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
constexpr auto shownEvery = 200; // milliseconds
constexpr auto patience = 40;    // milliseconds: Ctrl-C is answered within 100

} // namespace

Watch::Watch(std::function<void()> sayStopped)
    : m_sayStopped(std::move(sayStopped)), m_terminal(isatty(STDERR_FILENO) == 1)
{
  if (pipe2(m_pipe.data(), O_CLOEXEC) != 0)
    return;
  signalled = m_pipe[1];
  m_listener = std::jthread([this] { listen(); });
  // The handler is gone after one call: whoever presses twice means it.
  setHandler(onInterrupt, static_cast<int>(SA_RESETHAND));
}

Watch::~Watch()
{
  finish();
}

void Watch::finish()
{
  setHandler(SIG_DFL, 0);
  signalled = -1;
  if (m_pipe[1] >= 0)
    close(m_pipe[1]); // ends the listener's reading
  if (m_listener.joinable())
    m_listener.join();
  if (m_pipe[0] >= 0)
    close(m_pipe[0]);
  m_pipe = {-1, -1};
  clearLine();
}

Work Watch::work()
{
  return {m_stop.get_token(), [this](int permille) { m_permille = permille; }};
}

void Watch::doing(const QString& what)
{
  const auto lock = std::lock_guard(m_mutex);
  m_doing = what.toStdString();
  m_permille = 0;
}

/// Until the other end of the pipe is closed.
void Watch::listen()
{
  for (;;) {
    auto waiting = pollfd{m_pipe[0], POLLIN, 0};
    const auto ready = poll(&waiting, 1, m_terminal ? shownEvery : -1);
    if (ready == 0)
      show();
    if (ready <= 0)
      continue;
    auto byte = char{};
    const auto number = read(m_pipe[0], &byte, 1);
    if (number == 0 || (number < 0 && errno != EINTR))
      return;
    if (number == 1) {
      m_stop.request_stop();
      waitForWork();
    }
  }
}

/// Some steps on the largest maps take longer than a person waits. Nothing is written yet, so the
/// program may end in the midst of them.
void Watch::waitForWork()
{
  auto waiting = pollfd{m_pipe[0], POLLIN, 0};
  if (poll(&waiting, 1, patience) != 0)
    return;
  // Kept to the end: no message of the work may come between these two, or be cut by the second.
  const auto lock = std::lock_guard(m_mutex);
  clearLine();
  m_sayStopped();
  std::_Exit(Cancelled);
}

void Watch::show()
{
  const auto passed = std::chrono::steady_clock::now() - m_begin;
  if (passed < firstShown)
    return;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(passed).count();
  const auto lock = std::lock_guard(m_mutex);
  auto line = m_doing;
  if (!line.empty())
    line += ' ';
  if (const auto permille = m_permille.load(); permille > 0)
    line += std::to_string(permille / 10) + " % ";
  line += '(' + std::to_string(seconds) + " s)";
  m_shown = true;
  static_cast<void>(std::fprintf(stderr, "\r\033[K%s ", line.c_str()));
}

void Watch::say(const std::function<void()>& write)
{
  const auto lock = std::lock_guard(m_mutex);
  clearLine();
  write();
}

/// Under the lock, or when there is no listener.
void Watch::clearLine()
{
  if (std::exchange(m_shown, false))
    static_cast<void>(std::fputs("\r\033[K", stderr));
}

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <utility>

namespace kartenwerk {

/// Owns an open file descriptor; -1 is none.
class Descriptor
{
public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  int number() const { return m_number; }
  bool isOpen() const { return m_number >= 0; }
  /// What close(2) says: some file systems report a failed write only here.
  int close() { return isOpen() ? ::close(std::exchange(m_number, -1)) : 0; }

private:
  int m_number;
};

} // namespace kartenwerk

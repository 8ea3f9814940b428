// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace kartenwerk {

/// A value shared between copies and never changed in place: compared pointer first, then value.
template <class T>
class Shared
{
public:
  Shared(T value = {}) : m_value(std::make_shared<const T>(std::move(value))) {}

  const T& operator*() const { return *m_value; }
  const T* operator->() const { return m_value.get(); }
  bool sameObject(const Shared& other) const { return m_value == other.m_value; }
  bool operator==(const Shared& other) const
  {
    return m_value == other.m_value || *m_value == *other.m_value;
  }

private:
  std::shared_ptr<const T> m_value;
};

} // namespace kartenwerk

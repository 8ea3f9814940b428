// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/drawnhistory.h"

#include <algorithm>

namespace kartenwerk {

namespace {

/// Names and faces do not matter: it is the draw that is looked for.
bool sameDraw(const ChipLayout& a, const ChipLayout& b)
{
  return a.seed == b.seed && a.method == b.method && a.origin == b.origin &&
         std::ranges::equal(a.chips, b.chips, {}, &PlacedChip::place, &PlacedChip::place);
}

} // namespace

std::size_t DrawnHistory::indexOf(const ChipLayout* lying) const
{
  if (!lying)
    return m_layouts.size();
  const auto found = std::ranges::find_if(
      m_layouts, [lying](const ChipLayout& layout) { return sameDraw(layout, *lying); });
  return static_cast<std::size_t>(found - m_layouts.begin());
}

void DrawnHistory::add(const ChipLayout* lying, const ChipLayout& drawn)
{
  if (const auto at = indexOf(lying); at < m_layouts.size())
    m_layouts.resize(at + 1);
  else if (lying && lying->generator > 0)
    m_layouts.push_back(*lying);
  m_layouts.push_back(drawn);
  if (m_layouts.size() > mostKept)
    m_layouts.erase(m_layouts.begin());
}

const ChipLayout* DrawnHistory::before(const ChipLayout* lying) const
{
  const auto at = indexOf(lying);
  return at > 0 ? &m_layouts[at - 1] : nullptr;
}

const ChipLayout* DrawnHistory::after(const ChipLayout* lying) const
{
  const auto at = indexOf(lying);
  return at + 1 < m_layouts.size() ? &m_layouts[at + 1] : nullptr;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// The layouts drawn in a session, in their order, for going back and forth among them.
class DrawnHistory
{
public:
  void clear() { m_layouts.clear(); }
  /// Behind the layout that lies (null: none); what was drawn after that is forgotten, as in a
  /// browser.
  void add(const ChipLayout* lying, const ChipLayout& drawn);
  /// The layout drawn before the one that lies, or after it; null: there is none. A layout that
  /// was not drawn here stands behind the last one.
  const ChipLayout* before(const ChipLayout* lying) const;
  const ChipLayout* after(const ChipLayout* lying) const;

private:
  /// Where it stands; the number of layouts if nowhere.
  std::size_t indexOf(const ChipLayout* lying) const;

  static constexpr std::size_t mostKept = 200;

  std::vector<ChipLayout> m_layouts;
};

} // namespace kartenwerk

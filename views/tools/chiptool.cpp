// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/tools/chipwords.h"
#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

Outcome chipsTaken(const Drawing& drawing, const std::vector<Place>& squares)
{
  auto result = Outcome{drawing, squares.empty() ? Marks{} : Marks{.squares = squares}, {}};
  auto chips = chipsOf(drawing.scenario);
  const auto taken = std::erase_if(chips, [&](const PlacedChip& chip) {
    return std::ranges::find(squares, chip.place) != squares.end();
  });
  result.drawing.scenario = withChips(drawing.scenario, std::move(chips));
  result.text =
      QCoreApplication::translate("Tools", "Take away %n chips", nullptr, static_cast<int>(taken));
  return result;
}

} // namespace

Outcome chipStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  const auto squares = squaresOf(drawing.map, stroke);
  if (chipAt(drawing.scenario, stroke.front().place))
    return chipsTaken(drawing, squares);
  auto result = Outcome{drawing, {}, {}};
  auto& scenario = result.drawing.scenario;
  for (const auto place : squares) {
    if (chipAt(scenario, place))
      continue;
    if (const auto why = whyNoChip(drawing.map, scenario, place); !why.isEmpty()) {
      result.marks.refused.push_back(place);
      result.marks.hint = why;
      continue;
    }
    auto chips = chipsOf(scenario);
    const auto chip = PlacedChip{place, options.chip, options.chipValue};
    chips.insert(std::ranges::lower_bound(chips, place, {}, &PlacedChip::place), chip);
    scenario = withChips(std::move(scenario), std::move(chips));
    result.marks.squares.push_back(place);
  }
  const auto number = static_cast<int>(result.marks.squares.size()); // a cast hides it from lupdate
  if (number > 0)
    result.text = QCoreApplication::translate("Tools", "Lay %n chips", nullptr, number);
  return result;
}

} // namespace kartenwerk

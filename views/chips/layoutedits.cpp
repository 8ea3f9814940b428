// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/layoutedits.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kartenwerk {

namespace {

bool isLayout(const Scenario& scenario, int layout)
{
  return layout >= 0 && layout < static_cast<int>(scenario.layouts.size());
}

} // namespace

const ChipLayout* layoutInUse(const Scenario& scenario)
{
  return isLayout(scenario, scenario.layout)
             ? &scenario.layouts[static_cast<std::size_t>(scenario.layout)]
             : nullptr;
}

Scenario withDrawnChips(Scenario scenario, const ChipLayout& drawn, const std::string& nameOfFirst)
{
  if (!layoutInUse(scenario)) {
    scenario.layout = static_cast<int>(scenario.layouts.size());
    scenario.layouts.push_back({nameOfFirst});
  }
  auto& layout = scenario.layouts[static_cast<std::size_t>(scenario.layout)];
  auto kept = std::pair{std::move(layout.name), std::move(layout.extras)};
  layout = drawn;
  std::tie(layout.name, layout.extras) = std::move(kept);
  std::ranges::sort(layout.chips, {}, &PlacedChip::place);
  scenario.rules.chips.on = true;
  return scenario;
}

Scenario withFaces(Scenario scenario, const std::vector<FacedChip>& faces)
{
  if (!layoutInUse(scenario))
    return scenario;
  for (auto& chip : scenario.layouts[static_cast<std::size_t>(scenario.layout)].chips) {
    const auto face = std::ranges::find(faces, chip.place, &FacedChip::place);
    if (face != faces.end())
      chip = {chip.place, face->colour, face->value};
  }
  return scenario;
}

Scenario withFacesDown(Scenario scenario)
{
  if (!layoutInUse(scenario))
    return scenario;
  for (auto& chip : scenario.layouts[static_cast<std::size_t>(scenario.layout)].chips)
    chip = {chip.place};
  return scenario;
}

Scenario withoutChips(Scenario scenario)
{
  if (!layoutInUse(scenario))
    return scenario;
  auto& layout = scenario.layouts[static_cast<std::size_t>(scenario.layout)];
  layout.chips.clear();
  layout.seed = 0;
  layout.method = "hand";
  layout.generator = 0;
  layout.origin.reset();
  return scenario;
}

Scenario withLayoutInUse(Scenario scenario, int layout)
{
  if (isLayout(scenario, layout))
    scenario.layout = layout;
  return scenario;
}

Scenario withNewLayout(Scenario scenario, const std::string& name)
{
  const auto* inUse = layoutInUse(scenario);
  auto copy = inUse ? *inUse : ChipLayout{.method = "hand"};
  copy.name = name;
  scenario.layout = static_cast<int>(scenario.layouts.size());
  scenario.layouts.push_back(std::move(copy));
  return scenario;
}

Scenario withLayoutNamed(Scenario scenario, int layout, const std::string& name)
{
  if (isLayout(scenario, layout))
    scenario.layouts[static_cast<std::size_t>(layout)].name = name;
  return scenario;
}

Scenario withoutLayout(Scenario scenario, int layout)
{
  if (!isLayout(scenario, layout))
    return scenario;
  scenario.layouts.erase(scenario.layouts.begin() + layout);
  if (scenario.layout > layout || !isLayout(scenario, scenario.layout))
    scenario.layout = std::max(0, scenario.layout - 1);
  return scenario;
}

Scenario withStart(Scenario scenario, Place place, bool used)
{
  std::erase(scenario.starts, place);
  if (used)
    scenario.starts.insert(std::ranges::upper_bound(scenario.starts, place), place);
  return scenario;
}

std::string freeLayoutName(const Scenario& scenario, const std::string& pattern)
{
  for (int number = 1;; ++number) {
    auto name = pattern;
    if (const auto at = name.find("%1"); at != std::string::npos)
      name.replace(at, 2, std::to_string(number));
    else if (number > 1)
      name += ' ' + std::to_string(number);
    if (std::ranges::find(scenario.layouts, name, &ChipLayout::name) == scenario.layouts.end())
      return name;
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipslaid.h"

#include <algorithm>

#include <QCoreApplication>

#include "model/chips/balance.h"
#include "model/chips/values.h"
#include "model/scenario/chiplayout.h"

namespace kartenwerk::cli {

namespace {

void addFaces(ChipLayout& layout, const ChipsRequest& request, const Work& work)
{
  const auto& rules = request.scenario.rules.chips;
  const auto squares = squaresOf(layout);
  auto faces = std::optional<std::vector<FacedChip>>{};
  if (request.faces == ChipFaces::Balanced)
    faces = balancedFaces(Board(request.map), squares, rules, layout.seed, 0, work);
  else
    faces = shuffledFaces(squares, rules, layout.seed);
  for (std::size_t i = 0; faces && i < faces->size(); ++i) {
    layout.chips[i].colour = (*faces)[i].colour;
    layout.chips[i].value = (*faces)[i].value;
  }
}

void put(Scenario& scenario, ChipLayout layout)
{
  auto& layouts = scenario.layouts;
  const auto same = std::ranges::find(layouts, layout.name, &ChipLayout::name);
  if (same == layouts.end())
    layouts.push_back(std::move(layout));
  else
    *same = std::move(layout);
}

} // namespace

std::optional<Scenario> withLayouts(Run& run, const ChipsRequest& request, const DrawAnswer& answer,
                                    const Work& work)
{
  auto scenario = request.scenario;
  const auto box = chipsInBox(scenario.rules.chips);
  if (request.faces != ChipFaces::Undecided && scenario.rules.chips.count > box) {
    run.say(run.arguments().files.front(), Severity::Error,
            QCoreApplication::translate("Cli", "The box holds only %n chip(s).", nullptr, box));
    run.atLeast(Findings);
    return std::nullopt;
  }
  auto first = std::string{};
  for (const auto& drawn : answer.layouts) {
    auto layout = chipLayout(drawn.drawn, request.settings(), request.wish, drawn.seed);
    if (request.faces != ChipFaces::Undecided)
      addFaces(layout, request, work);
    if (answer.layouts.size() > 1)
      layout.name = layout.method + ' ' + std::to_string(layout.seed);
    if (&drawn == &answer.layouts.front())
      first = layout.name;
    put(scenario, std::move(layout));
  }
  const auto inUse = std::ranges::find(scenario.layouts, first, &ChipLayout::name);
  scenario.layout = static_cast<int>(inUse - scenario.layouts.begin());
  return scenario;
}

} // namespace kartenwerk::cli

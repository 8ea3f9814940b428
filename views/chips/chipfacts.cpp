// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipfacts.h"

#include "views/chips/layoutedits.h"

namespace kartenwerk {

namespace {

constexpr auto mostBytes = std::uint64_t{1} << 30U; ///< an exact count may take
constexpr auto standingSamples = 1000;
constexpr auto standingMostSquares =
    600; ///< allowed squares; beyond it a thousand scores take long
constexpr auto estimateSeed = std::uint64_t{1};

bool exactly(const CountCost& cost, Counting counting)
{
  if (!cost.states || cost.bytes > mostBytes)
    return false;
  return counting == Counting::Always || cost.milliseconds <= countAtOnce;
}

} // namespace

ChipQuestion questionOf(const Map& map, const Scenario& scenario)
{
  auto question = ChipQuestion{map, chipSettings(scenario), {}};
  if (const auto* layout = layoutInUse(scenario))
    for (const auto& chip : layout->chips)
      question.layout.push_back(chip.place);
  return question;
}

ChipFacts factsOf(const ChipQuestion& question, const Work& work)
{
  const auto board = Board(question.map);
  const auto squares = ChipSquares(board, question.settings);
  auto facts = ChipFacts();
  facts.allowed = squares.allowedSquares();
  facts.playable = static_cast<int>(board.squares().size());
  for (const auto reason : allChipReasons)
    if (reason != ChipReason::Outside)
      facts.lost[static_cast<std::size_t>(reason)] = squares.squaresLostTo(reason);
  facts.maximum = maximumChips(board, question.settings, work);
  if (!question.layout.empty())
    facts.broken = brokenChipRules(question.map, question.settings, question.layout);
  return facts;
}

namespace {

ChipNumbers counted(const ChipQuestion& question, int most, Counting counting, const Work& work)
{
  const auto board = Board(question.map);
  const auto& settings = question.settings;
  auto numbers = ChipNumbers();
  numbers.cost = costOfCounting(board, settings, most, work);
  if (work.stopped()) {
    numbers.counts.kind = LayoutCounts::Kind::Stopped;
    return numbers;
  }
  const auto largest = most < 0 ? maximumChips(board, settings, work).atMost : most;
  numbers.counts = exactly(numbers.cost, counting)
                       ? countLayouts(board, settings, most, work)
                       : estimateLayouts(board, settings, largest, estimateSeed, work);
  return numbers;
}

} // namespace

ChipNumbers numbersOf(const ChipQuestion& question, Counting counting, const Work& work)
{
  return counted(question, question.settings.count, counting, work);
}

ChipNumbers allNumbersOf(const ChipQuestion& question, Counting counting, const Work& work)
{
  return counted(question, -1, counting, work);
}

std::vector<WhatIf> whatIfsOf(const ChipQuestion& question)
{
  return maximumWithoutEachRule(Board(question.map), question.settings);
}

LayoutFacts layoutFactsOf(const ChipQuestion& question, const Work& work)
{
  if (question.layout.empty())
    return {};
  const auto board = Board(question.map);
  return {EvennessScale(board, question.settings).score(question.layout, work),
          accessGaps(board, question.settings, question.layout)};
}

std::optional<Standing> standingOf(const ChipQuestion& question, const Work& work)
{
  const auto& settings = question.settings;
  const auto board = Board(question.map);
  if (question.layout.empty() || static_cast<int>(question.layout.size()) != settings.count ||
      !brokenChipRules(question.map, settings, question.layout).empty())
    return std::nullopt;
  const auto source = LayoutSource(board, settings, work);
  if (!source.ready().found())
    return std::nullopt;
  const auto found = standing(EvennessScale(board, settings), question.layout, source, estimateSeed,
                              standingSamples, work);
  return found.stopped ? std::nullopt : std::optional(found);
}

bool standingTakesLong(const ChipFacts& facts)
{
  return facts.allowed.size() > standingMostSquares;
}

MapOverlay maximumOverlay(const Maximum& maximum)
{
  auto overlay = MapOverlay();
  overlay.dominoes = maximum.pieces;
  for (const auto place : maximum.pinned)
    overlay.dominoes.push_back({place});
  overlay.examples = maximum.layout;
  return overlay;
}

MapOverlay catchmentOverlay(const Evenness& evenness)
{
  auto overlay = MapOverlay();
  for (const auto& belonging : evenness.catchments) {
    const auto chip = static_cast<std::size_t>(belonging.chip);
    if (overlay.catchments.size() <= chip)
      overlay.catchments.resize(chip + 1);
    overlay.catchments[chip].push_back(belonging.square);
    if (belonging.steps > farSteps)
      overlay.hatched.push_back(belonging.square);
  }
  return overlay;
}

MapOverlay markedOverlay(std::vector<Place> squares)
{
  auto overlay = MapOverlay();
  overlay.marked = std::move(squares);
  return overlay;
}

MapOverlay allowedOverlay(const ChipFacts& facts)
{
  auto overlay = MapOverlay();
  overlay.free = facts.allowed;
  overlay.reasons.assign(facts.lost.begin(), facts.lost.end());
  return overlay;
}

MapOverlay windowOverlay(const Evenness::Window& window)
{
  auto overlay = MapOverlay();
  overlay.window = {window.first, window.last};
  return overlay;
}

} // namespace kartenwerk

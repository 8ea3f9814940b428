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
  auto question = ChipQuestion{map, chipSettings(scenario.rules.chips, scenario.starts), {}};
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
  facts.allowed = static_cast<int>(squares.allowedSquares().size());
  for (const auto reason : allChipReasons)
    if (reason != ChipReason::Outside)
      facts.lost[static_cast<std::size_t>(reason)] = squares.squaresLostTo(reason);
  facts.maximum = maximumChips(board, question.settings, work);
  if (!question.layout.empty())
    facts.broken = brokenChipRules(question.map, question.settings, question.layout);
  return facts;
}

ChipNumbers numbersOf(const ChipQuestion& question, Counting counting, const Work& work)
{
  const auto board = Board(question.map);
  const auto& settings = question.settings;
  auto numbers = ChipNumbers();
  numbers.cost = costOfCounting(board, settings, settings.count, work);
  if (work.stopped())
    return numbers;
  numbers.counts = exactly(numbers.cost, counting)
                       ? countLayouts(board, settings, settings.count, work)
                       : estimateLayouts(board, settings, settings.count, estimateSeed, work);
  return numbers;
}

LayoutFacts layoutFactsOf(const ChipQuestion& question)
{
  if (question.layout.empty())
    return {};
  const auto board = Board(question.map);
  return {EvennessScale(board, question.settings).score(question.layout),
          accessGaps(board, question.settings, question.layout)};
}

std::optional<Standing> standingOf(const ChipQuestion& question, const Work& work)
{
  const auto& settings = question.settings;
  const auto board = Board(question.map);
  if (question.layout.empty() || static_cast<int>(question.layout.size()) != settings.count ||
      ChipSquares(board, settings).allowedSquares().size() > standingMostSquares ||
      !brokenChipRules(question.map, settings, question.layout).empty())
    return std::nullopt;
  const auto source = LayoutSource(board, settings, work);
  if (!source.ready().found())
    return std::nullopt;
  const auto found = standing(EvennessScale(board, settings), question.layout, source, estimateSeed,
                              standingSamples, work);
  return found.stopped ? std::nullopt : std::optional(found);
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

} // namespace kartenwerk

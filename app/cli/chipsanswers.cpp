// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipsanswers.h"

#include "model/chips/generate.h"
#include "model/scenario/chiplayout.h"

namespace kartenwerk::cli {

namespace {

/// With more tile squares a thousand scores take longer than a designer waits.
constexpr std::size_t mostSquaresForStanding = 600;
constexpr std::uint64_t standingSeed = 1;

constexpr std::uint64_t mostMilliseconds = 60'000;
constexpr std::uint64_t mostBytes = 2'000'000'000;
constexpr std::uint64_t estimateSeed = 1;

bool cheap(const CountCost& cost)
{
  return cost.states && cost.milliseconds <= mostMilliseconds && cost.bytes <= mostBytes;
}

/// With another number of chips there may be layouts.
bool ofOneNumber(NoLayout why)
{
  return why == NoLayout::TooMany || why == NoLayout::MorePinsThanChips ||
         why == NoLayout::QuotaImpossible;
}

void score(DrawnLayout& layout, const Board& board, const ChipSettings& settings,
           const LayoutMaker& maker, const std::optional<UniformScores>& uniform, const Work& work)
{
  const auto& places = layout.drawn.layout;
  layout.evenness = maker.scale().score(places, work);
  layout.gaps = accessGaps(board, settings, places);
  if (layout.evenness && uniform && !uniform->stopped)
    layout.standing = uniform->standingOf(layout.evenness->total);
}

} // namespace

DrawAnswer drawnLayouts(const ChipsRequest& request, const ToldDrawStep& told, const Work& work)
{
  told(DrawStep::Preparing, 1);
  const auto board = Board(request.map);
  const auto settings = request.settings();
  const auto maker = LayoutMaker(board, settings, work);
  auto answer = DrawAnswer{};
  answer.refused = maker.ready();
  if (!maker.ready().found())
    return answer;
  auto uniform = std::optional<UniformScores>{};
  if (settings.count > 0 && board.squares().size() <= mostSquaresForStanding) {
    told(DrawStep::Comparing, 1);
    uniform = uniformScores(maker.scale(), maker.source(), settings.count, standingSeed, 1000,
                            {work.stop, {}});
  }
  for (auto i = 0; i < request.layouts; ++i) {
    auto layout = DrawnLayout{};
    layout.seed = request.seed + static_cast<std::uint64_t>(i);
    told(DrawStep::Drawing, i + 1);
    layout.drawn = maker.make(request.wish, layout.seed, 0, work);
    if (work.stopped())
      layout.drawn.noLayout = NoLayout::Stopped;
    if (!layout.drawn.found()) {
      answer.refused = std::move(layout.drawn);
      return answer;
    }
    told(DrawStep::Measuring, i + 1);
    score(layout, board, settings, maker, uniform, work);
    answer.layouts.push_back(std::move(layout));
  }
  return answer;
}

NumbersAnswer numbersOfLayouts(const ChipsRequest& request, bool all, Counting counting,
                               const std::function<void(const CountCost&, bool exact)>& predicted,
                               const Work& work)
{
  const auto board = Board(request.map);
  const auto settings = request.settings();
  const auto most = all ? -1 : settings.count;
  auto answer = NumbersAnswer{};
  answer.chips = settings.count;
  answer.all = all;
  answer.quotasLeft = !settings.quotas.empty();
  answer.refused = chipObstacle(board, settings, work);
  // Counting is no drawing.
  if (const auto why = answer.refused.noLayout;
      why == NoLayout::TooDense || (all && ofOneNumber(why)))
    answer.refused = {};
  if (!answer.refused.found())
    return answer;
  answer.cost = costOfCounting(board, settings, most, {work.stop, {}});
  const auto exact = counting == Counting::Exactly ||
                     (counting == Counting::AsCheap && cheap(answer.cost)) ||
                     settings.symmetry != Symmetry::None;
  if (work.stopped()) {
    answer.counts.kind = LayoutCounts::Kind::Stopped;
    return answer;
  }
  predicted(answer.cost, exact);
  answer.counts = exact ? countLayouts(board, settings, most, work)
                        : estimateLayouts(board, settings, most, estimateSeed, work);
  return answer;
}

MaximumAnswer maximumOfChips(const ChipsRequest& request, const Work& work)
{
  const auto board = Board(request.map);
  const auto settings = request.settings();
  const auto squares = ChipSquares(board, settings);
  auto answer = MaximumAnswer{};
  answer.playable = static_cast<int>(board.squares().size());
  answer.allowed = static_cast<int>(squares.allowedSquares().size());
  for (const auto reason : allChipReasons)
    answer.lost[static_cast<std::size_t>(reason)] = squares.squaresLostTo(reason);
  answer.maximum = maximumChips(board, settings, work);
  if (!work.stopped())
    answer.without = maximumWithoutEachRule(board, settings, work);
  return answer;
}

std::vector<CheckedLayout> checkedLayouts(const ChipsRequest& request)
{
  auto checked = std::vector<CheckedLayout>{};
  const auto settings = request.settings();
  for (const auto& layout : request.scenario.layouts) {
    const auto number = checked.size();
    checked.push_back({layout, number, static_cast<int>(number) == request.scenario.layout,
                       brokenChipRules(request.map, settings, squaresOf(layout))});
  }
  return checked;
}

} // namespace kartenwerk::cli

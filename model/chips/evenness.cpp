// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/evenness.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>

#include "model/chips/catchments.h"
#include "model/chips/walks.h"
#include "model/chips/windows.h"

namespace kartenwerk {

namespace {

/// Walks from all allowed squares are kept up to so many numbers.
constexpr std::size_t mostKeptWalks = 4'000'000;

int percentOf(std::int64_t lowest, std::int64_t total)
{
  if (total <= 0)
    return 100;
  return static_cast<int>(std::clamp<std::int64_t>((200 * lowest + total) / (2 * total), 0, 100));
}

} // namespace

struct EvennessScale::Walks
{
  Walks(const Board& board, const ChipSettings& settings)
      : columns(board.map().columns()), rows(board.map().rows()),
        ground(board.map(), WalkingGround::Over::TilesAndCities),
        allowed(ChipSquares(board, settings).allowedSquares())
  {
    if (allowed.size() * ground.squares().size() <= mostKeptWalks)
      for (const auto place : allowed)
        kept.push_back(ground.stepsFrom(place));
  }

  std::vector<std::int32_t> stepsFrom(Place place) const
  {
    const auto found = std::lower_bound(allowed.begin(), allowed.end(), place);
    if (!kept.empty() && found != allowed.end() && *found == place)
      return kept[static_cast<std::size_t>(found - allowed.begin())];
    return ground.stepsFrom(place);
  }

  std::optional<SharedOut> share(const std::vector<Place>& layout, const Work& work,
                                 std::vector<std::vector<std::int32_t>>& steps) const
  {
    if (layout.empty() || ground.squares().empty())
      return std::nullopt;
    for (const auto chip : layout) {
      if (work.stopped())
        return std::nullopt;
      steps.push_back(stepsFrom(chip));
    }
    return sharedOut(steps, work);
  }

  std::optional<std::int64_t> computeLowest(int chips, const Work& work) const
  {
    const auto squares = static_cast<int>(ground.squares().size());
    const auto least = squares / chips;
    auto sums = std::vector<std::int64_t>{};
    auto next = std::int64_t{ground.far()};
    for (const auto place : allowed) {
      if (work.stopped())
        return std::nullopt;
      const auto nearest = ground.nearest(place, least + 1);
      sums.push_back(std::accumulate(nearest.begin(), nearest.end() - 1, std::int64_t{0}));
      next = std::min<std::int64_t>(next, nearest.back());
      work.report(static_cast<int>(sums.size() * 1000 / allowed.size()));
    }
    if (sums.empty())
      return 0;
    const auto taken = std::min(sums.size(), static_cast<std::size_t>(chips));
    std::partial_sort(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(taken), sums.end());
    return std::accumulate(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(taken),
                           std::int64_t{0}) +
           (squares - chips * least) * next;
  }

  int columns;
  int rows;
  WalkingGround ground;
  std::vector<Place> allowed;
  std::vector<std::vector<std::int32_t>> kept; ///< by allowed square; empty: too many
  mutable std::mutex mutex;
  mutable std::map<int, std::int64_t> lowestBySize;
};

int Evenness::percent() const
{
  return percentOf(lowest, total);
}

EvennessScale::EvennessScale(const Board& board, const ChipSettings& settings)
    : m_walks(std::make_shared<const Walks>(board, settings))
{
}

std::int64_t EvennessScale::lowest(int chips, const Work& work) const
{
  if (chips <= 0)
    return 0;
  const auto lock = std::lock_guard(m_walks->mutex);
  auto& known = m_walks->lowestBySize;
  if (const auto found = known.find(chips); found != known.end())
    return found->second;
  const auto lowest = m_walks->computeLowest(chips, work);
  if (lowest)
    known.emplace(chips, *lowest);
  return lowest.value_or(0);
}

std::optional<std::int64_t> EvennessScale::total(const std::vector<Place>& layout,
                                                 const Work& work) const
{
  auto steps = std::vector<std::vector<std::int32_t>>{};
  const auto shared = m_walks->share(layout, {work.stop, {}}, steps);
  if (!shared)
    return std::nullopt;
  return shared->total;
}

std::optional<Evenness> EvennessScale::score(const std::vector<Place>& layout,
                                             const Work& work) const
{
  auto steps = std::vector<std::vector<std::int32_t>>{};
  const auto half = [&work](int done) {
    return Work{work.stop, [&work, done](int permille) { work.report(done + permille / 2); }};
  };
  const auto shared = m_walks->share(layout, half(0), steps);
  if (!shared)
    return std::nullopt;
  const auto& squares = m_walks->ground.squares();
  auto result = Evenness{};
  result.squares = static_cast<int>(squares.size());
  result.total = shared->total;
  result.lowest = lowest(static_cast<int>(layout.size()), half(500));
  if (work.stopped())
    return std::nullopt;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const auto chip = shared->chipOf[i];
    result.catchments.push_back({squares[i], chip, steps[static_cast<std::size_t>(chip)][i]});
  }
  result.worstWindow = worstWindow(m_walks->columns, m_walks->rows, squares, layout);
  return result;
}

Standing UniformScores::standingOf(std::int64_t total) const
{
  auto result = Standing{};
  result.stopped = stopped;
  result.drawn = static_cast<int>(totals.size());
  if (totals.empty())
    return result;
  const auto [first, last] = std::equal_range(totals.begin(), totals.end(), total);
  result.lessEven = static_cast<int>(totals.end() - last);
  result.equallyEven = static_cast<int>(last - first);
  result.medianPercent = percentOf(lowest, totals[totals.size() / 2]);
  result.highestPercent = percentOf(lowest, totals.front());
  return result;
}

UniformScores uniformScores(const EvennessScale& scale, const LayoutSource& source, int chips,
                            std::uint64_t seed, int samples, const Work& work)
{
  auto result = UniformScores{};
  result.lowest = scale.lowest(chips, work);
  for (auto i = 0; i < samples; ++i) {
    const auto drawn = source.draw(seed, static_cast<std::uint64_t>(i), work);
    const auto total = drawn.found() ? scale.total(drawn.layout, work) : std::nullopt;
    if (!total)
      break;
    result.totals.push_back(*total);
    work.report((i + 1) * 1000 / samples);
  }
  std::sort(result.totals.begin(), result.totals.end());
  result.stopped = work.stopped();
  return result;
}

Standing standing(const EvennessScale& scale, const std::vector<Place>& layout,
                  const LayoutSource& source, std::uint64_t seed, int samples, const Work& work)
{
  const auto own = scale.total(layout, work);
  if (!own)
    return {.stopped = work.stopped()};
  const auto chips = static_cast<int>(layout.size());
  return uniformScores(scale, source, chips, seed, samples, work).standingOf(*own);
}

} // namespace kartenwerk

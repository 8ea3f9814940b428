// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/generate.h"

#include <algorithm>
#include <limits>

#include "model/chips/anneal.h"

namespace kartenwerk {

namespace {

/// Scoring a layout takes about chips² × squares; beyond this the best is chosen by its energy.
constexpr std::int64_t mostForScoring = 4'000'000;

/// Streams of one seed for layout number `index`: its attempts, and one for polishing the best.
constexpr int mostAttempts = 1000;
constexpr std::uint64_t streams = 1024;

/// Polishing scores as many layouts as take this many chips² × squares together, at most so many.
constexpr std::int64_t polishing = 40'000'000;
constexpr std::int64_t mostPolishing = 500;

} // namespace

struct LayoutMaker::Prepared
{
  Prepared(const Board& theBoard, const ChipSettings& settings, const Work& work)
      : board(theBoard), source(board, settings, work), scale(board, settings),
        free(freeSquares(board, settings)), quotas(board.map(), settings),
        energy(board, settings, free, work), ready(source.ready()), count(settings.count)
  {
    if (!work.stopped())
      return;
    ready = Drawn{};
    ready.noLayout = NoLayout::Stopped;
  }

  Board board;
  LayoutSource source;
  EvennessScale scale;
  FreeSquares free;
  QuotaCheck quotas;
  ChipEnergy energy;
  Drawn ready;
  int count;

  std::vector<int> vertices(const std::vector<Place>& layout) const
  {
    auto set = std::vector<int>{};
    for (std::size_t v = 0; v < free.squares.size(); ++v)
      if (std::binary_search(layout.begin(), layout.end(), free.squares[v]))
        set.push_back(static_cast<int>(v));
    return set;
  }

  std::uint64_t steps(const Wish& wish) const
  {
    if (wish.thousandSteps > 0)
      return static_cast<std::uint64_t>(wish.thousandSteps) * 1000;
    return std::max<std::uint64_t>(20'000, 300 * static_cast<std::uint64_t>(std::max(0, count)));
  }

  bool scoring() const
  {
    return std::int64_t{count} * count * static_cast<std::int64_t>(board.squares().size()) <=
           mostForScoring;
  }

  void polish(Drawn& drawn, std::int64_t total, Random& random, const Work& work) const;
  std::optional<std::int64_t> annealOnce(Drawn& drawn, const Wish& wish, Random& random,
                                         const Work& work) const;
};

/// Makes a uniform layout even or fair; gives what to choose the best by, the less the better.
std::optional<std::int64_t> LayoutMaker::Prepared::annealOnce(Drawn& drawn, const Wish& wish,
                                                              Random& random,
                                                              const Work& work) const
{
  // Symmetric layouts move several chips at a time: of these the best of uniform ones is taken.
  if (!free.orbits.empty())
    return scale.total(drawn.layout, work);
  const auto fair = wish.method == Wish::Method::Fair;
  const auto course = ChipEnergy::Course{steps(wish), std::clamp(wish.evenness, 1, 100),
                                         fair ? std::max(0, wish.fairness) : 0};
  const auto annealed = energy.annealed(vertices(drawn.layout), course, quotas, random, work);
  if (!annealed)
    return std::nullopt;
  drawn.layout = free.layout(annealed->set);
  if (fair || wish.evenness < 100 || !scoring())
    return annealed->energy;
  return scale.total(drawn.layout, work);
}

/// Moves chips, by a square or two or anywhere, where that makes the layout no less even by the
/// score itself.
void LayoutMaker::Prepared::polish(Drawn& drawn, std::int64_t total, Random& random,
                                   const Work& work) const
{
  const auto each = std::int64_t{count} * count * static_cast<std::int64_t>(board.squares().size());
  auto scores = std::min(mostPolishing, polishing / std::max<std::int64_t>(1, each));
  for (auto tries = scores * 64; tries > 0 && scores > 0 && !work.stopped(); --tries) {
    auto layout = drawn.layout;
    auto& chip = layout[random.below(layout.size())];
    if (std::binary_search(free.pinned.begin(), free.pinned.end(), chip))
      continue;
    const auto columns = static_cast<int>(random.below(5)) - 2;
    const auto rows = static_cast<int>(random.below(5)) - 2;
    const auto anywhere = free.squares[random.below(free.squares.size())];
    chip = random.below(2) == 0 ? anywhere
                                : Place{static_cast<std::int16_t>(chip.column + columns),
                                        static_cast<std::int16_t>(chip.row + rows)};
    std::sort(layout.begin(), layout.end());
    if (layout == drawn.layout || !free.legal(layout) || !quotas.keeps(layout))
      continue;
    --scores;
    const auto changed = scale.total(layout, work);
    if (changed && *changed <= total) {
      total = *changed;
      drawn.layout = std::move(layout);
    }
  }
}

LayoutMaker::LayoutMaker(const Board& board, const ChipSettings& settings, const Work& work)
    : m_prepared(std::make_shared<const Prepared>(board, settings, work))
{
}

const Drawn& LayoutMaker::ready() const
{
  return m_prepared->ready;
}
const LayoutSource& LayoutMaker::source() const
{
  return m_prepared->source;
}
const EvennessScale& LayoutMaker::scale() const
{
  return m_prepared->scale;
}

Drawn LayoutMaker::make(const Wish& wish, std::uint64_t seed, std::uint64_t index,
                        const Work& work) const
{
  if (!m_prepared->ready.found())
    return m_prepared->ready;
  if (wish.method == Wish::Method::Uniform || wish.evenness <= 0 || m_prepared->count <= 0)
    return m_prepared->source.draw(seed, index, work);
  // Below the coldest end of the slider a layout is a sample at its warmth, not the best of many.
  const auto best = wish.evenness < 100 ? 1 : std::clamp(wish.best, 1, mostAttempts);
  auto result = Drawn{};
  auto least = std::numeric_limits<std::int64_t>::max();
  for (auto i = 0; i < best; ++i) {
    const auto stream = index * streams + static_cast<std::uint64_t>(i);
    auto random = Random(seed, Purpose::Search, stream);
    auto drawn = m_prepared->source.draw(random.next(), 0, work);
    if (!drawn.found())
      return drawn;
    const auto value = m_prepared->annealOnce(drawn, wish, random, work);
    if (!value) {
      drawn.layout.clear();
      drawn.noLayout = NoLayout::Stopped;
      return drawn;
    }
    if (*value < least) {
      least = *value;
      result = std::move(drawn);
    }
    work.report((i + 1) * 1000 / best);
  }
  if (wish.polished && wish.method == Wish::Method::Even && wish.evenness >= 100 &&
      m_prepared->scoring() && m_prepared->free.orbits.empty()) {
    auto random = Random(seed, Purpose::Search, index * streams + streams - 1);
    m_prepared->polish(result, least, random, work);
  }
  result.engine = DrawEngine::Annealing;
  result.uniformity = Uniformity::RandomNotUniform;
  return result;
}

std::string_view toString(Wish::Method method)
{
  switch (method) {
  case Wish::Method::Even:
    return "even";
  case Wish::Method::Fair:
    return "fair";
  case Wish::Method::Uniform:
    break;
  }
  return "uniform";
}

std::optional<Wish::Method> methodFrom(std::string_view text)
{
  for (const auto method : {Wish::Method::Uniform, Wish::Method::Even, Wish::Method::Fair})
    if (toString(method) == text)
      return method;
  return std::nullopt;
}

} // namespace kartenwerk

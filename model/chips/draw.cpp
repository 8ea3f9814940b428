// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/draw.h"

#include <algorithm>
#include <optional>
#include <span>

#include "model/chips/completions.h"
#include "model/chips/conflicts.h"
#include "model/chips/coupling.h"
#include "model/chips/limbs.h"
#include "model/chips/movechain.h"
#include "model/chips/quotas.h"

namespace kartenwerk {

namespace {

/// What tables may cost: first where they are quick, and again where nothing else is exact.
struct TableLimit
{
  FrontierLimit frontier;
  std::uint64_t bytes;
  std::uint64_t additions; ///< of limbs
};
constexpr auto quickTables = TableLimit{{2'000'000, 200'000}, 256'000'000, 300'000'000};
constexpr auto slowTables = TableLimit{{12'000'000, 300'000}, 1'000'000'000, 20'000'000'000};
/// One of 10,000 layouts keeps the quotas: so many draws miss it with chance exp(-10).
constexpr int mostQuotaDraws = 100'000;

std::optional<Completions> tables(const FreeSquares& free, int size, const TableLimit& limit,
                                  const Work& work)
{
  const auto order = bestOrder(free, limit.frontier, work);
  if (!order)
    return std::nullopt;
  const auto additions =
      order->states * static_cast<std::uint64_t>(size + 1) *
      static_cast<std::uint64_t>(limbs::neededLimbs(free.conflicts.size(), size));
  if (additions > limit.additions)
    return std::nullopt;
  for (const auto distance : {1, 2, 4, 8, 16})
    if (Completions::bytes(free.conflicts, *order, size, distance) <= limit.bytes)
      return Completions::make(free.conflicts, *order, size, distance, work);
  return std::nullopt;
}

Drawn refused(NoLayout why, std::vector<Place> places = {})
{
  auto drawn = Drawn{};
  drawn.noLayout = why;
  drawn.places = std::move(places);
  return drawn;
}

} // namespace

struct LayoutSource::Prepared
{
  Drawn ready;
  FreeSquares free;
  QuotaCheck quotas;
  int size = 0; ///< chips besides the pinned ones
  std::optional<Completions> completions;
  std::optional<CouplingFromThePast> coupling;
  std::vector<int> someSet; ///< where the chain of moves starts, at least `size` vertices
  std::uint64_t steps = 0;

  void chooseEngine(const Maximum& maximum, const Work& work);
  std::optional<std::vector<int>> drawSet(Random& random, const Work& work) const;
};

void LayoutSource::Prepared::chooseEngine(const Maximum& maximum, const Work& work)
{
  ready.engine = DrawEngine::Tables;
  completions = tables(free, size, quickTables, work);
  if (completions && completions->total().isZero())
    ready = refused(NoLayout::NoSymmetricSize); // orbits do not add up to such a size
  if (completions || work.stopped())
    return;
  if (!free.orbits.empty()) {
    ready = refused(NoLayout::TooDense);
    return;
  }
  coupling = CouplingFromThePast::tuned(free.conflicts, size, work);
  if (coupling || work.stopped()) {
    ready.engine = DrawEngine::CouplingFromThePast;
    return;
  }
  ready.engine = DrawEngine::MoveChain;
  for (std::size_t v = 0; v < free.squares.size(); ++v)
    if (std::binary_search(maximum.layout.begin(), maximum.layout.end(), free.squares[v]))
      someSet.push_back(static_cast<int>(v));
  const auto proven = provenSteps(free.conflicts, size);
  constexpr auto mostSteps = std::uint64_t{20'000'000};
  if (proven && *proven <= mostSteps) {
    ready.uniformity = Uniformity::UniformWithin1e6;
    steps = *proven;
    return;
  }
  completions = tables(free, size, slowTables, work);
  if (completions) {
    ready.engine = DrawEngine::Tables;
    return;
  }
  ready.uniformity = Uniformity::RandomNotUniform;
  steps = std::min<std::uint64_t>(mostSteps, 1000 * static_cast<std::uint64_t>(size));
}

std::optional<std::vector<int>> LayoutSource::Prepared::drawSet(Random& random,
                                                                const Work& work) const
{
  if (completions)
    return completions->draw(random);
  if (coupling)
    return coupling->draw(random, work);
  auto set = someSet;
  random.shuffle(std::span(set));
  set.resize(static_cast<std::size_t>(size));
  return movedAround(free.conflicts, std::move(set), steps, random, work);
}

namespace {

/// What prevents any layout, as far as it is known without drawing.
Drawn obstacle(const Board& board, const ChipSettings& settings, const FreeSquares& free,
               const Maximum& maximum, const QuotaCheck& quotas)
{
  const auto count = std::max(0, settings.count);
  if (!free.symmetric)
    return refused(NoLayout::NotSymmetric);
  if (!free.forbiddenPins.empty())
    return refused(NoLayout::PinForbidden, free.forbiddenPins);
  if (!free.pinsTooClose.empty())
    return refused(NoLayout::PinsTooClose, free.pinsTooClose);
  if (static_cast<int>(free.pinned.size()) > count)
    return refused(NoLayout::MorePinsThanChips, free.pinned);
  if (count > maximum.count) {
    auto drawn =
        refused(maximum.proof == MaximumProof::None && count <= maximum.atMost ? NoLayout::TooDense
                                                                               : NoLayout::TooMany);
    drawn.maximum = maximum;
    return drawn;
  }
  if (const auto region = quotas.impossible(board, settings)) {
    auto drawn = refused(NoLayout::QuotaImpossible);
    drawn.region = *region;
    return drawn;
  }
  return {};
}

} // namespace

LayoutSource::LayoutSource(const Board& board, const ChipSettings& settings, const Work& work)
{
  auto prepared = std::make_shared<Prepared>();
  prepared->free = freeSquares(board, settings);
  prepared->quotas = QuotaCheck(board.map(), settings);
  const auto maximum = maximumChips(prepared->free, work);
  prepared->ready = obstacle(board, settings, prepared->free, maximum, prepared->quotas);
  if (prepared->ready.found()) {
    prepared->size = std::max(0, settings.count) - static_cast<int>(prepared->free.pinned.size());
    prepared->chooseEngine(maximum, work);
  }
  if (work.stopped())
    prepared->ready = refused(NoLayout::Stopped);
  m_prepared = std::move(prepared);
}

const Drawn& LayoutSource::ready() const
{
  return m_prepared->ready;
}

Drawn LayoutSource::draw(std::uint64_t seed, std::uint64_t index, const Work& work) const
{
  const auto& prepared = *m_prepared;
  auto drawn = prepared.ready;
  if (!drawn.found())
    return drawn;
  auto random = Random(seed, Purpose::Chips, index);
  for (auto i = 0; i < mostQuotaDraws; ++i) {
    const auto set = work.stopped() ? std::nullopt : prepared.drawSet(random, work);
    if (!set)
      return refused(work.stopped() ? NoLayout::Stopped : NoLayout::TooDense);
    drawn.layout = prepared.free.layout(*set);
    if (prepared.quotas.keeps(drawn.layout))
      return drawn;
  }
  return refused(NoLayout::QuotaTooRare);
}

Drawn chipObstacle(const Board& board, const ChipSettings& settings, const Work& work)
{
  const auto free = freeSquares(board, settings);
  const auto maximum = maximumChips(free, work);
  return work.stopped()
             ? refused(NoLayout::Stopped)
             : obstacle(board, settings, free, maximum, QuotaCheck(board.map(), settings));
}

Drawn drawLayout(const Board& board, const ChipSettings& settings, std::uint64_t seed,
                 const Work& work)
{
  const auto source = LayoutSource(board, settings, work);
  return source.draw(seed, 0, work);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "model/chips/frontier.h"

namespace kartenwerk {

namespace {

std::size_t index(int vertex)
{
  return static_cast<std::size_t>(vertex);
}

/// Numbers of states of an order, or nothing as soon as it is beyond the limit.
std::optional<FrontierOrder> dryRun(const Conflicts& conflicts, std::vector<int> order,
                                    const FrontierLimit& limit, const Work& work)
{
  const auto steps = frontierSteps(conflicts, order);
  if (!steps || work.stopped())
    return std::nullopt;
  auto result = FrontierOrder{};
  auto layer = FrontierLayer{};
  auto next = FrontierLayer{};
  layer.add({});
  for (const auto& step : *steps) {
    if (work.stopped())
      return std::nullopt;
    next.clear();
    for (const auto& state : layer.states()) {
      next.add(step.without(state));
      if (step.free(state))
        next.add(step.with(state));
      if (next.size() > limit.layer || (next.size() % 65536 == 0 && work.stopped()))
        return std::nullopt;
    }
    std::swap(layer, next);
    result.states += layer.size();
    result.largestLayer = std::max<std::uint64_t>(result.largestLayer, layer.size());
    if (result.states > limit.states)
      return std::nullopt;
  }
  result.order = std::move(order);
  return result;
}

std::vector<std::vector<int>> components(const Conflicts& conflicts)
{
  auto seen = std::vector<char>(index(conflicts.size()), 0);
  auto result = std::vector<std::vector<int>>{};
  for (auto root = 0; root < conflicts.size(); ++root) {
    if (seen[index(root)] != 0)
      continue;
    seen[index(root)] = 1;
    auto found = std::vector<int>{root};
    for (std::size_t i = 0; i < found.size(); ++i)
      for (const auto u : conflicts.of(found[i]))
        if (seen[index(u)] == 0) {
          seen[index(u)] = 1;
          found.push_back(u);
        }
    std::sort(found.begin(), found.end());
    result.push_back(std::move(found));
  }
  return result;
}

/// From `start`, always the frontier vertex that adds fewest new ones, of these the oldest; the
/// first `length` of them, fewer if stopped.
std::vector<int> greedyOrder(const Conflicts& conflicts, int start, std::size_t length,
                             const Work& work)
{
  auto touched = std::vector<char>(index(conflicts.size()), 0);
  auto frontier = std::vector<int>{start};
  auto order = std::vector<int>{};
  touched[index(start)] = 1;
  const auto added = [&](int v) {
    return std::count_if(conflicts.of(v).begin(), conflicts.of(v).end(),
                         [&](int u) { return touched[index(u)] == 0; });
  };
  while (order.size() < length && !work.stopped()) {
    auto best = frontier.begin();
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (auto candidate = frontier.begin(); candidate != frontier.end(); ++candidate)
      if (const auto count = added(*candidate); count < fewest) {
        fewest = count;
        best = candidate;
      }
    const auto v = *best;
    frontier.erase(best);
    order.push_back(v);
    for (const auto u : conflicts.of(v))
      if (touched[index(u)] == 0) {
        touched[index(u)] = 1;
        frontier.push_back(u);
      }
  }
  return order;
}

/// Tries the orders of one component; each dry run ends where it is worse than the best so far.
class Trial
{
public:
  Trial(const FreeSquares& free, const std::vector<int>& component, FrontierLimit limit,
        std::size_t greedyStarts, const Work& work)
      : m_free(free), m_limit(limit), m_work(work)
  {
    attempt(component);
    if (component.size() <= 3 && m_best)
      return;
    auto byColumns = component;
    std::sort(byColumns.begin(), byColumns.end(), [&](int a, int b) {
      const auto& first = free.squares[index(a)];
      const auto& second = free.squares[index(b)];
      return first.column != second.column ? first.column < second.column : first.row < second.row;
    });
    attempt(byColumns);
    const auto starts = std::min(greedyStarts, component.size());
    for (std::size_t i = 0; i < starts && !work.stopped(); ++i)
      attemptGreedily(component[i * component.size() / starts], component.size());
  }

  std::optional<FrontierOrder> take() { return std::move(m_best); }

private:
  /// On wide maps the first squares show that an order is hopeless, and the rest of it need not be
  /// found.
  void attemptGreedily(int start, std::size_t length)
  {
    constexpr std::size_t probe = 256;
    if (length > 4 * probe &&
        !dryRun(m_free.conflicts, greedyOrder(m_free.conflicts, start, probe, m_work), m_limit,
                m_work))
      return;
    attempt(greedyOrder(m_free.conflicts, start, length, m_work));
  }

  void attempt(std::vector<int> order)
  {
    auto result = dryRun(m_free.conflicts, std::move(order), m_limit, m_work);
    if (!result || (m_best && result->states >= m_best->states))
      return;
    // An order whose layers grow beyond twice the best one's will not be better in sum.
    m_limit = {result->states, std::min(m_limit.layer, result->largestLayer * 2)};
    m_best = std::move(result);
  }

  const FreeSquares& m_free;
  FrontierLimit m_limit;
  const Work& m_work;
  std::optional<FrontierOrder> m_best;
};

} // namespace

std::optional<FrontierOrder> bestOrder(const FreeSquares& free, const FrontierLimit& limit,
                                       const Work& work)
{
  auto result = FrontierOrder{};
  for (const auto& component : components(free.conflicts)) {
    auto best = std::optional<FrontierOrder>{};
    // Small limits first: a hopeless order of a wide map is left early.
    struct Stage
    {
      std::uint64_t share;
      std::size_t greedyStarts;
    };
    for (const auto& stage : {Stage{1000, 16}, Stage{30, 4}, Stage{1, 1}}) {
      const auto rest = limit.states - std::min(limit.states, result.states);
      const auto part = FrontierLimit{rest / stage.share, limit.layer / stage.share + 1};
      best = Trial(free, component, part, stage.greedyStarts, work).take();
      if (best || work.stopped())
        break;
    }
    if (!best)
      return std::nullopt;
    result.order.insert(result.order.end(), best->order.begin(), best->order.end());
    result.states += best->states;
    result.largestLayer = std::max(result.largestLayer, best->largestLayer);
  }
  if (work.stopped())
    return std::nullopt;
  return result;
}

} // namespace kartenwerk

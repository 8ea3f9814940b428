// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/matching.h"

#include <cstddef>

namespace kartenwerk {

namespace {

constexpr int unreached = -1;

std::size_t index(int vertex)
{
  return static_cast<std::size_t>(vertex);
}

class HopcroftKarp
{
public:
  HopcroftKarp(const Conflicts& conflicts, const std::vector<char>& colouring)
      : m_conflicts(conflicts), m_colouring(colouring),
        m_partners(index(conflicts.size()), unreached), m_layers(m_partners.size()),
        m_next(m_partners.size())
  {
    matchGreedily();
    while (layer())
      for (auto v = 0; v < m_conflicts.size(); ++v)
        if (m_layers[index(v)] == 0)
          augment(v);
  }

  std::vector<int> take() { return std::move(m_partners); }

private:
  bool isLeft(int vertex) const { return m_colouring[index(vertex)] == 0; }

  void match(int left, int right)
  {
    m_partners[index(left)] = right;
    m_partners[index(right)] = left;
  }

  void matchGreedily()
  {
    for (auto v = 0; v < m_conflicts.size(); ++v)
      if (isLeft(v))
        for (const auto u : m_conflicts.of(v))
          if (m_partners[index(u)] == unreached) {
            match(v, u);
            break;
          }
  }

  /// Layers of left vertices by shortest alternating paths; false: no path reaches a free vertex.
  bool layer()
  {
    auto queue = std::vector<int>{};
    for (auto v = 0; v < m_conflicts.size(); ++v) {
      m_next[index(v)] = 0;
      m_layers[index(v)] = unreached;
      if (isLeft(v) && m_partners[index(v)] == unreached) {
        m_layers[index(v)] = 0;
        queue.push_back(v);
      }
    }
    auto found = false;
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const auto u : m_conflicts.of(queue[i])) {
        const auto w = m_partners[index(u)];
        if (w == unreached) {
          found = true;
        } else if (m_layers[index(w)] == unreached) {
          m_layers[index(w)] = m_layers[index(queue[i])] + 1;
          queue.push_back(w);
        }
      }
    return found;
  }

  /// Follows the layers from a free left vertex without recursion: paths may be long.
  void augment(int root)
  {
    auto path = std::vector<int>{root};
    while (!path.empty()) {
      const auto v = path.back();
      const auto neighbours = m_conflicts.of(v);
      if (m_next[index(v)] == neighbours.size()) {
        m_layers[index(v)] = unreached;
        path.pop_back();
        continue;
      }
      const auto w = m_partners[index(neighbours[m_next[index(v)]++])];
      if (w == unreached) {
        flip(path);
        return;
      }
      if (m_layers[index(w)] == m_layers[index(v)] + 1)
        path.push_back(w);
    }
  }

  /// Each left vertex of the path takes the right one that it looked at last.
  void flip(const std::vector<int>& path)
  {
    for (const auto v : path) {
      match(v, m_conflicts.of(v)[m_next[index(v)] - 1]);
      m_layers[index(v)] = unreached;
    }
  }

  const Conflicts& m_conflicts;
  const std::vector<char>& m_colouring;
  std::vector<int> m_partners;
  std::vector<int> m_layers;
  std::vector<std::size_t> m_next;
};

} // namespace

std::vector<int> largestMatching(const Conflicts& conflicts, const std::vector<char>& colouring)
{
  return HopcroftKarp(conflicts, colouring).take();
}

std::vector<int> largestIndependentSet(const Conflicts& conflicts,
                                       const std::vector<char>& colouring,
                                       const std::vector<int>& partners)
{
  // Everything reached from free left vertices by alternating paths: its left vertices and the
  // right vertices beyond it are independent, and no pair has both ends among them.
  auto reached = std::vector<char>(partners.size(), 0);
  auto queue = std::vector<int>{};
  for (auto v = 0; v < conflicts.size(); ++v)
    if (colouring[index(v)] == 0 && partners[index(v)] == unreached) {
      reached[index(v)] = 1;
      queue.push_back(v);
    }
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (const auto u : conflicts.of(queue[i])) {
      reached[index(u)] = 1;
      const auto w = partners[index(u)];
      if (w != unreached && reached[index(w)] == 0) {
        reached[index(w)] = 1;
        queue.push_back(w);
      }
    }
  auto set = std::vector<int>{};
  for (auto v = 0; v < conflicts.size(); ++v)
    if ((colouring[index(v)] == 0) == (reached[index(v)] == 1))
      set.push_back(v);
  return set;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/dealopen.h"

#include <algorithm>

#include "model/base/random.h"
#include "model/game/table.h"

namespace kartenwerk {

namespace {

SurveyorPile pileOf(const std::vector<SurveyorTile>& tiles)
{
  auto pile = SurveyorPile{};
  pile.count = static_cast<std::uint8_t>(std::min(tiles.size(), SurveyorPile::most));
  std::copy_n(tiles.begin(), pile.count, pile.tiles.begin());
  return pile;
}

template <class Tiles>
bool sameTiles(Tiles one, Tiles other)
{
  std::ranges::sort(one);
  std::ranges::sort(other);
  return one == other;
}

} // namespace

bool SurveyorPile::operator==(const SurveyorPile& other) const
{
  return std::ranges::equal(all(), other.all());
}

OpenDeal openDeal(const Table& table)
{
  const auto& rules = table.rules();
  auto open = OpenDeal{};
  if (rules.leipzig.on)
    open.quarters = rules.leipzig.order;
  if (rules.surveyors.on)
    open.surveyors = {pileOf(rules.surveyors.city), pileOf(rules.surveyors.road),
                      pileOf(rules.surveyors.monastery)};
  return open;
}

void shuffleOpen(const Table& table, std::uint64_t seed, Deal& deal)
{
  const auto open = openDeal(table);
  deal.quarters = open.quarters;
  deal.surveyors = open.surveyors;
  const auto& rules = table.rules();
  if (rules.leipzig.on && rules.leipzig.drawnOrder)
    Random(seed, Purpose::Leipzig).shuffle(std::span<Quarter>(deal.quarters));
  for (std::size_t i = 0; i < deal.surveyors.size(); ++i) {
    auto& pile = deal.surveyors[i];
    Random(seed, Purpose::Surveyors, i).shuffle(std::span(pile.tiles.data(), pile.count));
  }
}

bool sameThings(const OpenDeal& one, const OpenDeal& other)
{
  for (std::size_t i = 0; i < one.surveyors.size(); ++i) {
    const auto& a = one.surveyors[i];
    const auto& b = other.surveyors[i];
    if (!sameTiles(std::vector(a.all().begin(), a.all().end()),
                   std::vector(b.all().begin(), b.all().end())))
      return false;
  }
  return sameTiles(one.quarters, other.quarters);
}

} // namespace kartenwerk

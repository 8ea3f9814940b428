// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

static constexpr std::array chipColours{Colour::Purple, Colour::LightBlue, Colour::Orange};

bool Referee::chipsAre(ChipUse use) const
{
  return m_rules.chips.on && m_rules.chips.use == use;
}

// On printed places as many as the rules say, in a large city too; on squares that take tiles one.
void Referee::layChips(const ChipLayout& layout)
{
  const auto& rules = m_rules.chips;
  if (rules.placement == ChipPlacement::Supply)
    return;
  const auto marks = rules.placement == ChipPlacement::Marks;
  for (const auto& chip : layout.chips) {
    const auto mark = m_map->site(chip.place, SiteKind::ChipMark) != nullptr;
    if (m_top.playable(chip.place) || (mark && m_top.largeCity(chip.place)))
      m_board[chip.place] = marks ? rules.perMark : 1;
  }
}

// Those on the square, and those of every printed city that the tile lies next to.
std::vector<Place> Referee::chipsTakenAt(Place place) const
{
  auto squares = std::set<Place>{place};
  for (const auto side : allSides)
    if (const auto beside = neighbour(place, side); m_top.largeCity(beside))
      for (const auto& square : m_map->largeCity(beside)->squares)
        squares.insert(square.place);
  auto result = std::vector<Place>{};
  for (const auto& [at, count] : m_board)
    if (squares.contains(at))
      result.insert(result.end(), static_cast<std::size_t>(count), at);
  return result;
}

std::vector<Place> Referee::chipsLeft() const
{
  auto result = std::vector<Place>{};
  for (const auto& [place, count] : m_board)
    result.insert(result.end(), static_cast<std::size_t>(count), place);
  return result;
}

// A chip scores its value at once. It is kept if it is of any use.
void Referee::takeChips(int player, const std::vector<Chip>& chips)
{
  for (const auto place : chipsTakenAt(m_last)) {
    fire("chips of a city", m_top.largeCity(place));
    fire("pile of two", m_board[place] == 2);
  }
  for (const auto place : chipsTakenAt(m_last))
    m_board.erase(place);
  for (const auto& chip : chips) {
    pay(player, chip.value);
    fire("chip");
    auto& own = m_chips[static_cast<std::size_t>(player)];
    if (chipsAre(ChipUse::Upgrade))
      (chip.value == 2 ? own.twos : own.ones) += 1;
    else if (!chipsAre(ChipUse::Points) && chip.colour != Colour::None)
      ++m_kept[static_cast<std::size_t>(player)][chip];
  }
}

int Referee::held(int player, const Chip& chip) const
{
  const auto& own = m_kept[static_cast<std::size_t>(player)];
  const auto found = own.find(chip);
  return found == own.end() ? 0 : found->second;
}

bool Referee::holds(int player, Colour colour) const
{
  return held(player, {colour, 1}) > 0 || held(player, {colour, 2}) > 0;
}

// One of value 1 if there is one.
void Referee::payOne(int player, Colour colour)
{
  fire("chip of value 2 pays", held(player, {colour, 1}) == 0);
  --m_kept[static_cast<std::size_t>(player)][{colour, held(player, {colour, 1}) > 0 ? 1 : 2}];
}

// Benelux, D35.
std::vector<IslandPile> Referee::emptyDepots() const
{
  auto result = std::vector<IslandPile>{};
  if (!m_map || !chipsAre(ChipUse::IslandTiles))
    return result;
  for (int column = 0; column < m_map->columns(); ++column)
    for (int row = 0; row < m_map->rows(); ++row) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      const auto& square = m_map->at(place);
      if (square.ground == Ground::Depot && square.colour != Colour::None)
        result.push_back({place, square.colour, {}});
    }
  std::ranges::sort(result, {}, &IslandPile::place);
  return result;
}

std::vector<Place> Referee::islandTiles(int player) const
{
  auto result = std::vector<Place>{};
  for (const auto& pile : m_islands)
    if (!pile.tiles.empty() && holds(player, pile.colour) &&
        !placements(pile.tiles.front()).empty())
      result.push_back(pile.place);
  std::ranges::sort(result);
  return result;
}

std::string Referee::takeIslandTile(int player, Place depot)
{
  const auto pile = std::ranges::find(m_islands, depot, &IslandPile::place);
  const auto tile = pile->tiles.front();
  pile->tiles.erase(pile->tiles.begin());
  payOne(player, pile->colour);
  fire("island tile taken");
  fire("last tile of an island", pile->tiles.empty());
  return tile;
}

// France, D34: one wine a turn, exactly 2 points of one colour.
std::vector<SaleChoice> Referee::sales(int player) const
{
  auto result = std::vector<SaleChoice>{};
  if (!chipsAre(ChipUse::Wine))
    return result;
  const auto border = std::ranges::any_of(allSides, [&](Side side) {
    const auto beyond = neighbour(m_last, side);
    const auto* print = m_map->print(m_last, side);
    return !m_top.playable(beyond) && !m_top.largeCity(beyond) && print && print->coats > 0;
  });
  const auto* town = m_map->site(m_last, SiteKind::Town);
  for (const auto colour : chipColours) {
    auto payments = std::vector<ChipCount>{};
    if (held(player, {colour, 1}) >= 2)
      payments.push_back({2, 0});
    if (held(player, {colour, 2}) >= 1)
      payments.push_back({0, 1});
    for (const auto& payment : payments) {
      if (border)
        result.push_back({5, colour, payment});
      if (town && town->colour == colour)
        result.push_back({9, colour, payment});
    }
  }
  fire("second wine in a turn", m_sold && !result.empty());
  if (m_sold)
    result.clear();
  std::ranges::sort(result);
  return result;
}

void Referee::sell(int player, const SaleChoice& sale)
{
  auto& own = m_kept[static_cast<std::size_t>(player)];
  own[{sale.colour, 1}] -= sale.payment.ones;
  own[{sale.colour, 2}] -= sale.payment.twos;
  pay(player, sale.points);
  m_sold = true;
  fire(sale.points == 5 ? "wine sold at the border" : "wine sold in a town");
  fire("wine of two chips", sale.payment.ones == 2);
}

// Nordics, D36: those who score a completed road, each once a road.
bool Referee::asksForChips(const Group& group, int player) const
{
  const auto scorers = scorersOfRoad(group);
  return group.type == FeatureType::Road && chipsAre(ChipUse::Roads) &&
         std::ranges::find(scorers, player) != scorers.end() &&
         std::ranges::find(group.asked, player) == group.asked.end();
}

int Referee::roadsToSpendOn(int player) const
{
  const auto any = std::ranges::any_of(chipColours, [&](Colour c) { return holds(player, c); });
  return any ? static_cast<int>(std::ranges::count_if(
                   m_complete, [&](const Group& group) { return asksForChips(group, player); }))
             : 0;
}

std::vector<Colour> Referee::spendable(int player, const Piece& road) const
{
  auto result = std::vector<Colour>{};
  for (const auto& group : m_complete)
    if (group.whole.pieces.contains(road) && asksForChips(group, player))
      std::ranges::copy_if(chipColours, std::back_inserter(result),
                           [&](Colour colour) { return holds(player, colour); });
  return result;
}

void Referee::spend(int player, const Piece& road, const std::vector<Colour>& colours)
{
  for (auto& group : m_complete) {
    if (!group.whole.pieces.contains(road))
      continue;
    fire("two owners asked for chips", !group.asked.empty());
    group.asked.push_back(player);
    for (const auto colour : colours) {
      payOne(player, colour);
      ++group.spent[player];
    }
    fire("chips spent", !colours.empty());
    fire("chips of several colours spent", colours.size() > 1);
  }
}

} // namespace referee

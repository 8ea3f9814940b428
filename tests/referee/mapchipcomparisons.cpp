// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <bit>

#include "tests/referee/match.h"

namespace referee {

using namespace kartenwerk;

// D4: faces come from the box, but a layout or a printed place may say what a chip is. Such chips
// are taken out of the box before the others.
void Match::compareChipsDealt()
{
  const auto& chips = m_game.table().chips();
  const auto& box = m_scenario.rules.chips.values;
  auto known = std::map<Chip, int>{};
  auto others = std::map<Chip, int>{};
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const auto face = m_game.deal().chips()[i];
    const auto* site = m_referee.top().map()->site(chips[i].place, SiteKind::ChipMark);
    if (chips[i].value != 0)
      sameNumber("value of a chip of the layout", face.value, chips[i].value);
    if (chips[i].colour != Colour::None)
      sameNumber("colour of a chip of the layout", static_cast<int>(face.colour),
                 static_cast<int>(chips[i].colour));
    else if (site && site->colour != Colour::None)
      sameNumber("colour of a printed place", static_cast<int>(face.colour),
                 static_cast<int>(site->colour));
    const auto free = chips[i].value == 0 && chips[i].colour == Colour::None;
    ++(free ? others : known)[{face.colour, face.value}];
  }
  auto left = 0;
  for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange})
    for (const auto value : {1, 2}) {
      const auto inBox =
          box[static_cast<std::size_t>(colour) - 1][static_cast<std::size_t>(value) - 1];
      const auto most = std::max(0, inBox - known[{colour, value}]);
      const auto dealt = others[{colour, value}];
      sameNumber("more chips of a face than the box has", dealt, std::min(dealt, most));
      left += most - dealt;
    }
  if (others[{Colour::None, 1}] > 0)
    sameNumber("chips left in the box for those without a colour", left, 0);
}

// Benelux: piles of five on every depot with a colour, lower ones if tiles are few.
void Match::comparePilesDealt()
{
  auto piles = m_referee.emptyDepots();
  auto places = std::vector<Place>{};
  for (const auto& pile : m_view.piles)
    places.push_back(pile.place);
  auto wanted = std::vector<Place>{};
  for (const auto& pile : piles)
    wanted.push_back(pile.place);
  std::ranges::sort(places);
  same("depots with tiles", places, wanted);
  if (piles.empty() || !m_duel.difference.empty())
    return;
  const auto tiles = m_stack - static_cast<int>(m_view.tiles.size());
  const auto height = std::min(5, tiles / static_cast<int>(piles.size()));
  for (std::size_t i = 0; i < m_view.piles.size(); ++i) {
    auto& pile = *std::ranges::find(piles, m_view.piles[i].place, &IslandPile::place);
    for (const auto kind : m_game.deal().pile(i))
      pile.tiles.push_back(kindOf(kind));
    sameNumber("tiles on a depot", static_cast<int>(pile.tiles.size()), height);
    m_stack -= height;
    if (!pile.tiles.empty())
      --m_left[pile.tiles.front()];
  }
  m_referee.setIslandPiles(std::move(piles));
}

void Match::compareChips()
{
  same("chips on the map", m_view.chips, m_referee.chipsLeft());
  for (std::size_t i = 0; i < m_view.seats.size(); ++i) {
    auto own = std::vector<int>{};
    for (const auto colour : {Colour::Purple, Colour::LightBlue, Colour::Orange})
      for (const auto value : {1, 2})
        own.push_back(m_referee.held(static_cast<int>(i), {colour, value}));
    const auto& chips = m_view.seats[i].chips;
    same("chips by colour", std::vector(chips.begin(), chips.end()), own);
  }
}

void Match::comparePiles()
{
  for (const auto& pile : m_view.piles) {
    const auto& piles = m_referee.islandPiles();
    const auto own = std::ranges::find(piles, pile.place, &IslandPile::place);
    if (own == piles.end())
      return;
    sameNumber("tiles left on a depot", pile.left, static_cast<int>(own->tiles.size()));
    sameNumber("colour of a depot", static_cast<int>(pile.colour), static_cast<int>(own->colour));
    same("open tile of a depot", std::vector{pile.tile < 0 ? std::string{} : kindOf(pile.tile)},
         std::vector{own->tiles.empty() ? std::string{} : own->tiles.front()});
  }
}

void Match::compareDraw()
{
  auto engine = std::vector<Place>{};
  auto draw = 0;
  for (const auto& move : m_legal) {
    draw += move.kind == MoveKind::DrawTile ? 1 : 0;
    if (move.kind == MoveKind::TakeTile)
      engine.push_back(move.place);
  }
  std::ranges::sort(engine);
  same("open tiles of islands", engine, m_offered);
  sameNumber("ways to draw", draw, 1);
  sameNumber("open tiles are offered", m_offered.empty() ? 0 : 1, 1);
}

void Match::compareSale()
{
  auto engine = std::vector<SaleChoice>{};
  auto none = 0;
  for (const auto& move : m_legal) {
    none += move.kind == MoveKind::NoSale ? 1 : 0;
    if (move.kind != MoveKind::NoSale)
      engine.push_back(
          {move.kind == MoveKind::SellInTown ? 9 : 5, move.colour, {move.ones, move.twos}});
  }
  std::ranges::sort(engine);
  same("sales", engine, m_referee.sales(m_player));
  sameNumber("ways to sell nothing", none, 1);
}

// Every set of the colours that he has, the empty one too.
void Match::compareRoadChips()
{
  const auto player = m_view.decision.player;
  sameNumber("who is asked for chips", player, spender());
  const auto colours =
      m_referee.spendable(player, pieceAt(m_view.road->place, m_view.road->feature));
  auto all = 0U;
  for (const auto colour : colours)
    all |= 1U << (static_cast<unsigned>(colour) - 1U);
  auto own = std::vector<int>{};
  for (auto set = 0U; set < 8U; ++set)
    if ((set & ~all) == 0)
      own.push_back(static_cast<int>(set));
  auto engine = std::vector<int>{};
  for (const auto& move : m_legal)
    engine.push_back(move.kind == MoveKind::SpendChips ? move.feature : -1);
  std::ranges::sort(engine);
  same("chips for a road", engine, own);
  sameNumber("somebody has a chip for the road", colours.empty() ? 0 : 1, 1);
}

int Match::spender() const
{
  return firstClockwise(
      [](const Referee& referee, int player) { return referee.roadsToSpendOn(player); });
}

} // namespace referee

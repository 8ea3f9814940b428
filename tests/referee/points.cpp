// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/referee/referee.h"

namespace referee {

using namespace kartenwerk;

namespace {

constexpr int cityPile = 0;
constexpr int roadPile = 1;
constexpr int monasteryPile = 2;

} // namespace

bool Referee::showsActive(int pile, SurveyorTile tile) const
{
  return m_rules.surveyors.on && active(pile) == tile;
}

int Referee::wealth(int pile) const
{
  const auto rich = showsActive(pile, SurveyorTile::Wealth);
  const auto poor = showsActive(pile, SurveyorTile::Poverty);
  fire("wealth", rich);
  fire("poverty", poor);
  return (rich ? 3 : 0) - (poor ? 3 : 0);
}

// D27, D31: per tile and coat the base, the change by the scoring tile, the step of a cathedral;
// then what is flat. Two tiles by their real number make a small city, unless it has a cathedral.
int Referee::cityPoints(const Whole& whole) const
{
  const auto all = census(m_top, whole);
  const auto cathedral = m_rules.cathedrals && all.cathedral;
  const auto small = m_rules.smallCityPoints == 2 && all.tiles == 2 && !cathedral;
  auto each = small ? 1 : 2;
  auto eachCoat = each;
  auto tiles = all.tiles;
  auto coats = all.coats;
  if (cathedral) {
    ++each;
    ++eachCoat;
  }
  if (showsActive(cityPile, SurveyorTile::Siege)) {
    ++eachCoat;
    fire("siege", coats > 0);
  }
  if (showsActive(cityPile, SurveyorTile::BadNeighbourhood)) {
    const auto ends = cityEnds(m_top, whole);
    tiles -= ends.tiles;
    coats -= ends.coats;
    fire("bad neighbourhood", ends.tiles > 0);
  }
  const auto bonus = m_rules.darmstadt.on && all.darmstadtium ? 3 : 0; // once a city
  fire("small city", small);
  fire("cathedral", cathedral);
  fire("darmstadtium", bonus > 0);
  return each * tiles + eachCoat * coats + bonus + wealth(cityPile);
}

int Referee::unfinishedCityPoints(const Whole& whole) const
{
  const auto all = census(m_top, whole);
  const auto cathedral = m_rules.cathedrals && all.cathedral;
  fire("unfinished cathedral", cathedral);
  return cathedral ? 0 : all.tiles + all.coats;
}

// D12: the Highway sets the number of tiles; D27: coats are 2, with an inn too; D28: towns.
int Referee::roadPoints(const Whole& whole) const
{
  const auto all = census(m_top, whole);
  auto each = 1;
  auto tiles = all.tiles;
  auto revolt = 0;
  if (showsActive(roadPile, SurveyorTile::Highway)) {
    fire("highway", tiles != 5);
    tiles = 5;
  }
  if (showsActive(roadPile, SurveyorTile::StreetFair)) {
    ++each;
    fire("street fair");
  }
  if (m_rules.inns && all.inn) {
    ++each;
    fire("inn");
  }
  if (showsActive(roadPile, SurveyorTile::PeasantRevolt)) {
    revolt = farmTiles(m_top, whole, m_rules.surveyors.shedsRevolt);
    fire("peasant revolt", farmTiles(m_top, whole, false) > 0);
    fire("peasant revolt of sheds", revolt > farmTiles(m_top, whole, false));
  }
  const auto towns = m_rules.townRoadBonus ? 2 * visibleTowns(whole) : 0;
  fire("coats of a road", all.coats > 0);
  fire("ferry", all.ferryPoints > 0);
  return each * tiles - revolt + 2 * all.coats + all.ferryPoints + towns + wealth(roadPile);
}

int Referee::unfinishedRoadPoints(const Whole& whole) const
{
  const auto all = census(m_top, whole);
  if (m_rules.inns && all.inn) {
    fire("unfinished inn");
    return 0;
  }
  const auto towns = m_rules.townRoadBonus ? 2 * visibleTowns(whole) : 0;
  return all.tiles + all.coats + all.ferryPoints + towns;
}

int Referee::monasteryPoints(Place place) const
{
  auto points = 1 + m_top.round(place).filled;
  if (showsActive(monasteryPile, SurveyorTile::Hermit)) {
    const auto squares = squaresThatShow(m_top, place, FeatureType::City);
    fire("hermit", squares > 0);
    points -= squares;
  }
  if (showsActive(monasteryPile, SurveyorTile::PilgrimageRoute)) {
    const auto squares = squaresThatShow(m_top, place, FeatureType::Road);
    fire("pilgrimage route", squares > 0);
    points += squares;
  }
  return points + wealth(monasteryPile);
}

int Referee::visibleTowns(const Whole& whole) const
{
  auto towns = std::set<Place>{};
  for (const auto& piece : whole.pieces) {
    if (piece.kind != Piece::Kind::Tile && piece.kind != Piece::Kind::Gate)
      continue;
    for (const auto side : allSides) {
      const auto beside = neighbour(piece.place, side);
      if (m_top.empty(beside) && town(beside))
        towns.insert(beside);
    }
  }
  fire("town beside a road", !towns.empty());
  return static_cast<int>(towns.size());
}

} // namespace referee

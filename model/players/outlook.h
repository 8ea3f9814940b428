// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/players/figuregain.h"

namespace kartenwerk {

/// What stands on the board before a placement, gathered once for all placements of a turn.
template <class Size>
struct Outlook
{
  static constexpr auto most = static_cast<std::size_t>(Size::capacity.figures);
  using Mask = BitMask<Size::words>;

  struct Monk
  {
    CellIndex cell = 0;
    PackedSeats owner = 0;
    int filled = 0;
    int existing = 0;
    FigureKind kind = FigureKind::Meeple;
    bool garden = false;
  };

  Standpoint standpoint;
  std::array<std::uint16_t, PositionOf<Size>::segmentCount> claimOf{}; ///< root -> 1 + claim
  struct Claim
  {
    Segment root = 0;
    PackedSeats votes = 0;
    PackedSeats pigs = 0; ///< 1 for each seat with one
    long home = 0;        ///< what its figures are worth in hand
    long worth = 0;
  };
  std::array<Claim, most> claims{};
  std::size_t claimCount = 0;
  std::array<Monk, most> monks{};
  std::size_t monkCount = 0;
  std::array<Mask, static_cast<std::size_t>(Mask::bits)> cities{}; ///< completed ones
  std::size_t cityCount = 0;
  Segment builder = noSegment; ///< root of the road or city with the player's builder

  PackedSeats tanners = 0; ///< 1 for each seat among them
  PackedSeats bookbinders = 0;
  /// Farmhouses and sheds by the root of their field, if there are Tanners.
  std::array<std::uint8_t, PositionOf<Size>::segmentCount> pictures{};

  void prepare(const Compiled& c, const PositionOf<Size>& p);
  /// What stands on that root with these votes.
  long worthOn(const Compiled& c, const PositionOf<Size>& p, Segment root, PackedSeats votes,
               PackedSeats pigs) const;
  /// What Tanners get in a field with these votes.
  long worthOfPictures(PackedSeats votes, int count) const
  {
    return tanners == 0 ? 0
                        : standpoint.worth(standpoint.owners(votes) & tanners,
                                           100 * pointsPerTannersPicture * count);
  }

  int citiesIn(const Mask& field) const
  {
    auto count = 0;
    for (std::size_t i = 0; i < cityCount; ++i)
      count += field.meets(cities[i]) ? 1 : 0;
    return count;
  }

private:
  void lookAtQuarters(const Compiled& c, const PositionOf<Size>& p);
  void addFigure(const Compiled& c, const PositionOf<Size>& p, const FigureState& figure);
};

template <class Size>
void Outlook<Size>::addFigure(const Compiled& c, const PositionOf<Size>& p,
                              const FigureState& figure)
{
  if (figure.segment >= c.firstMonastery) {
    const auto cell = p.tiles[figure.tile].cell;
    monks[monkCount++] = {
        cell,
        inSeat(figure.player, 1),
        filledAround(c, p, cell),
        c.existing[cell],
        figure.kind,
        (c.kinds[p.tiles[figure.tile].kindAndRotation / 4U].gardens >> c.featureOf[figure.segment] &
         1U) != 0};
    return;
  }
  const auto root = rootOf(p, figure.segment);
  if (claimOf[root] == 0) {
    claims[claimCount++] = {.root = root};
    claimOf[root] = static_cast<std::uint16_t>(claimCount);
  }
  auto& claim = claims[claimOf[root] - 1U];
  claim.votes += inSeat(figure.player, figure.votes());
  claim.home += standpoint.worth(inSeat(figure.player, 1), standpoint.handValue(figure.kind));
  if (figure.kind == FigureKind::Pig)
    claim.pigs |= inSeat(figure.player, 1);
  if (figure.kind == FigureKind::Builder && figure.player == p.player)
    builder = root;
}

template <class Size>
long Outlook<Size>::worthOn(const Compiled& c, const PositionOf<Size>& p, Segment root,
                            PackedSeats votes, PackedSeats pigs) const
{
  if (root >= c.firstField)
    return standpoint.awardField(votes, pigs, citiesIn(p.mask[root])) +
           worthOfPictures(votes, pictures[root]);
  return worthOfEdge(c, p, factsOf(c, p, root), p.mask[root], votes, standpoint);
}

template <class Size>
void Outlook<Size>::lookAtQuarters(const Compiled& c, const PositionOf<Size>& p)
{
  if (!c.leipzig)
    return;
  bookbinders = standingIn(p, Quarter::Bookbinders);
  tanners = standingIn(p, Quarter::Tanners);
  pictures.fill(0);
  if (tanners != 0)
    for (const auto& [segment, count] : c.pictures) {
      auto& sum = pictures[rootOf(p, segment)];
      sum = static_cast<std::uint8_t>(sum + count);
    }
}

template <class Size>
void Outlook<Size>::prepare(const Compiled& c, const PositionOf<Size>& p)
{
  for (std::size_t i = 0; i < claimCount; ++i)
    claimOf[claims[i].root] = 0;
  claimCount = 0;
  monkCount = 0;
  cityCount = 0;
  builder = noSegment;
  lookAtQuarters(c, p);
  if (c.fields)
    for (const auto city : c.cityOfBit)
      if (city != noSegment && p.parent[city] == city && isComplete(p, city)) {
        cities[cityCount] = p.mask[city];
        cities[cityCount++].erase(PositionOf<Size>::occupiedBit);
      }
  for (std::size_t i = 0; i < p.figureCount; ++i)
    addFigure(c, p, p.figures[i]);
  for (std::size_t i = 0; i < claimCount; ++i) {
    auto& claim = claims[i];
    claim.worth = worthOn(c, p, claim.root, claim.votes, claim.pigs);
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "model/chips/where.h"
#include "tests/model/chips/masks.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

/// A letter a square: + allowed, else the first reason.
std::string drawing(const Map& map, const ChipSettings& settings)
{
  constexpr std::string_view letters = "~#CTSUnoKRBM";
  const auto where = ChipSquares(Board(map), settings);
  auto text = std::string{};
  for (auto row = 0; row < map.rows(); ++row) {
    for (auto column = 0; column < map.columns(); ++column) {
      const auto first = where.reasons(placeAt(column, row)).first();
      text += first ? letters[static_cast<std::size_t>(*first)] : '+';
    }
    text += ' ';
  }
  return text;
}

ChipSettings using_(std::initializer_list<std::string_view> starts)
{
  auto settings = ChipSettings{};
  for (const auto start : starts)
    settings.usedStarts.push_back(at(start));
  return settings;
}

} // namespace

class WhereTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void noneOnSquaresThatTakeNoTile();
  void noneOnTownSquares();
  void noneNextToAUsedStartSquare();
  void diagonalToAStartIsFine();
  void noneOnUnusedStartSquaresUnlessTheProfileSaysSo();
  void noStartNamedIsLegalForEveryChoice();
  void noneBesideAnOpenSideOfALargeCity();
  void besideAClosedSideIsFineInTheCurrentEdition();
  void besideARoadSideIsOpen();
  void theEditionOf2019BarsEverySideOfALargeCity();
  void aFerryIsANeighbourOnlyIfTheProfileSaysSo();
  void forbiddenKindsClosedRegionsAndBans();
  void allReasonsAreReported();
  void theFirstReasonIsInTheOrderOfD33();
  void aSquareThatTakesNoTileHasOnlyItsOwnReason();
  void eachSquareIsLostOnce();
  void aLiftedRuleForbidsNothing();
  void placesOffTheGridAreOutside();
  void settingsFromTheProfile();
  void everyReasonHasAWordOfItsOwn();
};

void WhereTest::noneOnSquaresThatTakeNoTile()
{
  QCOMPARE(drawing(drawn({".~%^#DH", "......."}), {}), "+~~~### +++++++ ");
}

void WhereTest::noneOnTownSquares()
{
  QCOMPARE(drawing(drawn({"t.t"}), {}), "T+T ");
}

void WhereTest::noneNextToAUsedStartSquare()
{
  const auto map = drawn({".....", "..S..", ".....", "..S.."});
  QCOMPARE(drawing(map, using_({"C2"})), "++n++ +nSn+ ++n++ ++U++ ");
}

void WhereTest::diagonalToAStartIsFine()
{
  const auto where = ChipSquares(Board(drawn({"...", ".S.", "..."})), using_({"B2"}));
  QCOMPARE(where.allowedSquares(), (std::vector{at("A1"), at("C1"), at("A3"), at("C3")}));
}

void WhereTest::noneOnUnusedStartSquaresUnlessTheProfileSaysSo()
{
  const auto map = drawn({"S.S"});
  auto settings = using_({"A1"});
  QCOMPARE(drawing(map, settings), "SnU ");
  settings.onUnusedStarts = true;
  QCOMPARE(drawing(map, settings), "Sn+ ");
}

void WhereTest::noStartNamedIsLegalForEveryChoice()
{
  QCOMPARE(drawing(drawn({"S...S", "....."}), {}), "Sn+nS n+++n ");
}

void WhereTest::noneBesideAnOpenSideOfALargeCity()
{
  QCOMPARE(drawing(drawn({".....", ".112.", "....."}), {}), "+ooo+ oCCCo +ooo+ ");
}

void WhereTest::besideAClosedSideIsFineInTheCurrentEdition()
{
  auto map = drawn({"...", ".1.", "..."});
  auto city = map.largeCities().front();
  city.sides = {{at("B2"), Side::North, CitySideKind::Closed},
                {at("B2"), Side::West, CitySideKind::Closed}};
  map = map.withLargeCity(city);
  QCOMPARE(drawing(map, {}), "+++ +Co +o+ ");
}

void WhereTest::besideARoadSideIsOpen()
{
  auto map = drawn({".1."});
  auto city = map.largeCities().front();
  city.sides = {{at("B1"), Side::East, CitySideKind::Road},
                {at("B1"), Side::West, CitySideKind::Closed}};
  QCOMPARE(drawing(map.withLargeCity(city), {}), "+Co ");
}

void WhereTest::theEditionOf2019BarsEverySideOfALargeCity()
{
  auto map = drawn({"...", ".1.", "..."});
  auto city = map.largeCities().front();
  for (const auto side : allSides)
    city.sides.push_back({at("B2"), side, CitySideKind::Closed});
  map = map.withLargeCity(city);
  auto settings = ChipSettings{};
  QCOMPARE(drawing(map, settings), "+++ +C+ +++ ");
  settings.edition = OpenSideEdition::Of2019;
  QCOMPARE(drawing(map, settings), "+o+ oCo +o+ ");
}

void WhereTest::aFerryIsANeighbourOnlyIfTheProfileSaysSo()
{
  const auto map =
      drawn({"S~.", ".~."}).withFerry({{at("A1"), Side::East}, {at("C1"), Side::West}});
  auto settings = using_({"A1"});
  QCOMPARE(drawing(map, settings), "S~+ n~+ ");
  settings.ferriesAreNeighbours = true;
  QCOMPARE(drawing(map, settings), "S~n n~+ ");
}

void WhereTest::forbiddenKindsClosedRegionsAndBans()
{
  const auto map = drawn({"....."})
                       .withSite({.place = at("A1"), .kind = SiteKind::Island})
                       .withSite({.place = at("B1"), .kind = SiteKind::ChipMark})
                       .withRegions({{.name = "North", .squares = {at("C1")}},
                                     {.name = "South", .squares = {at("D1")}}});
  auto settings = ChipSettings{};
  settings.forbiddenKinds = {SiteKind::Island};
  settings.quotas = {{"North", 0, 0}, {"South", 0, 1}};
  settings.banned = {at("E1"), at("Z99")};
  QCOMPARE(drawing(map, settings), "K+R+B ");
}

void WhereTest::allReasonsAreReported()
{
  const auto map = drawn({"S1", "t."}).withSite({.place = at("B2"), .kind = SiteKind::Town});
  auto settings = using_({"A1"});
  settings.banned = {at("B2")};
  const auto where = ChipSquares(Board(map), settings);
  QCOMPARE(where.reasons(at("B2")),
           (ChipReasons{ChipReason::Town, ChipReason::OpenSide, ChipReason::Banned}));
  QCOMPARE(where.reasons(at("A2")), (ChipReasons{ChipReason::Town, ChipReason::NextToUsedStart}));
  QCOMPARE(where.reasons(at("A1")), (ChipReasons{ChipReason::Start, ChipReason::OpenSide}));
}

void WhereTest::theFirstReasonIsInTheOrderOfD33()
{
  auto reasons = ChipReasons{};
  QVERIFY(!reasons.first());
  for (auto i = allChipReasons.size(); i-- > 0;) {
    reasons.add(allChipReasons[i]);
    QVERIFY(*reasons.first() == allChipReasons[i]);
  }
  const auto order = std::vector{ChipReason::Outside,         ChipReason::Blocked,
                                 ChipReason::LargeCity,       ChipReason::Town,
                                 ChipReason::Start,           ChipReason::UnusedStart,
                                 ChipReason::NextToUsedStart, ChipReason::OpenSide};
  QVERIFY(std::equal(order.begin(), order.end(), allChipReasons.begin()));
}

void WhereTest::aSquareThatTakesNoTileHasOnlyItsOwnReason()
{
  auto settings = using_({"A1"});
  settings.banned = {at("B1"), at("B2"), at("A2")};
  const auto where = ChipSquares(Board(drawn({"S1", "#~"})), settings);
  QCOMPARE(where.reasons(at("B1")), (ChipReasons{ChipReason::LargeCity}));
  QCOMPARE(where.reasons(at("A2")), (ChipReasons{ChipReason::Blocked}));
  QCOMPARE(where.reasons(at("B2")), (ChipReasons{ChipReason::Outside}));
}

void WhereTest::eachSquareIsLostOnce()
{
  auto random = Random(1, Purpose::Search);
  for (auto i = 0; i < 50; ++i) {
    const auto map = randomMap(random, 7, 6);
    const auto where = ChipSquares(Board(map), {});
    auto sum = where.allowedSquares().size();
    for (const auto reason : allChipReasons) {
      QCOMPARE(static_cast<int>(where.squaresLostTo(reason).size()),
               where.lost()[static_cast<std::size_t>(reason)]);
      sum += where.squaresLostTo(reason).size();
    }
    QCOMPARE(sum, std::size_t{42});
  }
}

void WhereTest::aLiftedRuleForbidsNothing()
{
  auto settings = using_({"A1"});
  settings.lifted = {ChipReason::Town, ChipReason::LargeCity, ChipReason::NextToUsedStart};
  QCOMPARE(drawing(drawn({"S.t1"}), settings), "S+oC ");
}

void WhereTest::placesOffTheGridAreOutside()
{
  const auto where = ChipSquares(Board(drawn({"."})), {});
  for (const auto place : {placeAt(-1, 0), placeAt(0, -1), placeAt(1, 0), placeAt(0, 1)})
    QCOMPARE(where.reasons(place), (ChipReasons{ChipReason::Outside}));
  QVERIFY(where.allowed(at("A1")));
}

void WhereTest::settingsFromTheProfile()
{
  const auto rules =
      ChipRules{.count = 20, .edition = OpenSideEdition::Of2019, .onUnusedStarts = true};
  const auto settings = chipSettings(rules, {at("B2")});
  QCOMPARE(settings.count, 20);
  QCOMPARE(settings.edition, OpenSideEdition::Of2019);
  QVERIFY(settings.onUnusedStarts);
  QCOMPARE(settings.usedStarts, std::vector{at("B2")});
}

void WhereTest::everyReasonHasAWordOfItsOwn()
{
  auto words = std::set<std::string_view>{};
  for (const auto reason : allChipReasons)
    words.insert(toString(reason));
  QCOMPARE(words.size(), allChipReasons.size());
  QVERIFY(!words.contains({}));
  QCOMPARE(toString(ChipReason::NextToUsedStart), std::string_view("next-to-start"));
}

QTEST_APPLESS_MAIN(WhereTest)
#include "tst_where.moc"

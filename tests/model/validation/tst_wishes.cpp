// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestWishes : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void nothingIsAskedWhenChipsAreOff();
  void chipsAreAskedForInRegionsOfTheMap();
  void pinsLieWhereAChipMayLie();
  void pinsInARegionThatShallBearNoneContradict();
  void noSquareIsPinnedAndBanned();
  void bansOffTheMapAreFound();
  void bansWhereNoneMayLieAnywayAreANote();
  void goodWishesHaveNoIssues();
};

namespace {

/// Starts on A1 and E3, a town on C2, the large city on A3, E1 blocked.
PlayableScenario wishing(ChipWishes wishes)
{
  auto map = drawn({"S...#", "..t..", "1...S"});
  map = map.withRegions({{.name = "West", .squares = {at("B2")}}});
  auto playable = playableOn(map);
  playable.scenario.starts = {at("A1"), at("E3")};
  playable.scenario.rules.chips.on = true;
  playable.scenario.rules.chips.count = 2;
  playable.scenario.chipWishes = std::move(wishes);
  return playable;
}

std::vector<std::pair<std::string, std::vector<Place>>> pinIssues(const Issues& issues)
{
  auto result = std::vector<std::pair<std::string, std::vector<Place>>>{};
  for (const auto& issue : only(issues, Rule::WishPinForbidden))
    result.emplace_back(issue.details.front(), issue.places);
  return result;
}

} // namespace

void TestWishes::nothingIsAskedWhenChipsAreOff()
{
  auto playable =
      wishing({.quotas = {{"East", 1}}, .pinned = places({"Z9"}), .banned = places({"Z9"})});
  playable.scenario.rules.chips.on = false;
  for (const auto& issue : validate(playable))
    QVERIFY(issue.rule < Rule::WishRegionUnknown || issue.rule > Rule::WishBanWithoutEffect);
}

void TestWishes::chipsAreAskedForInRegionsOfTheMap()
{
  const auto issues =
      only(validate(wishing({.quotas = {{"West", 0, 1}, {"East", 1}}})), Rule::WishRegionUnknown);
  QCOMPARE(issues.size(), std::size_t{1});
  QCOMPARE(issues.front().details, (std::vector<std::string>{"East"}));
  QVERIFY(issues.front().severity == Severity::Warning);
}

void TestWishes::pinsLieWhereAChipMayLie()
{
  const auto pins = places({"A1", "B1", "C1", "C2", "E1", "A3", "Z9"});
  const auto found = pinIssues(validate(wishing({.pinned = pins})));
  const auto expected = decltype(found){
      {"outside", places({"Z9"})}, {"blocked", places({"E1"})}, {"large-city", places({"A3"})},
      {"town", places({"C2"})},    {"start", places({"A1"})},   {"next-to-start", places({"B1"})},
  };
  QCOMPARE(found.size(), expected.size());
  for (const auto& one : expected)
    QVERIFY2(std::ranges::find(found, one) != found.end(), one.first.c_str());
}

void TestWishes::pinsInARegionThatShallBearNoneContradict()
{
  const auto found =
      pinIssues(validate(wishing({.quotas = {{"West", 0, 0}}, .pinned = places({"B2"})})));
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(found.front().second == places({"B2"}));
}

void TestWishes::noSquareIsPinnedAndBanned()
{
  const auto issues =
      validate(wishing({.pinned = places({"C1", "C3"}), .banned = places({"C1", "D1"})}));
  QCOMPARE(placesOf(issues, Rule::WishPinBanned), (PlacesOfIssues{places({"C1"})}));
  QVERIFY(!has(issues, Rule::WishPinForbidden));
}

void TestWishes::bansOffTheMapAreFound()
{
  const auto issues = validate(wishing({.banned = places({"C1", "F1", "A4"})}));
  QCOMPARE(placesOf(issues, Rule::WishBanOffMap), (PlacesOfIssues{places({"F1", "A4"})}));
  QVERIFY(!has(issues, Rule::WishBanWithoutEffect));
}

void TestWishes::bansWhereNoneMayLieAnywayAreANote()
{
  const auto issues =
      only(validate(wishing({.banned = places({"C1", "C2", "A3"})})), Rule::WishBanWithoutEffect);
  QCOMPARE(issues.size(), std::size_t{1});
  QCOMPARE(issues.front().places, places({"C2", "A3"}));
  QVERIFY(issues.front().severity == Severity::Info);
}

void TestWishes::goodWishesHaveNoIssues()
{
  for (const auto& issue : validate(wishing(
           {.quotas = {{"West", 0, 1}}, .pinned = places({"C1"}), .banned = places({"D2"})})))
    QVERIFY2(issue.rule < Rule::WishRegionUnknown || issue.rule > Rule::WishBanWithoutEffect,
             std::string(infoOf(issue.rule).id).c_str());
}

QTEST_APPLESS_MAIN(TestWishes)
#include "tst_wishes.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

using PlacesOfIssues = std::vector<std::vector<Place>>;

class TestChips : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void nothingIsAskedWhenChipsAreOff();
  void otherThanThirtyChips();
  void moreThanTenOfAColour();
  void moreThanTheBoxHolds();
  void moreThanFitOnTheMap();
  void aLayoutOfAnotherNumber();
  void aLayoutWithChipsThatAreNotInTheBox();
  void aLayoutThatBreaksTheRulesOfPlacement();
  void aLayoutAgainstTheDesignersOwnRulesIsAWarning();
};

namespace {

/// 3 rows of 5 with starts in two corners: chips go on every second square, away from the starts.
PlayableScenario withChips(std::initializer_list<std::string_view> chips)
{
  auto playable = playableOn(drawn({"S....", ".....", "....S"}));
  playable.scenario.rules.chips.on = true;
  playable.scenario.rules.chips.count = static_cast<int>(chips.size());
  auto layout = ChipLayout{};
  for (const auto chip : chips)
    layout.chips.push_back({at(chip)});
  playable.scenario.layouts = {layout};
  return playable;
}

std::vector<std::string> reasons(const Issues& issues)
{
  auto words = std::vector<std::string>{};
  for (const auto& issue : only(issues, Rule::LayoutIllegal))
    words.push_back(issue.details.front());
  return words;
}

} // namespace

void TestChips::nothingIsAskedWhenChipsAreOff()
{
  auto playable = withChips({"A1", "A2", "B2"});
  playable.scenario.rules.chips.on = false;
  playable.scenario.rules.chips.count = 25;
  for (const auto& issue : validate(playable))
    QVERIFY(issue.rule < Rule::ChipBoxUnusual);
}

void TestChips::otherThanThirtyChips()
{
  auto playable = withChips({"C1", "E1"});
  QCOMPARE(only(validate(playable), Rule::ChipBoxUnusual).front().details,
           (std::vector<std::string>{"2"}));
  playable.scenario.rules.chips.count = 30;
  QVERIFY(!has(validate(playable), Rule::ChipBoxUnusual));
}

void TestChips::moreThanTenOfAColour()
{
  auto playable = withChips({"C1", "E1"});
  QVERIFY(!has(validate(playable), Rule::ChipColourUnusual));
  playable.scenario.rules.chips.values[1] = {6, 5};
  QCOMPARE(only(validate(playable), Rule::ChipColourUnusual).front().details,
           (std::vector<std::string>{"light-blue", "11"}));
}

void TestChips::moreThanTheBoxHolds()
{
  auto playable = withChips({"C1", "E1"});
  playable.scenario.rules.chips.values = {{{1, 0}, {1, 0}, {0, 0}}};
  QVERIFY(!has(validate(playable), Rule::ChipsTooManyForBox));
  playable.scenario.rules.chips.count = 3;
  QCOMPARE(only(validate(playable), Rule::ChipsTooManyForBox).front().details,
           (std::vector<std::string>{"3", "2"}));
}

void TestChips::moreThanFitOnTheMap()
{
  // Free squares: C1 D1 E1, B2 C2 D2, A3 B3 C3; at most five keep apart: C1 E1 A3 C3 and B2 or D2.
  auto playable = withChips({"C1", "E1"});
  playable.scenario.rules.chips.count = 5;
  QVERIFY(!has(validate(playable), Rule::ChipsTooManyForMap));
  playable.scenario.rules.chips.count = 30;
  const auto found = only(validate(playable), Rule::ChipsTooManyForMap);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found.front().details, (std::vector<std::string>{"30", "6"}));
  QCOMPARE(found.front().severity, Severity::Error);
}

void TestChips::aLayoutOfAnotherNumber()
{
  auto playable = withChips({"C1", "E1"});
  QVERIFY(!has(validate(playable), Rule::LayoutCount));
  playable.scenario.rules.chips.count = 4;
  QCOMPARE(only(validate(playable), Rule::LayoutCount).front().details,
           (std::vector<std::string>{"2", "4"}));
}

void TestChips::aLayoutWithChipsThatAreNotInTheBox()
{
  auto playable = withChips({"C1", "E1"});
  for (auto& chip : playable.scenario.layouts.front().chips) {
    chip.colour = Colour::Orange;
    chip.value = 2;
  }
  QVERIFY(!has(validate(playable), Rule::LayoutColour));
  playable.scenario.rules.chips.values[2] = {5, 1};
  QCOMPARE(only(validate(playable), Rule::LayoutColour).front().details,
           (std::vector<std::string>{"orange", "2", "2", "1"}));
}

void TestChips::aLayoutThatBreaksTheRulesOfPlacement()
{
  QCOMPARE(reasons(validate(withChips({"C1", "E1", "C3"}))), std::vector<std::string>{});
  QCOMPARE(reasons(validate(withChips({"A1"}))), (std::vector<std::string>{"start"}));
  QCOMPARE(reasons(validate(withChips({"B1"}))), (std::vector<std::string>{"next-to-start"}));
  QCOMPARE(reasons(validate(withChips({"Z9"}))), (std::vector<std::string>{"outside"}));
  const auto issues = validate(withChips({"C1", "D1"}));
  QCOMPARE(reasons(issues), (std::vector<std::string>{"too-close"}));
  QCOMPARE(placesOf(issues, Rule::LayoutIllegal), (PlacesOfIssues{places({"C1", "D1"})}));
}

void TestChips::aLayoutAgainstTheDesignersOwnRulesIsAWarning()
{
  const auto wordsOf = [](const PlayableScenario& playable) {
    auto words = std::vector<std::string>{};
    for (const auto& issue : only(validate(playable), Rule::LayoutOwnRules))
      words.push_back(issue.details.front());
    return words;
  };
  const auto with = [](const ChipWishes& own) {
    auto playable = withChips({"C1", "E1", "C3"});
    playable.scenario.chipWishes = own;
    return playable;
  };
  using Words = std::vector<std::string>;
  QCOMPARE(wordsOf(with({})), Words{});
  QCOMPARE(wordsOf(with({.spacing = {3, false}})), (Words{"too-close", "too-close"}));
  QCOMPARE(wordsOf(with({.pinned = {at("C1"), at("D2")}})), Words{"pin-missing"});
  QCOMPARE(wordsOf(with({.banned = {at("E1")}})), Words{"banned"});
  QCOMPARE(wordsOf(with({.quotas = {{"North", 1}}})), Words{"quota-too-few"});
  QCOMPARE(reasons(validate(with({.spacing = {3, false}}))), Words{});
  // Waived by the designer, two side by side are no mistake.
  auto playable = withChips({"C1", "D1"});
  playable.scenario.chipWishes.spacing.steps = 1;
  QCOMPARE(reasons(validate(playable)), Words{});
  QCOMPARE(wordsOf(playable), Words{});
}

QTEST_APPLESS_MAIN(TestChips)
#include "tst_chips.moc"

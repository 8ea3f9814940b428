// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>
#include <set>

#include "tests/model/validation/issuesof.h"
#include "tests/support/playable.h"

using namespace kartenwerk;

class TestValidation : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyRuleHasAnIdOfItsOwn();
  void aGoodScenarioHasNoIssues();
  void errorsComeFirstThenTheOrderOfTheRules();
  void theOrderIsAlwaysTheSame();
  void everyMendWorksOnAnyMap();
  void aMapOf13By17TakesLessThan100Ms();
  void aMapOf200By200TakesAMoment();
};

namespace {

Map randomMap(std::mt19937& chance, int columns, int rows)
{
  auto map = Map(columns, rows);
  const auto place = [&] {
    return Place{static_cast<std::int16_t>(chance() % static_cast<unsigned>(columns)),
                 static_cast<std::int16_t>(chance() % static_cast<unsigned>(rows))};
  };
  const auto side = [&] { return static_cast<Side>(chance() % 4); };
  for (auto i = 0; i < columns * rows * 2 / 3; ++i)
    map =
        map.withSquare(place(), {static_cast<Ground>(std::array{0, 1, 1, 1, 3, 4}[chance() % 6])});
  for (auto i = 0; i < 6; ++i) {
    map = map.withSite({place(), static_cast<SiteKind>(chance() % 5)});
    map = map.withPrint({place(), side(), static_cast<PrintKind>(chance() % 2)});
    map = map.withFerry({{place(), side()}, {place(), side()}});
    auto city = LargeCity{};
    city.squares = {{place()}};
    if (const auto second = place(); second != city.squares.front().place)
      city.squares.push_back({second});
    city.sides = {{city.squares.front().place, side(), CitySideKind::Road}};
    std::ranges::sort(city.squares, {}, &CitySquare::place);
    map = map.withLargeCity(city);
  }
  return map;
}

/// Milliseconds, the best of five: the machine may be busy with something else.
template <class Work>
double milliseconds(Work work)
{
  auto best = 1e9;
  for (auto i = 0; i < 5; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    const auto time = std::chrono::steady_clock::now() - begin;
    best = std::min(best, std::chrono::duration<double, std::milli>(time).count());
  }
  return best;
}

} // namespace

void TestValidation::everyRuleHasAnIdOfItsOwn()
{
  auto ids = std::set<std::string_view>{};
  for (const auto& info : rules()) {
    QVERIFY(ids.insert(info.id).second);
    QCOMPARE(ruleFrom(info.id), std::optional{info.rule});
    QCOMPARE(infoOf(info.rule).id, info.id);
    QVERIFY(info.id.starts_with(info.part == Part::Map ? "map." : "scenario."));
  }
  QVERIFY(!ruleFrom("map.nothing").has_value());
}

void TestValidation::aGoodScenarioHasNoIssues()
{
  auto map = drawn({"S..~.", "..11.", "t.11.", "..~.S"});
  map = map.withPrint({at("A1"), Side::West})
            .withFerry({{at("C1"), Side::East}, {at("E1"), Side::West}});
  QCOMPARE(validate(map), Issues{});
  auto playable =
      playableOn(map, {tileOf("a", "RRFF", 8), tileOf("b", "RCFF", 4), tileOf("c", "CFRF", 4)});
  QCOMPARE(validate(playable), Issues{});
}

void TestValidation::errorsComeFirstThenTheOrderOfTheRules()
{
  const auto issues = validate(drawn({"S....", ".~~#.", "1.1..", "~~~~~", "~~~~."}));
  QVERIFY(issues.size() > 3);
  QVERIFY(std::ranges::is_sorted(issues, [](const Issue& a, const Issue& b) {
    return a.severity != b.severity ? a.severity > b.severity : a.rule < b.rule;
  }));
}

void TestValidation::theOrderIsAlwaysTheSame()
{
  auto chance = std::mt19937{7};
  for (auto i = 0; i < 20; ++i) {
    const auto playable = playableOn(randomMap(chance, 9, 7));
    QCOMPARE(validate(playable), validate(playable));
  }
}

void TestValidation::everyMendWorksOnAnyMap()
{
  auto chance = std::mt19937{11};
  for (auto i = 0; i < 50; ++i) {
    const auto columns = 1 + static_cast<int>(chance() % 8);
    const auto rows = 1 + static_cast<int>(chance() % 8);
    auto playable = playableOn(randomMap(chance, columns, rows),
                               {tileOf("a", "FFFF", 9), tileOf("b", "RCFF", 9)});
    playable.scenario.rules.chips.on = true;
    playable.scenario.starts = {{static_cast<std::int16_t>(chance() % 9), 0}};
    playable.scenario.laid = {{{3, static_cast<std::int16_t>(chance() % 20)}, "b", {}}};
    playable.scenario.layouts = {{.chips = {{{0, 0}}, {{0, 0}}, {{99, 99}}}}};
    for (const auto& issue : validate(playable))
      if (const auto result = mended(playable, issue)) {
        const auto after = validate(*result);
        QVERIFY2(std::ranges::find(after, issue) == after.end(),
                 std::string(infoOf(issue.rule).id).c_str());
      }
  }
  auto nothing = PlayableScenario{};
  QVERIFY(has(validate(nothing), Rule::NoTiles));
}

void TestValidation::aMapOf13By17TakesLessThan100Ms()
{
  auto chance = std::mt19937{3};
  auto playable = playableOn(randomMap(chance, 13, 17));
  playable.scenario.rules.chips.on = true;
  const auto time = milliseconds([&] { static_cast<void>(validate(playable)); });
  QVERIFY2(time < 100, std::to_string(time).c_str());
}

void TestValidation::aMapOf200By200TakesAMoment()
{
  auto map = Map(200, 200, {Ground::Playable})
                 .withSite({at("A1"), SiteKind::Start, "A"})
                 .withSite({at("GR200"), SiteKind::Start, "B"});
  const auto begin = std::chrono::steady_clock::now();
  QCOMPARE(validate(map), Issues{});
  const auto time = std::chrono::steady_clock::now() - begin;
  QVERIFY(time < std::chrono::seconds{5});
}

QTEST_APPLESS_MAIN(TestValidation)
#include "tst_validation.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/combinations.h"

#include <QtTest>

#include <set>

#include "model/rules/presets.h"

using namespace kartenwerk;

class TestCombinations : public QObject
{
  Q_OBJECT

private:
  static Settled settled(SwitchGroup first, SwitchGroup second)
  {
    for (const auto& combination : combinations())
      if (combination.first == first && combination.second == second)
        return combination.settled;
    return Settled::Open;
  }

private Q_SLOTS:
  /// Issue 5: the profile says for each pair whether it is settled.
  void everyPairOfGroupsStandsOnceInTheTable()
  {
    const auto groups = combinedGroups();
    auto expected = std::vector<std::pair<SwitchGroup, SwitchGroup>>{};
    for (std::size_t i = 0; i < groups.size(); ++i)
      for (std::size_t j = i + 1; j < groups.size(); ++j)
        expected.emplace_back(groups[i], groups[j]);
    auto found = std::vector<std::pair<SwitchGroup, SwitchGroup>>{};
    for (const auto& combination : combinations())
      found.emplace_back(combination.first, combination.second);
    QVERIFY(found == expected);
  }

  void whatIsSettledOrReadNamesItsSourceAndWhatIsOpenHasNone()
  {
    for (const auto& combination : combinations()) {
      const auto isReading = combination.source.find("D") != std::string_view::npos;
      switch (combination.settled) {
      case Settled::Document:
      case Settled::Impossible:
        QVERIFY(!combination.source.empty());
        break;
      case Settled::Reading:
        QVERIFY(isReading);
        break;
      case Settled::Independent:
      case Settled::Open:
        QVERIFY(combination.source.empty());
      }
    }
  }

  /// The River is only for games without a map.
  void theRiverGoesWithNothingOfAMap()
  {
    using enum SwitchGroup;
    for (const auto group : {Towns, Map})
      QVERIFY(settled(group, River) == Settled::Impossible);
    QVERIFY(settled(River, Chips) == Settled::Impossible);
    QVERIFY(settled(Map, Chips) == Settled::Document);
    QVERIFY(settled(Map, Leipzig) == Settled::Reading);
  }

  void onlyPairsThatAreOnAreInUse()
  {
    QVERIFY(combinationsInUse(preset("base"), false).empty());
    auto rules = preset("germany");
    const auto alone = combinationsInUse(rules, true);
    QCOMPARE(alone.size(), std::size_t{1});
    QVERIFY(alone[0].first == SwitchGroup::Map && alone[0].second == SwitchGroup::Chips);
    rules.leipzig.on = true;
    QCOMPARE(combinationsInUse(rules, true).size(), std::size_t{3});
    QCOMPARE(combinationsInUse(rules, false).size(), std::size_t{1});
  }

  void everySwitchOfACombinedGroupPutsItInUse()
  {
    const auto groups = combinedGroups();
    for (const auto group : groups) {
      auto rules = preset("base");
      QVERIFY(!groupInUse(group, rules, false));
      for (const auto& rule : switches())
        if (rule.group == group && (recordOf(rule.id).empty() || keyOf(rule.id) == "on"))
          rule.write(rules, 1);
      QVERIFY(groupInUse(group, rules, group == SwitchGroup::Map));
    }
  }
};

QTEST_APPLESS_MAIN(TestCombinations)
#include "tst_combinations.moc"

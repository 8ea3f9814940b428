// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <set>

#include "model/rules/maprules.h"
#include "model/rules/presets.h"
#include "model/rules/profilefile.h"
#include "model/rules/switches.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

Loaded<RulesProfile> read(const std::string& text)
{
  const auto json = parseJson(text, "f");
  auto problems = ProblemList("f");
  auto reader = RecordReader(*json.value, problems, "/rules");
  auto profile = readProfile(reader);
  return {profile, problems.problems()};
}

} // namespace

class TestSwitches : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everySwitchHasAnIdOfItsOwnASourceAndAnAllowedDefault()
  {
    auto ids = std::set<std::string_view>{};
    for (const auto& rule : switches()) {
      QVERIFY(ids.insert(rule.id).second);
      QVERIFY(!rule.source.empty());
      for (const auto& known : presets())
        QVERIFY(allows(rule, rule.read(preset(known.id))));
      QVERIFY(findSwitch(rule.id) == &rule);
      QVERIFY(!allows(rule, rule.least - 1) && !allows(rule, rule.greatest + 1));
      QVERIFY(rule.type != Switch::Type::Choice ||
              rule.words.size() == static_cast<std::size_t>(rule.greatest) + 1);
    }
    for (const auto& list : ruleLists()) {
      QVERIFY(ids.insert(list.id).second);
      QVERIFY(!list.source.empty() && !recordOf(list.id).empty());
      for (const auto& known : presets())
        QVERIFY(allows(list, list.read(preset(known.id))));
      QVERIFY(findRuleList(list.id) == &list);
    }
    QVERIFY(!findSwitch("castles") && !findRuleList("castles.on"));
  }

  void everyRecordOfTheTablesIsKnownOnce()
  {
    auto keys = std::set<std::string_view>{""};
    for (const auto& record : ruleRecords())
      QVERIFY(keys.insert(record.key).second);
    for (const auto& rule : switches())
      QVERIFY2(keys.contains(recordOf(rule.id)), std::string(rule.id).c_str());
    for (const auto& list : ruleLists())
      QVERIFY2(keys.contains(recordOf(list.id)), std::string(list.id).c_str());
    QVERIFY(recordOf("leipzig.on") == "leipzig" && keyOf("leipzig.on") == "on");
    QVERIFY(recordOf("fields").empty() && keyOf("fields") == "fields");
  }

  void everyValueOfEverySwitchIsWrittenAndReadAndTouchesNothingElse()
  {
    for (const auto& known : presets())
      for (const auto& rule : switches())
        for (int value = rule.least; value <= rule.greatest; value += rule.step) {
          auto profile = preset(known.id);
          rule.write(profile, value);
          QCOMPARE(rule.read(profile), value);
          for (const auto& other : switches())
            if (other.id != rule.id)
              QCOMPARE(other.read(profile), other.read(preset(known.id)));
          const auto again = read(profileRecord(profile).line());
          QCOMPARE(told(again.problems), ""s);
          QVERIFY(*again.value == profile);
        }
  }

  void onlyWhatDiffersFromThePresetIsWritten()
  {
    QCOMPARE(profileRecord(preset("germany")).line(), R"({"preset": "germany"})"s);
    auto profile = preset("maps");
    profile.smallCityPoints = 2;
    profile.chips.on = true;
    profile.chips.values[1] = {7, 3};
    profile.extras = {{"later", "true"}};
    profile.chips.extras = {{"glitter", "1"}};
    QCOMPARE(profileRecord(profile).line(),
             R"({"preset": "maps", "smallCityPoints": 2, "chips": {"on": true, )"
             R"("lightBlueOnes": 7, "lightBlueTwos": 3, "glitter": 1}, "later": true})"s);
    QVERIFY(*read(profileRecord(profile).line()).value == profile);
  }

  void wrongValuesAreProblemsAndLeaveThePresets()
  {
    const auto profile = read(R"({"preset": "maps", "meeples": 21, "smallCityPoints": 3,
"fields": 1, "chips": {"use": "gold", "count": 1000, "on": true}})");
    QCOMPARE(told(profile.problems),
             "1:31 record.range (meeples, 21, 1, 20) /rules/meeples\n"
             "1:54 record.choice (smallCityPoints, 3, 2, 4) /rules/smallCityPoints\n"
             "2:11 record.type (fields, boolean, integer) /rules/fields\n"
             "2:31 record.choice (use, gold, points, upgrade, island-tiles, wine, roads) "
             "/rules/chips/use\n"
             "2:48 record.range (count, 1000, 0, 999) /rules/chips/count\n"s);
    auto expected = preset("maps");
    expected.chips.on = true;
    QVERIFY(*profile.value == expected);
  }

  void anUnknownPresetIsAProblem()
  {
    QCOMPARE(
        told(read(R"({"preset": "moon"})").problems),
        "1:12 record.choice (preset, moon, base, expansions, abbot, river, leipzig, darmstadt, "
        "surveyors, maps, germany, taiwan, benelux, france, iberia, great-britain, ukraine, "
        "nordics, usa) /rules/preset\n"s);
  }

  void everyListIsWrittenAndReadAndTouchesNothingElse()
  {
    for (const auto& known : presets())
      for (const auto& list : ruleLists()) {
        auto profile = preset(known.id);
        auto values = list.read(profile);
        std::ranges::reverse(values);
        if (!list.eachOnce)
          values.resize(list.greatest, list.words.front().value);
        QVERIFY(allows(list, values));
        list.write(profile, values);
        QVERIFY(list.read(profile) == values && values != list.read(preset(known.id)));
        for (const auto& other : ruleLists())
          QVERIFY(other.id == list.id || other.read(profile) == other.read(preset(known.id)));
        for (const auto& rule : switches())
          QCOMPARE(rule.read(profile), rule.read(preset(known.id)));
        const auto again = read(profileRecord(profile).line());
        QCOMPARE(told(again.problems), ""s);
        QVERIFY(*again.value == profile);
      }
  }

  void aPileMayBeEmptyButTheQuartersAreFour()
  {
    const auto profile = read(R"({"preset": "surveyors", "surveyors": {"road": []}})");
    QCOMPARE(told(profile.problems), ""s);
    QVERIFY(profile.value->surveyors.road.empty() && !profile.value->surveyors.city.empty());
    QCOMPARE(profileRecord(*profile.value).line(),
             R"({"preset": "surveyors", "surveyors": {"road": []}})"s);
    QCOMPARE(told(read(R"({"leipzig": {"order": []}})").problems),
             "1:23 record.count (order, 0, 4, 4) /rules/leipzig/order\n"s);
  }

  void wrongListsAreProblemsWithTheirPlaceAndLeaveThePresets()
  {
    const auto profile = read(R"({"leipzig": {"order": ["tanners", "tanners", "smiths", 4]},
"surveyors": {"city": ["siege", "hermit"], "road": "highway",
"monastery": ["hermit", "hermit", "hermit", "hermit", "hermit", "hermit", "hermit", "hermit",
"hermit", "hermit", "hermit", "hermit", "hermit"]}})");
    QCOMPARE(told(profile.problems),
             "1:35 record.repeated (order, tanners) /rules/leipzig/order/1\n"
             "1:46 record.choice (order, smiths, wainwrights, coiners, bookbinders, tanners) "
             "/rules/leipzig/order/2\n"
             "1:56 record.type (, string, integer) /rules/leipzig/order/3\n"
             "2:33 record.choice (city, hermit, citizens-jury, bad-neighbourhood, siege, wealth, "
             "poverty) /rules/surveyors/city/1\n"
             "2:52 record.type (road, array, string) /rules/surveyors/road\n"
             "3:14 record.count (monastery, 13, 0, 12) /rules/surveyors/monastery\n"s);
    QVERIFY(*profile.value == preset("maps"));
  }

  void unknownKeysStayWithTheirRecord()
  {
    const auto text = R"({"preset": "leipzig", "leipzig": {"on": false, "glitter": 1}, )"
                      R"("darmstadt": {"glitter": 2}, "surveyors": {"glitter": 3}})"s;
    const auto profile = read(text);
    QCOMPARE(told(profile.problems), ""s);
    QCOMPARE(profileRecord(*profile.value).line(), text);
  }

  /// 1.2: 9 meeples per player instead of 7; section 3: 30 chips upgrade meeples in Germany.
  void presetsAreTheRulesOfTheirGame()
  {
    QCOMPARE(preset("base").meeples, 7);
    QCOMPARE(preset("maps").meeples, 9);
    QVERIFY(!preset("maps").chips.on);
    QVERIFY(preset("germany").chips.on && preset("germany").chips.count == 30);
    QVERIFY(preset("germany").chips.use == ChipUse::Upgrade);
    QVERIFY(preset("taiwan").chips.on && preset("taiwan").islandCoats);
  }

  /// Section 3: how many chips lie where, what they give, how many start squares are used.
  void presetsOfTheOtherMapsAreTheirSetUp()
  {
    QCOMPARE(preset("benelux").chips.count, 20);
    QVERIFY(preset("benelux").chips.use == ChipUse::IslandTiles);
    QVERIFY(preset("france").chips.use == ChipUse::Wine && preset("france").chips.count == 30);
    QVERIFY(!preset("iberia").chips.onIslands);
    QVERIFY(preset("great-britain").chips.placement == ChipPlacement::Marks);
    QCOMPARE(preset("great-britain").chips.perMark, 1);
    QVERIFY(preset("ukraine").chips.placement == ChipPlacement::Supply);
    QVERIFY(preset("nordics").chips.placement == ChipPlacement::Marks);
    QCOMPARE(preset("nordics").chips.perMark, 2);
    QVERIFY(preset("nordics").chips.use == ChipUse::Roads);
    for (const auto id : {"benelux", "france", "iberia", "great-britain", "ukraine", "nordics"})
      QVERIFY(preset(id).chips.on && findPreset(id)->onMap);
    QVERIFY(!preset("usa").chips.on);
    for (const auto id : {"iberia", "great-britain"})
      QCOMPARE(preset(id).startsUsed, 3);
    for (const auto id : {"germany", "taiwan", "benelux", "france", "ukraine", "nordics"})
      QCOMPARE(preset(id).startsUsed, 2);
  }

  void everyMapRuleBelongsToPresetsThatExist()
  {
    for (const auto& rule : mapRules()) {
      const auto ids = QString::fromUtf8(rule.presets.data(), int(rule.presets.size()));
      for (const auto& id : ids.split(QStringLiteral(", ")))
        QVERIFY(findPreset(id.toStdString()) != nullptr);
    }
  }

  /// Section 7: Leipzig is made for the base game; so are Darmstadt and the Land Surveyors.
  void presetsOfExpansionsAreTheBaseGameWithTheirRules()
  {
    using Change = void (*)(RulesProfile&);
    const auto changes = std::vector<std::pair<std::string_view, Change>>{
        {"leipzig", [](RulesProfile& p) { p.leipzig.on = true; }},
        {"darmstadt", [](RulesProfile& p) { p.darmstadt.on = true; }},
        {"surveyors", [](RulesProfile& p) { p.surveyors.on = true; }},
        {"abbot", [](RulesProfile& p) { p.abbot = true; }},
        {"river", [](RulesProfile& p) { p.river = true; }},
        {"expansions", [](RulesProfile& p) {
           p.inns = p.cathedrals = p.largeMeeple = p.goods = p.builder = p.pig = true;
         }}};
    for (const auto& [id, change] : changes) {
      auto expected = preset("base");
      expected.preset = id;
      change(expected);
      QVERIFY2(preset(id) == expected, std::string(id).c_str());
      QVERIFY(!findPreset(id)->onMap);
    }
    QVERIFY(preset("leipzig").leipzig.extraMeeple && findPreset("germany")->onMap);
  }
};

QTEST_APPLESS_MAIN(TestSwitches)
#include "tst_switches.moc"

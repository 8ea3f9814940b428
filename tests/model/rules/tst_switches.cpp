// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

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
      for (const auto id : presetIds())
        QVERIFY(allows(rule, rule.read(preset(id))));
      QVERIFY(findSwitch(rule.id) == &rule);
      QVERIFY(!allows(rule, rule.least - 1) && !allows(rule, rule.greatest + 1));
      QVERIFY(rule.type != Switch::Type::Choice ||
              rule.words.size() == static_cast<std::size_t>(rule.greatest) + 1);
    }
    QVERIFY(!findSwitch("castles"));
  }

  void everyValueOfEverySwitchIsWrittenAndReadAndTouchesNothingElse()
  {
    for (const auto id : presetIds())
      for (const auto& rule : switches())
        for (int value = rule.least; value <= rule.greatest; value += rule.step) {
          auto profile = preset(id);
          rule.write(profile, value);
          QCOMPARE(rule.read(profile), value);
          for (const auto& other : switches())
            if (other.id != rule.id)
              QCOMPARE(other.read(profile), other.read(preset(id)));
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
"fields": 1, "chips": {"use": "gold", "count": 31, "on": true}})");
    QCOMPARE(told(profile.problems),
             "1:31 record.range (meeples, 21, 1, 20) /rules/meeples\n"
             "1:54 record.choice (smallCityPoints, 3, 2, 4) /rules/smallCityPoints\n"
             "2:11 record.type (fields, boolean, integer) /rules/fields\n"
             "2:31 record.choice (use, gold, points, upgrade) /rules/chips/use\n"
             "2:48 record.range (count, 31, 0, 30) /rules/chips/count\n"s);
    auto expected = preset("maps");
    expected.chips.on = true;
    QVERIFY(*profile.value == expected);
  }

  void anUnknownPresetIsAProblem()
  {
    QCOMPARE(told(read(R"({"preset": "moon"})").problems),
             "1:12 record.choice (preset, moon, base, maps, germany) /rules/preset\n"s);
  }

  /// 1.2: 9 meeples per player instead of 7; section 3: 30 chips upgrade meeples in Germany.
  void presetsAreTheRulesOfTheirGame()
  {
    QCOMPARE(preset("base").meeples, 7);
    QCOMPARE(preset("maps").meeples, 9);
    QVERIFY(!preset("maps").chips.on);
    QVERIFY(preset("germany").chips.on && preset("germany").chips.count == 30);
    QVERIFY(preset("germany").chips.use == ChipUse::Upgrade);
  }
};

QTEST_APPLESS_MAIN(TestSwitches)
#include "tst_switches.moc"

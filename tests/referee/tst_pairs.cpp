// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/rules/switches.h"
#include "tests/referee/duel.h"
#include "tests/referee/ruleswitches.h"

using namespace referee;

namespace {

const std::string maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";

bool longCheck()
{
  return qEnvironmentVariableIntValue("KARTENWERK_LONG") > 0;
}

/// Games of each pair.
int gamesOfPair()
{
  return longCheck() ? 200 : 5;
}

/// What has to come up beside the proofs of the switches: rules within rules.
const std::vector<std::string> alsoSeen{"unfinished inn",
                                        "large decides",
                                        "upgraded decides",
                                        "several owners",
                                        "put sort 1",
                                        "put sort 2",
                                        "put sort 3",
                                        "put sort 4",
                                        "pig",
                                        "garden",
                                        "unfinished garden",
                                        "field",
                                        "siege",
                                        "bad neighbourhood",
                                        "street fair",
                                        "highway",
                                        "peasant revolt",
                                        "peasant revolt of sheds",
                                        "hermit",
                                        "pilgrimage route",
                                        "sent to quarter 0",
                                        "sent to quarter 1",
                                        "sent to quarter 2",
                                        "sent to quarter 3",
                                        "sent large",
                                        "sent upgraded",
                                        "wainwrights",
                                        "wainwrights of a sender",
                                        "coiners",
                                        "bookbinders",
                                        "bookbinders of an empty monastery",
                                        "tanners",
                                        "coats of a road",
                                        "ferry",
                                        "chip of value 2 pays",
                                        "last tile of an island",
                                        "wine of two chips",
                                        "chips of several colours spent"};

/// Too rare for the short check.
const std::vector<std::string> rarelySeen{"second wine in a turn", "two owners asked for chips",
                                          "two owners spend chips"};

} // namespace

/// Every pair of switches that can be on together, in games against the referee.
class PairsTest : public QObject
{
  Q_OBJECT

  std::vector<Boxes> m_boxes = loadBoxes(maps);
  std::map<std::string, int> m_seen;
  std::map<std::string_view, std::set<std::vector<int>>> m_values; ///< of switches and lists

  void noteRules(const kartenwerk::RulesProfile& rules)
  {
    for (const auto& rule : kartenwerk::switches())
      m_values[rule.id].insert({rule.read(rules)});
    for (const auto& list : kartenwerk::ruleLists())
      m_values[list.id].insert(list.read(rules));
  }

private Q_SLOTS:
  void everyPairOfSwitches_data()
  {
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    const auto all = ruleSwitches();
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t k = i + 1; k < all.size(); ++k)
        if (goTogether(all[i], all[k]))
          QTest::addRow("%s + %s", all[i].name.data(), all[k].name.data())
              << static_cast<int>(i) << static_cast<int>(k);
  }

  void everyPairOfSwitches()
  {
    QFETCH(int, one);
    QFETCH(int, other);
    const auto& first = ruleSwitches()[static_cast<std::size_t>(one)];
    const auto& second = ruleSwitches()[static_cast<std::size_t>(other)];
    auto seen = std::map<std::string, int>{};
    auto played = 0;
    const auto start = 100000ULL * static_cast<quint64>(100 * one + other);
    for (auto seed = start; played < gamesOfPair(); ++seed) {
      QVERIFY2(seed < start + 1000, "too few scenarios can be played");
      const auto game = gameOfPair(m_boxes, first, second, seed);
      const auto result = duel(game, seed, seed % 4 ? Style::Keen : Style::Uniform);
      QVERIFY2(result.difference.empty(),
               ("seed " + std::to_string(seed) + ": " + result.difference).c_str());
      played += result.playable ? 1 : 0;
      if (result.playable)
        noteRules(game.scenario.rules);
      for (const auto& [what, count] : result.seen)
        seen[what] += count;
    }
    for (const auto& [what, count] : seen)
      m_seen[what] += count;
    if (longCheck())
      for (const auto* rule : {&first, &second})
        for (const auto& proof : rule->proofs)
          QVERIFY2(seen[proof] > 0, proof.c_str());
  }

  /// Whoever adds a switch to the profile teaches it the referee.
  void everySwitchOfTheProfileWasPlayedInEachPosition()
  {
    using Type = kartenwerk::Switch::Type;
    for (const auto& rule : kartenwerk::switches()) {
      const auto positions = rule.type == Type::Number ? 2 : rule.greatest + 1;
      const auto ofLayouts = switchesOfLayouts();
      if (std::ranges::find(ofLayouts, rule.id) == ofLayouts.end())
        QVERIFY2(m_values[rule.id].size() >= static_cast<std::size_t>(positions), rule.id.data());
    }
    for (const auto& list : kartenwerk::ruleLists())
      QVERIFY2(m_values[list.id].size() >= 2, list.id.data());
  }

  void everyRuleMadeADifference()
  {
    auto wanted = alsoSeen;
    if (longCheck())
      wanted.insert(wanted.end(), rarelySeen.begin(), rarelySeen.end());
    for (const auto& rule : ruleSwitches())
      wanted.insert(wanted.end(), rule.proofs.begin(), rule.proofs.end());
    auto report = std::string{};
    auto missing = std::string{};
    for (const auto& what : wanted) {
      report += what + " " + std::to_string(m_seen[what]) + ", ";
      if (m_seen[what] == 0)
        missing += what + ", ";
    }
    qInfo("%s", report.c_str());
    QVERIFY2(missing.empty(), missing.c_str());
  }
};

/// Qt Test gives a function five minutes; the long check needs more.
int main(int count, char** arguments)
{
  qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
  auto test = PairsTest();
  return QTest::qExec(&test, count, arguments);
}
#include "tst_pairs.moc"

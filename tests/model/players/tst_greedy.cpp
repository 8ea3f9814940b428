// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/model/players/positions.h"

using namespace kartenwerk;

/// What the greedy player thinks a move is worth is what trying it on a copy gives.
class GreedyTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// Evaluation without laying the tile equals laying it on a copy.
  void theGainOfACandidateIsThatOfTryingIt()
  {
    for (const auto& [name, scenario] : manyScenarios()) {
      const auto& rules = scenario.scenario.rules;
      if (rules.townRoadBonus)
        continue; // there the player tries every placement
      auto compared = 0L;
      auto turn = 0;
      visitPositions(
          *tableOf(scenario), 3, [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
            if (p.decision != DecisionKind::Tile || ++turn % 3 != 0)
              return;
            static auto outlook = Outlook<Size>{};
            outlook.standpoint = {.players = c.players, .seat = p.player, .meepleValue = 170};
            outlook.prepare(c, p);
            auto candidate = Candidate<Size>(c, p, outlook);
            const auto now = worthOf(c, p, outlook.standpoint);
            auto placements = Placements<Size>{};
            findPlacements(c, p, p.tileInHand, placements);
            for (auto n = turn % 2; n < placements.count; n += 2) {
              const auto choice = placements.at(n);
              const auto cell = p.slotCell[choice.slot];
              const auto tried = tryPlacement(c, p, cell, choice.rotation, outlook.standpoint);
              const auto gain = candidate.gain(cell, 4U * static_cast<unsigned>(p.tileInHand) +
                                                         static_cast<unsigned>(choice.rotation));
              if (gain != tried - now)
                qFatal("%s: %ld, tried %ld", name, gain, tried - now);
              ++compared;
            }
          });
      QVERIFY2(compared > 200, name);
    }
  }

  void theGainOfAFigureIsThatOfTryingIt()
  {
    for (const auto& [name, scenario] : manyScenarios()) {
      auto compared = 0;
      visitPositions(*tableOf(scenario), 3,
                     [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
                       if (p.decision != DecisionKind::Figure)
                         return;
                       const auto standpoint =
                           Standpoint{.players = c.players, .seat = p.player, .meepleValue = 90};
                       auto none = 0L;
                       tryFigures(c, p, standpoint, [&](long worth, const Move& move) {
                         if (move.kind == MoveKind::NoFigure)
                           none = worth;
                         else if (worth - none != gainOfFigure(c, p, move, standpoint))
                           qFatal("%s: %ld", name, worth - none);
                         ++compared;
                       });
                     });
      QVERIFY2(compared > 100, name);
    }
  }

  void greedyUpgradesForTheBestGainOfTryingIt()
  {
    auto asked = 0;
    visitPositions(
        *tableOf(everythingOn()), 12,
        [&]<class Size>(const Compiled& c, const PositionOf<Size>& p) {
          if (p.decision != DecisionKind::Upgrade)
            return;
          const auto standpoint = Standpoint{.players = c.players, .seat = p.player};
          const auto worthAfter = [&](const Move& move) {
            auto trial = p;
            if (move.kind == MoveKind::Upgrade)
              upgrade(c, trial, move, NoRecorder{});
            settle(c, trial, NoRecorder{});
            return worthOf(c, trial, standpoint);
          };
          auto most = worthAfter(noUpgrade());
          const auto now = most;
          forEachMove(c, p, [&](const Move& move) { most = std::max(most, worthAfter(move)); });
          static auto player = GreedyPlayer<Size>(250);
          auto random = Random(1, Purpose::Player);
          const auto choice = player.upgrade(c, p, random);
          if (worthAfter(choice) != most || (choice.kind == MoveKind::Upgrade && most == now))
            qFatal("not the best upgrade: %ld of %ld", worthAfter(choice), most);
          ++asked;
        });
    QVERIFY(asked > 20);
  }

  void greedyBeatsRandom()
  {
    const auto table = tableOf(openGame());
    auto points = std::array<int, 2>{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto first = seed % 2;
      const auto seats =
          first == 0 ? std::array{greedySeat, randomSeat} : std::array{randomSeat, greedySeat};
      const auto outcome = playOutcome(*table, seed, seats);
      points[0] += outcome.scores[first];
      points[1] += outcome.scores[1 - first];
      QVERIFY(outcome.scores[first] > outcome.scores[1 - first]);
    }
    QVERIFY(points[0] / 40 > 70);
  }

  void aMeepleValuedAt2Point5ScoresMore()
  {
    const auto table = tableOf(openGame());
    const auto mean = [&](int value) {
      auto sum = 0;
      for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto seats = std::array{PlayerSettings{PlayerKind::Greedy, value},
                                      PlayerSettings{PlayerKind::Greedy, value}};
        const auto outcome = playOutcome(*table, seed, seats);
        sum += outcome.scores[0] + outcome.scores[1];
      }
      return sum / 120;
    };
    QVERIFY(mean(250) > mean(0) + 8);
  }
};

QTEST_APPLESS_MAIN(GreedyTest)
#include "tst_greedy.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>
#include <set>
#include <utility>

#include "model/game/redraw.h"
#include "model/rules/presets.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"

using namespace kartenwerk;

namespace {

const std::string maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";

PlayableScenario sample(const std::string& name)
{
  const auto scenario = loadScenario(maps + name + ".kwscenario").value.value();
  return resolve(scenario, DiskLookup({maps}, maps)).value.value();
}

PlayableScenario riverGame()
{
  auto playable = openGame();
  playable.sets.push_back(bundledSet("river"));
  playable.scenario.tiles.push_back({.set = {.bundled = "river"}});
  playable.scenario.rules.river = true;
  return playable;
}

PlayableScenario named(const QString& name)
{
  if (name == QStringLiteral("river"))
    return riverGame();
  if (name == QStringLiteral("every expansion"))
    return everyExpansion();
  return name == QStringLiteral("every element") ? everythingOn() : sample(name.toStdString());
}

Game played(const std::shared_ptr<const Table>& table, std::uint64_t seed, int moves)
{
  auto game = Game(table, seed);
  auto random = Random(seed, Purpose::Player);
  while (!game.over() && game.moves() < moves) {
    const auto legal = game.legal();
    if (!game.apply(legal[static_cast<std::size_t>(random.below(legal.size()))]))
      break;
  }
  return game;
}

std::multiset<std::uint16_t> tilesOf(const Deal& deal)
{
  auto all = std::multiset<std::uint16_t>(deal.stack().begin(), deal.stack().end());
  all.insert(deal.piles().begin(), deal.piles().end());
  return all;
}

std::map<std::pair<Colour, int>, int> facesOf(const Deal& deal)
{
  auto faces = std::map<std::pair<Colour, int>, int>{};
  for (const auto face : deal.chips())
    ++faces[{face.colour, face.value}];
  return faces;
}

std::multiset<SurveyorTile> tilesOf(const SurveyorPile& pile)
{
  return {pile.all().begin(), pile.all().end()};
}

} // namespace

/// What is hidden may be dealt anew; nobody at the table sees a difference.
class RedrawTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theSameMovesLeadToTheSameView_data()
  {
    QTest::addColumn<QString>("name");
    for (const auto* name : {"every element", "every expansion", "river", "deichland", "rebenland",
                             "fjordland", "nebelinseln"})
      QTest::newRow(name) << QString::fromLatin1(name);
  }
  void theSameMovesLeadToTheSameView()
  {
    QFETCH(QString, name);
    const auto table = tableOf(named(name));
    for (const auto steps : {0, 7, 40, 90, 1000}) {
      const auto game = played(table, 3, steps);
      auto random = Random(9, Purpose::Search);
      for (int times = 0; times < 5; ++times) {
        const auto deal = redrawn(game, game.moves(), random);
        auto again = Game(table, deal);
        for (const auto& move : game.allMoves())
          QVERIFY(again.apply(move));
        QVERIFY(again.view() == game.view());
        QCOMPARE(again.scores(), game.scores());
        QVERIFY(again.legal() == game.legal());
      }
    }
  }

  void noTileAndNoChipComesOrGoes_data() { theSameMovesLeadToTheSameView_data(); }
  void noTileAndNoChipComesOrGoes()
  {
    QFETCH(QString, name);
    const auto table = tableOf(named(name));
    const auto game = played(table, 5, 30);
    auto random = Random(1, Purpose::Search);
    for (int times = 0; times < 20; ++times) {
      const auto deal = redrawn(game, game.moves(), random);
      QVERIFY(tilesOf(deal) == tilesOf(game.deal()));
      QVERIFY(std::ranges::equal(deal.laid(), game.deal().laid()));
      QVERIFY(deal.quarters == game.deal().quarters);
      for (std::size_t i = 0; i < deal.surveyors.size(); ++i)
        QVERIFY(tilesOf(deal.surveyors[i]) == tilesOf(game.deal().surveyors[i]));
      const auto& box = table->rules().chips.values;
      for (const auto& [face, count] : facesOf(deal))
        QVERIFY(count <= box[static_cast<std::size_t>(face.first) - 1]
                            [static_cast<std::size_t>(face.second) - 1]);
      QVERIFY(dealOf(*table, 5, deal.laid(), deal.stack(), deal.chips(),
                     {deal.quarters, deal.surveyors}, deal.piles()));
    }
  }

  /// Benelux: under the open tile of a depot there may be any of the tiles not yet seen.
  void tilesUnderTheOpenOnesOfDepotsAreMixedWithTheStack()
  {
    const auto table = tableOf(sample("deichland"));
    const auto game = played(table, 2, 20);
    auto random = Random(4, Purpose::Search);
    auto second = std::set<std::uint16_t>{};
    auto tops = std::set<std::uint16_t>{};
    for (int times = 0; times < 200; ++times) {
      const auto deal = redrawn(game, game.moves(), random);
      tops.insert(deal.pile(0)[0]);
      second.insert(deal.pile(0)[1]);
    }
    QCOMPARE(tops.size(), std::size_t{1});
    QVERIFY(second.size() > 10);
  }

  /// Benelux again: ten of thirty chips are out of the game, unseen; each may be one of them.
  void chipsThatNobodyHasSeenMayBeAnyOfTheBox()
  {
    const auto table = tableOf(sample("deichland"));
    const auto game = Game(table, 2);
    auto random = Random(4, Purpose::Search);
    auto boxes = std::set<std::map<std::pair<Colour, int>, int>>{};
    for (int times = 0; times < 50; ++times)
      boxes.insert(facesOf(redrawn(game, 0, random)));
    QVERIFY(boxes.size() > 10);
  }

  /// Great Britain: the colour is known.
  void chipsOnColouredPlacesKeepTheirColour()
  {
    const auto table = tableOf(sample("nebelinseln"));
    const auto game = Game(table, 2);
    auto random = Random(4, Purpose::Search);
    auto values = std::set<int>{};
    for (int times = 0; times < 20; ++times) {
      const auto deal = redrawn(game, 0, random);
      values.insert(deal.chips()[0].value);
      for (std::size_t i = 0; i < deal.chipCount; ++i)
        QVERIFY(deal.chips()[i].colour == game.deal().chips()[i].colour);
    }
    QCOMPARE(values.size(), std::size_t{2});
  }

  /// Land Surveyors: the active tiles and the next ones lie open, and those that were active.
  void scoringTilesNobodyHasSeenAreShuffled()
  {
    const auto table = tableOf(everyExpansion());
    const auto game = Game(table, 2);
    auto random = Random(4, Purpose::Search);
    auto third = std::set<SurveyorTile>{};
    for (int times = 0; times < 100; ++times) {
      const auto deal = redrawn(game, 0, random);
      for (std::size_t pile = 0; pile < 3; ++pile)
        for (std::size_t i = 0; i < 2; ++i)
          QVERIFY(deal.surveyors[pile].tiles[i] == game.deal().surveyors[pile].tiles[i]);
      third.insert(deal.surveyors[0].tiles[2]);
    }
    QCOMPARE(third.size(), std::size_t{3});
  }

  void theRiverStillComesFirstAndItsLakeLast()
  {
    const auto table = tableOf(riverGame());
    const auto game = played(table, 2, 6);
    auto random = Random(4, Purpose::Search);
    auto next = std::set<std::uint16_t>{};
    for (int times = 0; times < 50; ++times) {
      const auto deal = redrawn(game, game.moves(), random);
      auto again = Game(table, deal);
      next.insert(deal.stack()[7]);
      auto land = false;
      for (const auto kind : deal.stack()) {
        const auto& features = table->kind(kind).features;
        const auto river = std::ranges::count(features, FeatureType::River, &Feature::type) > 0;
        QVERIFY(!river || !land);
        land = !river;
      }
    }
    QVERIFY(next.size() > 1);
  }
};

QTEST_GUILESS_MAIN(RedrawTest)
#include "tst_redraw.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QtTest>

#include <numeric>
#include <set>

#include "model/base/random.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/playing.h"
#include "views/text/gametext.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

/// What an explanation says: its parts, each with its number of points, and the sum.
struct Told
{
  std::vector<int> parts;
  int sum = 0;

  bool right() const
  {
    return parts.empty() || std::accumulate(parts.begin(), parts.end(), 0) == sum;
  }
};

/// The numbers in a text, with their signs.
std::vector<int> numbersIn(const QString& text)
{
  static const auto pattern = QRegularExpression(QStringLiteral("−?\\d+"));
  auto numbers = std::vector<int>{};
  for (auto all = pattern.globalMatch(text); all.hasNext();)
    numbers.push_back(all.next().captured().replace(QChar(0x2212), QLatin1Char('-')).toInt());
  return numbers;
}

/// "4 tiles × 2": both numbers; "ferry 3": the one.
int worthOf(const QString& part)
{
  auto worth = 1;
  for (const auto number : numbersIn(part))
    worth *= number;
  return worth;
}

Told toldBy(const QString& text)
{
  auto told = Told{};
  const auto equals = text.lastIndexOf(QStringLiteral(" = "));
  const auto numbers = numbersIn(text.mid(std::max<qsizetype>(equals, 0)));
  told.sum = numbers.empty() ? -1000 : numbers.back();
  if (equals >= 0)
    for (const auto& part : text.left(equals).split(QStringLiteral(" + ")))
      told.parts.push_back(worthOf(part));
  return told;
}

/// Random moves; figures are put and meeples sent wherever it can be done, mostly.
Game played(const PlayableScenario& scenario, std::uint64_t seed)
{
  auto game = Game(tableOf(scenario), seed);
  auto chance = Random(seed, Purpose::Player);
  while (!game.over()) {
    auto moves = game.legal();
    const auto kind = game.decision().kind;
    if (kind == DecisionKind::Figure && chance.below(4) != 0)
      std::erase_if(moves, [](const Move& move) { return move.kind == MoveKind::AbbotHome; });
    const auto elsewhere = [&](const Move& move) {
      return move.quarter != static_cast<Quarter>(seed % 4);
    };
    if (kind == DecisionKind::Leipzig && !std::ranges::all_of(moves, elsewhere))
      std::erase_if(moves, elsewhere);
    if (kind != DecisionKind::Tile && moves.size() > 1 && chance.below(5) != 0)
      moves.pop_back();
    game.apply(moves[chance.below(moves.size())]);
  }
  return game;
}

void turnEverythingOn(RulesProfile& rules)
{
  rules.inns = rules.cathedrals = rules.largeMeeple = rules.goods = true;
  rules.builder = rules.pig = rules.abbot = rules.darmstadt.on = true;
  rules.surveyors.on = true;
}

PlayableScenario sample(const std::string& name)
{
  const auto maps = std::string(KARTENWERK_SOURCE_DIR) + "/maps/";
  const auto scenario = loadScenario(maps + name + ".kwscenario");
  auto playable = *resolve(*scenario.value, DiskLookup({maps}, maps)).value;
  turnEverythingOn(playable.scenario.rules);
  playable.scenario.rules.townRoadBonus = true;
  return playable;
}

PlayableScenario onAMap()
{
  auto playable = everythingOn(3);
  turnEverythingOn(playable.scenario.rules);
  playable.sets.push_back(bundledSet("darmstadt"));
  playable.scenario.tiles.push_back({.set = {.bundled = "darmstadt"}});
  playable.scenario.rules.townRoadBonus = playable.scenario.rules.townCosts = true;
  return playable;
}

/// Leipzig on a small map with many monasteries at the end of a road, and small cities with coats.
PlayableScenario smallMapWithLeipzig()
{
  auto map = drawn({"S.....", "......", "..11..", "..11..", "......", ".....S"});
  auto city = *map.largeCity(at("C3"));
  city.mark = "leipzig";
  city.sides.clear();
  const auto gates = std::vector{std::pair{at("C3"), Side::North}, std::pair{at("D3"), Side::East},
                                 std::pair{at("D4"), Side::South}, std::pair{at("C4"), Side::West}};
  for (const auto& square : city.squares)
    for (const auto side : allSides)
      if (!city.has(neighbour(square.place, side)))
        city.sides.push_back({square.place, side,
                              std::ranges::count(gates, std::pair{square.place, side}) > 0
                                  ? CitySideKind::Road
                                  : CitySideKind::Closed});
  auto playable = gameOn(map.withLargeCity(city));
  playable.scenario.rules.leipzig.on = playable.scenario.rules.surveyors.on = true;
  playable.scenario.rules.fields = false;
  for (auto& set : playable.sets)
    for (auto& tile : set.tiles)
      tile.count = tile.kind.id == "base-A" || tile.kind.id == "base-F" ? 20
                   : tile.kind.id == "base-E"                           ? 15
                   : tile.kind.id == "base-D"                           ? 4
                                                                        : 0;
  return playable;
}

/// Games of every sort, made once: they are told in each language.
const std::vector<Game>& games()
{
  static const auto all = [] {
    auto result = std::vector<Game>{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      result.push_back(played(everyExpansion(3), seed));
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
      result.push_back(played(smallMapWithLeipzig(), seed));
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
      result.push_back(played(onAMap(), seed));
    for (const auto* name : {"rebenland", "fjordland", "insel", "deutschland"})
      for (std::uint64_t seed = 1; seed <= 3; ++seed)
        result.push_back(played(sample(name), seed));
    return result;
  }();
  return all;
}

template <class Visit>
void forEachEvent(Visit visit)
{
  for (const auto& game : games())
    for (auto step = 0; step <= game.moves(); ++step)
      for (const auto& event : game.events(step))
        if (!QTest::currentTestFailed())
          visit(game, event);
}

} // namespace

/// How scores are explained: every part with its numbers, and the sum of the parts is the score.
class TestScoringText : public QObject
{
  Q_OBJECT

  static void addLanguages()
  {
    QTest::addColumn<QString>("language");
    for (const auto& language : languages())
      QTest::newRow(qPrintable(language)) << language;
  }

private Q_SLOTS:
  void everyPartOfAScoreIsNamedAndTheirSumIsWhatThePlayerGets_data() { addLanguages(); }
  void everyPartOfAScoreIsNamedAndTheirSumIsWhatThePlayerGets()
  {
    QFETCH(QString, language);
    QCOMPARE(installTranslations(language), language);
    auto seen = std::set<TermId>{};
    forEachEvent([&](const Game&, const Event& event) {
      const auto& scoring = event.scoring;
      if (event.kind != EventKind::Scored && event.kind != EventKind::AbbotHome)
        return;
      for (const auto& term : scoring.terms)
        seen.insert(term.id);
      const auto whole = arithmeticText(scoring);
      QVERIFY2(toldBy(whole).right(), qPrintable(whole));
      QCOMPARE(toldBy(whole).sum, scoring.points);
      QCOMPARE(toldBy(whole).parts.size(), scoring.terms.size());
      for (const auto& award : scoring.awards) {
        for (const auto& term : award.terms)
          seen.insert(term.id);
        const auto text = arithmeticText(scoring, award);
        QVERIFY2(toldBy(text).right(), qPrintable(text));
        QCOMPARE(toldBy(text).sum, award.points);
      }
    });
    for (auto id = 0; id <= static_cast<int>(TermId::Chips); ++id)
      QVERIFY2(seen.contains(static_cast<TermId>(id)), qPrintable(QString::number(id)));
  }

  /// The sentence about a feature: who gets how much, why, and what each gets besides.
  void theSentenceAboutAFeatureTellsTheSame_data() { addLanguages(); }
  void theSentenceAboutAFeatureTellsTheSame()
  {
    QFETCH(QString, language);
    QCOMPARE(installTranslations(language), language);
    forEachEvent([&](const Game& game, const Event& event) {
      if (event.kind != EventKind::Scored)
        return;
      const auto text = scoringText(event.scoring, game.table().board().map());
      QVERIFY(text.endsWith(QStringLiteral(").")));
      const auto from = text.indexOf(QStringLiteral(" (")) + 2;
      auto sums = 0;
      for (const auto& note : text.mid(from, text.size() - from - 2).split(QStringLiteral("; "))) {
        if (!note.contains(QStringLiteral(" = ")))
          continue;
        const auto told =
            note.mid(note.startsWith(seatName(0).left(3)) ? note.indexOf(QLatin1Char(':')) + 2 : 0);
        QVERIFY2(toldBy(told).right(), qPrintable(text));
        ++sums;
      }
      auto own = event.scoring.terms.empty() ? 0 : 1;
      for (const auto& award : event.scoring.awards)
        own += award.terms.empty() ? 0 : 1;
      QVERIFY2(sums == own, qPrintable(text));
    });
  }

  void aFeatureThatIsWorthSomethingIsNotCalledNoPoints()
  {
    QCOMPARE(installTranslations(QStringLiteral("en")), QStringLiteral("en"));
    const auto map = drawn({"S"});
    auto road = Scoring{.kind = ScoredKind::Road, .complete = true, .place = at("A1")};
    QCOMPARE(scoringText(road, map), QStringLiteral("Road at A1: no points (0)."));
    road.terms = {{TermId::Tiles, 3, 1}};
    road.points = 3;
    road.awards = {{0, 1, 0, {}}}; // his only meeple went to Leipzig
    QCOMPARE(scoringText(road, map),
             QStringLiteral("Road at A1: nobody scores it (3 tiles × 1 = 3)."));
    road.awards[0] = {0, 1, 3, {{TermId::Wainwrights, 3, 1}}};
    road.terms.push_back({TermId::Poverty, 1, -3});
    road.points = 0;
    QCOMPARE(scoringText(road, map),
             QStringLiteral("Road at A1: nobody scores it (3 tiles × 1 + Poverty −3 = 0; "
                            "Player 1: Wainwrights: 3 tiles × 1 = 3)."));
  }

  /// The lines about a player add up to the score of that player.
  void theLinesOfAPlayerAddUpToHisScore_data() { addLanguages(); }
  void theLinesOfAPlayerAddUpToHisScore()
  {
    QFETCH(QString, language);
    QCOMPARE(installTranslations(language), language);
    static const auto namesOfTheMap = QRegularExpression(QStringLiteral(" \\([^)]*\\)$"));
    static const auto squares = QRegularExpression(QStringLiteral("\\b[A-Z]+\\d+\\b"));
    for (const auto& game : games()) {
      auto sums = std::vector<int>(game.scores().size());
      for (auto seat = 0; seat < static_cast<int>(sums.size()); ++seat)
        for (auto line : scoreLines(game, game.moves(), seat)) {
          line.remove(namesOfTheMap);
          const auto equals = line.lastIndexOf(QStringLiteral(" = "));
          auto numbers = numbersIn(equals < 0 ? line.remove(squares) : line.mid(equals));
          // "Player 2 covers the town on D7: −2 points."
          if (equals < 0)
            numbers.erase(numbers.begin());
          QVERIFY2(numbers.size() == 1, qPrintable(line));
          sums[static_cast<std::size_t>(seat)] += numbers.front();
        }
      QCOMPARE(sums, game.scores());
      QVERIFY(!gameText(game).contains(QLatin1Char('%')));
    }
  }
};

QTEST_GUILESS_MAIN(TestScoringText)
#include "tst_scoringtext.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/chips/legality.h"
#include "tests/app/cli/chipcalls.h"

using namespace kartenwerk;

/// The command "chips" when it draws.
class TestChipsCommand : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void chipsLaysALegalLayoutOfAMap();
  void theSameSeedGivesTheSameLayout();
  void startsAreNamedByNameOrBySquare();
  void aNewLayoutLeavesNamedOnesAlone();
  void moreChipsThanFitAre1WithTheSquaresThatProveIt();
  void aMapOnTheDiskIsReferredTo();
  void withoutAnOutputTheLayoutIsShown();
  void severalLayoutsAreNamedByMethodAndSeed();
  void theBadgeSaysWhatMayBeSaidOfTheChance_data();
  void theBadgeSaysWhatMayBeSaidOfTheChance();
  void evenIsMoreEvenAndFairIsFairer();
  void everySettingCanBeReached_data();
  void everySettingCanBeReached();
  void facesAreDealtOrBalanced();
  void impossibleIsASentenceAndAShortProof();
  void impossibleWishesAre1_data();
  void impossibleWishesAre1();
};

void TestChipsCommand::chipsLaysALegalLayoutOfAMap()
{
  const auto program = withChipFiles();
  const auto outcome = program.run(words("chips map.kwmap --count 20 --seed 7 -o out.kwscenario"));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.err, QByteArray());
  const auto scenario = scenarioIn(program, "out.kwscenario");
  QVERIFY(scenario.rules.chips.on);
  QCOMPARE(scenario.rules.chips.count, 20);
  QCOMPARE(scenario.layouts.front().seed, std::uint64_t{7});
  QVERIFY(scenario.layouts.front().origin->uniformity == Uniformity::ExactlyUniform);
  const auto chips = chipsOf(scenario);
  QCOMPARE(chips.size(), std::size_t{20});
  QVERIFY(brokenChipRules(goodMap(), chipSettings(scenario.rules.chips, {}), chips).empty());
  QCOMPARE(program.run(words("check out.kwscenario")).code, 0);
}

void TestChipsCommand::theSameSeedGivesTheSameLayout()
{
  const auto program = withChipFiles();
  program.run(words("chips game.kwscenario --seed 3 --count 20 -o a.kwscenario"));
  program.run(words("chips game.kwscenario --seed 3 --count 20 -o b.kwscenario"));
  program.run(words("chips game.kwscenario --seed 4 --count 20 -o c.kwscenario"));
  QVERIFY(program.exists(QStringLiteral("a.kwscenario")));
  QCOMPARE(program.read(QStringLiteral("a.kwscenario")),
           program.read(QStringLiteral("b.kwscenario")));
  QVERIFY(chipsOf(scenarioIn(program, "a.kwscenario")) !=
          chipsOf(scenarioIn(program, "c.kwscenario")));
}

void TestChipsCommand::startsAreNamedByNameOrBySquare()
{
  const auto program = withChipFiles();
  auto call = words("chips map.kwmap --count 5 -o a.kwscenario --starts");
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,Start A1")}).code, 0);
  QCOMPARE(scenarioIn(program, "a.kwscenario").starts, (std::vector{at("A1"), at("I9")}));
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,B1")}).code, 2);
  QCOMPARE(program.run(call + QStringList{QStringLiteral("I9,I9")}).code, 2);
}

void TestChipsCommand::aNewLayoutLeavesNamedOnesAlone()
{
  const auto program = Program();
  auto scenario = goodScenario();
  scenario.layouts = {{.name = "Mine", .chips = {{at("A9")}}}};
  program.write(QStringLiteral("map.kwmap"), goodMapText());
  program.write(QStringLiteral("game.kwscenario"), scenarioText(scenario));
  program.run(words("chips game.kwscenario --count 5 --seed 1 -o game.kwscenario"));
  program.run(words("chips game.kwscenario --count 5 --seed 2 -o game.kwscenario"));
  const auto after = scenarioIn(program, "game.kwscenario");
  QCOMPARE(after.layouts.size(), std::size_t{2});
  QCOMPARE(after.layouts.front().name, std::string("Mine"));
  QVERIFY(after.layouts.front().chips == scenario.layouts.front().chips);
  QCOMPARE(after.layout, 1);
  QCOMPARE(after.layouts.back().seed, std::uint64_t{2});
}

void TestChipsCommand::moreChipsThanFitAre1WithTheSquaresThatProveIt()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(drawn({"S....S"})));
  // free are C1 and D1, side by side
  const auto outcome = program.run(words("chips map.kwmap --count 2 -o out.kwscenario"));
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("at most 1"), outcome.err.constData());
  QVERIFY2(outcome.err.startsWith("map.kwmap: error: Impossible"), outcome.err.constData());
  QVERIFY(outcome.err.contains("[scenario.chips-too-many]\n"));
  QVERIFY(outcome.err.contains("\nmap.kwmap: info: Dominoes: C1–D1\n"));
  QVERIFY(outcome.err.contains("\nmap.kwmap: info: A layout of so many: "));
  QVERIFY(!program.exists(QStringLiteral("out.kwscenario")));
  QCOMPARE(program.run(words("chips map.kwmap --count 1 -o out.kwscenario")).code, 0);
}

void TestChipsCommand::aMapOnTheDiskIsReferredTo()
{
  const auto program = withChipFiles();
  QVERIFY(QDir(program.path({})).mkdir(QStringLiteral("sub")));
  QCOMPARE(program.run(words("chips map.kwmap --count 9 -o sub/a.kwscenario")).code, 0);
  const auto scenario = scenarioIn(program, "sub/a.kwscenario");
  QCOMPARE(scenario.map->path, std::string("../map.kwmap"));
  QCOMPARE(program.run(words("check sub/a.kwscenario")).code, 0);
  QCOMPARE(program.run(words("chips sub/a.kwscenario --count 8 -o b.kwscenario")).code, 0);
  QCOMPARE(scenarioIn(program, "b.kwscenario").map->path, std::string("map.kwmap"));
}

void TestChipsCommand::withoutAnOutputTheLayoutIsShown()
{
  const auto program = withChipFiles();
  const auto outcome = program.run(words("chips map.kwmap --count 5 --seed 3"));
  QCOMPARE(outcome.code, 0);
  QCOMPARE(outcome.err, QByteArray());
  const auto lines = outcome.out.split('\n');
  QCOMPARE(lines[0], QByteArray("Seed 3: 5 chips, exactly uniform"));
  program.run(words("chips map.kwmap --count 5 --seed 3 -o a.kwscenario"));
  auto places = QStringList{};
  for (const auto place : chipsOf(scenarioIn(program, "a.kwscenario")))
    places.push_back(QString::fromStdString(toString(place)));
  QCOMPARE(QString::fromUtf8(lines[1]), QStringLiteral("  ") + places.join(QStringLiteral(", ")));
  QVERIFY(lines[2].startsWith("  Evenness "));
  QVERIFY(lines[3].contains(" of 1,000 uniform layouts"));
  QVERIFY(lines[4].startsWith("  Farthest from even: Columns "));
  QVERIFY2(lines[5].contains("access gap") && lines[5].contains("the map's own"), lines[5]);
  QCOMPARE(program.files().size(), qsizetype{4});
}

void TestChipsCommand::severalLayoutsAreNamedByMethodAndSeed()
{
  const auto program = withChipFiles();
  const auto call = words("chips map.kwmap --count 5 --seed 7 --layouts 3 -o a.kwscenario");
  const auto outcome = program.run(call);
  QCOMPARE(outcome.code, 0);
  QVERIFY(outcome.out.contains("Seed 7:") && outcome.out.contains("Seed 9:"));
  const auto scenario = scenarioIn(program, "a.kwscenario");
  QCOMPARE(scenario.layouts.size(), std::size_t{3});
  QCOMPARE(scenario.layouts[2].name, std::string("uniform 9"));
  QCOMPARE(scenario.layout, 0);
  // Each is the layout of its own seed, and drawn again it takes its own place.
  program.run(words("chips map.kwmap --count 5 --seed 9 -o b.kwscenario"));
  QVERIFY(scenarioIn(program, "b.kwscenario").layouts[0].chips == scenario.layouts[2].chips);
  program.run(words("chips a.kwscenario --seed 8 --layouts 3 -o a.kwscenario"));
  QCOMPARE(scenarioIn(program, "a.kwscenario").layouts.size(), std::size_t{4});
}

void TestChipsCommand::theBadgeSaysWhatMayBeSaidOfTheChance_data()
{
  QTest::addColumn<QString>("call");
  QTest::addColumn<QByteArray>("badge");
  QTest::newRow("tables") << "chips map.kwmap --count 9" << QByteArray("exactly uniform");
  QTest::newRow("coupling") << "chips wide.kwmap --count 30" << QByteArray("exactly uniform");
  QTest::newRow("proved") << "chips wide.kwmap --count 15 --diagonal"
                          << QByteArray("uniform to within 10⁻⁶ (proved)");
  QTest::newRow("even") << "chips map.kwmap --count 9 --method even --best 2"
                        << QByteArray("random, not uniform");
  QTest::newRow("fair") << "chips map.kwmap --count 9 --method fair --best 2"
                        << QByteArray("random, not uniform");
}

void TestChipsCommand::theBadgeSaysWhatMayBeSaidOfTheChance()
{
  QFETCH(QString, call);
  QFETCH(QByteArray, badge);
  const auto outcome = withChipFiles().run(call.split(u' '));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  const auto first = outcome.out.left(outcome.out.indexOf('\n'));
  QVERIFY2(first.endsWith(", " + badge), first.constData());
}

void TestChipsCommand::evenIsMoreEvenAndFairIsFairer()
{
  const auto program = withChipFiles();
  const auto first = [&](const char* options) {
    const auto report =
        jsonOf(program, words("chips map.kwmap --count 9 --seed 2") + words(options));
    return report[QStringLiteral("layouts")].toArray()[0].toObject();
  };
  const auto percent = [](const QJsonObject& layout) {
    return layout[QStringLiteral("evenness")].toObject()[QStringLiteral("percent")].toInt();
  };
  const auto gap = [](const QJsonObject& layout) {
    return layout[QStringLiteral("gaps")].toArray()[0].toObject()[QStringLiteral("steps")].toInt();
  };
  const auto uniform = first("--method uniform");
  const auto even = first("--method even --best 5");
  const auto fair = first("--method fair --fairness 500 --best 5");
  QVERIFY(percent(even) > percent(uniform) + 10);
  QVERIFY(gap(fair) <= gap(even) && gap(fair) < gap(uniform));
  QCOMPARE(first("--method even --evenness 0")[QStringLiteral("chips")],
           uniform[QStringLiteral("chips")]);
}

void TestChipsCommand::everySettingCanBeReached_data()
{
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("key"); // of the wishes in the settings
  QTest::newRow("pin") << "--pin D5,B2"
                       << "pinned";
  QTest::newRow("ban") << "--ban E3"
                       << "banned";
  QTest::newRow("spacing") << "--spacing 3"
                           << "steps";
  QTest::newRow("diagonal") << "--diagonal"
                            << "diagonal";
  QTest::newRow("without") << "--without island,chip-mark"
                           << "forbidden";
  QTest::newRow("quota") << "--quota North=2..3"
                         << "quotas";
  QTest::newRow("symmetry") << "--symmetry half-turn"
                            << "symmetry";
}

void TestChipsCommand::everySettingCanBeReached()
{
  QFETCH(QString, options);
  QFETCH(QString, key);
  auto north = Region{.name = "North"};
  for (const auto* place : {"A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"})
    north.squares.push_back(at(place));
  const auto map = Map(9, 5, {Ground::Playable})
                       .withRegions({north})
                       .withSite({.place = at("E2"), .kind = SiteKind::Island})
                       .withSite({.place = at("E4"), .kind = SiteKind::ChipMark});
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(map));
  const auto call = words("chips map.kwmap --count 6 --seed 4") + options.split(u' ');
  const auto report = jsonOf(program, call);
  const auto settings = report[QStringLiteral("settings")].toObject();
  QCOMPARE(settings[QStringLiteral("wishes")].toObject().keys(), QStringList{key});
  // Drawn, stored, checked: the layout keeps what was asked.
  QVERIFY(!report.contains(QStringLiteral("impossible")));
  QCOMPARE(program.run(call + words("-o a.kwscenario")).code, 0);
  const auto scenario = scenarioIn(program, "a.kwscenario");
  QVERIFY(!(scenario.chipWishes == ChipWishes{}));
  QVERIFY(brokenChipRules(map, chipSettings(scenario), chipsOf(scenario)).empty());
  QCOMPARE(program.run(words("chips a.kwscenario --check")).code, 0);
  // "none" takes it back.
  if (key != QStringLiteral("steps") && key != QStringLiteral("diagonal")) {
    const auto none = options.left(options.indexOf(u' ')) + QStringLiteral(" none");
    QVERIFY(
        !jsonOf(program, words("chips a.kwscenario") + none.split(u' '))[QStringLiteral("settings")]
             .toObject()
             .contains(QStringLiteral("wishes")));
  }
}

void TestChipsCommand::facesAreDealtOrBalanced()
{
  const auto program = withChipFiles();
  for (const auto* faces : {"dealt", "balanced"}) {
    const auto call = words("chips map.kwmap --count 12 -o a.kwscenario --faces");
    QCOMPARE(program.run(call + QStringList{QString::fromLatin1(faces)}).code, 0);
    const auto scenario = scenarioIn(program, "a.kwscenario");
    for (const auto& chip : scenario.layouts[0].chips)
      QVERIFY(chip.colour != Colour::None && (chip.value == 1 || chip.value == 2));
  }
  const auto tooMany =
      program.run(words("chips wide.kwmap --count 40 --faces dealt -o b.kwscenario"));
  QCOMPARE(tooMany.code, 1);
  QVERIFY2(tooMany.err.contains("The box holds only 30 chips."), tooMany.err.constData());
  QVERIFY(!program.exists(QStringLiteral("b.kwscenario")));
}

void TestChipsCommand::impossibleIsASentenceAndAShortProof()
{
  const auto program = withChipFiles();
  const auto outcome = program.run(words("chips wide.kwmap --count 451"));
  QCOMPARE(outcome.code, 1);
  QCOMPARE(outcome.out, QByteArray());
  const auto lines = outcome.err.trimmed().split('\n');
  QCOMPARE(lines[0], QByteArray("wide.kwmap: error: Impossible: at most 450 chips fit. "
                                "[scenario.chips-too-many]"));
  QVERIFY2(lines[1].contains("900 squares") && lines[1].contains("450 dominoes"), lines[1]);
  QCOMPARE(lines.size(), qsizetype{4});
}

void TestChipsCommand::impossibleWishesAre1_data()
{
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("reason");
  QTest::addColumn<QByteArray>("sentence");
  QTest::newRow("a pin on a town")
      << "--count 3 --pin E3"
      << "pin-forbidden" << QByteArray("E3 is pinned, but may hold no chip");
  QTest::newRow("a pin off the map")
      << "--count 3 --pin Z99"
      << "pin-forbidden" << QByteArray("Z99 is pinned, but may hold no chip");
  QTest::newRow("pins side by side") << "--count 3 --pin D7,E7"
                                     << "pins-too-close" << QByteArray("D7 and E7 are too close");
  QTest::newRow("more pins than chips")
      << "--count 1 --pin D7,B7"
      << "more-pins-than-chips" << QByteArray("more squares are pinned than the 1 chip");
  QTest::newRow("a map that is not symmetric")
      << "--count 4 --symmetry left-right"
      << "not-symmetric" << QByteArray("does not have the symmetry");
}

void TestChipsCommand::impossibleWishesAre1()
{
  QFETCH(QString, options);
  QFETCH(QString, reason);
  QFETCH(QByteArray, sentence);
  const auto program = withChipFiles();
  const auto call = words("chips map.kwmap") + options.split(u' ');
  const auto outcome = program.run(call);
  QCOMPARE(outcome.code, 1);
  QVERIFY2(outcome.err.contains("Impossible: ") && outcome.err.contains(sentence),
           outcome.err.constData());
  QCOMPARE(jsonOf(program, call)[QStringLiteral("impossible")].toObject()[QStringLiteral("reason")],
           QJsonValue(reason));
}

QTEST_GUILESS_MAIN(TestChipsCommand)
#include "tst_chips.moc"

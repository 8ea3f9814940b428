// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/tool.h"

#include <QTest>

#include "tests/support/drawn.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

Spot spot(std::string_view place)
{
  return {at(place)};
}

Spot beside(std::string_view place, Side side)
{
  auto result = Spot{at(place), allSides, true};
  std::swap(result.sides[0], result.sides[static_cast<std::size_t>(side)]);
  return result;
}

Stroke over(std::initializer_list<std::string_view> places)
{
  auto stroke = Stroke{};
  for (const auto place : places)
    stroke.push_back(spot(place));
  return stroke;
}

Scenario withChipAt(std::initializer_list<std::string_view> places)
{
  auto chips = std::vector<PlacedChip>{};
  for (const auto place : places)
    chips.push_back({at(place)});
  return withChips({}, std::move(chips));
}

} // namespace

class TestTool : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aDragPaintsEachSquareOnce();
  void paintingTheSameGroundChangesNothing();
  void paintingSeaTakesWhatStoodThereAndItsChip();
  void strokesBeyondTheMapPaintOnlyWhatLiesOnIt();
  void aClickAddsATownWithAFreeName();
  void aDragMovesTheTownItBeganOn();
  void aMovedStartStaysInUse();
  void noTownInALargeCity();
  void aDragMakesOneLargeCity();
  void aDragFromALargeCityExtendsIt();
  void aClickAtAnOuterSideGoesFromCityToRoadToClosed();
  void aPrintIsFoundFromBothSidesOfTheBorder();
  void noPrintBetweenTwoSquares();
  void printingTheSameAgainChangesNothing();
  void aFerryGoesFromLandingToLanding();
  void aFerryReplacesThePrintAtItsLanding();
  void aFerryNeedsTwoSquares();
  void chipsKeepApart();
  void noChipOnATown();
  void aClickOnAChipTakesItAway();
  void aDraggedChipGoesWhereItMayLie();
  void aDraggedChipStaysWhereItWasWhenItMayNotLie();
  void pinsAndBansDoNotTouchTheLayout();
  void aPinTakesTheBanOfItsSquare();
  void noPinWhereNoChipMayEverLie();
  void chipsKeepFartherApartIfTheScenarioAsks();
  void marksArePrintedChangedAndTakenAway();
  void chipMarksMayLieInALargeCityOtherMarksMayNot();
  void eraseTakesTheTopmostLayerOnly();
  void eraseInALargeCityLeavesLand();
  void selectionsAddAndToggle();
  void pickingTakesTheKindUnderThePointer();
  void clearingTakesEverything();
  void hoverRefusesWhereTheToolCanDoNothing();
};

void TestTool::aDragPaintsEachSquareOnce()
{
  const auto before = Drawing{drawn({"....", "...."}), {}};
  const auto outcome =
      applied(Tool::Ground, {.ground = {Ground::Outside}}, before, over({"A1", "B1", "A1", "C1"}));
  QCOMPARE(outcome.drawing.map, drawn({"~~~.", "...."}));
  QCOMPARE(outcome.marks.squares.size(), 3U);
  QVERIFY(outcome.text.contains(QLatin1String("3")));
}

void TestTool::paintingTheSameGroundChangesNothing()
{
  const auto before = Drawing{drawn({"~~", ".."}), {}};
  const auto outcome =
      applied(Tool::Ground, {.ground = {Ground::Outside}}, before, over({"A1", "B1"}));
  QCOMPARE(outcome.drawing, before);
  QVERIFY(outcome.text.isEmpty());
}

void TestTool::paintingSeaTakesWhatStoodThereAndItsChip()
{
  auto before = Drawing{drawn({"St."}), withChipAt({"B1", "C1"})};
  before.scenario.starts = {at("A1")};
  before.map = before.map.withPrint({at("B1"), Side::North});
  const auto outcome =
      applied(Tool::Ground, {.ground = {Ground::Outside}}, before, over({"A1", "B1"}));
  QCOMPARE(outcome.drawing.map, drawn({"~~."}));
  QCOMPARE(chipsOf(outcome.drawing.scenario), (std::vector<PlacedChip>{{at("C1")}}));
  QVERIFY(outcome.drawing.scenario.starts.empty());
}

void TestTool::strokesBeyondTheMapPaintOnlyWhatLiesOnIt()
{
  const auto before = Drawing{drawn({".."}), {}};
  auto stroke = over({"A1", "B1", "C1", "D1"});
  stroke.push_back({{-1, -1}});
  const auto outcome = applied(Tool::Ground, {.ground = {Ground::Blocked}}, before, stroke);
  QCOMPARE(outcome.drawing.map, drawn({"##"}));
}

void TestTool::aClickAddsATownWithAFreeName()
{
  auto drawing = Drawing{drawn({"..~"}), {}};
  drawing = applied(Tool::Town, {}, drawing, over({"A1"})).drawing;
  drawing = applied(Tool::Town, {}, drawing, over({"C1"})).drawing;
  QCOMPARE(drawing.map.sites().size(), 2U);
  QVERIFY(drawing.map.sites()[0].name != drawing.map.sites()[1].name);
  QVERIFY(!drawing.map.sites()[0].name.empty());
  QCOMPARE(drawing.map.at(at("C1")).ground, Ground::Playable); // a town makes the land it needs
}

void TestTool::aDragMovesTheTownItBeganOn()
{
  const auto before = Drawing{drawn({"t.."}), {}};
  const auto outcome = applied(Tool::Town, {}, before, over({"A1", "B1", "C1"}));
  QCOMPARE(outcome.drawing.map.sites().size(), 1U);
  QVERIFY(outcome.drawing.map.sites()[0].place == at("C1"));
  QCOMPARE(outcome.drawing.map.sites()[0].name, std::string("Town A1"));
}

void TestTool::aMovedStartStaysInUse()
{
  auto before = Drawing{drawn({"S.."}), {}};
  before.scenario.starts = {at("A1")};
  const auto outcome = applied(Tool::Start, {}, before, over({"A1", "B1"}));
  QCOMPARE(outcome.drawing.scenario.starts, std::vector<Place>{at("B1")});
}

void TestTool::noTownInALargeCity()
{
  const auto before = Drawing{drawn({"11."}), {}};
  const auto outcome = applied(Tool::Town, {}, before, over({"A1"}));
  QCOMPARE(outcome.drawing, before);
  QCOMPARE(outcome.marks.refused, std::vector<Place>{at("A1")});
}

void TestTool::aDragMakesOneLargeCity()
{
  const auto before = Drawing{drawn({"t.", "~."}), {}};
  const auto outcome = applied(Tool::LargeCity, {}, before, over({"A1", "B1", "B2"}));
  QCOMPARE(outcome.drawing.map.largeCities().size(), 1U);
  QCOMPARE(outcome.drawing.map.largeCities()[0].squares.size(), 3U);
  QVERIFY(outcome.drawing.map.sites().empty());
}

void TestTool::aDragFromALargeCityExtendsIt()
{
  const auto before = Drawing{drawn({"11..2"}), {}};
  const auto outcome = applied(Tool::LargeCity, {}, before, over({"B1", "C1", "D1", "E1"}));
  QCOMPARE(outcome.drawing.map.largeCities().size(), 1U);
  QCOMPARE(outcome.drawing.map.largeCities()[0].squares.size(), 5U);
  QCOMPARE(outcome.drawing.map.largeCities()[0].name, std::string("City 1"));
}

void TestTool::aClickAtAnOuterSideGoesFromCityToRoadToClosed()
{
  auto drawing = Drawing{drawn({"11."}), {}};
  const auto kind = [&] { return drawing.map.largeCities()[0].sideAt(at("B1"), Side::East); };
  for (const auto expected : {CitySideKind::Road, CitySideKind::Closed, CitySideKind::City}) {
    drawing = applied(Tool::LargeCity, {}, drawing, {beside("B1", Side::East)}).drawing;
    QCOMPARE(kind(), expected);
  }
  const auto inner = applied(Tool::LargeCity, {}, drawing, {beside("B1", Side::West)});
  QCOMPARE(inner.drawing, drawing);
}

void TestTool::aPrintIsFoundFromBothSidesOfTheBorder()
{
  const auto before = Drawing{drawn({"~.", ".."}), {}};
  const auto options = ToolOptions{.print = PrintKind::City, .printCoats = 2};
  const auto inside = applied(Tool::Print, options, before, {beside("B1", Side::West)});
  const auto outside = applied(Tool::Print, options, before, {beside("A1", Side::East)});
  QCOMPARE(inside.drawing, outside.drawing);
  const auto* print = inside.drawing.map.print(at("B1"), Side::West);
  QVERIFY(print);
  QCOMPARE(print->kind, PrintKind::City);
  QCOMPARE(print->coats, 2);
  // Off the grid there is nothing to play either.
  const auto rim = applied(Tool::Print, options, before, {beside("B1", Side::East)});
  QVERIFY(rim.drawing.map.print(at("B1"), Side::East));
}

void TestTool::noPrintBetweenTwoSquares()
{
  const auto before = Drawing{drawn({"...", "...", "..."}), {}};
  const auto outcome = applied(Tool::Print, {}, before, {beside("B2", Side::West)});
  QCOMPARE(outcome.drawing, before);
  QCOMPARE(outcome.marks.refused, std::vector<Place>{at("B2")});
}

void TestTool::printingTheSameAgainChangesNothing()
{
  auto before = Drawing{drawn({"."}), {}};
  before.map = before.map.withPrint({.place = at("A1"), .side = Side::North, .name = "Polen"});
  const auto outcome = applied(Tool::Print, {}, before, {beside("A1", Side::North)});
  QCOMPARE(outcome.drawing, before);
  QVERIFY(outcome.text.isEmpty());
}

void TestTool::aFerryGoesFromLandingToLanding()
{
  const auto before = Drawing{drawn({".~."}), {}};
  const auto stroke = Stroke{beside("C1", Side::West), spot("B1"), beside("A1", Side::East)};
  const auto outcome = applied(Tool::Ferry, {.ferryPoints = 2}, before, stroke);
  QCOMPARE(outcome.drawing.map.ferries().size(), 1U);
  const auto& ferry = outcome.drawing.map.ferries()[0];
  QCOMPARE(ferry.from, (Landing{at("A1"), Side::East}));
  QCOMPARE(ferry.to, (Landing{at("C1"), Side::West}));
  QCOMPARE(ferry.points, 2);
}

void TestTool::aFerryReplacesThePrintAtItsLanding()
{
  auto before = Drawing{drawn({".~."}), {}};
  before.map = before.map.withPrint({at("A1"), Side::East});
  const auto outcome =
      applied(Tool::Ferry, {}, before, {beside("A1", Side::East), beside("C1", Side::West)});
  QVERIFY(outcome.drawing.map.prints().empty());
  QCOMPARE(outcome.drawing.map.ferries().size(), 1U);
}

void TestTool::aFerryNeedsTwoSquares()
{
  const auto before = Drawing{drawn({".~."}), {}};
  const auto outcome =
      applied(Tool::Ferry, {}, before, {beside("A1", Side::East), beside("A1", Side::North)});
  QCOMPARE(outcome.drawing, before);
}

void TestTool::chipsKeepApart()
{
  const auto before = Drawing{drawn({"....", "...."}), {}};
  const auto outcome =
      applied(Tool::Chip, {.chip = Colour::Purple}, before, over({"A1", "B1", "C1", "C2"}));
  QCOMPARE(chipsOf(outcome.drawing.scenario),
           (std::vector<PlacedChip>{{at("A1"), Colour::Purple}, {at("C1"), Colour::Purple}}));
  QVERIFY(!outcome.marks.hint.isEmpty());
}

void TestTool::noChipOnATown()
{
  const auto before = Drawing{drawn({"t..."}), {}};
  QCOMPARE(applied(Tool::Chip, {}, before, over({"A1"})).drawing, before);
}

void TestTool::aClickOnAChipTakesItAway()
{
  const auto before = Drawing{drawn({"...."}), withChipAt({"A1", "C1"})};
  const auto outcome = applied(Tool::Chip, {}, before, over({"A1"}));
  QCOMPARE(chipsOf(outcome.drawing.scenario), (std::vector<PlacedChip>{{at("C1")}}));
}

void TestTool::aDraggedChipGoesWhereItMayLie()
{
  auto before = Drawing{drawn({"t....", "....."}), withChipAt({"B1", "D2"})};
  before.scenario.layouts[0].chips[0].colour = Colour::Orange;
  const auto outcome = applied(Tool::Chip, {}, before, over({"B1", "C1", "D1", "E1"}));
  QCOMPARE(chipsOf(outcome.drawing.scenario),
           (std::vector<PlacedChip>{{at("E1"), Colour::Orange}, {at("D2")}}));
  // Lit: neither the town nor the other chip nor its neighbours; its own neighbours are free.
  QCOMPARE(outcome.marks.allowed, (std::vector{at("B1"), at("C1"), at("E1"), at("A2"), at("B2")}));
}

void TestTool::aDraggedChipStaysWhereItWasWhenItMayNotLie()
{
  const auto before = Drawing{drawn({".t...."}), withChipAt({"A1", "E1"})};
  for (const auto* to : {"B1", "D1", "E1"}) {
    const auto outcome = applied(Tool::Chip, {}, before, over({"A1", to}));
    QCOMPARE(outcome.drawing, before);
    QCOMPARE(outcome.marks.refused, std::vector<Place>{at(to)});
    QVERIFY(!outcome.marks.hint.isEmpty());
    QVERIFY(outcome.text.isEmpty());
  }
  // Back to its own square: nothing has happened, it is not taken away.
  QCOMPARE(applied(Tool::Chip, {}, before, over({"A1", "C1", "A1"})).drawing, before);
}

void TestTool::pinsAndBansDoNotTouchTheLayout()
{
  const auto before = Drawing{drawn({"....."}), withChipAt({"A1"})};
  const auto pinned = applied(Tool::Chip, {.chipAct = ChipAct::Pin}, before, over({"A1"}));
  QCOMPARE(pinned.drawing.scenario.chipWishes.pinned, std::vector<Place>{at("A1")});
  QCOMPARE(pinned.drawing.scenario.layouts, before.scenario.layouts);
  const auto banned =
      applied(Tool::Chip, {.chipAct = ChipAct::Ban}, pinned.drawing, over({"C1", "D1"}));
  QCOMPARE(banned.drawing.scenario.chipWishes.banned, (std::vector<Place>{at("C1"), at("D1")}));
  QVERIFY(!banned.text.isEmpty());
  // The first square decides: a stroke from a banned one takes bans back.
  const auto freed =
      applied(Tool::Chip, {.chipAct = ChipAct::Ban}, banned.drawing, over({"D1", "E1"}));
  QCOMPARE(freed.drawing.scenario.chipWishes.banned, std::vector<Place>{at("C1")});
  // A banned square refuses a chip.
  QCOMPARE(applied(Tool::Chip, {}, banned.drawing, over({"C1"})).marks.refused,
           std::vector<Place>{at("C1")});
}

void TestTool::aPinTakesTheBanOfItsSquare()
{
  auto before = Drawing{drawn({"..."}), {}};
  before.scenario.chipWishes.banned = {at("B1")};
  const auto outcome = applied(Tool::Chip, {.chipAct = ChipAct::Pin}, before, over({"B1"}));
  QVERIFY(outcome.drawing.scenario.chipWishes.banned.empty());
  QCOMPARE(outcome.drawing.scenario.chipWishes.pinned, std::vector<Place>{at("B1")});
}

void TestTool::noPinWhereNoChipMayEverLie()
{
  const auto before = Drawing{drawn({"t~."}), {}};
  for (const auto* place : {"A1", "B1"}) {
    const auto outcome = applied(Tool::Chip, {.chipAct = ChipAct::Pin}, before, over({place}));
    QCOMPARE(outcome.drawing, before);
    QCOMPARE(outcome.marks.refused, std::vector<Place>{at(place)});
  }
}

void TestTool::chipsKeepFartherApartIfTheScenarioAsks()
{
  auto before = Drawing{drawn({"......"}), withChipAt({"A1"})};
  before.scenario.chipWishes.spacing.steps = 3;
  const auto outcome = applied(Tool::Chip, {}, before, over({"C1", "D1"}));
  QCOMPARE(outcome.marks.refused, std::vector<Place>{at("C1")});
  QCOMPARE(chipsOf(outcome.drawing.scenario), (std::vector<PlacedChip>{{at("A1")}, {at("D1")}}));
}

void TestTool::marksArePrintedChangedAndTakenAway()
{
  const auto before = Drawing{drawn({"...", "~.."}), {}};
  auto options = ToolOptions{.mark = SiteKind::ChipMark, .markColour = Colour::Orange};
  const auto printed = applied(Tool::Mark, options, before, over({"A1", "B1", "A2"}));
  QCOMPARE(printed.drawing.map.sites().size(), std::size_t{2});
  QVERIFY(printed.drawing.map.site(at("B1"), SiteKind::ChipMark)->colour == Colour::Orange);
  QVERIFY(printed.marks.refused == std::vector{at("A2")});
  options.markColour = Colour::Purple;
  const auto changed = applied(Tool::Mark, options, printed.drawing, over({"A1", "B1"}));
  QVERIFY(changed.drawing.map.site(at("B1"), SiteKind::ChipMark)->colour == Colour::Purple);
  const auto taken = applied(Tool::Mark, options, changed.drawing, over({"A1", "B1", "C1"}));
  QVERIFY(taken.drawing == before);
  options.mark = SiteKind::Island;
  options.islandCoats = 3;
  const auto island = applied(Tool::Mark, options, before, over({"C2"}));
  QCOMPARE(island.drawing.map.site(at("C2"), SiteKind::Island)->coats, 3);
  const auto [tool, like] = picked({}, island.drawing, spot("C2"));
  QCOMPARE(tool, Tool::Mark);
  QVERIFY(like.mark == SiteKind::Island && like.islandCoats == 3);
}

void TestTool::chipMarksMayLieInALargeCityOtherMarksMayNot()
{
  const auto before = Drawing{drawn({".1"}), {}};
  for (const auto kind : {SiteKind::ChipMark, SiteKind::Island, SiteKind::Chumak}) {
    const auto options = ToolOptions{.mark = kind};
    const auto outcome = applied(Tool::Mark, options, before, over({"B1"}));
    const auto allowed = kind == SiteKind::ChipMark;
    QCOMPARE(outcome.drawing.map.sites().size(), std::size_t{allowed ? 1U : 0U});
    QCOMPARE(hovered(Tool::Mark, options, before, spot("B1")).refused.empty(), allowed);
  }
}

void TestTool::eraseTakesTheTopmostLayerOnly()
{
  const auto before = Drawing{drawn({"t.t"}), withChipAt({"B1"})};
  // A stroke that began on a town leaves the chip and the land it crosses.
  const auto outcome = applied(Tool::Erase, {}, before, over({"A1", "B1", "C1", "A1"}));
  QCOMPARE(outcome.drawing.map, drawn({"..."}));
  QCOMPARE(chipsOf(outcome.drawing.scenario).size(), 1U);
  const auto chip = applied(Tool::Erase, {}, outcome.drawing, over({"B1"}));
  QVERIFY(chipsOf(chip.drawing.scenario).empty());
  const auto land = applied(Tool::Erase, {}, chip.drawing, over({"B1"}));
  QCOMPARE(land.drawing.map, drawn({".~."}));
}

void TestTool::eraseInALargeCityLeavesLand()
{
  const auto before = Drawing{drawn({"111"}), {}};
  const auto outcome = applied(Tool::Erase, {}, before, over({"A1"}));
  QCOMPARE(outcome.drawing.map.at(at("A1")).ground, Ground::Playable);
  QCOMPARE(outcome.drawing.map.largeCities()[0].squares.size(), 2U);
}

void TestTool::selectionsAddAndToggle()
{
  const auto map = drawn({"...", "..."});
  const auto first = selected(map, {}, at("A1"), at("B1"), SelectMode::Replace);
  QCOMPARE(first, (std::vector<Place>{at("A1"), at("B1")}));
  const auto both = selected(map, first, at("C2"), at("B1"), SelectMode::Add);
  QCOMPARE(both, (std::vector<Place>{at("A1"), at("B1"), at("C1"), at("B2"), at("C2")}));
  const auto less = selected(map, both, at("A1"), at("Z9"), SelectMode::Toggle);
  QCOMPARE(less, std::vector<Place>{at("A2")});
}

void TestTool::pickingTakesTheKindUnderThePointer()
{
  auto drawing = Drawing{drawn({"t%1", "D.."}), withChipAt({"B2"})};
  drawing.map = drawing.map.withPrint(
      {.place = at("A1"), .side = Side::North, .kind = PrintKind::City, .coats = 3});
  QCOMPARE(picked({}, drawing, spot("A1")).first, Tool::Town);
  QCOMPARE(picked({}, drawing, spot("B1")).second.ground,
           (Square{Ground::Outside, OutsideLook::Clouds}));
  QCOMPARE(picked({}, drawing, spot("C1")).first, Tool::LargeCity);
  QCOMPARE(picked({}, drawing, spot("A2")).second.ground.colour, Colour::Purple);
  QCOMPARE(picked({}, drawing, spot("B2")).first, Tool::Chip);
  const auto [tool, options] = picked({}, drawing, beside("A1", Side::North));
  QCOMPARE(tool, Tool::Print);
  QCOMPARE(options.print, PrintKind::City);
  QCOMPARE(options.printCoats, 3);
}

void TestTool::clearingTakesEverything()
{
  const auto before = Drawing{drawn({"S1", ".."}), withChipAt({"A2"})};
  const auto outcome = cleared(before, {at("A1"), at("B1"), at("A2")});
  QCOMPARE(outcome.drawing.map, drawn({"~~", "~."}));
  QVERIFY(chipsOf(outcome.drawing.scenario).empty());
  QVERIFY(!outcome.text.isEmpty());
}

void TestTool::hoverRefusesWhereTheToolCanDoNothing()
{
  const auto drawing = Drawing{drawn({"t1~", "...", "..."}), {}};
  QCOMPARE(hovered(Tool::Chip, {}, drawing, spot("A1")).refused, std::vector<Place>{at("A1")});
  QVERIFY(!hovered(Tool::Chip, {}, drawing, spot("A1")).hint.isEmpty());
  QCOMPARE(hovered(Tool::Town, {}, drawing, spot("B1")).refused, std::vector<Place>{at("B1")});
  QCOMPARE(hovered(Tool::Print, {}, drawing, spot("B2")).refused, std::vector<Place>{at("B2")});
  QCOMPARE(hovered(Tool::Print, {}, drawing, beside("C1", Side::South)).sides,
           (std::vector<Landing>{{at("C2"), Side::North}}));
}

QTEST_GUILESS_MAIN(TestTool)
#include "tst_tool.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <limits>
#include <map>

#include "model/chips/legality.h"
#include "model/scenario/chiplayout.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/views/opened.h"
#include "tests/views/spoken.h"
#include "views/chips/chipcontrols.h"
#include "views/chips/chipfactsview.h"
#include "views/chips/chipsettingsview.h"
#include "views/chips/chipspanel.h"
#include "views/chips/columns.h"
#include "views/chips/countsview.h"
#include "views/chips/facesview.h"
#include "views/chips/factline.h"
#include "views/chips/foldgroup.h"
#include "views/chips/layoutedits.h"
#include "views/chips/layoutview.h"
#include "views/chips/quotasview.h"
#include "views/chips/reasonsview.h"
#include "views/chips/whybutton.h"
#include "views/text/chiptext.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

/// Ten squares in a row between two starts; the squares next to them may hold no chip.
PlayableScenario row()
{
  auto map = drawn({"S..........S"});
  for (const auto* start : {"A1", "L1"})
    map = map.withSite({.place = at(start), .kind = SiteKind::Start, .name = start});
  auto playable = playableOn(map);
  playable.scenario.starts = {at("A1"), at("L1")};
  playable.scenario.rules.chips.count = 3;
  return playable;
}

QString allText(const QWidget& panel)
{
  auto text = QString();
  for (const auto* label : panel.findChildren<QLabel*>())
    if (label->isVisibleTo(&panel))
      text += label->text() + QLatin1Char('\n');
  return text;
}

std::vector<Place> squaresOf(const Session& session)
{
  const auto* layout = layoutInUse(session.scenario());
  return layout ? squaresOf(*layout) : std::vector<Place>();
}

int steps(const Session& session)
{
  return static_cast<int>(session.history().size());
}

QPushButton* button(const QWidget& panel, const QString& text)
{
  for (auto* found : panel.findChildren<QPushButton*>())
    if (found->text().remove(QLatin1Char('&')) == text)
      return found;
  return nullptr;
}

/// The part of the panel under that title, opened.
template <class View>
View* unfolded(const QWidget& panel)
{
  auto* view = panel.findChild<View*>();
  qobject_cast<FoldGroup*>(view->parentWidget())->setOpen(true);
  return view;
}

/// Lines of a panel that show something on the map, by a part of their sentence.
FactLine* lineWith(const QWidget& panel, const QString& text)
{
  for (auto* line : panel.findChildren<FactLine*>())
    if (line->sentence().contains(text))
      return line;
  return nullptr;
}

MapOverlay lastOf(const QSignalSpy& overlays)
{
  return overlays.isEmpty() ? MapOverlay() : overlays.last().at(0).value<MapOverlay>();
}

/// A panel on that, in a window of its own.
struct Opened
{
  explicit Opened(const PlayableScenario& playable) : session(opened(playable))
  {
    panel.resize(900, 700);
    panel.show();
    panel.setSession(session.get());
  }
  void draw()
  {
    const auto before = steps(*session);
    panel.draw();
    QTRY_COMPARE(steps(*session), before + 1);
  }
  const ChipLayout& layout() const { return *layoutInUse(session->scenario()); }

  std::unique_ptr<Session> session;
  ChipsPanel panel;
};

} // namespace

class TestChipsPanel : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  // Eight squares in a row: at most 4 chips; 3 chips in C(8 - 3 + 1, 3) = 20 ways.
  void itSaysHowManySquaresChipsAndLayoutsThereAre()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("8 squares may hold a chip.")));
    QVERIFY(allText(panel).contains(QStringLiteral("At most 4 chips fit.")));
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("There are 20 layouts of 3 chips.")));
  }

  void theNumbersFollowTheMapWhileItIsPainted()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.resize(400, 800);
    panel.show();
    panel.setSession(session.get());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("8 squares")));
    session->preview({.map = session->map().withSquare(at("F1"), {})});
    QVERIFY(session->inStroke());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("7 squares")));
    session->cancelStroke();
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("8 squares")));
  }

  void aDrawIsOneStepAndKeepsTheRules()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    panel.draw();
    QTRY_COMPARE(squaresOf(*session).size(), std::size_t{3});
    QCOMPARE(session->history().size(), std::size_t{1});
    QVERIFY(brokenChipRules(session->map(), chipSettings(session->scenario()), squaresOf(*session))
                .empty());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("exactly uniform")));
    session->undo();
    QVERIFY(squaresOf(*session).empty());
  }

  void aDrawForRulesThatWereChangedMeanwhileIsNotLaid()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    panel.draw();
    auto scenario = session->scenario();
    scenario.rules.chips.count = 2;
    session->edit({.scenario = scenario}, QStringLiteral("Two chips"));
    QTRY_VERIFY(!squaresOf(*session).empty());
    QCOMPARE(squaresOf(*session).size(), std::size_t{2});
  }

  void theSameSeedGivesTheSameLayoutAndNextAnother()
  {
    const auto session = opened(bundled("deutschland"));
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    panel.findChild<ChipSettingsView*>()->setSeed(7);
    const auto seed = [&] { return layoutInUse(session->scenario())->seed; };
    panel.draw();
    QTRY_COMPARE(seed(), std::uint64_t{7});
    const auto first = squaresOf(*session);
    QCOMPARE(first.size(), std::size_t{30});
    panel.drawNext();
    QTRY_COMPARE(seed(), std::uint64_t{8});
    QVERIFY(squaresOf(*session) != first);
    panel.drawPrevious();
    QTRY_COMPARE(seed(), std::uint64_t{7});
    QCOMPARE(squaresOf(*session), first);
  }

  void tooManyChipsAreImpossibleAndTheMapShowsWhy()
  {
    auto playable = row();
    playable.scenario.rules.chips.count = 5;
    const auto session = opened(playable);
    auto panel = ChipsPanel();
    panel.resize(400, 800);
    panel.show();
    panel.setSession(session.get());
    auto shown = QSignalSpy(&panel, &ChipsPanel::overlayChanged);
    panel.draw();
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("Impossible: at most 4 chips fit.")));
    QVERIFY(squaresOf(*session).empty());
    QVERIFY(session->history().empty());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("5 chips are impossible")));
    button(panel, QStringLiteral("Show why"))->click();
    QVERIFY(!shown.isEmpty());
    const auto overlay = shown.last().at(0).value<MapOverlay>();
    QCOMPARE(overlay.dominoes.size(), std::size_t{4});
    QCOMPARE(overlay.examples.size(), std::size_t{4});
    auto covered = std::vector<Place>();
    for (const auto& piece : overlay.dominoes)
      covered.insert(covered.end(), piece.begin(), piece.end());
    std::ranges::sort(covered);
    QCOMPARE(covered, (std::vector{at("C1"), at("D1"), at("E1"), at("F1"), at("G1"), at("H1"),
                                   at("I1"), at("J1")}));
  }

  void aReasonShowsTheSquaresThatItTakes()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.resize(400, 800);
    panel.show();
    panel.setSession(session.get());
    auto* reasons = unfolded<ReasonsView>(panel)->findChild<QTreeWidget*>();
    QTRY_VERIFY(reasons->topLevelItemCount() > 0);
    const auto items =
        reasons->findItems(QStringLiteral("Next to a start square in use"), Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    QCOMPARE(items.front()->text(1), QStringLiteral("2"));
    auto shown = QSignalSpy(&panel, &ChipsPanel::overlayChanged);
    QTest::mouseClick(reasons->viewport(), Qt::LeftButton, {},
                      reasons->visualItemRect(items.front()).center());
    QCOMPARE(shown.size(), 1);
    QCOMPARE(lastOf(shown).marked, (std::vector{at("B1"), at("K1")}));
    panel.hide();
    QVERIFY(lastOf(shown).empty());
  }

  void theNumberOfChipsIsASettingOfTheScenario()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    panel.findChild<QSpinBox*>()->setValue(2);
    QCOMPARE(session->scenario().rules.chips.count, 2);
    QCOMPARE(session->history().size(), std::size_t{1});
  }

  void aScenarioKeepsSeveralLayoutsByName()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.resize(400, 800);
    panel.show();
    panel.setSession(session.get());
    panel.draw();
    QTRY_COMPARE(squaresOf(*session).size(), std::size_t{3});
    auto* names = panel.findChild<LayoutView*>()->findChild<QComboBox*>();
    QTRY_COMPARE(names->count(), 1);
    button(panel, QStringLiteral("Keep as new"))->click();
    QTRY_COMPARE(names->count(), 2);
    QCOMPARE(session->scenario().layouts[1].name, std::string("Layout 2"));
    QCOMPARE(session->scenario().layout, 1);
    QTest::keyClick(names, Qt::Key_Up);
    QCOMPARE(session->scenario().layout, 0);
    QCOMPARE(session->history().size(), std::size_t{3});
  }

  void aLayoutThatBreaksARuleIsToldWhich()
  {
    auto playable = row();
    playable.scenario.layouts = {
        {.name = "hand", .chips = {{at("D1")}, {at("E1")}, {at("B1")}}, .method = "hand"}};
    std::ranges::sort(playable.scenario.layouts[0].chips, {}, &PlacedChip::place);
    const auto session = opened(playable);
    auto panel = ChipsPanel();
    panel.setSession(session.get());
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("too close to each other")));
    QVERIFY(allText(panel).contains(QStringLiteral("next to a start square in use")));
  }

  void generateNeverLaysTheSameAgain()
  {
    auto on = Opened(bundled("deutschland"));
    on.draw();
    const auto first = squaresOf(*on.session);
    on.draw();
    QVERIFY(squaresOf(*on.session) != first);
  }

  void backLaysAgainWhatWasDrawnBeforeAndNextGoesForward()
  {
    auto on = Opened(bundled("deutschland"));
    on.panel.findChild<ChipSettingsView*>()->setSeed(100);
    on.draw();
    const auto first = on.layout();
    on.draw(); // by chance
    const auto second = on.layout();
    on.panel.drawPrevious();
    QCOMPARE(on.layout().chips, first.chips);
    QCOMPARE(on.layout().seed, std::uint64_t{100});
    on.panel.drawNext();
    QCOMPARE(on.layout().chips, second.chips);
    QCOMPARE(steps(*on.session), 4);
    on.session->undo();
    QCOMPARE(on.layout().chips, first.chips);
  }

  void aLayoutIsKeptWithSeedGeneratorVersionAndSettings()
  {
    auto playable = row();
    playable.scenario.chipWishes.banned = {at("D1")};
    auto on = Opened(playable);
    on.panel.findChild<ChipSettingsView*>()->setSeed(5);
    on.draw();
    const auto& layout = on.layout();
    QCOMPARE(layout.seed, std::uint64_t{5});
    QCOMPARE(layout.generator, chipGenerator);
    QVERIFY(layout.origin.has_value());
    QCOMPARE(layout.origin->settings, chipSettings(on.session->scenario()));
    QVERIFY(layout.origin->uniformity == Uniformity::ExactlyUniform);
    const auto again = readScenario(scenarioText(on.session->scenario()), "f");
    QCOMPARE(again.value->layouts, on.session->scenario().layouts);
  }

  void theBadgeSaysWhenTheSettingsAreOthersNow()
  {
    auto on = Opened(row());
    on.draw();
    QTRY_VERIFY(lineWith(on.panel, QStringLiteral("exactly uniform")));
    QVERIFY(!allText(on.panel).contains(QStringLiteral("other settings")));
    auto changed = on.session->scenario();
    changed.chipWishes.banned = {at("A1")};
    on.session->edit({.scenario = changed}, QStringLiteral("Ban"));
    QTRY_VERIFY(allText(on.panel).contains(QStringLiteral("Drawn for other settings than now.")));
  }

  void pinnedSquaresHoldAChipInEveryLayoutAndBannedOnesNone()
  {
    auto playable = row();
    playable.scenario.chipWishes.pinned = {at("D1")};
    playable.scenario.chipWishes.banned = {at("F1"), at("H1")};
    auto on = Opened(playable);
    QTRY_VERIFY(allText(on.panel).contains(QStringLiteral("There are")));
    for (int i = 0; i < 5; ++i) {
      on.draw();
      const auto squares = squaresOf(*on.session);
      QVERIFY(std::ranges::find(squares, at("D1")) != squares.end());
      QVERIFY(std::ranges::find(squares, at("F1")) == squares.end());
      QVERIFY(std::ranges::find(squares, at("H1")) == squares.end());
    }
    auto* settings = unfolded<ChipSettingsView>(on.panel);
    const auto before = steps(*on.session);
    button(*settings, QStringLiteral("Unpin"))->click();
    QVERIFY(on.session->scenario().chipWishes.pinned.empty());
    QCOMPARE(steps(*on.session), before + 1);
  }

  void aPinThatMayHoldNoChipIsImpossibleInWords()
  {
    auto playable = row();
    playable.scenario.chipWishes.pinned = {at("A1")};
    auto on = Opened(playable);
    on.panel.draw();
    QTRY_VERIFY(allText(on.panel).contains(QStringLiteral("A1 is pinned, but may hold no chip.")));
    QVERIFY(squaresOf(*on.session).empty());
  }

  void theDistanceOfChipsIsASettingOfTheScenario()
  {
    auto on = Opened(row());
    auto* settings = unfolded<ChipSettingsView>(on.panel);
    settings->findChild<QSpinBox*>()->setValue(3);
    QCOMPARE(on.session->scenario().chipWishes.spacing.steps, 3);
    QCOMPARE(steps(*on.session), 1);
    // C1, F1 and I1: every third of eight.
    QTRY_VERIFY(allText(on.panel).contains(QStringLiteral("At most 3 chips fit.")));
  }

  void regionsHaveTheirOwnNumbersOfChips()
  {
    auto playable = row();
    playable.map = playable.map->withRegions(
        {{.name = "West", .squares = {at("C1"), at("D1"), at("E1"), at("F1")}}});
    auto on = Opened(playable);
    auto fields =
        unfolded<ChipSettingsView>(on.panel)->findChild<QuotasView*>()->findChildren<QSpinBox*>();
    QCOMPARE(fields.size(), 2);
    fields[1]->setValue(1);
    QCOMPARE(on.session->scenario().chipWishes.quotas, (std::vector<RegionQuota>{{"West", 0, 1}}));
    on.draw();
    const auto squares = squaresOf(*on.session);
    QVERIFY(std::ranges::count_if(squares, [](Place place) { return place.column < 6; }) <= 1);
    fields[1]->setValue(RegionQuota::noLimit);
    QVERIFY(on.session->scenario().chipWishes.quotas.empty());
  }

  void aSymmetryIsOfferedOnlyIfTheMapHasIt()
  {
    auto on = Opened(row());
    const auto combos = unfolded<ChipSettingsView>(on.panel)->findChildren<QComboBox*>();
    auto* symmetry = combos[1];
    QVERIFY(symmetry->isVisible());
    QVERIFY(symmetry->count() > 1);
    auto other = Opened(playableOn(drawn({"S...S", "...~."})));
    unfolded<ChipSettingsView>(other.panel);
    QVERIFY(
        !other.panel.findChild<ChipSettingsView*>()->findChildren<QComboBox*>()[1]->isVisible());
  }

  void theGalleryShowsTenLayoutsAndAClickTakesOne()
  {
    auto on = Opened(bundled("deutschland"));
    on.panel.findChild<ChipSettingsView*>()->setSeed(50);
    on.panel.openGallery();
    auto* gallery = on.panel.findChild<Gallery*>();
    auto* list = gallery->findChild<QListWidget*>();
    QVERIFY(gallery->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(list->count(), Gallery::layouts, 30000);
    QTRY_VERIFY(button(*gallery, QStringLiteral("Ten others"))->isVisible());
    QCOMPARE(steps(*on.session), 0);
    QVERIFY(list->item(3)->text().contains(QStringLiteral("%")));
    QVERIFY(!list->item(3)->icon().isNull());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualItemRect(list->item(0)).center());
    QCOMPARE(steps(*on.session), 1);
    QCOMPARE(on.layout().seed, std::uint64_t{50});
    // By keyboard: the next one, Enter.
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(steps(*on.session), 2);
    QCOMPARE(on.layout().seed, std::uint64_t{51});
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!gallery->isVisible());
  }

  void theGallerySaysWhyThereIsNone()
  {
    auto playable = row();
    playable.scenario.rules.chips.count = 5;
    auto on = Opened(playable);
    on.panel.openGallery();
    QTRY_VERIFY(allText(*on.panel.findChild<Gallery*>())
                    .contains(QStringLiteral("Impossible: at most 4 chips fit.")));
  }

  void everyNumberOfChipsIsCounted()
  {
    auto on = Opened(row());
    auto* table = unfolded<CountsView>(on.panel)->findChild<QTreeWidget*>();
    QTRY_COMPARE(table->topLevelItemCount(), 5);
    auto numbers = QStringList();
    for (int i = 0; i < 5; ++i)
      numbers << table->topLevelItem(i)->text(1);
    // C(9 - k, k)
    QCOMPARE(numbers.join(QLatin1Char(' ')), QStringLiteral("1 8 21 20 5"));
  }

  void aLongCountIsEstimatedFirstAndCanBeStopped()
  {
    auto playable = playableOn(Map(20, 20, {Ground::Playable}));
    playable.scenario.rules.chips.count = 30;
    auto on = Opened(playable);
    QTRY_VERIFY_WITH_TIMEOUT(allText(on.panel).contains(QStringLiteral("estimated, ±")), 60000);
    const auto* view = on.panel.findChild<ChipFactsView*>();
    const auto buttons = view->findChildren<QPushButton*>();
    const auto exact = std::ranges::find_if(buttons, [](const QPushButton* found) {
      return found->text().startsWith(QStringLiteral("Count exactly (about"));
    });
    QVERIFY(exact != buttons.end() && (*exact)->isVisible());
    (*exact)->click();
    QVERIFY(allText(on.panel).contains(QStringLiteral("Counting the layouts…")));
    auto* stop = button(*view, QStringLiteral("Stop"));
    QVERIFY(stop->isVisible());
    QVERIFY(view->findChild<QProgressBar*>()->isVisible());
    stop->click();
    QTRY_VERIFY_WITH_TIMEOUT(allText(on.panel).contains(QStringLiteral("estimated, ±")), 60000);
    QVERIFY(!stop->isVisible());
  }

  void eachRuleTellsWhatItCosts()
  {
    auto on = Opened(row());
    auto* view = unfolded<ReasonsView>(on.panel);
    auto* without = view->findChildren<QTreeWidget*>()[1];
    const auto lines = [&] {
      auto rows = QStringList();
      for (int i = 0; i < without->topLevelItemCount(); ++i)
        rows << without->topLevelItem(i)->text(0) + QLatin1Char(' ') +
                    without->topLevelItem(i)->text(1);
      return rows.join(QLatin1Char('|'));
    };
    // Twelve squares in a row hold six chips; without distance eight squares hold eight.
    QTRY_VERIFY(lines().contains(QStringLiteral("6 (+2)")));
    QVERIFY(lines().contains(QStringLiteral("8 (+4)")));
  }

  void theMapShowsWhereChipsMayLieAndWhyNotElsewhere()
  {
    auto on = Opened(row());
    QTRY_VERIFY(lineWith(on.panel, QStringLiteral("8 squares may hold a chip.")));
    auto shown = QSignalSpy(&on.panel, &ChipsPanel::overlayChanged);
    button(*lineWith(on.panel, QStringLiteral("8 squares")), QStringLiteral("Show"))->click();
    const auto overlay = lastOf(shown);
    QCOMPARE(overlay.free.size(), std::size_t{8});
    QCOMPARE(overlay.reasons[static_cast<std::size_t>(ChipReason::Start)],
             (std::vector{at("A1"), at("L1")}));
    QCOMPARE(overlay.reasons[static_cast<std::size_t>(ChipReason::NextToUsedStart)],
             (std::vector{at("B1"), at("K1")}));
  }

  void catchmentsDominoesAndTheWorstWindowTakeTurnsOnTheMap()
  {
    auto on = Opened(bundled("deutschland"));
    on.draw();
    QTRY_VERIFY(lineWith(on.panel, QStringLiteral("Evenness")));
    QTRY_VERIFY(lineWith(on.panel, QStringLiteral("At most 40")));
    auto shown = QSignalSpy(&on.panel, &ChipsPanel::overlayChanged);
    on.panel.showCatchments(true);
    QTRY_COMPARE(lastOf(shown).catchments.size(), std::size_t{30});
    QVERIFY(!lastOf(shown).hatched.empty());
    on.panel.showProof(true);
    QVERIFY(lastOf(shown).catchments.empty());
    QCOMPARE(lastOf(shown).dominoes.size(), std::size_t{40});
    auto* window = lineWith(on.panel, QStringLiteral("Farthest from even"));
    QVERIFY(window);
    button(*window, QStringLiteral("Show"))->click();
    QVERIFY(lastOf(shown).window.has_value());
    QVERIFY(lastOf(shown).dominoes.empty());
    button(*window, QStringLiteral("Show"))->click();
    QVERIFY(lastOf(shown).empty());
  }

  void evennessIsHeldAgainstAThousandRandomLayouts()
  {
    auto on = Opened(row());
    on.draw();
    QTRY_VERIFY_WITH_TIMEOUT(
        allText(on.panel).contains(QStringLiteral("% of 1,000 uniform layouts")), 20000);
  }

  // The quickest of twenty, for machines that do other work, too.
  void theNumbersOfTheDeutschlandMapFollowWithin50Milliseconds()
  {
    const auto playable = bundled("deutschland");
    const auto question = questionOf(*playable.map, playable.scenario);
    auto quickest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 20; ++i) {
      auto timer = QElapsedTimer();
      timer.start();
      const auto facts = factsOf(question);
      const auto numbers = numbersOf(question, Counting::WhenCheap);
      quickest = std::min(quickest, timer.elapsed());
      QCOMPARE(facts.maximum.count, 40);
      QVERIFY(numbers.counts.kind == LayoutCounts::Kind::Exact);
    }
    QVERIFY2(quickest < 50, qPrintable(QString::number(quickest)));
  }

  void everyNumberSaysHowItComesAbout()
  {
    auto on = Opened(row());
    auto* line = lineWith(on.panel, QString());
    QTRY_VERIFY(line = lineWith(on.panel, QStringLiteral("8 squares may")));
    const auto text = line->why().explanation();
    QVERIFY2(text.contains(QStringLiteral("8 = 12 − 2 − 2")), qPrintable(text));
    for (const auto* why : on.panel.findChildren<WhyButton*>())
      QVERIFY2(!why->explanation().isEmpty(), qPrintable(why->accessibleName()));
    line->why().click();
    auto* note = line->why().findChild<QFrame*>(QStringLiteral("explanation"));
    QVERIFY(note && note->isVisible());
  }

  void chipsAreDealtFaceUpFromTheBoxAndTurnedDownAgain()
  {
    auto on = Opened(bundled("deutschland"));
    on.draw();
    auto* faces = unfolded<FacesView>(on.panel);
    QTRY_VERIFY(button(*faces, QStringLiteral("Balance"))->isEnabled());
    for (const auto& name : {QStringLiteral("Deal face up"), QStringLiteral("Balance")}) {
      const auto before = steps(*on.session);
      QTRY_VERIFY(button(*faces, name)->isEnabled());
      button(*faces, name)->click();
      QCOMPARE(steps(*on.session), before + 1);
      auto counts = std::map<std::pair<Colour, int>, int>();
      for (const auto& chip : on.layout().chips)
        ++counts[{chip.colour, chip.value}];
      QCOMPARE(counts.size(), std::size_t{6});
      for (const auto& [face, count] : counts)
        QCOMPARE(count, 5);
    }
    QTRY_VERIFY(button(*faces, QStringLiteral("Face down"))->isEnabled());
    button(*faces, QStringLiteral("Face down"))->click();
    for (const auto& chip : on.layout().chips)
      QCOMPARE(chip, PlacedChip{chip.place});
  }

  void theBoxIsATableOfColoursAndValues()
  {
    auto on = Opened(row());
    auto* faces = unfolded<FacesView>(on.panel);
    const auto fields = faces->findChildren<QSpinBox*>();
    QCOMPARE(fields.size(), 6);
    fields[0]->setValue(7);
    QCOMPARE(on.session->scenario().rules.chips.values[0][0], 7);
    QTRY_VERIFY(allText(on.panel).contains(QStringLiteral("32 chips in the box")));
  }

  void whatTakesTheKeyboardHasAName()
  {
    auto on = Opened(bundled("deutschland"));
    on.draw();
    for (auto* fold : on.panel.findChildren<FoldGroup*>())
      fold->setOpen(true);
    QTRY_VERIFY(lineWith(on.panel, QStringLiteral("Evenness")));
    for (auto* widget : on.panel.findChildren<QWidget*>()) {
      const auto inner = widget->objectName().startsWith(QLatin1String("qt_"));
      if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || inner ||
          qobject_cast<QLabel*>(widget) || qobject_cast<QHeaderView*>(widget))
        continue;
      auto* heard = QAccessible::queryAccessibleInterface(widget);
      QVERIFY2(heard && !heard->text(QAccessible::Name).isEmpty(),
               widget->metaObject()->className());
    }
  }

  void aNarrowPanelHasOneColumnAndAWideOneThree()
  {
    auto on = Opened(row());
    auto* columns = on.panel.findChild<Columns*>();
    on.panel.resize(300, 600);
    QTRY_COMPARE(columns->columns(), 1);
    // Nothing is cut off at the side.
    QTRY_VERIFY(columns->widget()->width() <= columns->viewport()->width());
    on.panel.resize(900, 240);
    QTRY_COMPARE(columns->columns(), 3);
  }

  void theLanguageChangesCompletelyAtRunTime()
  {
    const auto session = opened(row());
    auto panel = ChipsPanel();
    panel.resize(400, 800);
    panel.show();
    panel.setSession(session.get());
    panel.draw();
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("Evenness")));
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("There are 20 layouts")));
    for (auto* fold : panel.findChildren<FoldGroup*>())
      fold->setOpen(true);
    QTRY_VERIFY(allText(panel).contains(QStringLiteral("The bars show the digits.")));
    const auto before = spoken(panel);
    installTranslations(QStringLiteral("de"));
    const auto restore = qScopeGuard([] { installTranslations(QStringLiteral("en")); });
    QTest::qWait(20);
    auto same = unchanged(before, spoken(panel));
    same.removeDuplicates();
    same.sort();
    // Names are data.
    QCOMPARE(same.join(QStringLiteral(" | ")), QStringLiteral("A1 (A1), L1 (L1) | Layout 1"));
  }

  void largeNumbersAreGroupedOrSaidToBeAbout()
  {
    QCOMPARE(numberText(BigNumber({1234567})), QStringLiteral("1,234,567"));
    QCOMPARE(numberText(BigNumber({999})), QStringLiteral("999"));
    // 2^192 = 6.277 × 10^57
    QCOMPARE(numberText(BigNumber({0, 0, 0, 1})), QStringLiteral("about 6.3 × 10⁵⁷"));
  }
};

QTEST_MAIN(TestChipsPanel)
#include "tst_chipspanel.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include "model/chips/legality.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/views/opened.h"
#include "tests/views/spoken.h"
#include "views/chips/chipspanel.h"
#include "views/chips/layoutedits.h"
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
  auto squares = std::vector<Place>();
  if (const auto* layout = layoutInUse(session.scenario()))
    for (const auto& chip : layout->chips)
      squares.push_back(chip.place);
  return squares;
}

QPushButton* button(const QWidget& panel, const QString& text)
{
  for (auto* found : panel.findChildren<QPushButton*>())
    if (found->text().remove(QLatin1Char('&')) == text)
      return found;
  return nullptr;
}

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
    QTRY_VERIFY(
        allText(panel).contains(QStringLiteral("8 squares may hold a chip; at most 4 chips fit.")));
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
    QVERIFY(
        brokenChipRules(session->map(),
                        chipSettings(session->scenario().rules.chips, session->scenario().starts),
                        squaresOf(*session))
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
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("7"));
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
    auto* reasons = panel.findChild<QTreeWidget*>();
    QTRY_VERIFY(reasons->topLevelItemCount() > 0);
    const auto items =
        reasons->findItems(QStringLiteral("Next to a start square in use"), Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    QCOMPARE(items.front()->text(1), QStringLiteral("2"));
    auto shown = QSignalSpy(&panel, &ChipsPanel::overlayChanged);
    QTest::mouseClick(reasons->viewport(), Qt::LeftButton, {},
                      reasons->visualItemRect(items.front()).center());
    QCOMPARE(shown.size(), 1);
    QCOMPARE(shown.last().at(0).value<MapOverlay>().marked, (std::vector{at("B1"), at("K1")}));
    panel.hide();
    QVERIFY(shown.last().at(0).value<MapOverlay>().empty());
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
    auto* list = panel.findChild<QListWidget*>();
    QTRY_COMPARE(list->count(), 1);
    button(panel, QStringLiteral("Keep as new"))->click();
    QTRY_COMPARE(list->count(), 2);
    QCOMPARE(session->scenario().layouts[1].name, std::string("Layout 2"));
    QCOMPARE(session->scenario().layout, 1);
    list->setCurrentRow(0);
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
    const auto before = spoken(panel);
    installTranslations(QStringLiteral("de"));
    const auto restore = qScopeGuard([] { installTranslations(QStringLiteral("en")); });
    QTest::qWait(20);
    QCOMPARE(unchanged(before, spoken(panel)).join(QStringLiteral(" | ")),
             QStringLiteral("A1 (A1), L1 (L1) | A1 (A1), L1 (L1)"));
  }

  void largeNumbersAreGroupedOrSaidToBeAbout()
  {
    QCOMPARE(numberText(BigNumber({1234567})), QStringLiteral("1\u202F234\u202F567"));
    QCOMPARE(numberText(BigNumber({999})), QStringLiteral("999"));
    // 2^192 = 6.277 × 10^57
    QCOMPARE(numberText(BigNumber({0, 0, 0, 1})), QStringLiteral("about 6.3 × 10⁵⁷"));
  }
};

QTEST_MAIN(TestChipsPanel)
#include "tst_chipspanel.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "model/validation/validation.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "tests/views/opened.h"
#include "tests/views/spoken.h"
#include "views/issues/emptystate.h"
#include "views/issues/issuerows.h"
#include "views/issues/issuespanel.h"
#include "views/text/issuetext.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

Map named(Map map, std::initializer_list<const char*> starts)
{
  auto number = 0;
  for (const auto* start : starts)
    map = map.withSite(
        {.place = at(start), .kind = SiteKind::Start, .name = "Start " + std::to_string(++number)});
  return map;
}

Map soundMap()
{
  return named(drawn({"S....", "....S"}), {"A1", "E2"});
}

/// As many tiles as squares, and one that fits everywhere.
PlayableScenario withFields(Map map)
{
  return playableOn(std::move(map), {tileOf("field", "FFFF", 10)});
}

/// Prints on inner sides: each an error with a mend.
Map mapWithInnerPrints(int count)
{
  auto map = soundMap();
  for (int i = 0; i < count; ++i)
    map = map.withPrint({.place = {static_cast<std::int16_t>(i + 1), 0}, .side = Side::South});
  return map;
}

int issuesOf(const Session& session, Rule rule)
{
  const auto issues = validate(*session.playable().value);
  return static_cast<int>(
      std::ranges::count_if(issues, [rule](const Issue& issue) { return issue.rule == rule; }));
}

QPushButton* button(const QWidget& panel, const QString& beginning)
{
  for (auto* found : panel.findChildren<QPushButton*>())
    if (found->isVisibleTo(&panel) && found->text().startsWith(beginning))
      return found;
  return nullptr;
}

} // namespace

class TestIssuesPanel : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void aSoundMapShowsNoIssues()
  {
    const auto session = opened(withFields(soundMap()));
    for (const auto& issue : validate(*session->playable().value))
      QFAIL(qPrintable(issueText(issue)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    QCOMPARE(panel.findChild<EmptyState*>()->title(), QStringLiteral("No issues"));
  }

  void withoutASessionThePanelSaysWhatToDo()
  {
    auto panel = IssuesPanel();
    QVERIFY(panel.findChild<EmptyState*>()->sentence().contains(QStringLiteral("Open a map")));
  }

  void everyEditIsCheckedByItself()
  {
    const auto session = opened(bundled("deutschland"));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    const auto before = counted.last().at(0).toInt();
    session->edit(
        {.map = session->map().withSite({.place = {0, 0}, .kind = SiteKind::Town, .name = "Off"})},
        QStringLiteral("Edit"));
    QTRY_VERIFY(counted.size() > 1);
    QCOMPARE(counted.last().at(0).toInt(), before + 1);
  }

  void aRowSelectsAndCentresItsSquares()
  {
    const auto session = opened(withFields(mapWithInnerPrints(1)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    auto chosen = QSignalSpy(&panel, &IssuesPanel::placesChosen);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    auto* list = panel.findChild<QListView*>();
    QTest::qWait(20);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    QVERIFY(!chosen.isEmpty());
    const auto places = chosen.last().at(0).value<std::vector<Place>>();
    QVERIFY(std::ranges::find(places, at("B1")) != places.end());
  }

  void enterGoesToTheRowAgain()
  {
    const auto session = opened(withFields(mapWithInnerPrints(1)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    auto* list = panel.findChild<QListView*>();
    list->setCurrentIndex(list->model()->index(0, 0));
    auto chosen = QSignalSpy(&panel, &IssuesPanel::placesChosen);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
  }

  void theNextIssueComesAfterTheLastAsTheFirst()
  {
    const auto session = opened(withFields(mapWithInnerPrints(2)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    auto* list = panel.findChild<QListView*>();
    const auto rows = list->model()->rowCount();
    QVERIFY(rows >= 2);
    for (int i = 0; i < rows; ++i) {
      panel.goToNext();
      QCOMPARE(list->currentIndex().row(), i);
    }
    panel.goToNext();
    QCOMPARE(list->currentIndex().row(), 0);
    panel.goToPrevious();
    QCOMPARE(list->currentIndex().row(), rows - 1);
  }

  void theMendIsOneNamedStepAndUndoBringsTheIssueBack()
  {
    const auto session = opened(withFields(mapWithInnerPrints(3)));
    QCOMPARE(issuesOf(*session, Rule::PrintInside), 3);
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    panel.goToNext();
    auto* mend = button(panel, QStringLiteral("Remove the print"));
    QVERIFY(mend);
    mend->click();
    QCOMPARE(issuesOf(*session, Rule::PrintInside), 2);
    QCOMPARE(session->history().size(), std::size_t{1});
    QCOMPARE(session->undoText(), QStringLiteral("Remove the print"));
    session->undo();
    QCOMPARE(issuesOf(*session, Rule::PrintInside), 3);
  }

  void allOfAKindAreMendedInOneStep()
  {
    const auto session = opened(withFields(mapWithInnerPrints(3)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    panel.goToNext();
    auto* mendAll = button(panel, QStringLiteral("Mend all 3"));
    QVERIFY(mendAll);
    mendAll->click();
    QCOMPARE(issuesOf(*session, Rule::PrintInside), 0);
    QCOMPARE(session->history().size(), std::size_t{1});
    session->undo();
    QCOMPARE(issuesOf(*session, Rule::PrintInside), 3);
  }

  void aFilteredSeverityIsHiddenAndSaidSo()
  {
    const auto session = opened(withFields(mapWithInnerPrints(1)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    for (auto* filter : panel.findChildren<QToolButton*>())
      filter->setChecked(false);
    QCOMPARE(panel.findChild<QListView*>()->model()->rowCount(), 0);
    QVERIFY(panel.findChild<EmptyState*>()->title().contains(QStringLiteral("hidden")));
    button(panel, QStringLiteral("Show all"))->click();
    QVERIFY(panel.findChild<QListView*>()->model()->rowCount() > 0);
  }

  void aRowThatStaysKeepsTheSelectionWithoutMovingTheMap()
  {
    const auto session = opened(withFields(mapWithInnerPrints(2)));
    auto panel = IssuesPanel();
    panel.resize(400, 300);
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    panel.goToNext();
    panel.goToNext();
    auto* list = panel.findChild<QListView*>();
    const auto sentence = list->currentIndex().data().toString();
    auto chosen = QSignalSpy(&panel, &IssuesPanel::placesChosen);
    session->edit({.map = session->map().withoutPrint(at("B1"), Side::South)},
                  QStringLiteral("Edit"));
    QVERIFY(counted.wait());
    QCOMPARE(list->currentIndex().data().toString(), sentence);
    QVERIFY(chosen.isEmpty());
  }

  void theLanguageChangesCompletelyAtRunTime()
  {
    const auto session = opened(withFields(mapWithInnerPrints(2)));
    auto panel = IssuesPanel();
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    panel.goToNext();
    const auto before = spoken(panel);
    const auto sentence = panel.findChild<QListView*>()->model()->index(0, 0).data();
    installTranslations(QStringLiteral("de"));
    const auto restore = qScopeGuard([] { installTranslations(QStringLiteral("en")); });
    QVERIFY(counted.wait());
    QVERIFY(panel.findChild<QListView*>()->model()->index(0, 0).data() != sentence);
    QCOMPARE(unchanged(before, spoken(panel)).join(QStringLiteral(" | ")), QString());
  }

  void everyControlHasAnAccessibleNameOrText()
  {
    const auto session = opened(withFields(mapWithInnerPrints(2)));
    auto panel = IssuesPanel();
    panel.show();
    auto counted = QSignalSpy(&panel, &IssuesPanel::counted);
    panel.setSession(session.get());
    QVERIFY(counted.wait());
    panel.goToNext();
    for (const auto* widget : panel.findChildren<QWidget*>())
      if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible()) {
        const auto text = widget->property("text").toString();
        QVERIFY2(!widget->accessibleName().isEmpty() || !text.isEmpty(),
                 widget->metaObject()->className());
      }
  }
};

QTEST_MAIN(TestIssuesPanel)
#include "tst_issuespanel.moc"

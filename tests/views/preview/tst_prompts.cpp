// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include "model/scenario/presetscenario.h"
#include "tests/views/opened.h"
#include "views/preview/boardview.h"
#include "views/preview/choices.h"
#include "views/preview/previewpane.h"
#include "views/preview/promptbar.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

/// The block of Leipzig on the open table.
PlayableScenario leipzig()
{
  auto scenario = withPreset(bundled("insel").scenario, "leipzig");
  scenario.tiles = tilesOfPreset("leipzig");
  scenario.map.reset();
  scenario.starts.clear();
  scenario.layouts.clear();
  scenario.layout = -1;
  const auto folder = std::string(KARTENWERK_SOURCE_DIR "/maps");
  return resolve(scenario, DiskLookup({folder}, folder)).value.value();
}

/// A game of programs up to the first decision of that kind with so many answers; a person makes
/// it.
std::string recordUpTo(const PlayableScenario& playable, DecisionKind kind, std::size_t answers)
{
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    auto game = PreviewGame();
    if (!game.begin(playable, {seed, {SeatKind::Greedy, SeatKind::Greedy}}).playable())
      return {};
    const auto reached = [&] {
      return game.decision().kind == kind && game.game().legal(game.step()).size() >= answers;
    };
    while (!reached() && game.forward())
      ;
    if (!reached())
      continue;
    game.setSeat(game.decision().player, SeatKind::Human);
    return toText(game.record());
  }
  return {};
}

struct Asked
{
  Asked(const PlayableScenario& playable, DecisionKind kind, std::size_t answers)
  {
    auto file = QFile(folder.filePath(QStringLiteral("a.kwgame")));
    [&] {
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QByteArray::fromStdString(recordUpTo(playable, kind, answers)));
      file.close();
      pane.resize(320, 700);
      pane.show();
      QVERIFY(pane.openRecord(file.fileName()));
      pane.goToEnd();
      QTRY_VERIFY(pane.game().humanDue() && !pane.playing());
      QVERIFY(pane.game().decision().kind == kind);
    }();
  }
  std::vector<QPushButton*> buttons() const
  {
    auto shown = std::vector<QPushButton*>();
    for (auto* button : prompt().findChildren<QPushButton*>())
      if (button->isVisible())
        shown.push_back(button);
    return shown;
  }
  PromptBar& prompt() const { return *pane.findChild<PromptBar*>(); }

  QTemporaryDir folder;
  PreviewPane pane;
};

} // namespace

class TestPrompts : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { installTranslations(QStringLiteral("en")); }

  void everyAnswerIsInSightInANarrowPane_data()
  {
    QTest::addColumn<QString>("map");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("answers");
    QTest::addColumn<QString>("none");
    QTest::addRow("France") << "rebenland" << static_cast<int>(DecisionKind::Sale) << 2
                            << "No sale";
    QTest::addRow("Benelux") << "deichland" << static_cast<int>(DecisionKind::Draw) << 3
                             << "Draw a tile";
    QTest::addRow("Nordics") << "fjordland" << static_cast<int>(DecisionKind::RoadChips) << 4
                             << "No chips";
    QTest::addRow("Leipzig") << "" << static_cast<int>(DecisionKind::Leipzig) << 5
                             << "Score the road";
  }
  void everyAnswerIsInSightInANarrowPane()
  {
    QFETCH(QString, map);
    QFETCH(int, kind);
    QFETCH(int, answers);
    QFETCH(QString, none);
    for (const auto& language : languages()) {
      installTranslations(language);
      const auto asked = Asked(map.isEmpty() ? leipzig() : bundled(map.toStdString()),
                               static_cast<DecisionKind>(kind), static_cast<std::size_t>(answers));
      const auto buttons = asked.buttons();
      QVERIFY(buttons.size() >= static_cast<std::size_t>(answers));
      for (const auto* button : buttons) {
        QVERIFY(!button->text().isEmpty());
        const auto area = QRect(button->mapTo(&asked.prompt(), QPoint()), button->size());
        QTRY_VERIFY2(asked.prompt().rect().contains(area), qPrintable(button->text()));
      }
    }
    // What changes nothing stands last, without a number: the key 0 chooses it.
    installTranslations(QStringLiteral("en"));
    const auto asked = Asked(map.isEmpty() ? leipzig() : bundled(map.toStdString()),
                             static_cast<DecisionKind>(kind), static_cast<std::size_t>(answers));
    QVERIFY2(asked.buttons().back()->text().startsWith(none),
             qPrintable(asked.buttons().back()->text()));
  }

  void theKey0SpendsNoChips()
  {
    auto asked = Asked(bundled("fjordland"), DecisionKind::RoadChips, 4);
    const auto step = asked.pane.game().step();
    auto* board = asked.pane.findChild<BoardView*>();
    QTest::keyClick(board, Qt::Key_0);
    QVERIFY(asked.pane.game().step() > step);
    QVERIFY(asked.pane.game().game().move(step).kind == MoveKind::SpendChips);
    QCOMPARE(int(asked.pane.game().game().move(step).feature), 0);
  }

  void anOpenTileIsShownOnItsButtonAndNamedForScreenReaders()
  {
    const auto asked = Asked(bundled("deichland"), DecisionKind::Draw, 3);
    const auto* first = asked.buttons().front();
    QVERIFY(!first->icon().isNull());
    QVERIFY(!first->accessibleDescription().isEmpty());
  }
};

QTEST_MAIN(TestPrompts)
#include "tst_prompts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/opentable.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "model/players/playability.h"
#include "tests/support/drawn.h"
#include "tests/views/opened.h"
#include "views/paint/fonts.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

QString wordsOf(const OpenTable& table)
{
  auto words = QString();
  for (const auto* label : table.findChildren<QLabel*>())
    words += label->text() + QLatin1Char('\n');
  return words;
}

QPointF middleOf(const OpenTable& table, Place place)
{
  for (int y = 0; y < table.height(); y += 4)
    for (int x = 0; x < table.width(); x += 4)
      if (table.placeAt(QPointF(x, y)) == place)
        return QPointF(x + 8, y + 8);
  return {};
}

} // namespace

class TestOpenTable : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase()
  {
    QVERIFY(loadFonts());
    installTranslations(QStringLiteral("en"));
  }

  void itShowsTheStartTileAndSaysThatThereIsNoMap()
  {
    const auto session = opened(withoutMap("base"));
    auto table = OpenTable();
    table.resize(600, 500);
    table.setSession(session.get());
    QVERIFY(table.position());
    QCOMPARE(table.position()->tiles.size(), std::size_t(1));
    QVERIFY(wordsOf(table).contains(QStringLiteral("open table")));
  }

  void itFollowsTheScenario()
  {
    const auto session = opened(withoutMap("base"));
    auto table = OpenTable();
    table.setSession(session.get());
    auto scenario = session->scenario();
    scenario.laid = {{at("AH33"), "base-U", Rotation::None, {}}};
    session->edit({.scenario = scenario}, QStringLiteral("Lay"));
    // It is worked out beside the window; until then the table lies as before.
    QVERIFY(table.position());
    QCOMPARE(table.position()->tiles.size(), std::size_t(1));
    QTRY_COMPARE(table.position()->tiles.size(), std::size_t(2));
    session->undo();
    QTRY_COMPARE(table.position()->tiles.size(), std::size_t(1));
  }

  void aGameThatCannotBeLaidOutSaysSo()
  {
    const auto session = opened(withoutMap("base"));
    auto table = OpenTable();
    table.resize(600, 500);
    table.setSession(session.get());
    auto scenario = session->scenario();
    scenario.laid = {{at("AH33"), "no-such-kind", {}, {}}};
    session->edit({.scenario = scenario}, QStringLiteral("Lay"));
    QTRY_VERIFY(!table.position());
    QVERIFY(wordsOf(table).contains(QStringLiteral("issues")));
    table.grab(); // and is painted
  }

  void theWordsPromiseAGameOnlyWhereThePreviewPlaysOne()
  {
    const auto plays = QStringLiteral("the preview plays the game");
    const auto session = opened(withoutMap("base"));
    auto table = OpenTable();
    table.setSession(session.get());
    QVERIFY(playability(*session->playable().value).playable());
    QVERIFY(wordsOf(table).contains(plays));
    auto scenario = session->scenario();
    scenario.drawOrder = DrawOrder::Fixed; // without draws
    session->edit({.scenario = scenario}, QStringLiteral("Fix"));
    QVERIFY(!playability(*session->playable().value).playable());
    QTRY_VERIFY(!wordsOf(table).contains(plays));
    QVERIFY(wordsOf(table).contains(QStringLiteral("cannot be played yet")));
    QVERIFY(table.position());
    session->undo();
    QTRY_VERIFY(wordsOf(table).contains(plays));
    table.setSession(nullptr);
    QVERIFY(!wordsOf(table).contains(plays));
  }

  void pointingNamesSquareAndTile()
  {
    const auto session = opened(withoutMap("base"));
    auto table = OpenTable();
    table.resize(600, 500);
    table.setSession(session.get());
    table.show();
    auto pointed = QSignalSpy(&table, &OpenTable::pointedAt);
    QTest::mouseMove(&table, middleOf(table, at("AG33")).toPoint());
    QTRY_VERIFY(!pointed.empty());
    QVERIFY(pointed.last()[1].toString().startsWith(QStringLiteral("AG33, ")));
    QVERIFY(!table.placeAt({1, 1}));
  }

  void inASmallWindowPictureAndWordsStayInIt()
  {
    const auto session = opened(withoutMap("leipzig"));
    auto table = OpenTable();
    table.setSession(session.get());
    for (const auto size : {QSize(160, 120), QSize(320, 300), QSize(1400, 900)}) {
      table.resize(size);
      const auto image = table.grab().toImage();
      QVERIFY(!image.isNull());
      if (size.width() > 300)
        for (const auto* label : table.findChildren<QLabel*>())
          QVERIFY(table.rect().contains(label->geometry()));
    }
  }
};

QTEST_MAIN(TestOpenTable)
#include "tst_opentable.moc"

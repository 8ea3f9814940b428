// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/startposition.h"

#include <algorithm>

#include <QTest>

#include "model/game/leipzigblock.h"
#include "model/rules/presets.h"
#include "tests/support/drawn.h"
#include "tests/views/opened.h"
#include "views/paint/rendering.h"

using namespace kartenwerk;

namespace {

std::string kindAt(const StartPosition& position, Place place)
{
  const auto tile = std::ranges::find(position.tiles, place, &ShownTile::place);
  return tile == position.tiles.end() ? std::string() : tile->kind->id;
}

} // namespace

class TestStartPosition : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyPresetWithoutAMapCanBeLaidOut()
  {
    auto count = 0;
    for (const auto& preset : presets())
      if (!preset.onMap) {
        const auto position = startPosition(withoutMap(preset.id));
        QVERIFY2(position.value && !position.value->tiles.empty(), preset.id.data());
        ++count;
      }
    QCOMPARE(count, 7);
  }

  void theStartTileLiesInTheMiddleWithOneSquareAllRound()
  {
    const auto position = *startPosition(withoutMap("base")).value;
    QCOMPARE(position.tiles.size(), std::size_t(1));
    QCOMPARE(kindAt(position, at("AG33")), withoutMap("base").startTile());
    QCOMPARE(position.squares, QRect(31, 31, 3, 3));
  }

  void theRiverBeginsWithItsSpring()
  {
    const auto position = *startPosition(withoutMap("river")).value;
    QVERIFY(std::ranges::any_of(position.tiles.front().kind->features, [](const Feature& feature) {
      return feature.end == RoadEnd::Spring;
    }));
  }

  void theBlockOfLeipzigLiesWithItsQuartersUnlessTheyAreDrawn()
  {
    auto scenario = withoutMap("leipzig");
    scenario.scenario.rules.leipzig.drawnOrder = false;
    const auto ordered = *startPosition(scenario).value;
    QCOMPARE(ordered.tiles.size(), std::size_t(leipzigSquares));
    QCOMPARE(ordered.quarters.size(), std::size_t(4));
    QCOMPARE(ordered.squares.size(), QSize(6, 6));
    scenario.scenario.rules.leipzig.drawnOrder = true;
    QVERIFY(startPosition(scenario).value->quarters.empty());
  }

  void laidTilesShowAndDrawnOnesLeaveAStartSquare()
  {
    auto scenario = withoutMap("base");
    scenario.scenario.laid = {{at("AH33"), "base-U", Rotation::None, {}}, {at("AI33"), {}, {}, {}}};
    const auto position = startPosition(scenario);
    QVERIFY(position.value);
    QCOMPARE(kindAt(*position.value, at("AH33")), std::string("base-U"));
    QCOMPARE(kindAt(*position.value, at("AI33")), std::string());
    QVERIFY(position.value->map.site(at("AI33"), SiteKind::Start));
    QCOMPARE(position.value->squares, QRect(31, 31, 5, 3));
  }

  void whatCannotBePlayedSaysWhy()
  {
    auto scenario = withoutMap("base");
    scenario.scenario.laid = {{at("AH33"), "base-U", {}, {}}, {{-1, 0}, "base-U", {}, {}}};
    const auto position = startPosition(scenario);
    QVERIFY(!position.value);
    QVERIFY(anyErrors(position.problems));
  }

  void itsPictureIsCutToWhatLies()
  {
    const auto position = *startPosition(withoutMap("base")).value;
    const auto image = renderMap(position.picture(), 40).value.value();
    QVERIFY(image.width() >= 3 * 40 && image.width() < 4 * 40);
    QVERIFY(image.height() >= 3 * 40 && image.height() < 4 * 40);
  }
};

QTEST_MAIN(TestStartPosition)
#include "tst_startposition.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "model/chips/count.h"
#include "model/chips/draw.h"
#include "model/chips/legality.h"
#include "tests/model/chips/masks.h"
#include "tests/model/chips/uniform.h"
#include "tests/support/drawn.h"

using namespace kartenwerk;

namespace {

std::vector<std::vector<Place>> symmetricLayouts(const Map& map, Symmetry symmetry, int size)
{
  auto settings = chips(size);
  settings.symmetry = symmetry;
  const auto squares = ChipSquares(Board(map), settings).allowedSquares();
  auto layouts = std::vector<std::vector<Place>>{};
  tryAll(squares, {}, [&](std::uint32_t set) {
    auto layout = std::vector<Place>{};
    for (std::size_t i = 0; i < squares.size(); ++i)
      if (((set >> i) & 1U) != 0)
        layout.push_back(squares[i]);
    if (brokenChipRules(map, settings, layout).empty())
      layouts.push_back(layout);
  });
  return layouts;
}

} // namespace

class SymmetryTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theSymmetriesOfAMap();
  void theSeaAroundDoesNotMatter();
  void layoutsOf15By20_data();
  void layoutsOf15By20();
  void everySizeAsByTryingAllSubsets();
  void symmetricDrawsAreUniform();
  void aMapWithoutTheSymmetryHasNone();
  void sizesThatDoNotAddUp();
  void symmetriesHaveWords();
  void pinsBringTheirImages();
};

void SymmetryTest::theSymmetriesOfAMap()
{
  QCOMPARE(symmetriesOf(openGrid(3, 3)).size(), allSymmetries.size());
  QCOMPARE(symmetriesOf(openGrid(3, 2)),
           (std::vector{Symmetry::LeftRight, Symmetry::TopBottom, Symmetry::HalfTurn}));
  QCOMPARE(symmetriesOf(drawn({"..~", "~.."})), std::vector{Symmetry::HalfTurn});
  QCOMPARE(symmetriesOf(drawn({"...", "..~", ".~~"})), std::vector{Symmetry::Diagonal});
  QCOMPARE(symmetriesOf(drawn({"...", "~..", "~~."})), std::vector{Symmetry::AntiDiagonal});
  QCOMPARE(symmetriesOf(drawn({"1..", "..."})), std::vector<Symmetry>{});
  QCOMPARE(symmetriesOf(drawn({"~.~~", "....", "....", "~~.~"})), std::vector{Symmetry::HalfTurn});
}

void SymmetryTest::theSeaAroundDoesNotMatter()
{
  QCOMPARE(symmetriesOf(drawn({"~~~~~", "~...~", "~~.~~", "~~~~~", "~~~~~"})),
           std::vector{Symmetry::LeftRight});
}

void SymmetryTest::layoutsOf15By20_data()
{
  QTest::addColumn<int>("symmetry");
  QTest::addColumn<QString>("number");
  QTest::newRow("mirror") << static_cast<int>(Symmetry::LeftRight)
                          << QStringLiteral("224570045425172838745");
  QTest::newRow("half turn") << static_cast<int>(Symmetry::HalfTurn)
                             << QStringLiteral("7820364640256257849");
}

void SymmetryTest::layoutsOf15By20()
{
  QFETCH(int, symmetry);
  auto settings = chips(30);
  settings.symmetry = static_cast<Symmetry>(symmetry);
  const auto counts = countLayouts(Board(openGrid(15, 20)), settings, 30);
  QTEST(QString::fromStdString(counts.exact.at(30).toString()), "number");
}

void SymmetryTest::everySizeAsByTryingAllSubsets()
{
  const auto map = drawn({"....", ".##.", ".##.", "...."});
  for (const auto symmetry : allSymmetries) {
    auto settings = chips(0);
    settings.symmetry = symmetry;
    const auto counts = countLayouts(Board(map), settings, -1).exact;
    for (auto size = 0; size <= 12; ++size) {
      const auto number = static_cast<std::size_t>(size) < counts.size()
                              ? counts[static_cast<std::size_t>(size)].toString()
                              : "0";
      QCOMPARE(number, std::to_string(symmetricLayouts(map, symmetry, size).size()));
    }
  }
}

void SymmetryTest::symmetricDrawsAreUniform()
{
  const auto map = openGrid(4, 4);
  auto settings = chips(4);
  settings.symmetry = Symmetry::HalfTurn;
  const auto all = symmetricLayouts(map, settings.symmetry, 4);
  QVERIFY(all.size() > 10);
  auto test = UniformTest<std::vector<Place>>(all);
  const auto source = LayoutSource(Board(map), settings);
  for (auto i = 0; i < static_cast<int>(all.size()) * 50; ++i)
    test.add(source.draw(1, static_cast<std::uint64_t>(i)).layout);
  QVERIFY(std::abs(test.deviation()) < mostDeviation);
}

void SymmetryTest::aMapWithoutTheSymmetryHasNone()
{
  auto settings = chips(2);
  settings.symmetry = Symmetry::LeftRight;
  QCOMPARE(drawLayout(Board(drawn({"..", ".~"})), settings, 1).noLayout, NoLayout::NotSymmetric);
}

void SymmetryTest::sizesThatDoNotAddUp()
{
  // An even number of columns: a mirror image is always another square.
  auto settings = chips(3);
  settings.symmetry = Symmetry::LeftRight;
  QCOMPARE(drawLayout(Board(openGrid(4, 4)), settings, 1).noLayout, NoLayout::NoSymmetricSize);
  settings.count = 4;
  QVERIFY(drawLayout(Board(openGrid(4, 4)), settings, 1).found());
  settings.count = 5;
  QCOMPARE(drawLayout(Board(openGrid(4, 4)), settings, 1).noLayout, NoLayout::TooMany);
}

void SymmetryTest::symmetriesHaveWords()
{
  for (const auto symmetry : allSymmetries)
    QVERIFY(symmetryFrom(toString(symmetry)) == symmetry);
  QVERIFY(symmetryFrom("none") == Symmetry::None);
  QVERIFY(!symmetryFrom("round"));
}

void SymmetryTest::pinsBringTheirImages()
{
  auto settings = chips(2);
  settings.symmetry = Symmetry::LeftRight;
  settings.pinned = {at("A1")};
  QCOMPARE(drawLayout(Board(openGrid(4, 2)), settings, 1).layout,
           (std::vector{at("A1"), at("D1")}));
}

QTEST_APPLESS_MAIN(SymmetryTest)
#include "tst_symmetry.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <set>

#include <QPainter>
#include <QTest>

#include "tests/support/drawn.h"
#include "views/paint/fonts.h"
#include "views/paint/mappainter.h"

using namespace kartenwerk;

namespace {

Map country()
{
  return drawn({"~~~%%%^^^", "~.....^^^", "~.S11..^~", "~.t11#.~~", "~...H..~~", "~~D..~~~~"});
}

/// Ground only, 16 px a square.
QImage groundOf(const Map& map)
{
  auto image = QImage(16 * map.columns(), 16 * map.rows(), QImage::Format_RGB32);
  image.fill(Qt::magenta);
  auto painter = QPainter(&image);
  painter.scale(16, 16);
  paintGround(painter, {map});
  return image;
}

bool near(Place a, Place b)
{
  return std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1;
}

template <class Visit>
void everyPlace(const Map& map, Visit visit)
{
  for (int row = 0; row < map.rows(); ++row)
    for (int column = 0; column < map.columns(); ++column)
      visit(Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
}

QImage cut(const QImage& image, Place place)
{
  return image.copy(16 * place.column, 16 * place.row, 16, 16);
}

} // namespace

class TestSquareLook : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void anEditChangesTheLookOfItsSquareAndOfTheEightRoundItOnly()
  {
    const auto before = country();
    const auto imageBefore = groundOf(before);
    for (const auto edit : {at("C2"), at("D3"), at("A1"), at("G4"), at("I6")})
      for (const auto square : {Square{Ground::Playable}, Square{Ground::Blocked}, Square{},
                                Square{Ground::Outside, OutsideLook::Clouds},
                                Square{.ground = Ground::Blocked, .waves = true},
                                Square{Ground::Highlight, OutsideLook::Sea, Colour::Orange}}) {
        const auto after = before.withSquare(edit, square);
        const auto imageAfter = groundOf(after);
        everyPlace(before, [&](Place place) {
          if (near(place, edit))
            return;
          QCOMPARE(squareLook(after, place), squareLook(before, place));
          QCOMPARE(cut(imageAfter, place), cut(imageBefore, place));
        });
      }
  }

  void equalLooksGiveEqualPictures()
  {
    const auto map = country();
    const auto image = groundOf(map);
    everyPlace(map, [&](Place a) {
      const auto alone = renderSquare(squareLook(map, a), 16, mapColours());
      QCOMPARE(cut(image, a), alone);
    });
  }

  void aSiteChangesTheLookOfItsSquare()
  {
    const auto map = country();
    for (const auto kind : {SiteKind::Start, SiteKind::Town, SiteKind::Island, SiteKind::ChipMark,
                            SiteKind::Chumak}) {
      const auto changed = map.withSite(
          {.place = at("B2"), .kind = kind, .name = "x", .coats = 2, .colour = Colour::Orange});
      QVERIFY(squareLook(changed, at("B2")) != squareLook(map, at("B2")));
      QCOMPARE(squareLook(changed, at("C2")), squareLook(map, at("C2")));
      QVERIFY(cut(groundOf(changed), at("B2")) != cut(groundOf(map), at("B2")));
    }
  }

  void aLargeCityShowsItsSidesAndCoats()
  {
    const auto map = country();
    auto city = *map.largeCity(at("D3"));
    city.sides = {{at("D3"), Side::North, CitySideKind::Closed}};
    QVERIFY(groundOf(map.withLargeCity(city)) != groundOf(map));
    city.sides = {{at("D3"), Side::North, CitySideKind::Road}};
    QVERIFY(groundOf(map.withLargeCity(city)) != groundOf(map));
    city.sides.clear();
    city.squares[0].coats = 1;
    QVERIFY(groundOf(map.withLargeCity(city)) != groundOf(map));
  }

  void everyGroundLooksDifferentAlsoAtTwelvePixels()
  {
    auto seen = std::set<QByteArray>{};
    auto count = 0U;
    const auto add = [&](SquareLook look) {
      const auto image = renderSquare(look, 12, mapColours());
      seen.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()),
                             static_cast<int>(image.sizeInBytes())));
      ++count;
    };
    for (const auto ground :
         {Ground::Playable, Ground::LargeCity, Ground::Blocked, Ground::Depot, Ground::Highlight})
      add({.square = {ground}});
    for (const auto look : {OutsideLook::Sea, OutsideLook::Clouds, OutsideLook::Abroad}) {
      auto square = SquareLook{.square = {Ground::Outside, look}};
      for (int i = 0; i < 8; ++i)
        square.around = static_cast<std::uint16_t>(square.around |
                                                   ((1U + static_cast<unsigned>(look)) << (2 * i)));
      add(square);
    }
    for (int kind = 0; kind < 5; ++kind)
      add({.square = {Ground::Playable},
           .sites = static_cast<std::uint8_t>(1U << kind),
           .coats = 1});
    QCOMPARE(seen.size(), count);
  }

  void wavesDoNotRepeatVisibly()
  {
    // Of all squares of a sea no row of eight variants comes twice.
    const auto sea = Map(40, 40);
    auto rows = std::set<std::vector<int>>{};
    auto count = 0U;
    for (int row = 0; row < 40; ++row)
      for (int column = 0; column + 8 <= 40; ++column) {
        auto variants = std::vector<int>{};
        for (int i = 0; i < 8; ++i)
          variants.push_back(squareLook(sea, {static_cast<std::int16_t>(column + i),
                                              static_cast<std::int16_t>(row)})
                                 .variant);
        rows.insert(variants);
        ++count;
      }
    QCOMPARE(rows.size(), count);
  }

  void hashesFollowEquality()
  {
    const auto map = country();
    everyPlace(map, [&](Place a) {
      everyPlace(map, [&](Place b) {
        if (squareLook(map, a) == squareLook(map, b))
          QCOMPARE(qHash(squareLook(map, a)), qHash(squareLook(map, b)));
      });
    });
  }
};

QTEST_MAIN(TestSquareLook)
#include "tst_squarelook.moc"

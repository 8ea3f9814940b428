// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <functional>

#include "model/tiles/checks.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

using Spoil = std::function<void(TileKind&)>;
using SpoilSet = std::function<void(TileSet&)>;

/// A city north, a road that ends at it from the south, two fields.
TileKind soundKind()
{
  auto kind = TileKind{.id = "k"};
  kind.edges = {Edge::City, Edge::Field, Edge::Road, Edge::Field};
  kind.features = {
      {.id = "c0", .type = FeatureType::City, .ports = {Port::North}},
      {.id = "r0",
       .type = FeatureType::Road,
       .ports = {Port::South},
       .end = RoadEnd::City,
       .endCity = "c0"},
      {.id = "f0", .ports = {Port::EastLeft, Port::EastRight, Port::SouthLeft}, .cities = {"c0"}},
      {.id = "f1", .ports = {Port::SouthRight, Port::WestLeft, Port::WestRight}, .cities = {"c0"}},
  };
  return kind;
}

TileSet soundSet()
{
  auto set = TileSet{.id = "s", .start = "k", .tiles = {{soundKind(), 2}}};
  auto garden = soundKind();
  garden.id = "k-garden";
  garden.gardenVariantOf = "k";
  garden.features.push_back({.id = "g0", .type = FeatureType::Garden});
  set.tiles.push_back({garden, 1});
  return set;
}

} // namespace
Q_DECLARE_METATYPE(Spoil)
Q_DECLARE_METATYPE(SpoilSet)

class TestChecks : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void soundTilesHaveNoProblems()
  {
    QCOMPARE(told(checkTileKind(soundKind())), ""s);
    QCOMPARE(told(checkTileSet(soundSet())), ""s);
  }

  void everyFaultIsFound_data()
  {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Spoil spoil, std::string expected) {
      QTest::newRow(name) << std::move(spoil) << std::move(expected);
    };
    row(
        "an edge without an owner", [](TileKind& k) { k.features[0].ports = {}; },
        "tiles.no-ports (k, c0)\ntiles.edge-free (k, north, city)\n");
    row(
        "an edge with two owners",
        [](TileKind& k) {
          k.features.push_back({.id = "c1", .type = FeatureType::City, .ports = {Port::North}});
        },
        "tiles.edge-twice (k, north, c0, c1)\n");
    row(
        "an edge that differs from its owner", [](TileKind& k) { k.edges[2] = Edge::River; },
        "tiles.edge-differs (k, south, river, r0)\n");
    row(
        "a field edge that a road owns", [](TileKind& k) { k.edges[2] = Edge::Field; },
        "tiles.edge-differs (k, south, field, r0)\ntiles.field-split (k, south, f0, f1)\n");
    row(
        "a half-edge in no field",
        [](TileKind& k) {
          k.features[2].ports = {Port::EastLeft, Port::EastRight};
        },
        "tiles.half-free (k, SL)\n");
    row(
        "a half-edge in two fields",
        [](TileKind& k) { k.features[3].ports.insert(Port::SouthLeft); },
        "tiles.half-twice (k, SL, f0, f1)\n");
    row(
        "a field at a city edge", [](TileKind& k) { k.features[2].ports.insert(Port::NorthRight); },
        "tiles.half-city (k, NR, f0)\n");
    row(
        "a field edge split between two fields",
        [](TileKind& k) {
          k.features[2].ports = {Port::EastLeft, Port::SouthLeft};
          k.features[3].ports.insert(Port::EastRight);
        },
        "tiles.field-split (k, east, f0, f1)\n");
    row(
        "a field that does not list the city across the corner",
        [](TileKind& k) { k.features[2].cities.clear(); }, "tiles.corner (k, EL, f0, c0)\n");
    row(
        "the other corner", [](TileKind& k) { k.features[3].cities.clear(); },
        "tiles.corner (k, WR, f1, c0)\n");
    row(
        "a city that is not there", [](TileKind& k) { k.features[2].cities.push_back("c9"); },
        "tiles.unknown-city (k, f0, c9)\n");
    row(
        "a road is no city", [](TileKind& k) { k.features[2].cities.push_back("r0"); },
        "tiles.unknown-city (k, f0, r0)\n");
    row(
        "two features of one id", [](TileKind& k) { k.features[3].id = "f0"; },
        "tiles.feature-twice (k, f0)\n");
    row(
        "a city with half-edges", [](TileKind& k) { k.features[0].ports.insert(Port::NorthLeft); },
        "tiles.port (k, c0, NL)\n");
    row(
        "a field with a whole edge", [](TileKind& k) { k.features[2].ports.insert(Port::East); },
        "tiles.port (k, f0, E)\n");
    row(
        "a monastery with ports",
        [](TileKind& k) {
          k.features.push_back({.id = "m0", .type = FeatureType::Monastery, .ports = {Port::East}});
        },
        "tiles.port (k, m0, E)\n");
    row(
        "an inner field with ports", [](TileKind& k) { k.features[2].inner = true; },
        "tiles.inner (k, f0)\n");
    row(
        "a field without ports that is not inner",
        [](TileKind& k) { k.features.push_back({.id = "f2"}); }, "tiles.inner (k, f2)\n");
    row(
        "a road with one port that ends nowhere",
        [](TileKind& k) {
          k.features[1].end = RoadEnd::None;
          k.features[1].endCity.clear();
        },
        "tiles.road-end (k, r0)\n");
    row(
        "a road that ends at a spring",
        [](TileKind& k) {
          k.features[1].end = RoadEnd::Spring;
          k.features[1].endCity.clear();
        },
        "tiles.road-end (k, r0)\n");
    row(
        "a road that ends at a monastery that is not there",
        [](TileKind& k) {
          k.features[1].end = RoadEnd::Monastery;
          k.features[1].endCity.clear();
        },
        "tiles.road-end (k, r0)\n");
    row(
        "a road that ends at no city", [](TileKind& k) { k.features[1].endCity = "c9"; },
        "tiles.unknown-city (k, r0, c9)\n");
    row(
        "a road that ends at a crossing without its kind",
        [](TileKind& k) {
          k.features[1].end = RoadEnd::Crossing;
          k.features[1].endCity.clear();
        },
        "tiles.property (k, , crossing)\n");
    row(
        "a crossing without roads", [](TileKind& k) { k.crossing = Crossing::Village; },
        "tiles.property (k, , crossing)\n");
    row(
        "properties of other features",
        [](TileKind& k) {
          k.features[1].coats = 1;
          k.features[1].cathedral = true;
          k.features[1].darmstadtium = true;
          k.features[1].goods = Goods::Wine;
          k.features[0].inn = true;
          k.features[0].church = true;
          k.features[0].cities = {"c0"};
          k.features[0].illustrations = {Illustration::Pigsty};
        },
        "tiles.property (k, c0, inn)\ntiles.property (k, c0, church)\n"
        "tiles.property (k, c0, cities)\ntiles.property (k, c0, illustrations)\n"
        "tiles.property (k, r0, coats)\ntiles.property (k, r0, cathedral)\n"
        "tiles.property (k, r0, darmstadtium)\ntiles.property (k, r0, goods)\n");
  }
  void everyFaultIsFound()
  {
    QFETCH(Spoil, spoil);
    QFETCH(std::string, expected);
    auto kind = soundKind();
    spoil(kind);
    auto found = ""s;
    for (const auto& problem : checkTileKind(kind))
      found += told(problem).substr(4) + '\n';
    QCOMPARE(found, expected);
  }

  void everyFaultOfASetIsFound_data()
  {
    QTest::addColumn<SpoilSet>("spoil");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, SpoilSet spoil, std::string expected) {
      QTest::newRow(name) << std::move(spoil) << std::move(expected);
    };
    row(
        "a kind twice", [](TileSet& s) { s.tiles.push_back(s.tiles.front()); },
        "tiles.kind-twice (k)\n");
    row(
        "a faulty kind", [](TileSet& s) { s.tiles[0].kind.edges[1] = Edge::City; },
        "tiles.edge-free (k, east, city)\ntiles.half-city (k, EL, f0)\n"
        "tiles.half-city (k, ER, f0)\ntiles.garden (k-garden, k)\n");
    row(
        "a start tile that is not there", [](TileSet& s) { s.start = "x"; },
        "tiles.start (s, x)\n");
    row(
        "a garden variant with a coat", [](TileSet& s) { s.tiles[1].kind.features[0].coats = 1; },
        "tiles.garden (k-garden, k)\n");
    row(
        "a garden variant without a garden",
        [](TileSet& s) { s.tiles[1].kind.features.pop_back(); }, "tiles.garden (k-garden, k)\n");
    row(
        "no tiles", [](TileSet& s) { s.tiles[0].count = s.tiles[1].count = 0; },
        "tiles.empty (s)\n");
    row(
        "too many tiles", [](TileSet& s) { s.tiles[0].count = mostTiles; },
        "tiles.total (s, 10000, 9999)\n");
  }
  void everyFaultOfASetIsFound()
  {
    QFETCH(SpoilSet, spoil);
    QFETCH(std::string, expected);
    auto set = soundSet();
    spoil(set);
    auto found = ""s;
    for (const auto& problem : checkTileSet(set))
      found += told(problem).substr(4) + '\n';
    QCOMPARE(found, expected);
  }
};

QTEST_APPLESS_MAIN(TestChecks)
#include "tst_checks.moc"

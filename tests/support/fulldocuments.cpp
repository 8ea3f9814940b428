// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldocuments.h"

#include "tests/support/drawn.h"

namespace kartenwerk {

TileSet fullTileSet()
{
  const auto extras = Extras{{"q", "[1, null]"}};
  auto feature = Feature{.id = "c0", .type = FeatureType::City, .ports = {Port::North, Port::West}};
  feature.coats = 2;
  feature.cathedral = feature.darmstadtium = feature.inn = feature.church = feature.inner = true;
  feature.goods = Goods::Cloth;
  feature.end = RoadEnd::City;
  feature.endCity = "c1";
  feature.cities = {"c1", "c0"};
  feature.illustrations = {Illustration::DonkeyStable, Illustration::Farmhouse};
  feature.extras = extras;
  auto kind = TileKind{.id = "k", .name = "Käsekästchen"};
  kind.edges = {Edge::City, Edge::River, Edge::Road, Edge::Field};
  kind.features = {feature, {.id = "g", .type = FeatureType::Garden}};
  kind.crossing = Crossing::Village;
  kind.gardenVariantOf = "j";
  kind.extras = extras;
  return {
      "id",  "Title", "Author", "CC0-1.0", "Notes", "k", {{kind, 0}, {TileKind{.id = "l"}, 999}},
      extras};
}

namespace {

ChipWishes fullWishes()
{
  return {.spacing = {3, true},
          .forbiddenKinds = {SiteKind::Island, SiteKind::ChipMark},
          .quotas = {{"North", 1, 4}, {"South", 0, 0}, {"West", 2}},
          .pinned = {at("B1"), at("B2")},
          .banned = {at("D4")},
          .symmetry = Symmetry::HalfTurn};
}

LayoutOrigin fullOrigin()
{
  auto rules = ChipRules{};
  rules.count = 4;
  rules.edition = OpenSideEdition::Of2019;
  rules.onUnusedStarts = true;
  rules.ferriesAreNeighbours = true;
  return {chipSettings(rules, {at("A1"), at("C3")}, fullWishes()),
          {Wish::Method::Even, 50, 90, 40, false, 8},
          Uniformity::UniformWithin1e6,
          {{"q", "[1, null]"}}};
}

} // namespace

Scenario fullScenario()
{
  const auto extras = Extras{{"q", "[1, null]"}};
  auto scenario = Scenario{"Title", "Author", "CC0-1.0", "Notes"};
  scenario.map =
      Reference<Map>{.path = "../maps/a b.kwmap",
                     .hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                     .extras = extras};
  scenario.tiles = {
      {.set = {.bundled = "base-1", .extras = extras},
       .copies = 2,
       .changes = {{"base-D", 0}, {"base-A", 999}}},
      {.set = {.embedded = TileSet{.id = "own", .title = "Own", .tiles = {{{.id = "k"}, 3}}}}}};
  scenario.rules = preset("germany");
  scenario.rules.meeples = 7;
  scenario.rules.extras = extras;
  scenario.rules.inns = scenario.rules.largeMeeple = scenario.rules.pig = true;
  scenario.rules.leipzig = {
      .on = true,
      .majorityAfter = true,
      .order = {Quarter::Tanners, Quarter::Coiners, Quarter::Wainwrights, Quarter::Bookbinders},
      .extras = extras};
  scenario.rules.darmstadt = {.on = true, .churchByVotes = true, .extras = extras};
  scenario.rules.surveyors = {.on = true,
                              .city = {SurveyorTile::Wealth, SurveyorTile::Wealth},
                              .monastery = {},
                              .extras = extras};
  scenario.rules.chips.extras = extras;
  scenario.players = 6;
  scenario.starts = {at("C3"), at("A1")};
  scenario.laid = {{at("A1"), "base-D", Rotation::ThreeQuarters, extras},
                   {at("C3"), "", Rotation::None, {}},
                   {at("D3"), "base-A", {}, {}}};
  scenario.layouts = {{"One",
                       {{at("B1"), Colour::None, 0},
                        {at("C1"), Colour::Purple, 0},
                        {at("B2"), Colour::None, 2},
                        {at("C2"), Colour::LightBlue, 1}},
                       UINT64_MAX,
                       "even",
                       3,
                       extras,
                       fullOrigin()},
                      {"Two", {}, 0, "hand", 0, {}}};
  scenario.layout = 1;
  scenario.chipWishes = fullWishes();
  scenario.chipWishes.extras = extras;
  scenario.chipWishes.quotas[0].extras = extras;
  scenario.drawOrder = DrawOrder::FixedPrefix;
  scenario.draws = {"base-A", "base-B", "base-A"};
  scenario.extras = extras;
  return scenario;
}

} // namespace kartenwerk

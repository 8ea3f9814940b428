// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include <QStringList>

#include "views/pages/sheetblocks.h"
#include "views/pages/sheettext.h"

namespace kartenwerk {

namespace {

constexpr auto swatchWidth = 11.5;
constexpr auto swatchHeight = 5.8;

/// A square of its own, in the middle of the swatch.
PageItem square(SquareLook look)
{
  return PageSquare{QRectF((swatchWidth - swatchHeight) / 2, 0, swatchHeight, swatchHeight), look};
}

PageItem siteSquare(SiteKind kind, int coats = 0, Colour colour = Colour::None)
{
  auto look = SquareLook{.square = {Ground::Playable}};
  look.sites = static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
  look.coats = static_cast<std::uint8_t>(coats);
  look.chipMark = colour;
  return square(look);
}

/// A little map that fills the swatch.
PageItem sample(const Map& map)
{
  auto options = PictureOptions{};
  options.names = false;
  return PageMap{QRectF(0, 0, swatchWidth, swatchHeight), map, {}, options};
}

Map strip(std::initializer_list<Square> squares)
{
  auto map = Map(static_cast<int>(squares.size()), 1);
  auto place = Place{};
  for (const auto& each : squares) {
    map = map.withSquare(place, each);
    ++place.column;
  }
  return map;
}

PageItem printSample(PrintKind kind)
{
  const auto map = strip({{Ground::Playable}, {Ground::Outside, OutsideLook::Abroad}});
  return sample(map.withPrint({.place = {0, 0}, .side = Side::East, .kind = kind}));
}

PageItem ferrySample()
{
  const auto map = strip({{Ground::Playable}, {}, {Ground::Playable}});
  return sample(map.withFerry({{{0, 0}, Side::East}, {{2, 0}, Side::West}}));
}

PageItem citySample()
{
  const auto map = strip({{Ground::Playable}, {Ground::Playable}});
  return sample(map.withLargeCity({.squares = {{{0, 0}}, {{1, 0}}},
                                   .sides = {{{0, 0}, Side::North, CitySideKind::Closed},
                                             {{0, 0}, Side::South, CitySideKind::Closed},
                                             {{1, 0}, Side::South, CitySideKind::Road}}}));
}

class Legend
{
public:
  Legend(const PlayableScenario& scenario, double width)
      : m_scenario(scenario), m_map(*scenario.map), m_width(width)
  {
    findGrounds();
  }

  std::vector<SheetRow> rows()
  {
    addSites();
    add(!m_map.largeCities().empty(), citySample(), SheetText::tr("Large city with a gate"));
    add(prints(PrintKind::Road), printSample(PrintKind::Road),
        SheetText::tr("Printed road at the border"));
    add(prints(PrintKind::City), printSample(PrintKind::City),
        SheetText::tr("Printed city at the border"));
    add(!m_map.ferries().empty(), ferrySample(), SheetText::tr("Ferry: joins two roads"));
    add(anyCoats(), PageShield{QRectF(0, 0, swatchWidth, swatchHeight)},
        SheetText::tr("Coat of arms: 2 points"));
    addGrounds();
    addRegions();
    return std::move(m_rows);
  }

private:
  void add(bool shown, PageItem sign, const QString& text)
  {
    if (!shown)
      return;
    auto row = textRow(text, m_width - swatchWidth - 2.5);
    const auto height = std::max(row.height, swatchHeight + 0.9);
    const auto down = std::max(0.0, (swatchHeight - row.height + 1.2) / 2);
    row.items = {moved(row.items.front(), {swatchWidth + 2.5, down}), std::move(sign)};
    row.height = height;
    m_rows.push_back(std::move(row));
  }

  bool sites(SiteKind kind) const
  {
    return std::ranges::count(m_map.sites(), kind, &Site::kind) > 0;
  }

  bool prints(PrintKind kind) const
  {
    return std::ranges::count(m_map.prints(), kind, &Print::kind) > 0;
  }

  bool anyCoats() const
  {
    return std::ranges::any_of(m_map.prints(), [](const Print& p) { return p.coats > 0; }) ||
           std::ranges::any_of(m_map.ferries(), [](const Ferry& f) { return f.coats > 0; }) ||
           std::ranges::any_of(m_map.largeCities(),
                               [](const LargeCity& c) { return c.coats() > 0; });
  }

  void findGrounds()
  {
    for (int row = 0; row < m_map.rows(); ++row)
      for (const auto& each : *m_map.row(row))
        if (each.ground != Ground::Outside &&
            std::ranges::none_of(m_grounds, [&](const Square& known) {
              return known.ground == each.ground && known.waves == each.waves;
            }))
          m_grounds.push_back(each);
  }

  void addSites()
  {
    add(sites(SiteKind::Start), siteSquare(SiteKind::Start), SheetText::tr("Start square"));
    add(sites(SiteKind::Town), siteSquare(SiteKind::Town), SheetText::tr("Town: tiles cover it"));
    addWine();
    add(sites(SiteKind::Island), siteSquare(SiteKind::Island, 2),
        SheetText::tr("Island with coats of arms"));
    addChipMarks();
    add(sites(SiteKind::Chumak), siteSquare(SiteKind::Chumak), SheetText::tr("Chumak square"));
  }

  /// The first site of the kind that has a colour, if one has.
  Colour colourOf(SiteKind kind) const
  {
    for (const auto& site : m_map.sites())
      if (site.kind == kind && site.colour != Colour::None)
        return site.colour;
    return Colour::None;
  }

  void addWine()
  {
    auto look = SquareLook{.square = {Ground::Playable}};
    look.sites = static_cast<std::uint8_t>(1U << static_cast<unsigned>(SiteKind::Town));
    look.wine = colourOf(SiteKind::Town);
    add(look.wine != Colour::None, square(look),
        SheetText::tr("Town that buys wine of that colour"));
  }

  void addChipMarks()
  {
    const auto colour = colourOf(SiteKind::ChipMark);
    add(sites(SiteKind::ChipMark), siteSquare(SiteKind::ChipMark, 0, colour),
        colour == Colour::None ? SheetText::tr("Printed place for chips")
                               : SheetText::tr("Printed place for a chip of that colour"));
  }

  void addGround(Ground ground, const QString& text, bool waves = false)
  {
    const auto found = std::ranges::find_if(m_grounds, [&](const Square& each) {
      return each.ground == ground && each.waves == waves;
    });
    if (found != m_grounds.end())
      add(true, square(SquareLook{.square = *found}), text);
  }

  void addGrounds()
  {
    addGround(Ground::Blocked, SheetText::tr("Blocked: no tile here"));
    addGround(Ground::Blocked, SheetText::tr("Waves: no tile here"), true);
    addGround(Ground::Depot, SheetText::tr("Depot: a pile of tiles, none is laid here"));
    addGround(Ground::Highlight, SheetText::tr("Highlight: no tile here, a border on each side"));
  }

  void addRegions()
  {
    // Regions of one colour share a line.
    for (const auto colour : {Colour::None, Colour::Purple, Colour::LightBlue, Colour::Orange}) {
      auto names = QStringList{};
      for (const auto& region : m_map.regions())
        if (region.colour == colour)
          names << QString::fromStdString(region.name);
      auto map = strip({{Ground::Playable}, {Ground::Playable}});
      map = map.withRegions({{"", colour, {Place{0, 0}}}});
      add(!names.isEmpty(), sample(map),
          SheetText::tr("Regions: %1").arg(names.join(QStringLiteral(", "))));
    }
  }

  const PlayableScenario& m_scenario;
  const Map& m_map;
  double m_width;
  std::vector<Square> m_grounds;
  std::vector<SheetRow> m_rows;
};

} // namespace

SheetBlock legendBlock(const PlayableScenario& scenario, double width)
{
  if (!scenario.map)
    return {};
  return {headingRow(SheetText::tr("Legend"), width), Legend(scenario, width).rows()};
}

} // namespace kartenwerk

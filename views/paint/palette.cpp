// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/palette.h"

#include <array>

namespace kartenwerk {

namespace {

MapColours daylight()
{
  const auto rgb = [](unsigned value) { return QColor::fromRgb(value); };
  auto c = MapColours{};
  c.land = rgb(0xEDE6CF);
  c.landBand = rgb(0xF7F2E2);
  c.landGrain = rgb(0xD8CFAE);
  c.coast = rgb(0x7F8F86);
  c.sea = rgb(0xBFD9E0);
  c.shallow = rgb(0xD3E6E8);
  c.wave = rgb(0x9FC3CE);
  c.abroad = rgb(0xD9D5C9);
  c.abroadBand = rgb(0xCDC7B7);
  c.clouds = rgb(0xE4E3DD);
  c.cloud = rgb(0xF3F2EE);
  c.cloudShade = rgb(0xCBC9C0);
  c.grid = rgb(0xCFC7AB);
  c.gridOnDark = rgb(0xAD7546);
  c.blocked = rgb(0xDDD3B7);
  c.blockedInk = rgb(0x9A8E74);
  c.depot = rgb(0xE6DCC0);
  c.start = rgb(0xB23A2E);
  c.startGround = rgb(0xF2DCC6);
  c.roof = rgb(0xB65A43);
  c.roofShade = rgb(0x8E4331);
  c.house = rgb(0xFBF5E6);
  c.houseShade = rgb(0xDCCFB4);
  c.cityGround = rgb(0xDDB380);
  c.cityRoof = rgb(0xC98B55);
  c.cityRoofShade = rgb(0xA86F41);
  c.cityHouse = rgb(0xF0D7B0);
  c.wall = rgb(0x6B4A33);
  c.wallLight = rgb(0xB9A48A);
  c.wallShade = rgb(0x4A3223);
  c.ink = rgb(0x3A3129);
  c.inkSoft = rgb(0x756A58);
  c.halo = rgb(0xFBF8EE);
  c.ferry = rgb(0xFDFDF8);
  c.boat = rgb(0x7A4A32);
  c.sail = rgb(0xFFFFFF);
  c.shield = rgb(0x2E5F8E);
  c.shieldInk = rgb(0xFFFFFF);
  c.field = rgb(0xAFC98A);
  c.fieldShade = rgb(0x9AB874);
  c.fieldLight = rgb(0xBDD49B);
  c.road = rgb(0xF3EDDC);
  c.casing = rgb(0x8B7355);
  c.river = rgb(0x8DBBD2);
  c.riverBank = rgb(0x5F93AE);
  c.tileCity = rgb(0xD6A56B);
  c.tileRoof = rgb(0xB9683F);
  c.tileRoofShade = rgb(0x94502F);
  c.tree = rgb(0x6F9A55);
  c.treeShade = rgb(0x557D42);
  c.stone = rgb(0x8C7B68);
  c.stoneShade = rgb(0x5C4E41);
  c.stoneLight = rgb(0xC4B7A3);
  c.garden = rgb(0x86B070);
  c.blossom = rgb(0xD9648A);
  c.hay = rgb(0xE3B93F);
  c.cloth = rgb(0x3F7FA8);
  c.wine = rgb(0x7C2F57);
  c.ruler = rgb(0xF7F3E6);
  c.rulerInk = rgb(0x6F6552);
  return c;
}

QColor dimmed(QColor colour)
{
  // Darker, and a little less so for what is dark already: ink must stay apart from the ground.
  const auto scaled = [](int channel) { return channel * 84 / 100; };
  return {scaled(colour.red()), scaled(colour.green()), scaled(colour.blue()), colour.alpha()};
}

MapColours dusk()
{
  auto c = daylight();
  for (auto* colour :
       {&c.land,          &c.landBand,   &c.landGrain,     &c.coast,       &c.sea,
        &c.shallow,       &c.wave,       &c.abroad,        &c.abroadBand,  &c.clouds,
        &c.cloud,         &c.cloudShade, &c.grid,          &c.gridOnDark,  &c.blocked,
        &c.blockedInk,    &c.depot,      &c.start,         &c.startGround, &c.roof,
        &c.roofShade,     &c.house,      &c.houseShade,    &c.cityGround,  &c.cityRoof,
        &c.cityRoofShade, &c.cityHouse,  &c.wall,          &c.wallLight,   &c.wallShade,
        &c.ink,           &c.inkSoft,    &c.halo,          &c.ferry,       &c.boat,
        &c.sail,          &c.shield,     &c.shieldInk,     &c.field,       &c.fieldShade,
        &c.fieldLight,    &c.road,       &c.casing,        &c.river,       &c.riverBank,
        &c.tileCity,      &c.tileRoof,   &c.tileRoofShade, &c.tree,        &c.treeShade,
        &c.stone,         &c.stoneShade, &c.stoneLight,    &c.garden,      &c.blossom,
        &c.hay,           &c.cloth,      &c.wine})
    *colour = dimmed(*colour);
  c.ruler = QColor::fromRgb(0x35322C);
  c.rulerInk = QColor::fromRgb(0xB5AD9C);
  return c;
}

} // namespace

QColor MapColours::chip(Colour colour) const
{
  switch (colour) {
  case Colour::Purple:
    return QColor::fromRgb(0x7A4EA3);
  case Colour::LightBlue:
    return QColor::fromRgb(0x4FA9CC);
  case Colour::Orange:
    return QColor::fromRgb(0xDB8627);
  case Colour::None:
    break;
  }
  return QColor::fromRgb(0x9C968A);
}

QColor MapColours::chipDark(Colour colour) const
{
  switch (colour) {
  case Colour::Purple:
    return QColor::fromRgb(0x4A2A69);
  case Colour::LightBlue:
    return QColor::fromRgb(0x1D5F7C);
  case Colour::Orange:
    return QColor::fromRgb(0x87490B);
  case Colour::None:
    break;
  }
  return QColor::fromRgb(0x5E594F);
}

QColor MapColours::player(int player) const
{
  // Five of the set of Okabe and Ito (2008) that stand out on green, ochre and pale roads, and
  // white.
  constexpr std::array<unsigned, 6> colours{0x0072B2, 0xD55E00, 0xF0E442,
                                            0x2B2B2B, 0xCC79A7, 0xF7F5EE};
  return QColor::fromRgb(colours[static_cast<std::size_t>(player) % colours.size()]);
}

QColor MapColours::playerInk(int player) const
{
  constexpr std::array<unsigned, 6> colours{0xFFFFFF, 0xFFFFFF, 0x2B2B2B,
                                            0xFFFFFF, 0x2B2B2B, 0x2B2B2B};
  return QColor::fromRgb(colours[static_cast<std::size_t>(player) % colours.size()]);
}

const MapColours& mapColours(Dimming dimming)
{
  static const auto light = daylight();
  static const auto dark = dusk();
  return dimming == Dimming::Dark ? dark : light;
}

QChar chipLetter(Colour colour)
{
  switch (colour) {
  case Colour::Purple:
    return u'P';
  case Colour::LightBlue:
    return u'B';
  case Colour::Orange:
    return u'O';
  case Colour::None:
    break;
  }
  return u'?';
}

} // namespace kartenwerk

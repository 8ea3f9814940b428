// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "views/paint/decorations.h"
#include "views/paint/label.h"
#include "views/paint/mappainter.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

/// The longest row of neighbouring squares of a city; of equal ones the lowest.
struct Run
{
  Place first;
  int length = 0;
};

Run longestRun(const LargeCity& city)
{
  auto best = Run{};
  auto run = Run{};
  for (const auto& square : city.squares) {
    const auto& place = square.place;
    const auto goes = run.length > 0 && run.first.row == place.row &&
                      run.first.column + run.length == place.column;
    run = goes ? Run{run.first, run.length + 1} : Run{place, 1};
    if (run.length >= best.length)
      best = run;
  }
  return best;
}

QPointF nameOf(const Run& run)
{
  return {run.first.column + run.length / 2.0, run.first.row + 0.80};
}

} // namespace

void drawCityName(Sketch& sketch, const LargeCity& city, const MapColours& colours)
{
  const auto run = longestRun(city);
  const auto name = QString::fromStdString(city.name);
  auto style = LabelStyle{.height = 0.27, .ink = colours.ink, .halo = colours.halo};
  style.weight = QFont::DemiBold;
  style.capitals = true;
  style.spacing = 0.06;
  drawLabel(sketch, name, nameOf(run), fitted(name, style, run.length + 0.05, 0.15));
}

QRectF reach(const LargeCity& city)
{
  if (city.squares.empty())
    return {};
  auto all = QRectF{};
  for (const auto& square : city.squares)
    all |= QRectF(square.place.column, square.place.row, 1, 1);
  const auto run = longestRun(city);
  const auto half = std::max(run.length + 0.05, 0.12 * static_cast<double>(city.name.size())) / 2;
  const auto centre = nameOf(run);
  return all | QRectF(centre.x() - half - 0.1, centre.y() - 0.25, 2 * half + 0.2, 0.5);
}

void drawSiteName(Sketch& sketch, const Site& site, double room, const MapColours& colours)
{
  const auto start = site.kind == SiteKind::Start;
  const auto name = QString::fromStdString(site.name);
  const auto attribute = QString::fromStdString(site.attribute);
  auto style = LabelStyle{.height = 0.18, .ink = colours.ink, .halo = colours.landBand};
  if (start) {
    style.ink = colours.start;
    style.halo = colours.startGround;
    style.weight = QFont::DemiBold;
  }
  style = fitted(name, style, start ? std::min(room, 0.68) : room, 0.125);
  const auto centre = QPointF(site.place.column + 0.5, site.place.row + 0.80);
  drawLabel(sketch, name, centre, style);
  if (attribute.isEmpty() || sketch.pixels() < 60)
    return;
  style.height *= 0.72;
  style.italic = true;
  style.weight = QFont::Normal;
  drawLabel(sketch, attribute, centre + QPointF(0, 0.145), fitted(attribute, style, 0.95, 0.09));
}

QRectF reach(const Site& site)
{
  const auto half = std::clamp(0.06 * static_cast<double>(site.name.size()), 0.5, 1.5) + 0.1;
  return {site.place.column + 0.5 - half, site.place.row - 0.0, 2 * half, 1.1};
}

} // namespace kartenwerk

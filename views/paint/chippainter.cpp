// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "views/paint/figurepainter.h"
#include "views/paint/label.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"

namespace kartenwerk {

namespace {

QColor mixed(const QColor& a, const QColor& b, double share)
{
  const auto mix = [&](int x, int y) { return static_cast<int>(x + (y - x) * share); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// Parallel chords of a circle, at an angle.
void drawChords(Sketch& sketch, QPointF centre, double radius, double degrees, double step,
                const QColor& colour, double width)
{
  sketch.save();
  sketch.translate(centre);
  sketch.rotate(degrees);
  for (auto y = -radius + step / 2; y < radius; y += step) {
    const auto half = std::sqrt(radius * radius - y * y);
    sketch.line({-half, y}, {half, y}, colour, width);
  }
  sketch.restore();
}

void drawDots(Sketch& sketch, QPointF centre, double radius, double step, const QColor& colour)
{
  const auto count = static_cast<int>(radius / step) + 1;
  for (int row = -count; row <= count; ++row)
    for (int column = -count; column <= count; ++column) {
      const auto by = QPointF((column + (row % 2 == 0 ? 0.0 : 0.5)) * step, row * step * 0.87);
      if (std::hypot(by.x(), by.y()) < radius - 0.22 * step)
        sketch.disc(centre + by, 0.24 * step, colour);
    }
}

/// Each colour has its own hatch, for grey print and colour-blind eyes: purple slanted, light blue
/// level, orange dotted.
void drawHatch(Sketch& sketch, Colour colour, QPointF centre, double radius,
               const MapColours& colours)
{
  const auto ink = mixed(colours.chip(colour), colours.chipDark(colour), 0.42);
  const auto step = radius / 2.6;
  switch (colour) {
  case Colour::Purple:
    return drawChords(sketch, centre, radius, -45, step, ink, 0.40 * step);
  case Colour::LightBlue:
    return drawChords(sketch, centre, radius, 0, step, ink, 0.34 * step);
  case Colour::Orange:
    return drawDots(sketch, centre, radius, step * 0.9, ink);
  case Colour::None:
    return;
  }
}

} // namespace

void paintChip(QPainter& painter, const ChipFace& chip, QPointF centre, double diameter,
               const MapColours& colours)
{
  auto sketch = Sketch(painter);
  const auto radius = diameter / 2;
  const auto pixels = diameter * sketch.pixels();
  const auto dark = colours.chipDark(chip.colour);
  if (pixels > 14)
    sketch.disc(centre + QPointF(0.03, 0.05) * diameter, radius, colours.inkSoft);
  sketch.disc(centre, radius, dark);
  const auto inner = radius - std::max(0.055 * diameter, 0.8 / sketch.pixels());
  sketch.disc(centre, inner, colours.chip(chip.colour));
  if (pixels > 16)
    drawHatch(sketch, chip.colour, centre, inner, colours);
  const auto known = chip.value > 0;
  if (known)
    sketch.disc(centre, 0.60 * radius, colours.halo);
  const auto text = known ? QString::number(chip.value) : QString(chipLetter(chip.colour));
  auto style = LabelStyle{.height = (known ? 0.50 : 0.60) * diameter, .weight = QFont::Bold};
  style.ink = known ? dark : QColor(Qt::white);
  if (!known && pixels > 16)
    style.halo = dark;
  drawLabel(sketch, text, centre, style);
}

} // namespace kartenwerk

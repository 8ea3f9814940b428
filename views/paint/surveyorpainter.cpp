// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/surveyorpainter.h"

#include <QPainterPath>
#include <QString>

#include "views/paint/figurepainter.h"
#include "views/paint/fonts.h"
#include "views/paint/palette.h"
#include "views/paint/sketch.h"
#include "views/paint/symbols.h"
#include "views/paint/tilesymbols.h"

namespace kartenwerk {

namespace {

constexpr auto bandTop = 0.56; ///< above it what is valued, below it the change

void drawScene(Sketch& sketch, SurveyedKind kind, const MapColours& colours)
{
  switch (kind) {
  case SurveyedKind::City:
    sketch.fill(QRectF(0, 0, 1, bandTop), colours.tileCity);
    for (const auto x : {0.08, 0.3, 0.52, 0.74})
      drawRoof(sketch, QRectF(x, x == 0.3 || x == 0.74 ? 0.18 : 0.1, 0.18, 0.2), true,
               colours.tileRoof, colours.tileRoofShade);
    sketch.fill(QRectF(0, 0.44, 1, 0.09), colours.wall);
    sketch.fill(QRectF(0, 0.455, 1, 0.06), colours.wallLight);
    return;
  case SurveyedKind::Road:
    sketch.fill(QRectF(0, 0, 1, bandTop), colours.field);
    sketch.fill(QRectF(0, 0.2, 1, 0.18), colours.casing);
    sketch.fill(QRectF(0, 0.225, 1, 0.13), colours.road);
    return;
  case SurveyedKind::Monastery:
    sketch.fill(QRectF(0, 0, 1, bandTop), colours.field);
    drawMonastery(sketch, {0.5, 0.32}, 0.42, false, colours);
    return;
  }
}

/// The sign of the change and the text beside it.
QString changeText(SurveyorTile tile)
{
  switch (tile) {
  case SurveyorTile::CitizensJury:
    return {};
  case SurveyorTile::BadNeighbourhood:
    return QStringLiteral("0");
  case SurveyorTile::Siege:
  case SurveyorTile::PilgrimageRoute:
  case SurveyorTile::StreetFair:
    return QStringLiteral("+1");
  case SurveyorTile::Highway:
    return QStringLiteral("= 5");
  case SurveyorTile::PeasantRevolt:
  case SurveyorTile::Hermit:
    return QStringLiteral("−1");
  case SurveyorTile::Wealth:
    return QStringLiteral("+3");
  case SurveyorTile::Poverty:
    return QStringLiteral("−3");
  }
  return {};
}

void drawSmallTile(Sketch& sketch, QRectF box, const MapColours& colours)
{
  sketch.fill(box.adjusted(-0.014, -0.014, 0.014, 0.014), colours.wall);
  sketch.fill(box, colours.fieldLight);
}

/// A little picture of what the change is for; false: there is none.
bool drawSubject(Sketch& sketch, SurveyorTile tile, const MapColours& colours)
{
  const auto box = QRectF(0.12, 0.66, 0.24, 0.24);
  switch (tile) {
  case SurveyorTile::CitizensJury:
    return true;
  case SurveyorTile::BadNeighbourhood: {
    drawSmallTile(sketch, box, colours);
    auto end = QPainterPath(box.topLeft());
    end.quadTo(QPointF(box.center().x(), box.top() + 0.22), box.topRight());
    end.closeSubpath();
    sketch.fill(end, colours.tileCity);
    sketch.stroke(end, colours.wall, 0.02);
    return true;
  }
  case SurveyorTile::Siege:
    drawShield(sketch, box.center(), 0.28, colours);
    return true;
  case SurveyorTile::PeasantRevolt:
    drawIllustration(sketch, Illustration::Farmhouse, box.center(), 0.3, colours);
    return true;
  case SurveyorTile::Hermit:
    drawSmallTile(sketch, box, colours);
    sketch.fill(QRectF(box.left(), box.top(), box.width(), 0.13), colours.tileCity);
    sketch.fill(QRectF(box.left(), box.top() + 0.12, box.width(), 0.03), colours.wall);
    return true;
  case SurveyorTile::StreetFair:
  case SurveyorTile::Highway:
  case SurveyorTile::PilgrimageRoute:
    drawSmallTile(sketch, box, colours);
    sketch.fill(QRectF(box.left(), box.center().y() - 0.045, box.width(), 0.09), colours.casing);
    sketch.fill(QRectF(box.left(), box.center().y() - 0.03, box.width(), 0.06), colours.road);
    return true;
  case SurveyorTile::Wealth:
  case SurveyorTile::Poverty:
    return false;
  }
  return false;
}

void drawJury(Sketch& sketch, const MapColours& colours)
{
  for (int i = 0; i < 3; ++i)
    paintFigure(sketch.painter(), {Figure::Meeple, i, -1, false, {}}, {0.24 + 0.26 * i, 0.78}, 0.28,
                colours);
}

} // namespace

void paintSurveyorTile(QPainter& painter, SurveyedKind kind, SurveyorTile tile, const QRectF& rect,
                       const MapColours& colours)
{
  auto sketch = Sketch(painter);
  sketch.save();
  sketch.translate(rect.topLeft());
  sketch.scale(rect.width());
  auto frame = QPainterPath();
  frame.addRoundedRect(QRectF(0, 0, 1, 1), 0.06, 0.06);
  painter.setClipPath(frame, Qt::IntersectClip);
  sketch.fill(QRectF(0, 0, 1, 1), colours.land);
  drawScene(sketch, kind, colours);
  sketch.fill(QRectF(0, bandTop - 0.012, 1, 0.024), colours.wall);
  const auto subject = drawSubject(sketch, tile, colours);
  if (tile == SurveyorTile::CitizensJury)
    drawJury(sketch, colours);
  if (const auto text = changeText(tile); !text.isEmpty()) {
    const auto box =
        subject ? QRectF(0.4, bandTop, 0.56, 1 - bandTop) : QRectF(0, bandTop, 1, 1 - bandTop);
    painter.setFont(scalableFont(QFont::Bold));
    painter.setPen(colours.ink);
    painter.save();
    painter.translate(box.center());
    painter.scale(0.3 / 100, 0.3 / 100);
    painter.drawText(QRectF(-200, -100, 400, 200), Qt::AlignCenter, text);
    painter.restore();
  }
  sketch.stroke(frame, colours.wall, 0.03);
  sketch.restore();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/mappainter.h"

#include <algorithm>

#include <QPaintEngine>
#include <QPainter>

#include "views/paint/decorations.h"
#include "views/paint/label.h"
#include "views/paint/picturemargins.h"
#include "views/paint/sketch.h"
#include "views/paint/tilepainter.h"

namespace kartenwerk {

namespace {

QRect shown(const MapPicture& picture, QRect squares)
{
  return squares.isNull() ? shownSquares(picture) : squares;
}

QRectF squareRect(Place place)
{
  return {double(place.column), double(place.row), 1, 1};
}

bool within(const QRect& squares, Place place)
{
  return squares.contains(place.column, place.row);
}

const MapColours& coloursOf(const MapPicture& picture)
{
  return mapColours(picture.options.dimming);
}

/// Squares under tiles: their names and chips are covered.
class Covered
{
public:
  explicit Covered(const MapPicture& picture)
  {
    for (const auto& tile : picture.tiles)
      m_places.push_back(tile.place);
    std::ranges::sort(m_places);
  }
  bool has(Place place) const { return std::ranges::binary_search(m_places, place); }

private:
  std::vector<Place> m_places;
};

/// Vector pictures show hairs between neighbouring fills; one fill below them hides that.
void underlay(Sketch& sketch, const MapPicture& picture, const QRect& squares)
{
  const auto& colours = coloursOf(picture);
  for (int row = squares.top(); row <= squares.bottom(); ++row)
    for (int column = squares.left(); column <= squares.right();) {
      const auto at = [&](int c) {
        return picture.map.at({static_cast<std::int16_t>(c), static_cast<std::int16_t>(row)});
      };
      const auto square = at(column);
      auto end = column + 1;
      while (end <= squares.right() && at(end) == square)
        ++end;
      auto plain = SquareLook{};
      plain.square = square;
      const auto bleed = row < squares.bottom() ? 0.02 : 0.0;
      sketch.fill(QRectF(column, row, end - column, 1 + bleed), overviewColour(plain, colours));
      column = end;
    }
}

void paintTiles(QPainter& painter, const MapPicture& picture, const QRect& squares)
{
  for (const auto& tile : picture.tiles)
    if (tile.kind && within(squares, tile.place))
      paintTile(painter, *tile.kind, tile.rotation, squareRect(tile.place), coloursOf(picture));
}

/// Start squares that the scenario does not use step back.
void paleUnusedStarts(Sketch& sketch, const MapPicture& picture, const QRect& squares)
{
  const auto& used = picture.options.startsInUse;
  if (used.empty())
    return;
  auto veil = coloursOf(picture).land;
  veil.setAlphaF(0.62F);
  for (const auto& site : picture.map.sites())
    if (site.kind == SiteKind::Start && within(squares, site.place) &&
        std::ranges::find(used, site.place) == used.end())
      sketch.fill(squareRect(site.place).adjusted(0.04, 0.04, -0.04, -0.04), veil);
}

/// How wide a name may be: as wide as the square, or wider where no name stands beside it.
double nameRoom(const Map& map, const Site& site)
{
  const auto named = [&](Side side) {
    const auto place = neighbour(site.place, side);
    return map.site(place, SiteKind::Town) || map.site(place, SiteKind::Start) ||
           map.largeCity(place);
  };
  return named(Side::East) || named(Side::West) ? 0.96 : 1.16;
}

void paintNames(Sketch& sketch, const MapPicture& picture, const QRectF& area)
{
  const auto& map = picture.map;
  const auto covered = Covered(picture);
  for (const auto& site : map.sites())
    if (!site.name.empty() && area.intersects(reach(site)) && !covered.has(site.place) &&
        (site.kind == SiteKind::Town || site.kind == SiteKind::Start))
      drawSiteName(sketch, site, nameRoom(map, site), coloursOf(picture));
  for (const auto& city : map.largeCities())
    if (!city.squares.empty() && area.intersects(reach(city)))
      drawCityName(sketch, city, coloursOf(picture));
}

/// The line round the whole grid that is shown.
void paintNeatline(QPainter& painter, const MapPicture& picture)
{
  auto sketch = Sketch(painter);
  const auto& ink = coloursOf(picture).inkSoft;
  const auto rim = sketch.atLeast(0.03, 1.0);
  const auto frame = QRectF(shownSquares(picture)).adjusted(-rim, -rim, rim, rim);
  sketch.fill(QRectF(frame.left(), frame.top(), frame.width(), rim), ink);
  sketch.fill(QRectF(frame.left(), frame.bottom() - rim, frame.width(), rim), ink);
  sketch.fill(QRectF(frame.left(), frame.top(), rim, frame.height()), ink);
  sketch.fill(QRectF(frame.right() - rim, frame.top(), rim, frame.height()), ink);
}

/// Prints of one group bear their name once.
bool bearsName(const Map& map, const Print& print)
{
  if (print.group.empty())
    return true;
  const auto first = std::ranges::find(map.prints(), print.group, &Print::group);
  return first->place == print.place && first->side == print.side;
}

struct ChipLie
{
  std::vector<QPointF> shifts; ///< from the middle of the square, one a chip
  double diameter = 0.58;
};

/// A chip lies in the middle of its square; on a printed place it leaves the place's rim to be
/// seen, and on one without a colour lie two.
ChipLie lieOf(const Map& map, Place place)
{
  const auto* mark = map.site(place, SiteKind::ChipMark);
  if (!mark)
    return {{QPointF(0, 0)}};
  const auto middle = QPointF(0, chipMarkHeight(map.at(place)) - 0.5);
  if (mark->colour != Colour::None)
    return {{middle}, 0.46};
  const auto by = QPointF(0.075, 0.0375);
  return {{middle - by, middle + by}, 0.36};
}

void paintChipOf(QPainter& painter, const MapPicture& picture, const PlacedChip& chip)
{
  const auto* mark = picture.map.site(chip.place, SiteKind::ChipMark);
  const auto colour = chip.colour == Colour::None && mark ? mark->colour : chip.colour;
  const auto lie = lieOf(picture.map, chip.place);
  for (const auto& shift : lie.shifts)
    paintChip(painter, {colour, chip.value}, squareRect(chip.place).center() + shift, lie.diameter,
              coloursOf(picture));
}

void paintBoxes(Sketch& sketch, const MapPicture& picture)
{
  for (const auto& [box, area] : boxAreas(picture))
    drawBox(sketch, *box, area, coloursOf(picture));
}

} // namespace

void paintGround(QPainter& painter, const MapPicture& picture, QRect squares)
{
  squares = shown(picture, squares);
  auto sketch = Sketch(painter);
  if (sketch.vector())
    underlay(sketch, picture, squares);
  const auto covered = Covered(picture);
  for (int row = squares.top(); row <= squares.bottom(); ++row)
    for (int column = squares.left(); column <= squares.right(); ++column) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (!covered.has(place))
        paintSquare(painter, squareLook(picture.map, place), squareRect(place), coloursOf(picture));
    }
  paleUnusedStarts(sketch, picture, squares);
  paintTiles(painter, picture, squares);
}

void paintDecorations(QPainter& painter, const MapPicture& picture, QRect squares)
{
  const auto& map = picture.map;
  const auto& options = picture.options;
  // What stands beyond the rim belongs to the squares at the rim.
  const auto area = squares.isNull() ? pictureBounds(picture) : QRectF(squares);
  auto sketch = Sketch(painter);
  if (options.regions)
    for (const auto& region : map.regions())
      drawRegion(sketch, map, region, area, coloursOf(picture));
  for (const auto& print : map.prints())
    if (area.intersects(reach(print)))
      drawPrint(sketch, print, options.names && !print.name.empty() && bearsName(map, print),
                map.contains(neighbour(print.place, print.side)), coloursOf(picture));
  for (const auto& ferry : map.ferries())
    if (area.intersects(reach(ferry)))
      drawFerry(sketch, ferry, options.names && !ferry.name.empty(), coloursOf(picture));
  if (options.names)
    paintNames(sketch, picture, area);
  paintBoxes(sketch, picture);
}

void paintPieces(QPainter& painter, const MapPicture& picture, QRect squares)
{
  squares = shown(picture, squares);
  const auto& colours = coloursOf(picture);
  const auto covered = Covered(picture);
  for (const auto& chip : picture.chips)
    if (within(squares, chip.place) && !covered.has(chip.place))
      paintChipOf(painter, picture, chip);
  for (const auto& quarter : picture.quarters)
    if (within(squares, quarter.place))
      paintQuarter(painter, quarter, squareRect(quarter.place), colours);
  for (const auto& tile : picture.tiles)
    if (tile.kind && within(squares, tile.place))
      for (const auto& figure : tile.figures)
        paintFigureOnTile(painter, *tile.kind, tile.rotation, figure, squareRect(tile.place),
                          colours);
  for (const auto& mark : picture.marks)
    if (within(squares, mark.place))
      paintMark(painter, mark, colours);
}

void paintMap(QPainter& painter, const MapPicture& picture, QRect squares)
{
  {
    auto sketch = Sketch(painter);
    if (squares.isNull()) {
      sketch.fill(pictureBounds(picture), coloursOf(picture).ruler);
    }
  }
  paintGround(painter, picture, squares);
  if (squares.isNull())
    paintNeatline(painter, picture);
  if (picture.options.grid)
    paintGrid(painter, picture, squares);
  paintDecorations(painter, picture, squares);
  paintPieces(painter, picture, squares);
  paintRulers(painter, picture);
}

QImage renderSquare(const SquareLook& look, int pixels, const MapColours& colours)
{
  pixels = std::clamp(pixels, 1, 4096);
  auto image = QImage(pixels, pixels, QImage::Format_RGB32);
  auto painter = QPainter(&image);
  paintSquare(painter, look, QRectF(0, 0, pixels, pixels), colours);
  return image;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/overlay.h"

#include <QPainter>
#include <QPainterPath>
#include <array>
#include <map>
#include <set>

namespace kartenwerk {

namespace {

QRectF squareRect(Place place)
{
  return {double(place.column), double(place.row), 1, 1};
}

// Dark and light line on top of each other show on every ground.
void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, double width)
{
  painter.strokePath(path, QPen(QColor(255, 255, 255, 200), width * 2, Qt::SolidLine, Qt::RoundCap,
                                Qt::RoundJoin));
  painter.strokePath(path, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QPainterPath around(const std::vector<Place>& places, double inset)
{
  auto bounds = QRectF();
  for (const auto place : places)
    bounds |= squareRect(place);
  auto path = QPainterPath();
  path.addRoundedRect(bounds.adjusted(inset, inset, -inset, -inset), 0.3 - inset, 0.3 - inset);
  return path;
}

void paintPieces(QPainter& painter, const std::vector<std::vector<Place>>& pieces)
{
  constexpr auto inset = 0.11;
  for (const auto& piece : pieces) {
    const auto path = around(piece, inset);
    painter.fillPath(path, piece.size() > 1 ? QColor(47, 117, 168, 84) : QColor(196, 127, 18, 96));
    strokeTwice(painter, path,
                piece.size() > 1 ? QColor(0x1F, 0x5A, 0x86) : QColor(0x8F, 0x5A, 0x06), 0.035);
  }
}

constexpr std::array<QRgb, 6> tints{qRgb(0x4E, 0x79, 0xA7), qRgb(0xE1, 0x8A, 0x2C),
                                    qRgb(0x59, 0xA1, 0x4F), qRgb(0xB0, 0x5A, 0x8C),
                                    qRgb(0xC9, 0xB0, 0x2B), qRgb(0x6C, 0x6C, 0x9E)};

using Owners = std::map<Place, std::size_t>;

Owners ownersOf(const std::vector<std::vector<Place>>& groups)
{
  auto owners = Owners();
  for (std::size_t i = 0; i < groups.size(); ++i)
    for (const auto place : groups[i])
      owners[place] = i;
  return owners;
}

// Greedy in the order of the groups: the first tint that no neighbouring group bears.
std::vector<std::size_t> tintsOf(const std::vector<std::vector<Place>>& groups,
                                 const Owners& owners)
{
  auto result = std::vector<std::size_t>(groups.size(), tints.size());
  for (std::size_t i = 0; i < groups.size(); ++i) {
    auto taken = std::set<std::size_t>();
    for (const auto place : groups[i])
      for (const auto side : allSides)
        if (const auto found = owners.find(neighbour(place, side)); found != owners.end())
          taken.insert(result[found->second]);
    auto tint = std::size_t{0};
    while (tint + 1 < tints.size() && taken.contains(tint))
      ++tint;
    result[i] = tint;
  }
  return result;
}

QLineF sideLine(Place place, Side side)
{
  const auto rect = squareRect(place);
  switch (side) {
  case Side::North:
    return {rect.topLeft(), rect.topRight()};
  case Side::East:
    return {rect.topRight(), rect.bottomRight()};
  case Side::South:
    return {rect.bottomLeft(), rect.bottomRight()};
  case Side::West:
    return {rect.topLeft(), rect.bottomLeft()};
  }
  return {};
}

void paintCatchments(QPainter& painter, const std::vector<std::vector<Place>>& groups)
{
  const auto owners = ownersOf(groups);
  const auto tint = tintsOf(groups, owners);
  auto borders = QPainterPath();
  for (const auto& [place, group] : owners) {
    auto colour = QColor::fromRgb(tints[tint[group]]);
    colour.setAlpha(110);
    painter.fillRect(squareRect(place), colour);
    for (const auto side : allSides) {
      const auto other = owners.find(neighbour(place, side));
      if (other != owners.end() && other->second == group)
        continue;
      const auto line = sideLine(place, side);
      borders.moveTo(line.p1());
      borders.lineTo(line.p2());
    }
  }
  strokeTwice(painter, borders, QColor(0x3A, 0x3A, 0x3A), 0.03);
}

// Lines of our own: pattern brushes turn to pixels on paper and vanish in SVG.
void paintHatch(QPainter& painter, Place place)
{
  auto path = QPainterPath();
  const auto corner = squareRect(place).topLeft();
  for (int i = 1; i < 8; ++i) {
    const auto t = i / 4.0;
    const auto low = std::max(0.0, t - 1);
    const auto high = std::min(1.0, t);
    path.moveTo(corner + QPointF(low, high));
    path.lineTo(corner + QPointF(high, low));
  }
  painter.strokePath(path, QPen(QColor(0x7A, 0x1E, 0x14, 190), 0.03));
}

void paintReasons(QPainter& painter, const std::vector<std::vector<Place>>& reasons)
{
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    auto colour = overlayTint(i);
    for (const auto place : reasons[i]) {
      const auto path = around({place}, 0.05);
      colour.setAlpha(120);
      painter.fillPath(path, colour);
      colour.setAlpha(255);
      painter.strokePath(path, QPen(colour, 0.03));
    }
  }
}

void paintFree(QPainter& painter, Place place)
{
  const auto path = around({place}, 0.05);
  painter.fillPath(path, QColor(0x2E, 0x8B, 0x57, 70));
  strokeTwice(painter, path, QColor(0x1E, 0x7A, 0x48), 0.035);
}

void paintWindow(QPainter& painter, const std::pair<Place, Place>& corners)
{
  const auto path = around({corners.first, corners.second}, 0.02);
  painter.fillPath(path, QColor(0xB2, 0x3A, 0x2E, 34));
  strokeTwice(painter, path, QColor(0xB2, 0x3A, 0x2E), 0.07);
}

} // namespace

QColor overlayTint(std::size_t group)
{
  static constexpr std::array<QRgb, 10> colours{qRgb(0x6B, 0x6B, 0x6B), qRgb(0x6B, 0x6B, 0x6B),
                                                qRgb(0x8C, 0x5A, 0x2B), qRgb(0x6C, 0x5B, 0xA8),
                                                qRgb(0xB2, 0x3A, 0x2E), qRgb(0xC9, 0x6A, 0x8C),
                                                qRgb(0xD9, 0x8A, 0x1F), qRgb(0x2F, 0x6F, 0x9F),
                                                qRgb(0x4F, 0x8F, 0x8A), qRgb(0x7A, 0x7A, 0x2F)};
  return QColor::fromRgb(colours[group % colours.size()]);
}

void paintOverlayGround(QPainter& painter, const MapOverlay& overlay)
{
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (!overlay.catchments.empty())
    paintCatchments(painter, overlay.catchments);
  painter.restore();
}

void paintOverlay(QPainter& painter, const MapOverlay& overlay)
{
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  paintReasons(painter, overlay.reasons);
  for (const auto place : overlay.free)
    paintFree(painter, place);
  for (const auto place : overlay.hatched)
    paintHatch(painter, place);
  paintPieces(painter, overlay.dominoes);
  for (const auto place : overlay.marked) {
    const auto path = around({place}, 0.06);
    painter.fillPath(path, QColor(0xB2, 0x3A, 0x2E, 60));
    strokeTwice(painter, path, QColor(0xB2, 0x3A, 0x2E), 0.04);
  }
  for (const auto place : overlay.examples) {
    auto ring = QPainterPath();
    ring.addEllipse(squareRect(place).center(), 0.2, 0.2);
    painter.fillPath(ring, QColor(255, 255, 255, 170));
    strokeTwice(painter, ring, QColor(0x2A, 0x2A, 0x2A), 0.05);
  }
  if (overlay.window)
    paintWindow(painter, *overlay.window);
  painter.restore();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "model/base/problem.h"
#include "model/map/map.h"
#include "model/scenario/scenario.h"
#include "model/tiles/tilekind.h"
#include "views/paint/figurepainter.h"
#include "views/paint/mappainter.h"
#include "views/paint/rendering.h"

class QPainter;

namespace kartenwerk {

struct StartPosition;

/// Paper in upright millimetres.
enum class Paper { A4, Letter };
QSizeF paperSize(Paper paper);
/// "A4", "Letter", upper or lower case; nothing for any other text.
std::optional<Paper> paperFrom(const QString& text);

// What stands on a page. All measures are millimetres from the page's upper left corner, type
// sizes are points.

struct PageText
{
  QRectF area; ///< the text is laid from its top, wrapped at its width
  QString text;
  double points = 9.5;
  QFont::Weight weight = QFont::Normal;
  QColor colour = Qt::black;
  Qt::Alignment alignment = Qt::AlignLeft;
};

struct PageLine
{
  QLineF line;
  double width = 0.2;
  QColor colour = Qt::black;
};

struct PageShape
{
  QPainterPath path;
  QColor fill;   ///< invalid: none
  QColor stroke; ///< invalid: none
  double width = 0.2;
};

struct PageMap
{
  QRectF area; ///< the picture's bounds are fitted into it and centred
  Map map;
  std::vector<PlacedChip> chips;
  PictureOptions options;
  /// Of a game without a map: shown instead of the map.
  std::shared_ptr<const StartPosition> start;
};

struct PageTile
{
  QRectF area;
  TileKind kind;
  Rotation rotation = Rotation::None;
};

struct PageChip
{
  QRectF area;
  ChipFace chip;
};

struct PageSquare
{
  QRectF area;
  SquareLook look;
};

struct PageShield
{
  QRectF area;
};

using PageItem = std::variant<PageText, PageLine, PageShape, PageMap, PageTile, PageChip,
                              PageSquare, PageShield>;

/// A page as data; items are drawn in order.
struct Page
{
  QSizeF size; ///< millimetres
  QString title;
  std::vector<PageItem> items;
};

/// Where an item's ink may lie.
QRectF extent(const PageItem& item);
/// The item elsewhere on its page.
PageItem moved(PageItem item, QPointF by);
/// The height in millimetres of a text set in that width.
double textHeight(const QString& text, double width, double points,
                  QFont::Weight weight = QFont::Normal);
double textWidth(const QString& text, double points, QFont::Weight weight = QFont::Normal);

/// Draws a page; the painter is scaled so that one unit is a millimetre.
void paintPage(const Page& page, QPainter& painter);

/// The pages as one vector PDF at true scale, fonts embedded, with the request not to scale it in
/// print. Problem "pdf-not-written" when Qt cannot make it (no page, or a page without size).
Loaded<QByteArray> pagesPdf(const std::vector<Page>& pages, const QString& title);

/// A page as a picture for the screen or a PNG.
QImage pageImage(const Page& page, double dotsPerInch);

} // namespace kartenwerk

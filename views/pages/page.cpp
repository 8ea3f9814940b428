// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/page.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "views/paint/fonts.h"
#include "views/paint/sketch.h"
#include "views/paint/startposition.h"
#include "views/paint/symbols.h"
#include "views/paint/tilepainter.h"

namespace kartenwerk {

namespace {

constexpr auto millimetresPerPoint = 25.4 / 72;

/// Millimetres in one unit of the scalable font, which is 100 units tall.
double unitOf(double points)
{
  return points * millimetresPerPoint / 100;
}

MapPicture pictureOf(const PageMap& item)
{
  if (item.start)
    return item.start->picture();
  return {.map = item.map, .chips = item.chips, .options = item.options};
}

class Painter
{
public:
  explicit Painter(QPainter& painter) : m_painter(painter) {}

  void operator()(const PageText& item) const
  {
    const auto unit = unitOf(item.points);
    m_painter.translate(item.area.topLeft());
    m_painter.scale(unit, unit);
    m_painter.setFont(scalableFont(item.weight));
    m_painter.setPen(item.colour);
    const auto area = QRectF(0, 0, item.area.width() / unit, 1e6);
    m_painter.drawText(area, static_cast<int>(item.alignment | Qt::AlignTop) | Qt::TextWordWrap,
                       item.text);
  }

  void operator()(const PageLine& item) const
  {
    m_painter.setPen(QPen(item.colour, item.width, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(item.line);
  }

  void operator()(const PageShape& item) const
  {
    if (item.fill.isValid())
      m_painter.fillPath(item.path, item.fill);
    if (item.stroke.isValid())
      m_painter.strokePath(
          item.path, QPen(item.stroke, item.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  }

  void operator()(const PageMap& item) const
  {
    const auto picture = pictureOf(item);
    const auto bounds = pictureBounds(picture);
    const auto scale =
        std::min(item.area.width() / bounds.width(), item.area.height() / bounds.height());
    m_painter.translate(item.area.center() - scale * bounds.center());
    m_painter.scale(scale, scale);
    paintMap(m_painter, picture);
  }

  void operator()(const PageTile& item) const
  {
    paintTile(m_painter, item.kind, item.rotation, item.area, mapColours());
  }

  void operator()(const PageChip& item) const
  {
    paintChip(m_painter, item.chip, item.area.center(),
              std::min(item.area.width(), item.area.height()), mapColours());
  }

  void operator()(const PageSquare& item) const
  {
    paintSquare(m_painter, item.look, item.area, mapColours());
  }

  void operator()(const PageShield& item) const
  {
    auto sketch = Sketch(m_painter);
    drawShield(sketch, item.area.center(), 0.86 * item.area.height(), mapColours());
  }

private:
  QPainter& m_painter;
};

} // namespace

QSizeF paperSize(Paper paper)
{
  return paper == Paper::Letter ? QSizeF(215.9, 279.4) : QSizeF(210, 297);
}

std::optional<Paper> paperFrom(const QString& text)
{
  if (text.compare(QLatin1String("A4"), Qt::CaseInsensitive) == 0)
    return Paper::A4;
  if (text.compare(QLatin1String("Letter"), Qt::CaseInsensitive) == 0)
    return Paper::Letter;
  return std::nullopt;
}

QRectF extent(const PageItem& item)
{
  return std::visit(
      [](const auto& it) {
        using Item = std::decay_t<decltype(it)>;
        if constexpr (std::is_same_v<Item, PageLine>) {
          const auto half = it.width / 2;
          return QRectF(it.line.p1(), it.line.p2()).normalized().adjusted(-half, -half, half, half);
        } else if constexpr (std::is_same_v<Item, PageShape>) {
          const auto half = it.stroke.isValid() ? it.width / 2 : 0;
          return it.path.boundingRect().adjusted(-half, -half, half, half);
        } else if constexpr (std::is_same_v<Item, PageText>) {
          auto area = it.area;
          area.setHeight(textHeight(it.text, area.width(), it.points, it.weight));
          return area;
        } else {
          return it.area;
        }
      },
      item);
}

PageItem moved(PageItem item, QPointF by)
{
  std::visit(
      [&](auto& it) {
        using Item = std::decay_t<decltype(it)>;
        if constexpr (std::is_same_v<Item, PageLine>)
          it.line.translate(by);
        else if constexpr (std::is_same_v<Item, PageShape>)
          it.path.translate(by);
        else
          it.area.translate(by);
      },
      item);
  return item;
}

double textHeight(const QString& text, double width, double points, QFont::Weight weight)
{
  const auto unit = unitOf(points);
  const auto metrics = QFontMetricsF(scalableFont(weight));
  return unit *
         metrics.boundingRect(QRectF(0, 0, width / unit, 1e6), Qt::TextWordWrap, text).height();
}

double textWidth(const QString& text, double points, QFont::Weight weight)
{
  return unitOf(points) * QFontMetricsF(scalableFont(weight)).horizontalAdvance(text);
}

void paintPage(const Page& page, QPainter& painter)
{
  for (const auto& item : page.items) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::visit(Painter(painter), item);
    painter.restore();
  }
}

QImage pageImage(const Page& page, double dotsPerInch)
{
  const auto scale = dotsPerInch / 25.4;
  auto image = QImage((page.size * scale).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  auto painter = QPainter(&image);
  painter.scale(scale, scale);
  paintPage(page, painter);
  return image;
}

} // namespace kartenwerk

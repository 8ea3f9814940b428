// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/rendering.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "views/paint/svgwriter.h"

namespace kartenwerk {

namespace {

constexpr auto millimetresPerInch = 25.4;
constexpr auto screenDotsPerInch = 96.0;

std::string text(double value)
{
  return QString::number(value, 'f', 1).toStdString();
}

Problem tooLarge(double width, double height, double mmPerPixel, const std::string& limit)
{
  return {.rule = pictureTooLarge,
          .details = {std::to_string(std::llround(width)), std::to_string(std::llround(height)),
                      text(width * mmPerPixel), text(height * mmPerPixel), limit}};
}

Problem outOfRange(const std::string& size, const std::string& least)
{
  return {.rule = pictureSizeOutOfRange, .details = {size, least}};
}

/// The picture's rectangle in pixels, its margins widened to whole ones so that squares lie on the
/// pixel grid.
QRect pixelBounds(const MapPicture& picture, int squarePx)
{
  const auto bounds = pictureBounds(picture);
  const auto left = static_cast<int>(std::floor(bounds.left() * squarePx));
  const auto top = static_cast<int>(std::floor(bounds.top() * squarePx));
  const auto right = static_cast<int>(std::ceil(bounds.right() * squarePx));
  const auto bottom = static_cast<int>(std::ceil(bounds.bottom() * squarePx));
  return {left, top, right - left, bottom - top};
}

Problems pixelProblems(const MapPicture& picture, int squarePx)
{
  if (squarePx < 2)
    return {outOfRange(std::to_string(squarePx) + " px", "2 px")};
  // No overflow on the way to the answer: a square beyond the limit is beyond it already.
  const auto px = std::min(squarePx, largestPicturePx + 1);
  const auto bounds = pixelBounds(picture, px);
  if (std::max(bounds.width(), bounds.height()) > largestPicturePx) {
    const auto size = pictureBounds(picture).size() * squarePx;
    return {tooLarge(size.width(), size.height(), millimetresPerInch / screenDotsPerInch,
                     std::to_string(largestPicturePx) + " px")};
  }
  return {};
}

void paintPixels(QPainter& painter, const MapPicture& picture, const QRect& bounds, int squarePx)
{
  painter.fillRect(QRect({0, 0}, bounds.size()), mapColours(picture.options.dimming).ruler);
  painter.translate(-bounds.topLeft());
  painter.scale(squarePx, squarePx);
  paintMap(painter, picture);
}

QString titleOf(const MapPicture& picture)
{
  return QString::fromStdString(picture.map.info().title);
}

} // namespace

Loaded<QImage> renderMap(const MapPicture& picture, int squarePx)
{
  if (auto problems = pixelProblems(picture, squarePx); !problems.empty())
    return {std::nullopt, std::move(problems)};
  const auto bounds = pixelBounds(picture, squarePx);
  auto image = QImage(bounds.size(), QImage::Format_RGB32);
  if (image.isNull())
    return {std::nullopt,
            {tooLarge(bounds.width(), bounds.height(), millimetresPerInch / screenDotsPerInch,
                      std::to_string(largestPicturePx) + " px")}};
  auto painter = QPainter(&image);
  paintPixels(painter, picture, bounds, squarePx);
  painter.end();
  return {std::move(image), {}};
}

Loaded<QByteArray> mapSvg(const MapPicture& picture, int squarePx)
{
  if (auto problems = pixelProblems(picture, squarePx); !problems.empty())
    return {std::nullopt, std::move(problems)};
  const auto bounds = pixelBounds(picture, squarePx);
  auto writer = SvgWriter(bounds.size(), titleOf(picture));
  auto painter = QPainter(&writer);
  paintPixels(painter, picture, bounds, squarePx);
  painter.end();
  return {writer.document(), {}};
}

Loaded<QByteArray> mapPdf(const MapPicture& picture, double squareMm)
{
  if (!(squareMm >= 1))
    return {std::nullopt, {outOfRange(text(squareMm) + " mm", "1 mm")}};
  const auto bounds = pictureBounds(picture);
  const auto size = bounds.size() * squareMm;
  if (!(std::max(size.width(), size.height()) <= largestPageMm)) {
    constexpr auto pixels = screenDotsPerInch / millimetresPerInch;
    return {std::nullopt,
            {tooLarge(size.width() * pixels, size.height() * pixels, 1 / pixels, "5080 mm")}};
  }
  auto buffer = QBuffer{};
  buffer.open(QIODevice::WriteOnly);
  {
    auto writer = QPdfWriter(&buffer);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setTitle(titleOf(picture));
    writer.setCreator(QStringLiteral("Kartenwerk"));
    writer.setPageSize(QPageSize(size, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(1200);
    auto painter = QPainter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const auto scale = writer.resolution() / millimetresPerInch * squareMm;
    painter.scale(scale, scale);
    painter.translate(-bounds.topLeft());
    paintMap(painter, picture);
  }
  return {buffer.data(), {}};
}

QByteArray pngBytes(const QImage& image)
{
  auto buffer = QBuffer{};
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return buffer.data();
}

} // namespace kartenwerk

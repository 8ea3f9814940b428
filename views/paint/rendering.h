// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include "model/base/problem.h"
#include "views/paint/mappainter.h"

namespace kartenwerk {

/// The longest side of a picture in pixels; a PDF page in millimetres (14,400 pt).
inline constexpr int largestPicturePx = 20000;
inline constexpr double largestPageMm = 5080.0;

/// Problem "picture-too-large"; details: width and height in pixels, width and height in
/// millimetres (at 96 dpi for pixels), the limit with its unit ("20000 px", "5080 mm").
inline constexpr auto pictureTooLarge = "picture-too-large";
/// Problem "picture-size-out-of-range": a square of less than 2 px or 1 mm; details: the size asked
/// for, the least, with their units.
inline constexpr auto pictureSizeOutOfRange = "picture-size-out-of-range";

/// Problem "pdf-not-written": Qt could not make the PDF; no details.
inline constexpr auto pdfNotWritten = "pdf-not-written";

/// The map with its margins as a picture; a square is `squarePx` pixels (2 and more). Nothing but
/// problems when it would be larger than largestPicturePx.
Loaded<QImage> renderMap(const MapPicture& picture, int squarePx);
/// The same as an SVG of our own making (SVG Tiny 1.2, no clips, text as outlines).
Loaded<QByteArray> mapSvg(const MapPicture& picture, int squarePx);
/// The same as a vector PDF of one page at true scale; a square is `squareMm` millimetres.
Loaded<QByteArray> mapPdf(const MapPicture& picture, double squareMm);

/// A picture as PNG bytes.
QByteArray pngBytes(const QImage& image);

} // namespace kartenwerk

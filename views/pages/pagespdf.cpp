// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "views/pages/page.h"
#include "views/pages/printscaling.h"

namespace kartenwerk {

namespace {

QPageSize pageSizeOf(const Page& page)
{
  return QPageSize(page.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch);
}

bool usable(const std::vector<Page>& pages)
{
  for (const auto& page : pages)
    if (!(page.size.width() > 0 && page.size.height() > 0))
      return false;
  return !pages.empty();
}

} // namespace

Loaded<QByteArray> pagesPdf(const std::vector<Page>& pages, const QString& title)
{
  const auto failed = Loaded<QByteArray>{std::nullopt, {{.rule = pdfNotWritten}}};
  if (!usable(pages))
    return failed;
  auto buffer = QBuffer{};
  buffer.open(QIODevice::WriteOnly);
  auto written = true;
  {
    auto writer = QPdfWriter(&buffer);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Kartenwerk"));
    writer.setResolution(1200);
    writer.setPageSize(pageSizeOf(pages.front()));
    writer.setPageMargins(QMarginsF());
    auto painter = QPainter{};
    if (!painter.begin(&writer))
      return failed;
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const auto scale = writer.resolution() / 25.4;
    for (std::size_t i = 0; i < pages.size(); ++i) {
      if (i > 0) {
        writer.setPageSize(pageSizeOf(pages[i]));
        written = writer.newPage() && written;
      }
      painter.save();
      painter.scale(scale, scale);
      paintPage(pages[i], painter);
      painter.restore();
    }
    written = painter.end() && written;
  }
  if (!written)
    return failed;
  return {withoutPrintScaling(buffer.data()), {}};
}

} // namespace kartenwerk

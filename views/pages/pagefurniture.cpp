// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/pagefurniture.h"
#include "views/pages/sheettext.h"

#include <QCoreApplication>

namespace kartenwerk {

namespace {

constexpr auto margin = 14.0;
constexpr auto headerHeight = 18.0;
constexpr auto footerHeight = 13.0;
const auto ink = QColor(0x2B, 0x26, 0x20);
const auto softInk = QColor(0x6A, 0x60, 0x52);

/// The text, its middle left out if it is too long.
QString elided(const QString& text, double width)
{
  auto kept = text.size();
  auto shown = text;
  while (kept > 8 && textWidth(shown, 7.5) > width) {
    --kept;
    shown = text.left(kept / 2) + u'…' + text.right(kept - kept / 2);
  }
  return shown;
}

void addBar(Page& page, QPointF at)
{
  // One filled shape, so that its length is exact whatever a reader does with line ends.
  auto bar = QPainterPath{};
  bar.addRect(QRectF(at.x(), at.y(), measuringBar, 0.5));
  page.items.push_back(PageShape{bar, ink, {}, 0});
  auto ticks = QPainterPath{};
  for (int i = 1; i < 10; ++i)
    ticks.addRect(
        QRectF(at.x() + 10 * i - 0.1, at.y() - (i == 5 ? 2.0 : 1.2), 0.2, i == 5 ? 2.0 : 1.2));
  for (const auto x : {at.x(), at.x() + measuringBar - 0.2})
    ticks.addRect(QRectF(x, at.y() - 2.6, 0.2, 2.6));
  page.items.push_back(PageShape{ticks, ink, {}, 0});
}

} // namespace

QRectF bodyOf(QSizeF page)
{
  return {margin, margin + headerHeight, page.width() - 2 * margin,
          page.height() - 2 * margin - headerHeight - footerHeight};
}

void addHeader(Page& page, const QString& title, const QString& subtitle, bool first)
{
  const auto width = page.size.width() - 2 * margin;
  auto points = first ? 22.0 : 13.0;
  // A long title gets smaller rather than longer.
  while (points > 10 && textWidth(title, points, QFont::DemiBold) > width)
    points -= 1;
  page.items.push_back(PageText{QRectF(margin, first ? margin - 2.5 : margin + 2, width, 10), title,
                                points, QFont::DemiBold, ink, Qt::AlignLeft});
  if (first)
    page.items.push_back(PageText{QRectF(margin, margin + 8, width, 5), subtitle, 9.5,
                                  QFont::Normal, softInk, Qt::AlignLeft});
  page.items.push_back(PageLine{QLineF(margin, margin + 14.5, margin + width, margin + 14.5), 0.3,
                                QColor(0xB2, 0x3A, 0x2E)});
}

void addFooter(Page& page, const QString& fileName, const QString& contentHash, int number,
               int count)
{
  const auto bottom = page.size.height() - margin;
  const auto at = QPointF(margin, bottom - 5);
  addBar(page, at);
  const auto small = [&](const QRectF& area, const QString& text, Qt::Alignment alignment) {
    page.items.push_back(PageText{area, text, 7.5, QFont::Normal, softInk, alignment});
  };
  constexpr auto adviceWidth = 120.0;
  small(QRectF(margin, bottom - 3.6, adviceWidth, 4),
        SheetText::tr("100 mm. If it measures less, switch off scaling in the print dialog."),
        Qt::AlignLeft);
  const auto left = margin + measuringBar + 6;
  const auto width = page.size.width() - margin - left;
  const auto hash =
      contentHash.isEmpty() ? QString() : QStringLiteral("  ·  ") + contentHash.left(12);
  const auto name = fileName.isEmpty() ? SheetText::tr("not saved") : fileName;
  const auto source = elided(name, width - textWidth(hash, 7.5)) + hash;
  small(QRectF(left, bottom - 8.2, width, 4), source, Qt::AlignRight);
  small(QRectF(margin + adviceWidth, bottom - 3.6, left + width - margin - adviceWidth, 4),
        SheetText::tr("Setup sheet S%1 of %2").arg(number).arg(count) +
            QStringLiteral("  ·  Kartenwerk"),
        Qt::AlignRight);
}

} // namespace kartenwerk

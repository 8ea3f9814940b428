// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/surveyorstrip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "views/issues/emptystate.h"
#include "views/paint/palette.h"
#include "views/paint/surveyorpainter.h"
#include "views/paint/windowcolours.h"
#include "views/text/expansiontext.h"

namespace kartenwerk {

namespace {

constexpr auto rowHeight = 36;
constexpr auto tileSize = 32;
constexpr auto nextSize = 20;
constexpr auto gap = 8;
constexpr auto sideBySide = 720; ///< from this width on

} // namespace

struct SurveyorStrip::Row
{
  SurveyedKind kind = SurveyedKind::City;
  SurveyorTile tile = SurveyorTile::Wealth;
  SurveyorTile next = SurveyorTile::Wealth;
};

SurveyorStrip::SurveyorStrip(QWidget* parent) : QWidget(parent)
{
  auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  hide();
}

std::vector<SurveyorStrip::Row> SurveyorStrip::rows() const
{
  auto rows = std::vector<Row>();
  const auto add = [&](SurveyedKind kind, std::optional<SurveyorTile> tile,
                       std::optional<SurveyorTile> next) {
    if (tile && next)
      rows.push_back({kind, *tile, *next});
  };
  const auto& [active, next] = m_surveyors;
  add(SurveyedKind::City, active.city, next.city);
  add(SurveyedKind::Road, active.road, next.road);
  add(SurveyedKind::Monastery, active.monastery, next.monastery);
  return rows;
}

void SurveyorStrip::show(const std::optional<SurveyorsView>& surveyors)
{
  m_surveyors = surveyors.value_or(SurveyorsView());
  setVisible(!rows().empty());
  setFixedHeight(heightForWidth(width()));
  describe();
  update();
}

void SurveyorStrip::describe()
{
  auto lines = QStringList();
  for (const auto& row : rows())
    lines << tr("%1: %2").arg(surveyorName(row.tile), surveyorEffect(row.tile));
  setAccessibleName(tr("Scoring tiles"));
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
}

int SurveyorStrip::heightForWidth(int width) const
{
  const auto count = static_cast<int>(rows().size());
  return gap + rowHeight * (width >= sideBySide ? std::min(count, 1) : count);
}

QSize SurveyorStrip::sizeHint() const
{
  return {320, heightForWidth(320)};
}

QSize SurveyorStrip::minimumSizeHint() const
{
  return {160, gap + rowHeight};
}

void SurveyorStrip::resizeEvent(QResizeEvent*)
{
  setFixedHeight(heightForWidth(width()));
}

QRect SurveyorStrip::box(std::size_t row, std::size_t count) const
{
  const auto i = static_cast<int>(row);
  if (width() < sideBySide)
    return {gap, gap / 2 + i * rowHeight, width() - 2 * gap, rowHeight};
  const auto column = (width() - gap) / static_cast<int>(count);
  return {gap + i * column, gap / 2, column - gap, rowHeight};
}

void SurveyorStrip::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto all = rows();
  for (std::size_t i = 0; i < all.size(); ++i)
    paintRow(painter, all[i], box(i, all.size()));
}

void SurveyorStrip::paintRow(QPainter& painter, const Row& row, const QRect& box) const
{
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  const auto middle = box.center().y();
  const auto tile = QRectF(box.left(), middle - tileSize / 2, tileSize, tileSize);
  const auto next = QRectF(box.right() - nextSize, middle - nextSize / 2, nextSize, nextSize);
  painter.save();
  paintSurveyorTile(painter, row.kind, row.tile, tile, colours);
  painter.restore();
  painter.save();
  painter.setOpacity(0.75);
  paintSurveyorTile(painter, row.kind, row.next, next, colours);
  painter.restore();

  const auto text = QRect(box.left() + tileSize + gap, box.top(),
                          box.width() - tileSize - nextSize - 3 * gap, box.height());
  auto bold = font();
  bold.setWeight(QFont::DemiBold);
  const auto line = fontMetrics().height();
  const auto top = middle - line;
  const auto draw = [&](int y, const QString& words) {
    const auto shown = painter.fontMetrics().elidedText(words, Qt::ElideRight, text.width());
    painter.drawText(QRect(text.left(), y, text.width(), line), Qt::AlignVCenter, shown);
  };
  painter.setFont(bold);
  painter.setPen(palette().color(QPalette::WindowText));
  draw(top, surveyorName(row.tile));
  painter.setFont(font());
  painter.setPen(quietPalette(palette()).color(QPalette::WindowText));
  draw(top + line, surveyorEffect(row.tile));
}

bool SurveyorStrip::event(QEvent* event)
{
  if (event->type() != QEvent::ToolTip)
    return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto all = rows();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (box(i, all.size()).contains(help->pos())) {
      const auto& row = all[i];
      QToolTip::showText(
          help->globalPos(),
          tr("%1: %2\nNext: %3")
              .arg(surveyorName(row.tile), surveyorEffect(row.tile), surveyorName(row.next)),
          this);
      return true;
    }
  QToolTip::hideText();
  return true;
}

void SurveyorStrip::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    describe();
}

} // namespace kartenwerk

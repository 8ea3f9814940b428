// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/handline.h"

#include <QEvent>
#include <QPainter>

#include "views/issues/emptystate.h"
#include "views/paint/figurepainter.h"
#include "views/paint/palette.h"
#include "views/paint/windowcolours.h"
#include "views/preview/boardscene.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

constexpr auto figureSize = 18.0;
constexpr auto step = 22.0;
constexpr auto paleOpacity = 0.25;

} // namespace

HandLine::HandLine(int player, QWidget* parent) : QWidget(parent), m_player(player) {}

bool HandLine::needed(const RulesProfile& rules)
{
  return rules.largeMeeple || rules.abbot || rules.builder || rules.pig || rules.goods;
}

void HandLine::showHand(const Seat& seat, const RulesProfile& rules)
{
  auto figures = std::vector<Shown>();
  if (rules.largeMeeple)
    figures.push_back({FigureKind::Large, seat.large});
  if (rules.abbot)
    figures.push_back({FigureKind::Abbot, seat.abbot});
  if (rules.builder)
    figures.push_back({FigureKind::Builder, seat.builder});
  if (rules.pig)
    figures.push_back({FigureKind::Pig, seat.pig});
  m_seat = seat;
  m_goodsOn = rules.goods;
  m_figures = std::move(figures);
  describe();
  updateGeometry();
  update();
}

void HandLine::describe()
{
  auto names = QStringList();
  for (const auto& shown : m_figures)
    if (shown.inHand)
      names << figureText(shown.kind);
  auto text = names.isEmpty() ? tr("No other figure in hand")
                              : tr("In hand: %1").arg(names.join(QStringLiteral(", ")));
  if (m_goodsOn)
    text += QLatin1Char('\n') + goodsOf(m_seat);
  setToolTip(text);
  setAccessibleName(text);
}

QString HandLine::goodsOf(const Seat& seat)
{
  return tr("Wine %1 · grain %2 · cloth %3")
      .arg(seat.goods[0])
      .arg(seat.goods[1])
      .arg(seat.goods[2]);
}

QSize HandLine::sizeHint() const
{
  auto width = step * static_cast<double>(m_figures.size());
  if (m_goodsOn)
    width += fontMetrics().horizontalAdvance(goodsOf(m_seat));
  return {static_cast<int>(width), static_cast<int>(figureSize) + 2};
}

void HandLine::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    describe();
}

void HandLine::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  auto left = 0.0;
  for (const auto& shown : m_figures) {
    painter.setOpacity(shown.inHand ? 1 : paleOpacity);
    paintFigure(painter, {paintedFigure(shown.kind), m_player, -1, false, {}},
                {left + step / 2, height() / 2.0}, figureSize, colours);
    left += step;
  }
  painter.setOpacity(1);
  if (!m_goodsOn)
    return;
  painter.setPen(quietPalette(palette()).color(QPalette::WindowText));
  painter.drawText(QRectF(left + (m_figures.empty() ? 0 : 4), 0, width() - left, height()),
                   Qt::AlignLeft | Qt::AlignVCenter, goodsOf(m_seat));
}

} // namespace kartenwerk

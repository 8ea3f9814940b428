// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/issuedelegate.h"

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <algorithm>

#include "views/issues/emptystate.h"
#include "views/issues/issuemodel.h"
#include "views/issues/severityicon.h"

namespace kartenwerk {

namespace {

constexpr auto margin = 8;
constexpr auto iconSize = 16;
constexpr auto leastHeight = 32;

struct Layout
{
  QRect icon;
  QRect sentence;
  QRect place;
};

Layout layoutOf(const QStyleOptionViewItem& option, const QRect& box, const QString& place)
{
  const auto inner = box.adjusted(margin, 6, -margin, -6);
  const auto placeWidth =
      place.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(place) + margin;
  const auto line = std::max(iconSize, option.fontMetrics.height());
  auto layout = Layout();
  layout.icon = {inner.left(), inner.top() + (line - iconSize) / 2, iconSize, iconSize};
  layout.place = {inner.right() + 1 - placeWidth, inner.top(), placeWidth, line};
  layout.sentence = {layout.icon.right() + 1 + margin, inner.top(), 0, inner.height()};
  layout.sentence.setRight(layout.place.left() - 1 - (place.isEmpty() ? 0 : margin));
  return layout;
}

constexpr auto sentenceFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;

// Icon and place stand beside the first line of the sentence, which is centred in its row.
Layout centred(Layout layout, const QStyleOptionViewItem& view)
{
  const auto text = view.fontMetrics.boundingRect(layout.sentence, sentenceFlags, view.text);
  const auto line = view.fontMetrics.height();
  layout.icon.moveTop(text.top() + (line - iconSize) / 2);
  layout.place.setTop(text.top());
  layout.place.setHeight(line);
  return layout;
}

} // namespace

void IssueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
  auto view = option;
  initStyleOption(&view, index);
  const auto* style = view.widget ? view.widget->style() : QApplication::style();
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &view, painter, view.widget);

  const auto place = index.data(IssueModel::PlaceRole).toString();
  const auto layout = centred(layoutOf(view, view.rect, place), view);
  const auto severity = static_cast<Severity>(index.data(IssueModel::SeverityRole).toInt());
  paintSeverity(*painter, layout.icon, severity, view.palette);

  const auto selected = view.state.testFlag(QStyle::State_Selected);
  const auto role = selected ? QPalette::HighlightedText : QPalette::Text;
  painter->save();
  painter->setFont(view.font);
  painter->setPen(view.palette.color(role));
  painter->drawText(layout.sentence, sentenceFlags, view.text);
  if (!selected)
    painter->setPen(quietPalette(view.palette).color(QPalette::Text));
  painter->drawText(layout.place, Qt::AlignRight | Qt::AlignVCenter, place);
  painter->restore();
}

QSize IssueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
  auto view = option;
  initStyleOption(&view, index);
  const auto* list = qobject_cast<const QListView*>(view.widget);
  const auto width = list ? list->viewport()->width() : 320;
  const auto layout =
      layoutOf(view, {0, 0, width, leastHeight}, index.data(IssueModel::PlaceRole).toString());
  const auto room = QRect(0, 0, std::max(80, layout.sentence.width()), 10000);
  const auto text = view.fontMetrics.boundingRect(room, sentenceFlags, view.text);
  return {width, std::max(leastHeight, text.height() + 12)};
}

} // namespace kartenwerk

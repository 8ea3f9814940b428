// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/reasonsview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "views/issues/emptystate.h"
#include "views/text/chipexplanationtext.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto reasonRole = Qt::UserRole;
constexpr auto rowHeight = 24;

QTreeWidget* table(int columns, QWidget* parent)
{
  auto* tree = new QTreeWidget(parent);
  tree->setColumnCount(columns);
  tree->setHeaderHidden(true);
  tree->setRootIsDecorated(false);
  tree->setFrameShape(QFrame::NoFrame);
  tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree->viewport()->setAutoFillBackground(false);
  tree->header()->setStretchLastSection(false);
  tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  for (int column = 1; column < columns; ++column)
    tree->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
  return tree;
}

void fitHeight(QTreeWidget& tree)
{
  tree.setFixedHeight(rowHeight * tree.topLevelItemCount());
  tree.setVisible(tree.topLevelItemCount() > 0);
}

/// As on the map.
QIcon swatch(const QColor& colour)
{
  auto picture = QPixmap(12, 12);
  picture.fill(Qt::transparent);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  auto fill = colour;
  fill.setAlpha(120);
  painter.setBrush(fill);
  painter.setPen(QPen(colour, 1.5));
  painter.drawRoundedRect(QRectF(1, 1, 10, 10), 2.5, 2.5);
  return {picture};
}

QString capitalised(QString text)
{
  return text.replace(0, 1, text.left(1).toUpper());
}

std::string_view quantityOf(ChipReason reason)
{
  using namespace std::string_view_literals;
  constexpr auto ids = std::array{
      "lost.outside"sv,       "lost.blocked"sv,      "lost.largeCity"sv,       "lost.town"sv,
      "lost.start"sv,         "lost.unusedStart"sv,  "lost.nextToUsedStart"sv, "lost.openSide"sv,
      "lost.forbiddenKind"sv, "lost.closedRegion"sv, "lost.banned"sv};
  return ids[static_cast<std::size_t>(reason)];
}

} // namespace

ReasonsView::ReasonsView(QWidget* parent)
    : QWidget(parent), m_reasons(table(2, this)), m_without(table(2, this)),
      m_withoutTitle(new QLabel(this))
{
  m_without->setSelectionMode(QAbstractItemView::NoSelection);
  m_withoutTitle->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_reasons);
  layout->addSpacing(4);
  layout->addWidget(m_withoutTitle);
  layout->addWidget(m_without);
  connect(m_reasons, &QTreeWidget::itemClicked, this, &ReasonsView::chooseReason);
  connect(m_reasons, &QTreeWidget::itemActivated, this, &ReasonsView::chooseReason);
  retranslate();
}

void ReasonsView::retranslate()
{
  m_reasons->setAccessibleName(tr("Squares without chips, by the rule that forbids them"));
  m_without->setAccessibleName(tr("How many would fit without each rule"));
  fillReasons();
  fillWhatIfs();
}

void ReasonsView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ReasonsView::showFacts(const ChipFacts& facts)
{
  m_facts = facts;
  fillReasons();
  fillWhatIfs();
}

void ReasonsView::showWhatIfs(std::vector<WhatIf> whatIfs)
{
  m_whatIfs = std::move(whatIfs);
  fillWhatIfs();
}

void ReasonsView::fillReasons()
{
  m_reasons->clear();
  for (const auto reason : allChipReasons) {
    const auto& squares = m_facts.lost[static_cast<std::size_t>(reason)];
    if (squares.empty())
      continue;
    auto* item = new QTreeWidgetItem(m_reasons);
    item->setText(0, capitalised(chipReasonText(reason)));
    item->setIcon(0, swatch(overlayTint(static_cast<std::size_t>(reason))));
    item->setText(1, QLocale().toString(static_cast<int>(squares.size())));
    item->setSizeHint(0, {0, rowHeight});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(0, reasonRole, static_cast<int>(reason));
    const auto explanation = chipExplanationText(quantityOf(reason));
    item->setToolTip(0, explanation + QLatin1Char('\n') + tr("A click shows these squares."));
    item->setData(0, Qt::AccessibleDescriptionRole, explanation);
    item->setSelected(m_reason == reason);
  }
  fitHeight(*m_reasons);
}

void ReasonsView::fillWhatIfs()
{
  m_without->clear();
  for (const auto& whatIf : m_whatIfs) {
    auto* item = new QTreeWidgetItem(m_without);
    item->setText(0, capitalised(withoutText(whatIf.without)));
    const auto more = whatIf.maximum - m_facts.maximum.count;
    item->setText(1, tr("%1 (%2%3)")
                         .arg(whatIf.maximum)
                         .arg(more < 0 ? QStringLiteral("−") : QStringLiteral("+"))
                         .arg(std::abs(more)));
    item->setSizeHint(0, {0, rowHeight});
    item->setFlags(Qt::ItemIsEnabled);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(0, chipExplanationText("whatIf.maximum"));
    item->setToolTip(1, chipExplanationText("whatIf.gain"));
  }
  fitHeight(*m_without);
  m_withoutTitle->setVisible(!m_whatIfs.empty());
  m_withoutTitle->setText(tr("So many chips would fit (now %1):").arg(m_facts.maximum.count));
  m_withoutTitle->setPalette(quietPalette(palette()));
}

void ReasonsView::chooseReason(QTreeWidgetItem* item)
{
  const auto reason = static_cast<ChipReason>(item->data(0, reasonRole).toInt());
  if (m_reason == reason) {
    m_reason.reset();
    m_reasons->clearSelection();
  } else {
    m_reason = reason;
  }
  Q_EMIT overlayChanged();
}

MapOverlay ReasonsView::overlay() const
{
  if (!m_reason)
    return {};
  return markedOverlay(m_facts.lost[static_cast<std::size_t>(*m_reason)]);
}

void ReasonsView::hideAll()
{
  m_reason.reset();
  m_reasons->clearSelection();
}

} // namespace kartenwerk

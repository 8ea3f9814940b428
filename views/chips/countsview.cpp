// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/countsview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "views/issues/emptystate.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto rowHeight = 22;
constexpr auto shownRows = 8;

} // namespace

CountsView::CountsView(QWidget* parent)
    : QWidget(parent), m_words(new QLabel(this)), m_table(new QTreeWidget(this)),
      m_counting(new QWidget(this)), m_progress(new QProgressBar(m_counting)),
      m_stop(new QPushButton(m_counting)), m_exact(new QPushButton(this))
{
  m_words->setWordWrap(true);
  m_table->setColumnCount(2);
  m_table->setRootIsDecorated(false);
  m_table->setUniformRowHeights(true);
  m_table->setAlternatingRowColors(true);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->header()->setStretchLastSection(true);
  m_table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  m_table->setFixedHeight(rowHeight * (shownRows + 1));
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  auto* line = new QHBoxLayout(m_counting);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_progress, 1);
  line->addWidget(m_stop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_words);
  layout->addWidget(m_counting);
  layout->addWidget(m_exact, 0, Qt::AlignLeft);
  layout->addWidget(m_table);
  connect(m_exact, &QPushButton::clicked, this, &CountsView::exactCountRequested);
  connect(m_stop, &QPushButton::clicked, this, &CountsView::stopRequested);
  retranslate();
}

void CountsView::retranslate()
{
  m_table->setHeaderLabels({tr("Chips"), tr("Layouts")});
  m_table->setAccessibleName(tr("Number of layouts for every number of chips"));
  m_stop->setText(tr("Stop"));
  m_progress->setAccessibleName(tr("Progress of the count"));
  fill();
}

void CountsView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void CountsView::showNumbers(const std::optional<ChipNumbers>& numbers, int asked)
{
  m_numbers = numbers;
  m_asked = asked;
  m_progress->setValue(0);
  fill();
}

void CountsView::setProgress(int permille)
{
  m_progress->setValue(permille);
}

void CountsView::addRow(int chips, const QString& number, const QString& digits, double log10)
{
  auto* item = new QTreeWidgetItem(m_table);
  item->setText(0, QString::number(chips));
  item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
  item->setText(1, number);
  item->setToolTip(1, digits);
  item->setSizeHint(0, {0, rowHeight});
  // A bar of digits: where most layouts are is seen at once.
  const auto share = std::clamp(log10 / m_most, 0.0, 1.0);
  auto tint = palette().color(QPalette::Highlight);
  tint.setAlpha(64);
  auto clear = tint;
  clear.setAlpha(0);
  auto bar = QLinearGradient(0, 0, 1, 0);
  bar.setCoordinateMode(QGradient::ObjectMode);
  bar.setColorAt(0, tint);
  bar.setColorAt(share, tint);
  if (share < 0.999)
    bar.setColorAt(std::min(1.0, share + 0.001), clear);
  item->setBackground(1, bar);
  if (chips == m_asked)
    for (int column = 0; column < 2; ++column) {
      auto bold = m_table->font();
      bold.setBold(true);
      item->setFont(column, bold);
    }
}

void CountsView::addExact()
{
  const auto& exact = m_numbers->counts.exact;
  m_most = 1;
  for (const auto& number : exact)
    if (!number.isZero())
      m_most = std::max(m_most, number.log10());
  for (std::size_t size = 0; size < exact.size(); ++size)
    addRow(static_cast<int>(size), numberText(exact[size]), allDigits(exact[size]),
           exact[size].isZero() ? 0 : exact[size].log10());
}

void CountsView::addEstimates()
{
  const auto& estimates = m_numbers->counts.estimates;
  m_most = 1;
  for (const auto& estimate : estimates)
    if (std::isfinite(estimate.log10))
      m_most = std::max(m_most, estimate.log10);
  for (std::size_t size = 0; size < estimates.size(); ++size)
    if (std::isfinite(estimates[size].log10)) {
      const auto text = layoutCountText(m_numbers->counts, static_cast<int>(size));
      addRow(static_cast<int>(size), tr("≈ 10^%1").arg(estimates[size].log10, 0, 'f', 2), text,
             estimates[size].log10);
    }
}

void CountsView::fill()
{
  m_table->clear();
  m_counting->setVisible(!m_numbers);
  const auto known = m_numbers && m_numbers->counts.kind != LayoutCounts::Kind::Stopped;
  m_table->setVisible(known);
  const auto exact = m_numbers && m_numbers->counts.kind == LayoutCounts::Kind::Exact;
  m_exact->setVisible(m_numbers && !exact && m_numbers->cost.states.has_value());
  if (!m_numbers) {
    m_words->setText(tr("Counting the layouts…"));
    return;
  }
  m_exact->setText(tr("Count exactly (%1)").arg(durationText(m_numbers->cost.milliseconds)));
  m_words->setPalette(quietPalette(palette()));
  if (!known) {
    m_words->setText(tr("The count was stopped."));
    return;
  }
  m_words->setText(exact ? tr("Exact. The bars show the digits.")
                         : tr("Estimated from eight independent runs; the tool tip of a number "
                              "tells its standard error."));
  if (exact)
    addExact();
  else
    addEstimates();
  if (m_asked < m_table->topLevelItemCount() && m_asked >= 0)
    m_table->scrollToItem(m_table->topLevelItem(m_asked), QAbstractItemView::PositionAtCenter);
}

} // namespace kartenwerk

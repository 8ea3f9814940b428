// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipfactsview.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chips/chipcontrols.h"
#include "views/issues/emptystate.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto reasonRole = Qt::UserRole;
constexpr auto rowHeight = 24;

QLabel* sentence(QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QString durationText(std::uint64_t milliseconds)
{
  const auto seconds = static_cast<int>(std::max<std::uint64_t>(1, (milliseconds + 500) / 1000));
  return seconds < 120 ? ChipFactsView::tr("about %n second(s)", nullptr, seconds)
                       : ChipFactsView::tr("about %n minute(s)", nullptr, seconds / 60);
}

} // namespace

ChipFactsView::ChipFactsView(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)), m_maximum(sentence(this)),
      m_count(sentence(this)), m_exact(new QPushButton(this)), m_proof(new QPushButton(this)),
      m_explanation(sentence(this)), m_lostTitle(new QLabel(this)), m_reasons(new QTreeWidget(this))
{
  m_proof->setCheckable(true);
  m_exact->hide();
  m_explanation->hide();
  m_reasons->setColumnCount(2);
  m_reasons->setHeaderHidden(true);
  m_reasons->setRootIsDecorated(false);
  m_reasons->setFrameShape(QFrame::NoFrame);
  m_reasons->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_reasons->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_reasons->viewport()->setAutoFillBackground(false);
  m_reasons->header()->setStretchLastSection(false);
  m_reasons->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_reasons->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(m_proof);
  buttons->addWidget(m_exact);
  buttons->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(m_maximum);
  layout->addWidget(m_count);
  layout->addLayout(buttons);
  layout->addWidget(m_explanation);
  layout->addSpacing(8);
  layout->addWidget(m_lostTitle);
  layout->addWidget(m_reasons);
  connect(m_proof, &QPushButton::toggled, this, &ChipFactsView::showProof);
  connect(m_exact, &QPushButton::clicked, this, &ChipFactsView::exactCountRequested);
  connect(m_reasons, &QTreeWidget::itemClicked, this, &ChipFactsView::chooseReason);
  connect(m_reasons, &QTreeWidget::itemActivated, this, &ChipFactsView::chooseReason);
  retranslate();
}

void ChipFactsView::retranslate()
{
  m_title->setText(tr("How many fit"));
  m_proof->setText(tr("Show why on the map"));
  m_lostTitle->setText(tr("Squares without chips"));
  m_reasons->setAccessibleName(tr("Squares without chips, by the rule that forbids them"));
  m_reasons->setToolTip(tr("Click a line to see its squares on the map"));
  sayFacts();
  sayNumbers();
}

void ChipFactsView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChipFactsView::showFacts(const ChipFacts& facts, int asked)
{
  m_facts = facts;
  m_asked = asked;
  sayFacts();
}

void ChipFactsView::sayFacts()
{
  const auto& facts = m_facts;
  const auto& maximum = facts.maximum;
  if (facts.allowed == 0)
    m_maximum->setText(tr("No square of this map may hold a chip."));
  else if (maximum.proof == MaximumProof::None)
    m_maximum->setText(maximumText(maximum, facts.allowed));
  else if (m_asked > maximum.count)
    m_maximum->setText(tr("%1 chips are impossible: at most %2 fit on the %3 squares that may hold "
                          "one.")
                           .arg(m_asked)
                           .arg(maximum.count)
                           .arg(facts.allowed));
  else
    m_maximum->setText(tr("%1 squares may hold a chip; at most %2 chips fit.")
                           .arg(facts.allowed)
                           .arg(maximum.count));
  m_explanation->setText(maximumText(maximum, facts.allowed));
  m_explanation->setPalette(quietPalette(palette()));
  m_proof->setEnabled(facts.allowed > 0);
  fillReasons();
}

void ChipFactsView::showNumbers(const std::optional<ChipNumbers>& numbers, int asked)
{
  m_numbers = numbers;
  m_asked = asked;
  sayNumbers();
}

void ChipFactsView::sayNumbers()
{
  if (!m_numbers) {
    m_count->setText(tr("Counting the layouts…"));
    m_exact->hide();
    return;
  }
  m_count->setText(layoutCountText(m_numbers->counts, m_asked));
  const auto size = static_cast<std::size_t>(std::max(0, m_asked));
  const auto exact = m_numbers->counts.kind == LayoutCounts::Kind::Exact;
  m_count->setToolTip(exact && size < m_numbers->counts.exact.size()
                          ? allDigits(m_numbers->counts.exact[size])
                          : QString());
  m_exact->setVisible(!exact && m_numbers->cost.states.has_value());
  m_exact->setText(tr("Count exactly (%1)").arg(durationText(m_numbers->cost.milliseconds)));
}

void ChipFactsView::fillReasons()
{
  m_filling = true;
  m_reasons->clear();
  for (const auto reason : allChipReasons) {
    const auto& squares = m_facts.lost[static_cast<std::size_t>(reason)];
    if (squares.empty())
      continue;
    auto* item = new QTreeWidgetItem(m_reasons);
    auto words = chipReasonText(reason);
    item->setText(0, words.replace(0, 1, words.left(1).toUpper()));
    item->setText(1, QLocale().toString(static_cast<int>(squares.size())));
    item->setSizeHint(0, {0, rowHeight});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(0, reasonRole, static_cast<int>(reason));
    item->setSelected(m_reason == reason);
  }
  const auto rows = m_reasons->topLevelItemCount();
  m_reasons->setFixedHeight(rowHeight * rows);
  m_lostTitle->setVisible(rows > 0);
  m_filling = false;
}

void ChipFactsView::chooseReason(QTreeWidgetItem* item)
{
  const auto reason = static_cast<ChipReason>(item->data(0, reasonRole).toInt());
  if (m_reason == reason) {
    m_reason.reset();
    m_reasons->clearSelection();
  } else {
    m_reason = reason;
    const auto blocker = QSignalBlocker(m_proof);
    m_proof->setChecked(false);
    m_explanation->hide();
  }
  Q_EMIT overlayChanged();
}

void ChipFactsView::showProof(bool on)
{
  {
    const auto blocker = QSignalBlocker(m_proof);
    m_proof->setChecked(on);
  }
  m_explanation->setVisible(on);
  if (on) {
    m_reason.reset();
    m_reasons->clearSelection();
  }
  Q_EMIT overlayChanged();
}

void ChipFactsView::hideAll()
{
  const auto blocker = QSignalBlocker(m_proof);
  m_proof->setChecked(false);
  m_explanation->hide();
  m_reason.reset();
  m_reasons->clearSelection();
}

MapOverlay ChipFactsView::overlay() const
{
  if (m_proof->isChecked())
    return maximumOverlay(m_facts.maximum);
  if (m_reason)
    return markedOverlay(m_facts.lost[static_cast<std::size_t>(*m_reason)]);
  return {};
}

} // namespace kartenwerk

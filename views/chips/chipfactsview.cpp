// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipfactsview.h"

#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chips/chipcontrols.h"
#include "views/chips/factline.h"
#include "views/chips/whybutton.h"
#include "views/issues/emptystate.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

ShownQuantities quantitiesOf(const ChipFacts& facts)
{
  const auto number = [](auto value) { return QString::number(value); };
  const auto lost = [&](ChipReason reason) {
    return number(facts.lost[static_cast<std::size_t>(reason)].size());
  };
  const auto& maximum = facts.maximum;
  const auto groups =
      static_cast<int>(maximum.pieces.size()) - maximum.dominoes() - maximum.singles();
  return {{"squares.allowed", number(facts.allowed.size())},
          {"squares.playable", number(facts.playable)},
          {"lost.town", lost(ChipReason::Town)},
          {"lost.start", lost(ChipReason::Start)},
          {"lost.unusedStart", lost(ChipReason::UnusedStart)},
          {"lost.nextToUsedStart", lost(ChipReason::NextToUsedStart)},
          {"lost.openSide", lost(ChipReason::OpenSide)},
          {"lost.forbiddenKind", lost(ChipReason::ForbiddenKind)},
          {"lost.closedRegion", lost(ChipReason::ClosedRegion)},
          {"lost.banned", lost(ChipReason::Banned)},
          {"maximum", number(maximum.count)},
          {"maximum.pinned", number(maximum.pinned.size())},
          {"maximum.dominoes", number(maximum.dominoes())},
          {"maximum.singles", number(maximum.singles())},
          {"maximum.groups", number(groups)}};
}

std::string explanationOf(const LayoutCounts& counts)
{
  return counts.kind == LayoutCounts::Kind::Estimated ? "estimate.growth" : "count.layouts";
}

} // namespace

ChipFactsView::ChipFactsView(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)),
      m_allowed(new FactLine("squares.allowed", FactLine::Showing::Yes, this)),
      m_maximum(new FactLine("maximum", FactLine::Showing::Yes, this)), m_proof(new QLabel(this)),
      m_count(new FactLine("count.layouts", FactLine::Showing::No, this)),
      m_counting(new QWidget(this)), m_progress(new QProgressBar(m_counting)),
      m_stop(new QPushButton(m_counting)), m_exact(new QPushButton(this))
{
  m_exact->hide();
  m_proof->setWordWrap(true);
  m_proof->hide();
  buildCounting();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(m_allowed);
  layout->addWidget(m_maximum);
  layout->addWidget(m_proof);
  layout->addWidget(m_count);
  layout->addWidget(m_counting);
  layout->addWidget(m_exact, 0, Qt::AlignLeft);
  for (auto* line : {m_allowed, m_maximum})
    connect(line, &FactLine::shown, this, [this, line](bool on) { choose(line, on); });
  connect(m_exact, &QPushButton::clicked, this, &ChipFactsView::exactCountRequested);
  connect(m_stop, &QPushButton::clicked, this, &ChipFactsView::stopRequested);
  retranslate();
}

void ChipFactsView::buildCounting()
{
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  auto* line = new QHBoxLayout(m_counting);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_progress, 1);
  line->addWidget(m_stop);
  m_counting->hide();
}

void ChipFactsView::retranslate()
{
  m_title->setText(tr("How many fit"));
  m_allowed->setShowText(tr("Show"), tr("Show on the map where chips may lie, and where not"));
  m_maximum->setShowText(tr("Show why"),
                         tr("Show on the map the dominoes that prove why no more chips fit"));
  m_stop->setText(tr("Stop"));
  m_progress->setAccessibleName(tr("Progress of the count"));
  for (auto* line : {m_allowed, m_maximum, m_count})
    line->why().retranslate();
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
  const auto squares = static_cast<int>(m_facts.allowed.size());
  m_allowed->say(squares == 0 ? tr("No square of this map may hold a chip.")
                              : tr("%n square(s) may hold a chip.", nullptr, squares));
  const auto values = quantitiesOf(m_facts);
  m_allowed->why().setValues(values);
  m_maximum->why().setValues(values);
  sayMaximum();
}

void ChipFactsView::sayMaximum()
{
  const auto& maximum = m_facts.maximum;
  const auto squares = static_cast<int>(m_facts.allowed.size());
  if (maximum.proof == MaximumProof::None)
    m_maximum->say(maximumText(maximum, squares));
  else if (m_asked > maximum.count)
    m_maximum->say(tr("%1 chips are impossible: at most %2 fit.").arg(m_asked).arg(maximum.count));
  else
    m_maximum->say(tr("At most %n chip(s) fit.", nullptr, maximum.count));
  m_maximum->why().setId(maximum.proof == MaximumProof::Counting ? "maximum.byCases" : "maximum");
  m_maximum->setShowEnabled(squares > 0);
  m_proof->setText(maximumText(maximum, squares));
  m_proof->setPalette(quietPalette(palette()));
}

void ChipFactsView::showNumbers(const std::optional<ChipNumbers>& numbers, int asked)
{
  m_numbers = numbers;
  m_asked = asked;
  m_counting->hide();
  m_progress->setValue(0);
  sayNumbers();
}

void ChipFactsView::showProgress()
{
  m_counting->show();
}

void ChipFactsView::setProgress(int permille)
{
  if (m_numbers)
    return;
  if (permille > 0)
    showProgress();
  m_progress->setValue(permille);
}

void ChipFactsView::sayNumbers()
{
  if (!m_numbers) {
    m_count->say(tr("Counting the layouts…"));
    m_exact->hide();
    return;
  }
  const auto& counts = m_numbers->counts;
  const auto text = layoutCountText(counts, m_asked);
  m_count->say(counts.kind == LayoutCounts::Kind::Stopped ? tr("The count was stopped.")
               : text.isEmpty() ? tr("How many layouts there are is not known.")
                                : text);
  m_count->why().setId(explanationOf(counts));
  const auto size = static_cast<std::size_t>(std::max(0, m_asked));
  const auto exact = counts.kind == LayoutCounts::Kind::Exact;
  m_count->label().setToolTip(exact && size < counts.exact.size() ? allDigits(counts.exact[size])
                                                                  : QString());
  m_exact->setVisible(!exact && m_numbers->cost.states.has_value());
  m_exact->setText(tr("Count exactly (%1)").arg(durationText(m_numbers->cost.milliseconds)));
}

void ChipFactsView::choose(FactLine* line, bool on)
{
  for (auto* other : {m_allowed, m_maximum})
    if (other != line)
      other->setShowing(false);
  m_proof->setVisible(on && line == m_maximum);
  Q_EMIT overlayChanged();
}

void ChipFactsView::showProof(bool on)
{
  m_maximum->setShowing(on);
  choose(m_maximum, on);
}

void ChipFactsView::hideAll()
{
  m_allowed->setShowing(false);
  m_maximum->setShowing(false);
  m_proof->hide();
}

MapOverlay ChipFactsView::overlay() const
{
  if (m_maximum->showing())
    return maximumOverlay(m_facts.maximum);
  if (m_allowed->showing())
    return allowedOverlay(m_facts);
  return {};
}

} // namespace kartenwerk

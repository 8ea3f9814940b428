// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/layoutfactsview.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chips/evennessbar.h"
#include "views/chips/factline.h"
#include "views/chips/layoutedits.h"
#include "views/chips/whybutton.h"
#include "views/issues/emptystate.h"
#include "views/text/chipnumbertext.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto mostBroken = 3; ///< rules told in full

QString hundredths(std::int64_t value)
{
  return QLocale().toString(static_cast<double>(value) / 100, 'f', 2);
}

std::string explanationOf(const ChipLayout& layout)
{
  if (!layout.origin)
    return "uniformity.none";
  switch (layout.origin->uniformity) {
  case Uniformity::ExactlyUniform:
    return "uniformity.exact";
  case Uniformity::UniformWithin1e6:
    return "uniformity.proved";
  case Uniformity::RandomNotUniform:
    break;
  }
  return "uniformity.none";
}

int windowSquares(const Evenness::Window& window, const std::vector<Evenness::Belonging>& squares)
{
  return static_cast<int>(std::ranges::count_if(squares, [&](const auto& belonging) {
    const auto place = belonging.square;
    return place.column >= window.first.column && place.column <= window.last.column &&
           place.row >= window.first.row && place.row <= window.last.row;
  }));
}

} // namespace

LayoutFactsView::LayoutFactsView(QWidget* parent)
    : QWidget(parent), m_badge(new FactLine("uniformity.exact", FactLine::Showing::No, this)),
      m_rules(new FactLine("squares.allowed", FactLine::Showing::Yes, this)),
      m_evenness(new FactLine("evenness", FactLine::Showing::Yes, this)),
      m_bar(new EvennessBar(this)),
      m_percentile(new FactLine("standing.percentile", FactLine::Showing::No, this)),
      m_compare(new QPushButton(this)),
      m_window(new FactLine("window.fairShare", FactLine::Showing::Yes, this)),
      m_gaps(new FactLine("fairness.gap", FactLine::Showing::No, this))
{
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  for (auto* widget : {static_cast<QWidget*>(m_badge), static_cast<QWidget*>(m_rules),
                       static_cast<QWidget*>(m_evenness), static_cast<QWidget*>(m_bar),
                       static_cast<QWidget*>(m_percentile)})
    layout->addWidget(widget);
  layout->addWidget(m_compare, 0, Qt::AlignLeft);
  layout->addWidget(m_window);
  layout->addWidget(m_gaps);
  m_rules->why().hide();
  for (auto* line : lines())
    connect(line, &FactLine::shown, this, [this, line](bool on) {
      choose(on ? line : nullptr);
      Q_EMIT overlayChanged();
    });
  connect(m_compare, &QPushButton::clicked, this, &LayoutFactsView::standingRequested);
  retranslate();
}

int LayoutFactsView::chipsLying() const
{
  const auto* layout = layoutInUse(m_scenario);
  return layout ? static_cast<int>(layout->chips.size()) : 0;
}

std::vector<FactLine*> LayoutFactsView::lines() const
{
  return {m_badge, m_rules, m_evenness, m_percentile, m_window, m_gaps};
}

void LayoutFactsView::retranslate()
{
  m_rules->setShowText(tr("Show"), tr("Show on the map the chips that break a rule"));
  m_evenness->setShowText(tr("Show"), tr("Tint whose squares are whose when every chip gets as "
                                         "many as any other; hatched squares lie far from their "
                                         "chip"));
  m_window->setShowText(tr("Show"), tr("Frame this part of the map"));
  m_compare->setText(tr("Compare with 1,000 random layouts"));
  m_bar->setAccessibleName(tr("Evenness on a scale"));
  m_bar->setToolTip(tr("The dot is this layout; the lines are the middle and the most even of "
                       "1,000 random ones"));
  for (auto* line : lines())
    line->why().retranslate();
  sayBadge();
  sayRules();
  sayEvenness();
  sayGaps();
}

void LayoutFactsView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void LayoutFactsView::showScenario(const Map& map, const Scenario& scenario)
{
  m_map = map;
  m_scenario = scenario;
  const auto* layout = layoutInUse(scenario);
  const auto any = layout && !layout->chips.empty();
  m_badge->setVisible(any);
  m_rules->setVisible(any);
  sayBadge();
}

void LayoutFactsView::sayBadge()
{
  const auto* layout = layoutInUse(m_scenario);
  if (!layout)
    return;
  const auto chips = tr("%n chip(s)", nullptr, static_cast<int>(layout->chips.size()));
  auto text = tr("%1, %2").arg(chips, layoutBadge(*layout));
  if (layout->generator > 0)
    text = tr("%1, %2, seed %3").arg(chips, layoutBadge(*layout)).arg(layout->seed);
  const auto other = layout->origin && !(layout->origin->settings == chipSettings(m_scenario));
  m_badge->say(other ? tr("%1. Drawn for other settings than now.").arg(text)
                     : tr("%1.").arg(text));
  m_badge->why().setId(explanationOf(*layout));
  m_badge->why().setVisible(layout->method != "hand");
}

void LayoutFactsView::showFacts(const ChipFacts& facts)
{
  m_facts = facts;
  sayRules();
}

void LayoutFactsView::sayRules()
{
  auto lines = QStringList();
  for (const auto& broken : m_facts.broken) {
    if (lines.size() == mostBroken)
      break;
    lines << brokenChipRuleText(broken);
  }
  const auto rest = static_cast<int>(m_facts.broken.size()) - static_cast<int>(lines.size());
  if (rest > 0)
    lines << tr("and %n more", nullptr, rest);
  m_rules->say(lines.isEmpty() ? tr("All rules are kept.") : lines.join(QLatin1Char('\n')));
  const auto places = std::ranges::any_of(
      m_facts.broken, [](const BrokenChipRule& broken) { return !broken.places.empty(); });
  m_rules->setShowVisible(places);
  if (!places)
    m_rules->setShowing(false);
}

void LayoutFactsView::showLayoutFacts(const std::optional<LayoutFacts>& facts)
{
  m_layoutFacts = facts;
  sayEvenness();
  sayGaps();
}

void LayoutFactsView::showStanding(const std::optional<Standing>& standing)
{
  m_standing = standing;
  if (standing)
    m_offered = false;
  sayEvenness();
}

void LayoutFactsView::offerStanding(bool offer)
{
  m_offered = offer;
  sayEvenness();
}

void LayoutFactsView::sayEvenness()
{
  const auto known = m_layoutFacts && m_layoutFacts->evenness;
  m_evenness->setVisible(known);
  m_bar->setVisible(known);
  m_compare->setVisible(known && m_offered);
  m_percentile->setVisible(known && m_standing && m_standing->drawn > 0);
  m_window->setVisible(known && m_layoutFacts->evenness->worstWindow);
  if (!known)
    return;
  const auto& evenness = *m_layoutFacts->evenness;
  m_evenness->say(tr("Evenness %1 %").arg(evenness.percent()));
  m_evenness->label().setToolTip(evennessText(evenness));
  m_evenness->why().setValues({{"evenness", tr("%1 %").arg(evenness.percent())},
                               {"hundred", tr("100 %")},
                               {"evenness.lowest", QString::number(evenness.lowest)},
                               {"evenness.total", QString::number(evenness.total)}});
  m_bar->setPercent(evenness.percent());
  m_bar->setStanding(m_standing);
  sayStanding();
  if (evenness.worstWindow)
    sayWindow(evenness);
}

void LayoutFactsView::sayStanding()
{
  if (!m_standing || m_standing->drawn == 0)
    return;
  const auto share = 100.0 * m_standing->lessEven / m_standing->drawn;
  m_percentile->say(standingText(*m_standing));
  m_percentile->why().setValues(
      {{"hundred", tr("100 %")},
       {"standing.lessEven", QString::number(m_standing->lessEven)},
       {"standing.drawn", QString::number(m_standing->drawn)},
       {"standing.percentile", tr("%1 %").arg(QLocale().toString(share, 'f', 1))}});
}

void LayoutFactsView::sayWindow(const Evenness& evenness)
{
  const auto& window = *evenness.worstWindow;
  const auto squares = windowSquares(window, evenness.catchments);
  m_window->say(tr("Farthest from even: %1").arg(worstWindowText(window)));
  m_window->why().setValues({{"window.fairShare", hundredths(window.fairHundredths)},
                             {"chips.placed", QString::number(chipsLying())},
                             {"window.squares", QString::number(squares)},
                             {"squares.playable", QString::number(evenness.squares)}});
}

QString LayoutFactsView::startName(Place place) const
{
  const auto* site = m_map.site(place, SiteKind::Start);
  return QString::fromStdString(site && !site->name.empty() ? site->name : toString(place));
}

void LayoutFactsView::sayGaps()
{
  const auto known = m_layoutFacts && m_layoutFacts->evenness && !m_layoutFacts->gaps.empty();
  m_gaps->setVisible(known);
  if (!known)
    return;
  auto texts = QStringList();
  for (const auto& gap : m_layoutFacts->gaps)
    texts << accessGapText(gap, startName(gap.first), startName(gap.second));
  m_gaps->say(texts.join(QLatin1Char('\n')));
  const auto& first = m_layoutFacts->gaps.front();
  m_gaps->why().setValues({{"fairness.gap", hundredths(first.meanHundredths())},
                           {"fairness.steps", QString::number(first.steps)},
                           {"chips.placed", QString::number(first.chips)}});
}

void LayoutFactsView::choose(FactLine* line)
{
  for (auto* other : lines())
    if (other != line)
      other->setShowing(false);
}

MapOverlay LayoutFactsView::overlay() const
{
  if (m_rules->showing()) {
    auto places = std::vector<Place>();
    for (const auto& broken : m_facts.broken)
      places.insert(places.end(), broken.places.begin(), broken.places.end());
    return markedOverlay(std::move(places));
  }
  if (!m_layoutFacts || !m_layoutFacts->evenness)
    return {};
  if (m_evenness->showing())
    return catchmentOverlay(*m_layoutFacts->evenness);
  if (m_window->showing() && m_layoutFacts->evenness->worstWindow)
    return windowOverlay(*m_layoutFacts->evenness->worstWindow);
  return {};
}

void LayoutFactsView::showCatchments(bool on)
{
  m_evenness->setShowing(on);
  choose(on ? m_evenness : nullptr);
  Q_EMIT overlayChanged();
}

void LayoutFactsView::hideAll()
{
  choose(nullptr);
}

} // namespace kartenwerk

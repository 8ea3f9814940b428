// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/layoutview.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chips/chipcontrols.h"
#include "views/chips/layoutedits.h"
#include "views/issues/emptystate.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto nameRole = Qt::UserRole;
constexpr auto rowHeight = 28;
constexpr auto mostRowsShown = 4;
constexpr auto mostBroken = 3; ///< rules told in full

QLabel* sentence(QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->hide();
  return label;
}

QString hundredths(std::int64_t value)
{
  return QLocale().toString(static_cast<double>(value) / 100, 'f', 1);
}

} // namespace

LayoutView::LayoutView(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)), m_list(new QListWidget(this)),
      m_add(new QPushButton), m_rename(new QPushButton), m_remove(new QPushButton),
      m_empty(new QLabel(this)), m_legal(sentence(this)), m_evenness(sentence(this)),
      m_gaps(sentence(this)), m_catchments(new QPushButton)
{
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
  m_list->setTextElideMode(Qt::ElideRight);
  m_empty->setWordWrap(true);
  m_catchments->setCheckable(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(m_empty);
  layout->addWidget(m_list);
  buildButtons();
  layout->addWidget(m_legal);
  layout->addWidget(m_evenness);
  layout->addWidget(m_gaps);
  layout->addWidget(m_catchments, 0, Qt::AlignLeft);
  connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
    if (!m_filling && row >= 0 && row != m_scenario.layout)
      Q_EMIT edited(
          withLayoutInUse(m_scenario, row),
          tr("Use “%1”")
              .arg(QString::fromStdString(m_scenario.layouts[static_cast<std::size_t>(row)].name)));
  });
  connect(m_list, &QListWidget::itemChanged, this, &LayoutView::rename);
  connect(m_catchments, &QPushButton::toggled, this, &LayoutView::overlayChanged);
  retranslate();
}

void LayoutView::retranslate()
{
  m_title->setText(tr("Layouts of this scenario"));
  m_list->setAccessibleName(tr("Layouts of this scenario"));
  m_empty->setText(tr("None yet. Draw one, or lay chips on the map with the chip tool."));
  m_add->setText(tr("Keep as new"));
  m_add->setToolTip(tr("Keeps this layout and goes on with a copy of it"));
  m_rename->setText(tr("Rename"));
  m_remove->setText(tr("Remove"));
  m_catchments->setText(tr("Show whose squares are whose"));
  m_catchments->setToolTip(tr("Tints the squares that belong to each chip when every chip gets as "
                              "many as any other; hatched squares lie far from their chip"));
  showLayouts(Scenario(m_scenario));
  showFacts(Map(m_map), ChipFacts(m_facts));
  showLayoutFacts(std::optional<LayoutFacts>(m_layoutFacts));
}

void LayoutView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void LayoutView::buildButtons()
{
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  for (auto* button : {m_add, m_rename, m_remove})
    line->addWidget(button);
  line->addStretch(1);
  qobject_cast<QVBoxLayout*>(layout())->addLayout(line);
  connect(m_add, &QPushButton::clicked, this, [this] {
    const auto name = freeLayoutName(m_scenario, tr("Layout %1").toStdString());
    Q_EMIT edited(withNewLayout(m_scenario, name),
                  tr("Add “%1”").arg(QString::fromStdString(name)));
  });
  connect(m_rename, &QPushButton::clicked, this, [this] {
    if (auto* item = m_list->currentItem())
      m_list->editItem(item);
  });
  connect(m_remove, &QPushButton::clicked, this, [this] {
    if (const auto* layout = layoutInUse(m_scenario))
      Q_EMIT edited(withoutLayout(m_scenario, m_scenario.layout),
                    tr("Remove “%1”").arg(QString::fromStdString(layout->name)));
  });
}

void LayoutView::showLayouts(const Scenario& scenario)
{
  m_filling = true;
  m_scenario = scenario;
  m_list->clear();
  for (const auto& layout : scenario.layouts) {
    const auto name = QString::fromStdString(layout.name);
    auto* item = new QListWidgetItem(name, m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(nameRole, name);
    item->setSizeHint({0, rowHeight});
    const auto chips = tr("%n chip(s)", nullptr, static_cast<int>(layout.chips.size()));
    const auto about = layout.generator > 0
                           ? tr("%1, %2, seed %3").arg(chips, layoutBadge(layout)).arg(layout.seed)
                           : tr("%1, %2").arg(chips, layoutBadge(layout));
    item->setToolTip(about);
    item->setData(Qt::AccessibleDescriptionRole, about);
  }
  const auto rows = static_cast<int>(scenario.layouts.size());
  if (layoutInUse(scenario))
    m_list->setCurrentRow(scenario.layout);
  m_list->setVisible(rows > 0);
  m_list->setFixedHeight(rowHeight * std::clamp(rows, 1, mostRowsShown));
  m_empty->setVisible(rows == 0);
  m_empty->setPalette(quietPalette(palette()));
  m_add->setVisible(rows > 0);
  m_rename->setVisible(rows > 0);
  m_remove->setVisible(rows > 0);
  m_filling = false;
}

void LayoutView::rename(QListWidgetItem* item)
{
  const auto name = item->text().trimmed();
  if (m_filling || name == item->data(nameRole).toString())
    return;
  if (name.isEmpty()) {
    item->setText(item->data(nameRole).toString());
    return;
  }
  // Not now: the list is still in its editor and must not be filled again.
  const auto changed = withLayoutNamed(m_scenario, m_list->row(item), name.toStdString());
  QMetaObject::invokeMethod(
      this,
      [this, changed, name] { Q_EMIT edited(changed, tr("Rename the layout to “%1”").arg(name)); },
      Qt::QueuedConnection);
}

void LayoutView::showFacts(const Map& map, const ChipFacts& facts)
{
  m_map = map;
  m_facts = facts;
  const auto* layout = layoutInUse(m_scenario);
  m_legal->setVisible(layout && !layout->chips.empty());
  if (!layout)
    return;
  auto lines = QStringList();
  for (const auto& broken : facts.broken) {
    if (lines.size() == mostBroken)
      break;
    lines << brokenChipRuleText(broken);
  }
  const auto rest = static_cast<int>(facts.broken.size()) - static_cast<int>(lines.size());
  if (rest > 0)
    lines << tr("and %n more", nullptr, rest);
  const auto chips = tr("%n chip(s)", nullptr, static_cast<int>(layout->chips.size()));
  m_legal->setText(lines.isEmpty()
                       ? tr("%1, %2. All rules are kept.").arg(chips, layoutBadge(*layout))
                       : lines.join(QLatin1Char('\n')));
}

void LayoutView::showLayoutFacts(const std::optional<LayoutFacts>& facts)
{
  m_layoutFacts = facts;
  const auto known = facts && facts->evenness;
  m_evenness->setVisible(known);
  m_gaps->setVisible(known && !facts->gaps.empty());
  m_catchments->setVisible(known);
  if (!known)
    return;
  m_evenness->setText(standingText(*facts->evenness));
  auto lines = QStringList();
  for (const auto& gap : facts->gaps)
    lines << gapText(gap);
  m_gaps->setText(lines.join(QLatin1Char('\n')));
  m_gaps->setPalette(quietPalette(palette()));
}

void LayoutView::showStanding(const std::optional<Standing>& standing)
{
  m_standing = standing;
  showLayoutFacts(std::optional<LayoutFacts>(m_layoutFacts));
}

QString LayoutView::standingText(const Evenness& evenness) const
{
  auto text = tr("Evenness %1 %").arg(evenness.percent());
  if (m_standing && m_standing->drawn > 0)
    text = tr("Evenness %1 %: more even than %2 % of random layouts, whose middle is %3 %.")
               .arg(evenness.percent())
               .arg(100 * m_standing->lessEven / m_standing->drawn)
               .arg(m_standing->medianPercent);
  if (!evenness.worstWindow)
    return text;
  const auto& window = *evenness.worstWindow;
  return text + QLatin1Char('\n') +
         tr("Farthest from its share: %1 to %2 with %n chip(s) instead of %3.", nullptr,
            window.chips)
             .arg(QString::fromStdString(toString(window.first)),
                  QString::fromStdString(toString(window.last)), hundredths(window.fairHundredths));
}

QString LayoutView::startName(Place place) const
{
  const auto* site = m_map.site(place, SiteKind::Start);
  return QString::fromStdString(site && !site->name.empty() ? site->name : toString(place));
}

QString LayoutView::gapText(const AccessGap& gap) const
{
  return tr("%1 and %2: chips lie %3 steps apart in reach (squares %4); %5 nearer to one, %6 to "
            "the other.")
      .arg(startName(gap.first), startName(gap.second), hundredths(gap.meanHundredths()),
           hundredths(gap.ownMeanHundredths()))
      .arg(gap.nearerFirst)
      .arg(gap.nearerSecond);
}

MapOverlay LayoutView::overlay() const
{
  return m_catchments->isChecked() && m_layoutFacts && m_layoutFacts->evenness
             ? catchmentOverlay(*m_layoutFacts->evenness)
             : MapOverlay();
}

void LayoutView::hideAll()
{
  const auto blocker = QSignalBlocker(m_catchments);
  m_catchments->setChecked(false);
}

} // namespace kartenwerk

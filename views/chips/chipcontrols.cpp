// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipcontrols.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "model/chips/values.h"
#include "views/chips/layoutedits.h"
#include "views/issues/emptystate.h"

namespace kartenwerk {

namespace {

constexpr auto newSeedBelow = 1'000'000; ///< short enough to be read out and typed in

QLabel* labelOf(QWidget* field, QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setBuddy(field);
  return label;
}

} // namespace

QLabel* sectionTitle(QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setFont(headingFont(*parent));
  return label;
}

ChipControls::ChipControls(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)), m_freshSeed(new QPushButton),
      m_stop(new QPushButton), m_count(new QSpinBox(this)), m_inBox(new QLabel(this)),
      m_starts(new QToolButton(this)), m_edition(new QComboBox(this)),
      m_method(new QComboBox(this)), m_evenness(new QSlider(Qt::Horizontal, this)),
      m_seed(new QLineEdit(this)), m_draw(new QPushButton), m_previous(new QToolButton),
      m_next(new QToolButton), m_clear(new QPushButton), m_buttons(buildButtons()),
      m_busy(new QWidget(this)), m_progress(new QProgressBar)
{
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  buildSettings(*grid);

  connect(m_stop, &QPushButton::clicked, this, &ChipControls::stopRequested);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  auto* busy = new QHBoxLayout(m_busy);
  busy->setContentsMargins(0, 0, 0, 0);
  busy->setSpacing(8);
  busy->addWidget(m_progress, 1);
  busy->addWidget(m_stop);
  m_busy->hide();

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addLayout(grid);
  layout->addSpacing(8);
  layout->addWidget(m_buttons);
  layout->addWidget(m_busy);
  retranslate();
}

void ChipControls::retranslate()
{
  const auto names = std::array{tr("&Chips"),  tr("&Starts in use"), tr("&Open sides"),
                                tr("&Method"), tr("E&venness"),      tr("See&d")};
  for (std::size_t i = 0; i < names.size(); ++i)
    m_labels[i]->setText(names[i]);
  m_title->setText(tr("Lay chips"));
  m_starts->setAccessibleName(tr("Start squares in use"));
  m_edition->setItemText(0, tr("Sides with a city or road"));
  m_edition->setItemText(1, tr("Every side (2019)"));
  m_edition->setToolTip(tr("Beside which sides of a large city no chip may lie"));
  m_method->setItemText(0, tr("By chance alone"));
  m_method->setItemText(1, tr("Even"));
  m_method->setItemText(2, tr("Fair to the starts"));
  m_evenness->setToolTip(tr("From as chance has it to as even as can be"));
  m_seed->setToolTip(tr("The same seed and settings always give the same layout"));
  m_freshSeed->setText(tr("New"));
  m_freshSeed->setToolTip(tr("Choose a seed by chance"));
  m_freshSeed->setAccessibleName(tr("New seed"));
  m_draw->setText(tr("Draw a layout"));
  m_previous->setToolTip(tr("Draw with the seed before"));
  m_previous->setAccessibleName(tr("Previous layout"));
  m_next->setToolTip(tr("Draw with the next seed"));
  m_next->setAccessibleName(tr("Next layout"));
  m_clear->setText(tr("Clear"));
  m_clear->setToolTip(tr("Take all chips of this layout off the map"));
  m_stop->setText(tr("Stop"));
  m_progress->setAccessibleName(tr("Progress of the draw"));
  showScenario(m_map, m_scenario);
}

void ChipControls::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChipControls::buildSettings(QGridLayout& grid)
{
  m_count->setRange(0, 999);
  m_count->setKeyboardTracking(false);
  auto* count = new QHBoxLayout;
  count->setSpacing(8);
  count->addWidget(m_count);
  count->addWidget(m_inBox, 1);
  m_labels[0] = labelOf(m_count, this);
  grid.addWidget(m_labels[0], 0, 0);
  grid.addLayout(count, 0, 1);

  m_starts->setPopupMode(QToolButton::InstantPopup);
  m_starts->setMenu(new QMenu(m_starts));
  connect(m_starts->menu(), &QMenu::aboutToShow, this, &ChipControls::fillStarts);
  m_starts->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_starts->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_starts->setFocusPolicy(Qt::StrongFocus);
  m_labels[1] = labelOf(m_starts, this);
  grid.addWidget(m_labels[1], 1, 0);
  grid.addWidget(m_starts, 1, 1);

  m_edition->addItems({{}, {}});
  m_labels[2] = labelOf(m_edition, this);
  grid.addWidget(m_labels[2], 2, 0);
  grid.addWidget(m_edition, 2, 1);

  m_method->addItems({{}, {}, {}});
  m_labels[3] = labelOf(m_method, this);
  grid.addWidget(m_labels[3], 3, 0);
  grid.addWidget(m_method, 3, 1);

  m_evenness->setRange(0, 100);
  m_evenness->setValue(100);
  m_labels[4] = labelOf(m_evenness, this);
  grid.addWidget(m_labels[4], 4, 0);
  grid.addWidget(m_evenness, 4, 1);
  buildSeed(grid, 5);

  connect(m_count, &QSpinBox::valueChanged, this, [this](int value) {
    if (m_filling)
      return;
    auto changed = m_scenario;
    changed.rules.chips.count = value;
    Q_EMIT edited(changed, tr("Ask for %n chip(s)", nullptr, value));
  });
  connect(m_edition, &QComboBox::activated, this, [this](int index) {
    auto changed = m_scenario;
    changed.rules.chips.edition = index == 1 ? OpenSideEdition::Of2019 : OpenSideEdition::Current;
    Q_EMIT edited(changed, tr("Change which sides count as open"));
  });
  connect(m_method, &QComboBox::currentIndexChanged, this, &ChipControls::updateMethod);
  updateMethod();
}

void ChipControls::buildSeed(QGridLayout& grid, int row)
{
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
  m_seed->setText(QStringLiteral("1"));
  connect(m_freshSeed, &QPushButton::clicked, this,
          [this] { setSeed(1 + QRandomGenerator::system()->bounded(newSeedBelow - 1)); });
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(m_seed, 1);
  line->addWidget(m_freshSeed);
  m_labels[5] = labelOf(m_seed, this);
  grid.addWidget(m_labels[5], row, 0);
  grid.addLayout(line, row, 1);
}

QWidget* ChipControls::buildButtons()
{
  auto* buttons = new QWidget(this);
  m_draw->setDefault(true);
  m_draw->setAutoDefault(true);
  m_previous->setArrowType(Qt::LeftArrow);
  m_next->setArrowType(Qt::RightArrow);
  auto* line = new QHBoxLayout(buttons);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_draw);
  for (auto* button : {m_previous, m_next}) {
    button->setFocusPolicy(Qt::StrongFocus);
    button->setFixedHeight(m_draw->sizeHint().height());
    button->setFixedWidth(button->height());
    line->addWidget(button);
  }
  line->addStretch(1);
  line->addWidget(m_clear);
  connect(m_draw, &QPushButton::clicked, this, &ChipControls::drawRequested);
  connect(m_previous, &QToolButton::clicked, this, &ChipControls::previousRequested);
  connect(m_next, &QToolButton::clicked, this, &ChipControls::nextRequested);
  connect(m_clear, &QPushButton::clicked, this, &ChipControls::clearRequested);
  return buttons;
}

void ChipControls::showScenario(const Map& map, const Scenario& scenario)
{
  m_filling = true;
  m_map = map;
  m_scenario = scenario;
  const auto& rules = scenario.rules.chips;
  m_count->setValue(rules.count);
  m_inBox->setText(tr("of %1 in the box").arg(chipsInBox(rules)));
  m_inBox->setPalette(quietPalette(palette()));
  m_edition->setCurrentIndex(rules.edition == OpenSideEdition::Of2019 ? 1 : 0);
  showStarts();
  const auto* layout = layoutInUse(scenario);
  m_clear->setEnabled(layout && !layout->chips.empty());
  m_filling = false;
}

Wish ChipControls::wish() const
{
  auto wish = Wish();
  wish.method = static_cast<Wish::Method>(m_method->currentIndex());
  wish.evenness = m_evenness->value();
  return wish;
}

std::optional<std::uint64_t> ChipControls::seed() const
{
  auto valid = false;
  const auto seed = m_seed->text().toULongLong(&valid);
  return valid ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

void ChipControls::setSeed(std::uint64_t seed)
{
  m_seed->setText(QString::number(seed));
}

void ChipControls::setBusy(bool busy)
{
  m_buttons->setVisible(!busy);
  m_busy->setVisible(busy);
  if (!busy)
    m_progress->setValue(0);
}

void ChipControls::setProgress(int permille)
{
  m_progress->setValue(permille);
}

void ChipControls::updateMethod()
{
  const auto even = m_method->currentIndex() > 0;
  m_evenness->setVisible(even);
  m_labels[4]->setVisible(even);
}

} // namespace kartenwerk

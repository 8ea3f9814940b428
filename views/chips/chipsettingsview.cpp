// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipsettingsview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>

#include "views/chips/quotasview.h"
#include "views/issues/emptystate.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

constexpr auto newSeedBelow = 1'000'000;
constexpr auto mostSteps = 9;
constexpr auto mostOfBest = 1000;
constexpr auto mostPlaces = 8; ///< told by name

QToolButton* menuButton(QWidget* parent)
{
  auto* button = new QToolButton(parent);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setMenu(new QMenu(button));
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

} // namespace

std::uint64_t freshSeed()
{
  return 1 + static_cast<std::uint64_t>(QRandomGenerator::system()->bounded(newSeedBelow - 1));
}

ChipSettingsView::ChipSettingsView(QWidget* parent)
    : QWidget(parent), m_starts(menuButton(this)), m_edition(new QComboBox(this)),
      m_steps(new QSpinBox(this)), m_diagonal(new QCheckBox(this)), m_kinds(menuButton(this)),
      m_symmetry(new QComboBox(this)), m_best(new QSpinBox(this)), m_seed(new QLineEdit(this)),
      m_freshSeed(new QPushButton(this)), m_ferries(new QCheckBox(this)),
      m_unusedStarts(new QCheckBox(this)), m_quotas(new QuotasView(this))
{
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  buildFields(*grid);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addLayout(grid);
  buildSwitches(*layout);
  layout->addWidget(m_quotas);
  layout->addWidget(buildPlaces(m_pinned, m_clearPins, &ChipWishes::pinned));
  layout->addWidget(buildPlaces(m_banned, m_clearBans, &ChipWishes::banned));
  connect(m_quotas, &QuotasView::edited, this, &ChipSettingsView::edited);
  retranslate();
}

void ChipSettingsView::buildFields(QGridLayout& grid)
{
  const auto add = [&](Field field, QWidget* widget, QWidget* more = nullptr) {
    m_labels[field] = new QLabel(this);
    m_labels[field]->setBuddy(widget);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(widget, more == m_freshSeed || more == nullptr ? 1 : 0);
    if (more)
      line->addWidget(more, more == m_freshSeed ? 0 : 1);
    grid.addWidget(m_labels[field], static_cast<int>(field), 0);
    grid.addLayout(line, static_cast<int>(field), 1);
  };
  add(Starts, m_starts);
  add(Edition, m_edition);
  add(Steps, m_steps, m_diagonal);
  add(Kinds, m_kinds);
  add(Symmetric, m_symmetry);
  add(Best, m_best);
  add(Seed, m_seed, m_freshSeed);
  connect(m_starts->menu(), &QMenu::aboutToShow, this, &ChipSettingsView::fillStarts);
  connect(m_kinds->menu(), &QMenu::aboutToShow, this, &ChipSettingsView::fillKinds);
  m_edition->addItems({{}, {}});
  connect(m_edition, &QComboBox::activated, this, [this](int index) {
    change(
        [index](Scenario& scenario) {
          scenario.rules.chips.edition =
              index == 1 ? OpenSideEdition::Of2019 : OpenSideEdition::Current;
        },
        tr("Change which sides count as open"));
  });
  connect(m_symmetry, &QComboBox::activated, this, [this](int index) {
    const auto symmetry = m_symmetries[static_cast<std::size_t>(index)];
    change([symmetry](Scenario& scenario) { scenario.chipWishes.symmetry = symmetry; },
           tr("Change the symmetry of layouts"));
  });
  m_best->setRange(1, mostOfBest);
  m_best->setValue(Wish().best);
  buildSteps();
  buildSeed();
}

void ChipSettingsView::buildSteps()
{
  m_steps->setRange(1, mostSteps);
  m_steps->setKeyboardTracking(false);
  connect(m_steps, &QSpinBox::valueChanged, this, [this](int value) {
    if (!m_filling)
      change([value](Scenario& scenario) { scenario.chipWishes.spacing.steps = value; },
             tr("Keep chips %n step(s) apart", nullptr, value));
  });
  connect(m_diagonal, &QCheckBox::clicked, this, [this](bool on) {
    change([on](Scenario& scenario) { scenario.chipWishes.spacing.diagonal = on; },
           on ? tr("Let corners count as next to each other")
              : tr("Let corners not count as next to each other"));
  });
}

void ChipSettingsView::buildSeed()
{
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
  m_seed->setText(QStringLiteral("1"));
  connect(m_seed, &QLineEdit::returnPressed, this, &ChipSettingsView::seedEntered);
  connect(m_freshSeed, &QPushButton::clicked, this, [this] { setSeed(freshSeed()); });
}

void ChipSettingsView::buildSwitches(QLayout& layout)
{
  layout.addWidget(m_ferries);
  layout.addWidget(m_unusedStarts);
  connect(m_ferries, &QCheckBox::clicked, this, [this](bool on) {
    change([on](Scenario& scenario) { scenario.rules.chips.ferriesAreNeighbours = on; },
           on ? tr("Let ferries join neighbours for chips")
              : tr("Let ferries not join neighbours for chips"));
  });
  connect(m_unusedStarts, &QCheckBox::clicked, this, [this](bool on) {
    change([on](Scenario& scenario) { scenario.rules.chips.onUnusedStarts = on; },
           on ? tr("Allow chips on unused start squares")
              : tr("No longer allow chips on unused start squares"));
  });
}

QWidget* ChipSettingsView::buildPlaces(QLabel*& text, QPushButton*& clear,
                                       std::vector<Place> ChipWishes::*places)
{
  auto* row = new QWidget(this);
  text = new QLabel(row);
  text->setWordWrap(true);
  clear = new QPushButton(row);
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(8);
  line->addWidget(text, 1);
  line->addWidget(clear, 0, Qt::AlignTop);
  connect(clear, &QPushButton::clicked, this, [this, places] {
    change([places](Scenario& scenario) { (scenario.chipWishes.*places).clear(); },
           places == &ChipWishes::pinned ? tr("Unpin all squares")
                                         : tr("Allow chips on all squares again"));
  });
  return row;
}

void ChipSettingsView::change(const std::function<void(Scenario&)>& how, const QString& step)
{
  auto changed = m_scenario;
  how(changed);
  Q_EMIT edited(changed, step);
}

void ChipSettingsView::retranslate()
{
  const auto names =
      std::array{tr("&Starts in use"), tr("&Open sides"), tr("Steps &apart"), tr("&Without chips"),
                 tr("S&ymmetry"),      tr("Best of"),     tr("See&d")};
  for (std::size_t i = 0; i < names.size(); ++i)
    m_labels[i]->setText(names[i]);
  m_starts->setAccessibleName(tr("Start squares in use"));
  m_edition->setItemText(0, tr("Sides with a city or road"));
  m_edition->setItemText(1, tr("Every side (2019)"));
  m_edition->setToolTip(tr("Beside which sides of a large city no chip may lie"));
  m_steps->setToolTip(tr("Two chips are at least so many columns and rows apart; 2 is the rule"));
  m_diagonal->setText(tr("Corners cou&nt, too"));
  m_kinds->setAccessibleName(tr("Kinds of squares without chips"));
  m_symmetry->setToolTip(tr("Layouts that look the same after it"));
  m_best->setToolTip(tr("Even and fair layouts: the best of so many"));
  m_seed->setToolTip(tr("The same seed and settings always give the same layout"));
  m_freshSeed->setText(tr("New"));
  m_freshSeed->setToolTip(tr("Choose a seed by chance"));
  m_freshSeed->setAccessibleName(tr("New seed"));
  m_ferries->setText(tr("Ferries &join neighbours"));
  m_unusedStarts->setText(tr("Chips on &unused start squares"));
  m_clearPins->setText(tr("Unpin"));
  m_clearPins->setAccessibleName(tr("Unpin all squares"));
  m_clearBans->setText(tr("Allow"));
  m_clearBans->setAccessibleName(tr("Allow chips on all squares again"));
  showScenario(Map(m_map), Scenario(m_scenario));
}

void ChipSettingsView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChipSettingsView::showScenario(const Map& map, const Scenario& scenario)
{
  m_filling = true;
  m_map = map;
  m_scenario = scenario;
  const auto& rules = scenario.rules.chips;
  m_edition->setCurrentIndex(rules.edition == OpenSideEdition::Of2019 ? 1 : 0);
  m_steps->setValue(scenario.chipWishes.spacing.steps);
  m_diagonal->setChecked(scenario.chipWishes.spacing.diagonal);
  m_ferries->setChecked(rules.ferriesAreNeighbours);
  m_ferries->setVisible(!map.ferries().empty() || rules.ferriesAreNeighbours);
  m_unusedStarts->setChecked(rules.onUnusedStarts);
  showStarts();
  showKinds();
  showSymmetries();
  showPlaces();
  m_quotas->showScenario(map, scenario);
  m_filling = false;
}

void ChipSettingsView::showPlaces()
{
  const auto& wishes = m_scenario.chipWishes;
  m_pinned->setText(wishes.pinned.empty()
                        ? tr("No square is pinned. K with the chip tool pins one.")
                        : tr("Pinned: %1").arg(placesText(wishes.pinned, mostPlaces)));
  m_banned->setText(wishes.banned.empty()
                        ? tr("No square is banned. X with the chip tool bans one.")
                        : tr("Banned: %1").arg(placesText(wishes.banned, mostPlaces)));
  m_pinned->setPalette(wishes.pinned.empty() ? quietPalette(palette()) : palette());
  m_banned->setPalette(wishes.banned.empty() ? quietPalette(palette()) : palette());
  m_clearPins->setVisible(!wishes.pinned.empty());
  m_clearBans->setVisible(!wishes.banned.empty());
}

int ChipSettingsView::best() const
{
  return m_best->value();
}

void ChipSettingsView::setBest(int best)
{
  m_best->setValue(best);
}

std::optional<std::uint64_t> ChipSettingsView::seed() const
{
  auto valid = false;
  const auto seed = m_seed->text().toULongLong(&valid);
  return valid ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

void ChipSettingsView::setSeed(std::uint64_t seed)
{
  m_seed->setText(QString::number(seed));
}

} // namespace kartenwerk

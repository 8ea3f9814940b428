// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/chipcontrols.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

#include "model/chips/values.h"
#include "views/chips/layoutedits.h"
#include "views/chips/whybutton.h"
#include "views/issues/emptystate.h"

namespace kartenwerk {

namespace {

constexpr auto heaviest = 100; ///< thousandths of the access gap against evenness
constexpr auto fairWeight = 20;

enum FieldRow { CountRow, MethodRow, EvennessRow, FairnessRow };

} // namespace

QLabel* sectionTitle(QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setFont(headingFont(*parent));
  return label;
}

ChipControls::ChipControls(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)), m_on(new QCheckBox(this)),
      m_count(new QSpinBox(this)), m_inBox(new QLabel(this)),
      m_why(new WhyButton("chips.left", this)), m_method(new QComboBox(this)),
      m_evenness(new QSlider(Qt::Horizontal, this)), m_fairness(new QSlider(Qt::Horizontal, this)),
      m_draw(new QPushButton(this)), m_previous(new QPushButton(this)),
      m_next(new QPushButton(this)), m_gallery(new QPushButton(this)),
      m_clear(new QPushButton(this)), m_stop(new QPushButton(this)),
      m_progress(new QProgressBar(this)), m_buttons(buildButtons()), m_busy(buildBusy())
{
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  buildFields(*grid);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(buildHead());
  layout->addLayout(grid);
  layout->addWidget(m_buttons);
  layout->addWidget(m_busy);
  retranslate();
}

void ChipControls::retranslate()
{
  const auto names = std::array{tr("&Chips"), tr("&Method"), tr("E&venness"), tr("Fai&rness")};
  for (std::size_t i = 0; i < names.size(); ++i)
    m_labels[i]->setText(names[i]);
  m_title->setText(tr("Lay chips"));
  m_on->setText(tr("&Play with chips"));
  m_why->retranslate();
  m_method->setItemText(0, tr("By chance alone"));
  m_method->setItemText(1, tr("Even"));
  m_method->setItemText(2, tr("Fair to the starts"));
  m_evenness->setToolTip(tr("From as chance has it to as even as can be"));
  m_evennessEnds[0]->setText(tr("chance"));
  m_evennessEnds[1]->setText(tr("even"));
  m_fairness->setToolTip(tr("How much equal access from the start squares counts against "
                            "evenness"));
  m_fairnessEnds[0]->setText(tr("even"));
  m_fairnessEnds[1]->setText(tr("fair"));
  m_draw->setText(tr("&Generate"));
  m_draw->setToolTip(tr("Lays a new layout by this method"));
  m_previous->setText(tr("&Back"));
  m_previous->setToolTip(tr("Lays again what was drawn before"));
  m_next->setText(tr("Ne&xt"));
  m_next->setToolTip(tr("The layout drawn after this one, or a new one with the next seed"));
  m_gallery->setText(tr("&Ten to choose from…"));
  m_gallery->setToolTip(tr("Draws ten layouts and shows them side by side"));
  m_clear->setText(tr("C&lear"));
  m_clear->setToolTip(tr("Takes all chips of this layout off the map"));
  m_stop->setText(tr("Stop"));
  m_progress->setAccessibleName(tr("Progress of the draw"));
  showScenario(Scenario(m_scenario));
}

QWidget* ChipControls::buildHead()
{
  auto* head = new QWidget(this);
  auto* line = new QHBoxLayout(head);
  line->setContentsMargins(0, 0, 0, 0);
  line->addWidget(m_title);
  line->addStretch(1);
  line->addWidget(m_on);
  connect(m_on, &QCheckBox::clicked, this, &ChipControls::play);
  return head;
}

void ChipControls::play(bool on)
{
  auto changed = m_scenario;
  changed.rules.chips.on = on;
  Q_EMIT edited(changed, on ? tr("Play with chips") : tr("Play without chips"));
}

void ChipControls::buildFields(QGridLayout& grid)
{
  const auto add = [&](FieldRow field, QWidget* widget, QLayout* line) {
    m_labels[field] = new QLabel(this);
    m_labels[field]->setBuddy(widget);
    grid.addWidget(m_labels[field], static_cast<int>(field), 0);
    grid.addLayout(line, static_cast<int>(field), 1);
  };
  m_count->setRange(0, 9999);
  m_count->setKeyboardTracking(false);
  auto* count = new QHBoxLayout;
  count->setSpacing(8);
  count->addWidget(m_count);
  count->addWidget(m_inBox, 1);
  count->addWidget(m_why);
  add(CountRow, m_count, count);
  m_method->addItems({{}, {}, {}});
  auto* method = new QHBoxLayout;
  method->addWidget(m_method, 1);
  add(MethodRow, m_method, method);
  m_evenness->setRange(0, 100);
  m_evenness->setValue(100);
  add(EvennessRow, m_evenness, buildScale(m_evenness, m_evennessEnds));
  m_fairness->setRange(0, heaviest);
  m_fairness->setValue(fairWeight);
  add(FairnessRow, m_fairness, buildScale(m_fairness, m_fairnessEnds));
  connect(m_count, &QSpinBox::valueChanged, this, [this](int value) {
    if (m_filling)
      return;
    auto changed = m_scenario;
    changed.rules.chips.count = value;
    Q_EMIT edited(changed, tr("Ask for %n chip(s)", nullptr, value));
  });
  connect(m_method, &QComboBox::currentIndexChanged, this, &ChipControls::updateMethod);
  updateMethod();
}

QLayout* ChipControls::buildScale(QSlider* slider, std::array<QLabel*, 2>& ends)
{
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  for (auto*& end : ends)
    end = new QLabel(this);
  slider->setPageStep(10);
  line->addWidget(ends[0]);
  line->addWidget(slider, 1);
  line->addWidget(ends[1]);
  return line;
}

QWidget* ChipControls::buildButtons()
{
  auto* buttons = new QWidget(this);
  m_draw->setDefault(true);
  m_draw->setAutoDefault(true);
  auto* first = new QHBoxLayout;
  auto* second = new QHBoxLayout;
  for (auto* line : {first, second})
    line->setSpacing(8);
  first->addWidget(m_draw, 2);
  first->addWidget(m_previous, 1);
  first->addWidget(m_next, 1);
  second->addWidget(m_gallery, 1);
  second->addWidget(m_clear);
  auto* layout = new QVBoxLayout(buttons);
  layout->setContentsMargins(0, 8, 0, 0);
  layout->setSpacing(8);
  layout->addLayout(first);
  layout->addLayout(second);
  connect(m_draw, &QPushButton::clicked, this, &ChipControls::drawRequested);
  connect(m_previous, &QPushButton::clicked, this, &ChipControls::previousRequested);
  connect(m_next, &QPushButton::clicked, this, &ChipControls::nextRequested);
  connect(m_gallery, &QPushButton::clicked, this, &ChipControls::galleryRequested);
  connect(m_clear, &QPushButton::clicked, this, &ChipControls::clearRequested);
  return buttons;
}

QWidget* ChipControls::buildBusy()
{
  auto* busy = new QWidget(this);
  connect(m_stop, &QPushButton::clicked, this, &ChipControls::stopRequested);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  auto* line = new QHBoxLayout(busy);
  line->setContentsMargins(0, 8, 0, 0);
  line->setSpacing(8);
  line->addWidget(m_progress, 1);
  line->addWidget(m_stop);
  busy->hide();
  return busy;
}

void ChipControls::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ChipControls::showScenario(const Scenario& scenario)
{
  m_filling = true;
  m_scenario = scenario;
  const auto& rules = scenario.rules.chips;
  const auto box = chipsInBox(rules);
  m_on->setChecked(rules.on);
  m_count->setValue(rules.count);
  m_inBox->setText(tr("of %1 in the box").arg(box));
  m_inBox->setPalette(quietPalette(palette()));
  for (const auto& ends : {m_evennessEnds, m_fairnessEnds})
    for (auto* end : ends)
      end->setPalette(quietPalette(palette()));
  m_why->setValues({{"chips.left", QString::number(box - rules.count)},
                    {"chips.inBox", QString::number(box)},
                    {"chips.placed", QString::number(rules.count)}});
  const auto* layout = layoutInUse(scenario);
  m_clear->setEnabled(layout && !layout->chips.empty());
  m_filling = false;
}

Wish ChipControls::wish() const
{
  auto wish = Wish();
  wish.method = static_cast<Wish::Method>(m_method->currentIndex());
  wish.evenness = m_evenness->value();
  wish.fairness = m_fairness->value();
  return wish;
}

void ChipControls::showWish(const Wish& wish)
{
  m_method->setCurrentIndex(static_cast<int>(wish.method));
  m_evenness->setValue(wish.evenness);
  m_fairness->setValue(wish.fairness);
}

void ChipControls::setHasPrevious(bool has)
{
  m_previous->setEnabled(has);
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
  const auto method = static_cast<Wish::Method>(m_method->currentIndex());
  const auto show = [this](FieldRow field, QSlider* slider, const std::array<QLabel*, 2>& ends,
                           bool shown) {
    m_labels[field]->setVisible(shown);
    slider->setVisible(shown);
    for (auto* end : ends)
      end->setVisible(shown);
  };
  show(EvennessRow, m_evenness, m_evennessEnds, method != Wish::Method::Uniform);
  show(FairnessRow, m_fairness, m_fairnessEnds, method == Wish::Method::Fair);
}

} // namespace kartenwerk

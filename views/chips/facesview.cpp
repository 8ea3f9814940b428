// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/facesview.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "model/chips/values.h"
#include "views/chips/layoutedits.h"
#include "views/issues/emptystate.h"
#include "views/paint/figurepainter.h"
#include "views/paint/palette.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

constexpr auto mostOfAKind = 99;
constexpr std::array colours{Colour::Purple, Colour::LightBlue, Colour::Orange};

QString capitalised(QString text)
{
  return text.replace(0, 1, text.left(1).toUpper());
}

QPixmap pictureOf(const ChipFace& face, double ratio)
{
  auto picture = QPixmap(QSizeF(20 * ratio, 20 * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintChip(painter, face, {10, 10}, 18, mapColours());
  return picture;
}

} // namespace

FacesView::FacesView(QWidget* parent)
    : QWidget(parent), m_total(new QLabel(this)), m_state(new QLabel(this)),
      m_down(new QPushButton(this)), m_deal(new QPushButton(this)), m_balance(new QPushButton(this))
{
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  m_state->setWordWrap(true);
  buildBox();
  buildButtons();
  retranslate();
}

void FacesView::buildBox()
{
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  for (std::size_t value = 0; value < m_values.size(); ++value) {
    m_values[value] = new QLabel(this);
    m_values[value]->setAlignment(Qt::AlignCenter);
    grid->addWidget(m_values[value], 0, static_cast<int>(value) + 2);
  }
  for (std::size_t colour = 0; colour < colours.size(); ++colour) {
    const auto line = static_cast<int>(colour) + 1;
    auto* picture = new QLabel(this);
    picture->setPixmap(pictureOf({colours[colour]}, devicePixelRatioF()));
    m_colours[colour] = new QLabel(this);
    grid->addWidget(picture, line, 0);
    grid->addWidget(m_colours[colour], line, 1);
    for (std::size_t value = 0; value < m_values.size(); ++value) {
      auto* field = new QSpinBox(this);
      field->setRange(0, mostOfAKind);
      field->setKeyboardTracking(false);
      connect(field, &QSpinBox::valueChanged, this, [this, colour, value](int count) {
        if (m_filling)
          return;
        auto changed = m_scenario;
        changed.rules.chips.values[colour][value] = count;
        Q_EMIT edited(changed, tr("Change what the box holds"));
      });
      m_counts[colour][value] = field;
      grid->addWidget(field, line, static_cast<int>(value) + 2);
    }
  }
  auto* box = qobject_cast<QVBoxLayout*>(layout());
  box->addLayout(grid);
  box->addWidget(m_total);
  box->addWidget(m_state);
}

void FacesView::buildButtons()
{
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  for (auto* button : {m_down, m_deal, m_balance})
    line->addWidget(button);
  line->addStretch(1);
  qobject_cast<QVBoxLayout*>(layout())->addLayout(line);
  connect(m_down, &QPushButton::clicked, this,
          [this] { Q_EMIT edited(withFacesDown(m_scenario), tr("Turn all chips face down")); });
  connect(m_deal, &QPushButton::clicked, this, [this] { Q_EMIT dealRequested(false); });
  connect(m_balance, &QPushButton::clicked, this, [this] { Q_EMIT dealRequested(true); });
}

void FacesView::retranslate()
{
  for (std::size_t value = 0; value < m_values.size(); ++value)
    m_values[value]->setText(tr("value %1").arg(value + 1));
  for (std::size_t colour = 0; colour < colours.size(); ++colour) {
    const auto name = capitalised(colourText(colours[colour]));
    m_colours[colour]->setText(name);
    for (std::size_t value = 0; value < m_values.size(); ++value)
      m_counts[colour][value]->setAccessibleName(tr("%1, value %2").arg(name).arg(value + 1));
  }
  m_down->setText(tr("Face down"));
  m_down->setToolTip(tr("Colours and values are shuffled when a game begins"));
  m_deal->setText(tr("Deal face up"));
  m_deal->setToolTip(tr("Every way to deal the chips of the box is equally likely"));
  m_balance->setText(tr("Balance"));
  m_balance->setToolTip(tr("Face up, so that each colour and each value lies evenly"));
  showScenario(Scenario(m_scenario));
}

void FacesView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void FacesView::showScenario(const Scenario& scenario)
{
  m_filling = true;
  m_scenario = scenario;
  for (std::size_t colour = 0; colour < colours.size(); ++colour)
    for (std::size_t value = 0; value < m_values.size(); ++value)
      m_counts[colour][value]->setValue(scenario.rules.chips.values[colour][value]);
  sayFaces();
  m_filling = false;
}

void FacesView::sayFaces()
{
  const auto& rules = m_scenario.rules.chips;
  const auto box = chipsInBox(rules);
  m_total->setText(tr("%n chip(s) in the box", nullptr, box));
  m_total->setPalette(quietPalette(palette()));
  const auto* layout = layoutInUse(m_scenario);
  const auto chips = layout ? static_cast<int>(layout->chips.size()) : 0;
  const auto up = layout
                      ? static_cast<int>(std::ranges::count_if(
                            layout->chips, [](const PlacedChip& chip) { return chip.value > 0; }))
                      : 0;
  m_down->setEnabled(up > 0);
  m_deal->setEnabled(chips > 0 && chips <= box);
  m_balance->setEnabled(chips > 0 && chips <= box);
  if (chips > box)
    m_state->setText(tr("More chips lie than the box holds."));
  else if (chips == 0)
    m_state->setText(tr("No chips lie yet."));
  else if (up == 0)
    m_state->setText(tr("All lie face down and are shuffled when a game begins."));
  else
    m_state->setText(tr("%1 of %2 lie face up.").arg(up).arg(chips));
}

} // namespace kartenwerk

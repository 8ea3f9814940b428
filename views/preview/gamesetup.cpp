// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/gamesetup.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include "views/preview/flowlayout.h"

namespace kartenwerk {

namespace {

constexpr auto newSeedBelow = 1'000'000;

QLabel* labelOf(QWidget* field)
{
  auto* label = new QLabel;
  label->setBuddy(field);
  return label;
}

} // namespace

GameSetup::GameSetup(QWidget* parent)
    : QWidget(parent), m_begin(new QPushButton), m_freshSeed(new QPushButton),
      m_open(new QPushButton), m_players(new QSpinBox), m_seed(new QLineEdit),
      m_hints(new QCheckBox), m_fields(new QCheckBox), m_dead(new QCheckBox),
      m_save(new QPushButton), m_copy(new QPushButton)
{
  m_players->setRange(2, 6);
  m_seed->setText(QStringLiteral("1"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
  m_hints->setChecked(true);
  m_begin->setDefault(true);
  buildLayout();
  retranslate();
  connect(m_freshSeed, &QPushButton::clicked, this, [this] {
    setSeed(1 + QRandomGenerator::system()->bounded(newSeedBelow - 1));
    Q_EMIT newGameRequested();
  });
  connect(m_begin, &QPushButton::clicked, this, &GameSetup::newGameRequested);
  connect(m_seed, &QLineEdit::returnPressed, this, &GameSetup::newGameRequested);
  connect(m_players, &QSpinBox::valueChanged, this, &GameSetup::newGameRequested);
  for (auto* box : {m_hints, m_fields, m_dead})
    connect(box, &QCheckBox::toggled, this, &GameSetup::optionsChanged);
  connect(m_save, &QPushButton::clicked, this, &GameSetup::saveRequested);
  connect(m_open, &QPushButton::clicked, this, &GameSetup::openRequested);
  connect(m_copy, &QPushButton::clicked, this, &GameSetup::copyRequested);
}

void GameSetup::buildLayout()
{
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(8);
  grid->setColumnStretch(1, 1);
  m_playersLabel = labelOf(m_players);
  m_seedLabel = labelOf(m_seed);
  grid->addWidget(m_playersLabel, 0, 0);
  grid->addWidget(m_players, 0, 1, Qt::AlignLeft);
  grid->addWidget(m_begin, 0, 2);
  grid->addWidget(m_seedLabel, 1, 0);
  grid->addWidget(m_seed, 1, 1);
  grid->addWidget(m_freshSeed, 1, 2);
  grid->addWidget(m_hints, 2, 0, 1, 3);
  grid->addWidget(m_fields, 3, 0, 1, 3);
  grid->addWidget(m_dead, 4, 0, 1, 3);
  auto* files = new QWidget(this);
  files->setLayout(new FlowLayout(nullptr, 8));
  for (auto* button : {m_save, m_open, m_copy})
    files->layout()->addWidget(button);
  grid->addWidget(files, 5, 0, 1, 3);
  grid->setRowStretch(6, 1);
}

void GameSetup::retranslate()
{
  m_playersLabel->setText(tr("&Players"));
  m_seedLabel->setText(tr("&Seed"));
  m_seed->setToolTip(tr("The same seed, map and players always give the same game"));
  m_begin->setText(tr("&New game"));
  m_freshSeed->setText(tr("New seed"));
  m_hints->setText(tr("&Hints: mark where a tile may lie"));
  m_fields->setText(tr("Show &fields with their owners"));
  m_dead->setText(tr("Show squares where no tile fits any more"));
  m_save->setText(tr("Save the game…"));
  m_open->setText(tr("Open a game…"));
  m_copy->setText(tr("Copy as text"));
}

void GameSetup::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

std::optional<std::uint64_t> GameSetup::seed() const
{
  auto valid = false;
  const auto seed = m_seed->text().toULongLong(&valid);
  return valid ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

void GameSetup::setSeed(std::uint64_t seed)
{
  m_seed->setText(QString::number(seed));
}

int GameSetup::players() const
{
  return m_players->value();
}

void GameSetup::setPlayers(int players)
{
  const auto blocker = QSignalBlocker(m_players);
  m_players->setValue(players);
}

bool GameSetup::hints() const
{
  return m_hints->isChecked();
}

SceneOptions GameSetup::sceneOptions() const
{
  return {m_fields->isChecked(), m_dead->isChecked()};
}

void GameSetup::setGameThere(bool there)
{
  m_save->setEnabled(there);
  m_copy->setEnabled(there);
}

} // namespace kartenwerk

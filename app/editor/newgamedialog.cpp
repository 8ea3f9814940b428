// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/newgamedialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "model/rules/presets.h"
#include "model/scenario/presetscenario.h"
#include "views/issues/emptystate.h"
#include "views/text/presetwords.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

NewGameDialog::NewGameDialog(QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit), m_players(new QSpinBox), m_presets(new QListWidget),
      m_words(new QLabel)
{
  setWindowTitle(tr("New game without a map"));
  m_title->setAccessibleName(tr("Title"));
  m_players->setRange(2, 6);
  m_players->setAccessibleName(tr("Players"));
  m_presets->setAccessibleName(tr("Rules"));
  for (const auto& known : presets())
    if (!known.onMap) {
      auto* item = new QListWidgetItem(presetText(known.id), m_presets);
      item->setData(Qt::UserRole, QString::fromStdString(std::string(known.id)));
    }
  const auto rows = m_presets->sizeHintForRow(0) * m_presets->count();
  m_presets->setFixedHeight(rows + 2 * m_presets->frameWidth() + 4);
  m_words->setWordWrap(true);
  m_words->setAlignment(Qt::AlignTop);
  m_words->setPalette(quietPalette(palette()));
  m_words->setMinimumHeight(3 * fontMetrics().lineSpacing());
  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("Title"), m_title);
  form->addRow(tr("Players"), m_players);
  form->addRow(tr("Rules"), m_presets);
  form->addRow(QString(), m_words);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Make game"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_presets, &QListWidget::currentRowChanged, this, &NewGameDialog::explain);
  connect(m_presets, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(buttons);
  setMinimumWidth(440);
  m_presets->setCurrentRow(0);
}

std::string_view NewGameDialog::preset() const
{
  const auto* item = m_presets->currentItem();
  const auto id = item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
  const auto* known = findPreset(id);
  return known ? known->id : std::string_view("base");
}

void NewGameDialog::explain()
{
  m_words->setText(presetExplanation(preset()));
}

Scenario NewGameDialog::scenario() const
{
  auto scenario = startedFromPreset({}, preset());
  scenario.title = m_title->text().trimmed().toStdString();
  scenario.players = m_players->value();
  return scenario;
}

} // namespace kartenwerk

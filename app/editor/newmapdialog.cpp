// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/newmapdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "views/canvas/placetext.h"
#include "views/palette/swatches.h"
#include "views/properties/sizefield.h"

namespace kartenwerk {

namespace {

constexpr int usualColumns = 13;
constexpr int usualRows = 17;

} // namespace

NewMapDialog::NewMapDialog(QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit), m_columns(sizeField(usualColumns, tr("Columns"))),
      m_rows(sizeField(usualRows, tr("Rows"))), m_ground(new QComboBox)
{
  setWindowTitle(tr("New map"));
  m_title->setAccessibleName(tr("Title"));
  m_ground->setAccessibleName(tr("Ground"));
  for (const auto& ground : offeredGrounds()) {
    auto text = groundText(ground);
    text[0] = text[0].toUpper();
    m_ground->addItem(groundSwatch(ground), text);
  }
  m_ground->setCurrentIndex(1); // sea: land is painted into it
  auto* form = new QFormLayout;
  form->setVerticalSpacing(8);
  form->addRow(tr("Title"), m_title);
  form->addRow(tr("Columns"), m_columns);
  form->addRow(tr("Rows"), m_rows);
  form->addRow(tr("Ground"), m_ground);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Make map"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(buttons);
}

Map NewMapDialog::map() const
{
  const auto ground = offeredGrounds()[static_cast<std::size_t>(m_ground->currentIndex())];
  auto info = MapInfo{};
  info.title = m_title->text().trimmed().toStdString();
  return Map(m_columns->value(), m_rows->value(), ground).withInfo(std::move(info));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/resizedialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/properties/sizefield.h"

namespace kartenwerk {

namespace {

constexpr int anchors = 3; ///< across and down

QString anchorName(int column, int row)
{
  const auto rows =
      std::array{ResizeDialog::tr("top"), ResizeDialog::tr("middle"), ResizeDialog::tr("bottom")};
  const auto columns =
      std::array{ResizeDialog::tr("left"), ResizeDialog::tr("centre"), ResizeDialog::tr("right")};
  return ResizeDialog::tr("%1 %2", "anchor: top left")
      .arg(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]);
}

} // namespace

ResizeDialog::ResizeDialog(Map map, QWidget* parent)
    : QDialog(parent), m_map(std::move(map)), m_columns(sizeField(m_map.columns(), tr("Columns"))),
      m_rows(sizeField(m_map.rows(), tr("Rows"))), m_anchor(new QButtonGroup(this)),
      m_cut(new QLabel)
{
  setWindowTitle(tr("Change size of map"));
  auto* grid = new QGridLayout;
  grid->setSpacing(2);
  for (int row = 0; row < anchors; ++row)
    for (int column = 0; column < anchors; ++column) {
      auto* button = new QToolButton;
      button->setCheckable(true);
      button->setFixedSize(28, 28);
      button->setAccessibleName(anchorName(column, row));
      button->setToolTip(anchorName(column, row));
      m_anchor->addButton(button, row * anchors + column);
      grid->addWidget(button, row, column);
    }
  grid->setColumnStretch(anchors, 1);
  m_anchor->button(0)->setChecked(true);
  auto* form = new QFormLayout;
  form->addRow(tr("Columns"), m_columns);
  form->addRow(tr("Rows"), m_rows);
  form->addRow(tr("The old map stays"), grid);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Change size"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  m_cut->setWordWrap(true);
  m_cut->setMinimumSize(320, 3 * fontMetrics().lineSpacing());
  m_cut->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(m_cut);
  layout->addWidget(buttons);
  connect(m_columns, &QSpinBox::valueChanged, this, &ResizeDialog::showCut);
  connect(m_rows, &QSpinBox::valueChanged, this, &ResizeDialog::showCut);
  connect(m_anchor, &QButtonGroup::idClicked, this, &ResizeDialog::showCut);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  showCut();
}

NewGrid ResizeDialog::grid() const
{
  const auto id = m_anchor->checkedId();
  return anchored(m_map, m_columns->value(), m_rows->value(), id % anchors, id / anchors);
}

void ResizeDialog::showCut()
{
  const auto cut = cutBy(m_map, grid());
  if (cut.empty()) {
    m_cut->setText(tr("Nothing is cut off."));
    return;
  }
  auto parts = QStringList{};
  const auto add = [&parts](std::size_t count, const QString& text) {
    if (count > 0)
      parts << text;
  };
  const auto number = [](std::size_t count) { return static_cast<int>(count); };
  add(cut.squares.size(), tr("%n squares", nullptr, number(cut.squares.size())));
  add(cut.sites.size(), tr("%n towns, starts and the like", nullptr, number(cut.sites.size())));
  add(cut.largeCities.size(),
      tr("parts of %n large cities", nullptr, number(cut.largeCities.size())));
  add(cut.prints.size(), tr("%n prints", nullptr, number(cut.prints.size())));
  add(cut.ferries.size(), tr("%n ferries", nullptr, number(cut.ferries.size())));
  m_cut->setText(tr("Cut off: %1. Undo brings all back.").arg(parts.join(tr(", "))));
}

} // namespace kartenwerk

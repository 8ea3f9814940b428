// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/orderedit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/canvas/icons.h"

namespace kartenwerk {

namespace {

constexpr int leastRows = 4;
constexpr int mostRows = 8;
constexpr int iconSide = 28;

} // namespace

OrderEdit::OrderEdit(const QString& name, bool fixed, QWidget* parent)
    : QWidget(parent), m_list(new QListWidget), m_choice(new QComboBox),
      m_add(new QPushButton(tr("Add"))), m_tools(new QWidget)
{
  m_list->setAccessibleName(name);
  m_list->setDragDropMode(QAbstractItemView::InternalMove);
  m_list->setDefaultDropAction(Qt::MoveAction);
  m_list->setIconSize({iconSide, iconSide});
  m_list->setUniformItemSizes(true);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->installEventFilter(this);
  m_list->setToolTip(tr("Drag entries, or move them with Alt and an arrow key."));
  // A drop moves row by row; the whole of it is told once.
  connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderEdit::tell,
          Qt::QueuedConnection);
  m_choice->setAccessibleName(tr("Entry to add"));
  m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_choice->setMinimumContentsLength(8);
  m_choice->setIconSize({iconSide, iconSide});
  connect(m_add, &QPushButton::clicked, this, &OrderEdit::add);
  auto* adding = new QHBoxLayout;
  adding->addWidget(m_choice, 1);
  adding->addWidget(m_add);
  if (fixed) {
    m_choice->hide();
    m_add->hide();
  }
  auto* tools = new QHBoxLayout(m_tools);
  tools->setContentsMargins(0, 0, 0, 0);
  tools->setSpacing(4);
  addTool(tr("Move up"), Qt::UpArrow, &OrderEdit::moveUp);
  addTool(tr("Move down"), Qt::DownArrow, &OrderEdit::moveDown);
  auto* out = addTool(tr("Take out"), Qt::NoArrow, &OrderEdit::remove);
  out->setIcon(lineIcon(QStringLiteral("delete")));
  if (fixed)
    out->hide();
  tools->addStretch();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_list);
  layout->addWidget(m_tools);
  layout->addLayout(adding);
}

QToolButton* OrderEdit::addTool(const QString& text, Qt::ArrowType arrow,
                                void (OrderEdit::*action)())
{
  auto* button = new QToolButton;
  button->setText(text);
  button->setAccessibleName(text);
  button->setToolTip(text);
  button->setArrowType(arrow);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, action);
  m_tools->layout()->addWidget(button);
  return button;
}

QPushButton* OrderEdit::addButton(const QString& text)
{
  auto* button = new QPushButton(text);
  m_tools->layout()->addWidget(button);
  return button;
}

void OrderEdit::setChoices(std::vector<Choice> choices)
{
  m_choices = std::move(choices);
  showChoices();
}

void OrderEdit::showChoices()
{
  const auto before = m_choice->currentData();
  m_choice->clear();
  for (std::size_t i = 0; i < m_choices.size(); ++i) {
    const auto& choice = m_choices[i];
    if (choice.left == 0)
      continue;
    m_choice->addItem(choice.icon,
                      choice.left < 0 ? choice.text
                                      : tr("%1, %n left", nullptr, choice.left).arg(choice.text),
                      static_cast<int>(i));
  }
  m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
  m_add->setEnabled(m_choice->count() > 0);
}

QListWidgetItem* OrderEdit::itemFor(int value) const
{
  const auto index = static_cast<std::size_t>(value);
  auto* item = new QListWidgetItem;
  if (index < m_choices.size()) {
    item->setText(m_choices[index].text);
    item->setToolTip(m_choices[index].text);
    item->setIcon(m_choices[index].icon);
  }
  item->setData(Qt::UserRole, value);
  item->setSizeHint({1, iconSide + 4}); // long names are cut off at the right, not scrolled to
  item->setFlags(item->flags() & ~Qt::ItemIsDropEnabled);
  return item;
}

void OrderEdit::setValues(const std::vector<int>& shown)
{
  m_told = shown;
  if (values() == shown)
    return;
  const auto row = m_list->currentRow();
  m_list->clear();
  for (const auto value : shown)
    m_list->addItem(itemFor(value));
  m_list->setCurrentRow(std::min(row, m_list->count() - 1));
  const auto rows = std::clamp(m_list->count(), leastRows, mostRows);
  const auto height = m_list->count() > 0 ? m_list->sizeHintForRow(0) : iconSide;
  m_list->setFixedHeight(rows * height + 2 * m_list->frameWidth());
}

std::vector<int> OrderEdit::values() const
{
  auto result = std::vector<int>{};
  for (auto row = 0; row < m_list->count(); ++row)
    result.push_back(m_list->item(row)->data(Qt::UserRole).toInt());
  return result;
}

void OrderEdit::move(int by)
{
  const auto row = m_list->currentRow();
  const auto to = row + by;
  if (row < 0 || to < 0 || to >= m_list->count())
    return;
  m_list->insertItem(to, m_list->takeItem(row));
  m_list->setCurrentRow(to);
  tell();
}

void OrderEdit::remove()
{
  const auto row = m_list->currentRow();
  if (row < 0)
    return;
  delete m_list->takeItem(row);
  m_list->setCurrentRow(std::min(row, m_list->count() - 1));
  tell();
}

void OrderEdit::add()
{
  if (m_choice->currentIndex() < 0)
    return;
  const auto row = m_list->currentRow() < 0 ? m_list->count() : m_list->currentRow() + 1;
  m_list->insertItem(row, itemFor(m_choice->currentData().toInt()));
  m_list->setCurrentRow(row);
  tell();
}

void OrderEdit::tell()
{
  const auto now = values();
  if (now == m_told)
    return;
  m_told = now;
  Q_EMIT valuesChanged(now);
}

bool OrderEdit::eventFilter(QObject* watched, QEvent* event)
{
  if (event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const auto alt = key->modifiers().testFlag(Qt::AltModifier);
  if (alt && key->key() == Qt::Key_Up)
    moveUp();
  else if (alt && key->key() == Qt::Key_Down)
    moveDown();
  else if (key->key() == Qt::Key_Delete && m_add->isVisibleTo(this))
    remove();
  else
    return QWidget::eventFilter(watched, event);
  return true;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/boundform.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "views/properties/formtext.h"
#include "views/properties/notesedit.h"
#include "views/properties/wrappedcheckbox.h"
#include "views/properties/wrappedlabel.h"

namespace kartenwerk {

namespace {

constexpr int widestName = 136;
constexpr int pictureSide = 28;
constexpr int widestIcon = 40;

} // namespace

BoundForm::BoundForm(QWidget* parent)
    : QWidget(parent), m_layout(new QFormLayout(this)), m_rows(m_layout)
{
  m_layout->setContentsMargins(8, 8, 8, 8);
  setUpRows(*m_layout);
}

void BoundForm::setSession(Session* session)
{
  m_session = session;
}

void BoundForm::clear()
{
  m_refreshes.clear();
  m_explanations.clear();
  m_rows = m_layout;
  // A field may be the very one that made the change, so it lives until its signal is over.
  while (m_layout->rowCount() > 0) {
    const auto row = m_layout->takeRow(0);
    for (auto* item : {row.labelItem, row.fieldItem}) {
      if (item && item->widget()) {
        item->widget()->hide(); // else a field that is still to be shown would be, as a window
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater();
      }
      delete item;
    }
  }
}

template <class T>
void BoundForm::commit(const Binding<T>& binding, T value)
{
  if (!m_session)
    return;
  const auto before = drawing();
  if (binding.read(before) == value)
    return;
  const auto removes = binding.removes;
  auto changed = binding.write(before, std::move(value));
  m_session->edit({std::move(changed.map), std::move(changed.scenario)}, binding.step);
  if (removes)
    Q_EMIT covered(before);
}

void BoundForm::refresh()
{
  if (!m_session)
    return;
  const auto now = drawing();
  for (const auto& show : m_refreshes)
    show(now);
}

/// A wheel that scrolls the form must not change the field that comes under the pointer.
bool BoundForm::eventFilter(QObject* watched, QEvent* event)
{
  const auto* field = qobject_cast<QWidget*>(watched);
  if (event->type() != QEvent::Wheel || !field || field->hasFocus())
    return QWidget::eventFilter(watched, event);
  event->ignore();
  return true;
}

void BoundForm::addField(const QString& label, QWidget* field, const QIcon& icon)
{
  auto* name = new WrappedLabel(plainLabel(label), this);
  // A long name takes a second line rather than the field's room.
  name->setFixedWidth(std::min(name->fontMetrics().horizontalAdvance(label) + 4, widestName));
  name->setBuddy(field);
  field->setAccessibleName(label);
  field->setFocusPolicy(Qt::StrongFocus);
  field->installEventFilter(this);
  m_last = field;
  if (icon.isNull()) {
    m_rows->addRow(name, field);
    return;
  }
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  auto* picture = new QLabel;
  picture->setPixmap(icon.pixmap(pictureSide, pictureSide));
  // Beside a picture the name may be long: it takes all the room that the field leaves.
  name->setMinimumWidth(0);
  name->setMaximumWidth(QWIDGETSIZE_MAX);
  field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  layout->addWidget(picture);
  layout->addWidget(name, 1);
  layout->addWidget(field);
  m_rows->addRow(row);
}

void BoundForm::addTitle(const QString& text)
{
  auto* title = new QLabel(text, this);
  title->setWordWrap(true);
  auto font = title->font();
  font.setBold(true);
  title->setFont(font);
  if (m_rows->rowCount() > 0)
    title->setContentsMargins(0, 8, 0, 0);
  m_rows->addRow(title);
}

void BoundForm::addWords(const QString& text)
{
  auto* words = new QLabel(text, this);
  words->setWordWrap(true);
  m_rows->addRow(words);
}

void BoundForm::addText(const QString& label, Binding<QString> binding)
{
  auto* field = new QLineEdit(this);
  m_refreshes.push_back([field, binding](const Drawing& drawing) {
    if (const auto value = binding.read(drawing); value != field->text())
      field->setText(value);
  });
  connect(field, &QLineEdit::editingFinished, this,
          [this, field, binding] { commit(binding, field->text()); });
  addField(label, field);
}

void BoundForm::addNotes(const QString& label, Binding<QString> binding)
{
  auto* field = new NotesEdit(this);
  m_refreshes.push_back([field, binding](const Drawing& drawing) {
    if (const auto value = binding.read(drawing); value != field->toPlainText())
      field->setPlainText(value);
  });
  connect(field, &NotesEdit::editingFinished, this,
          [this, field, binding] { commit(binding, field->toPlainText()); });
  auto* name = new QLabel(label, this);
  name->setBuddy(field);
  field->setAccessibleName(label);
  m_rows->addRow(name);
  m_rows->addRow(field);
}

void BoundForm::addNumber(const QString& label, int least, int greatest, int step,
                          Binding<int> binding, const QIcon& icon)
{
  auto* field = new QSpinBox(this);
  field->setRange(least, greatest);
  field->setSingleStep(step);
  field->setKeyboardTracking(false);
  m_refreshes.push_back([field, binding](const Drawing& drawing) {
    const auto blocker = QSignalBlocker(field);
    field->setValue(binding.read(drawing));
  });
  connect(field, &QSpinBox::valueChanged, this,
          [this, binding](int value) { commit(binding, value); });
  addField(label, field, icon);
}

void BoundForm::addChoice(const QString& label, const QStringList& choices, Binding<int> binding)
{
  addChoice(label, choices, {}, std::move(binding));
}

void BoundForm::addChoice(const QString& label, const QStringList& choices,
                          const std::vector<QIcon>& icons, Binding<int> binding)
{
  auto* field = new QComboBox(this);
  for (auto i = 0; i < choices.size(); ++i)
    field->addItem(static_cast<std::size_t>(i) < icons.size() ? icons[static_cast<std::size_t>(i)]
                                                              : QIcon(),
                   choices[i]);
  if (!icons.empty())
    field->setIconSize({pictureSide, pictureSide});
  field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  // Where the longest does not fit beside the name, the field takes a line of its own; the open
  // list shows in full what it may still have to cut off.
  auto widest = 0;
  for (const auto& choice : choices)
    widest = std::max(widest, field->fontMetrics().horizontalAdvance(choice));
  const auto letters = widest / field->fontMetrics().horizontalAdvance(u'X') + 1;
  field->setMinimumContentsLength(std::clamp(letters, 8, icons.empty() ? 22 : 8));
  field->view()->setMinimumWidth(widest + (icons.empty() ? 0 : widestIcon) + pictureSide);
  m_refreshes.push_back(
      [field, binding](const Drawing& drawing) { field->setCurrentIndex(binding.read(drawing)); });
  connect(field, &QComboBox::activated, this,
          [this, binding](int index) { commit(binding, index); });
  addField(label, field);
}

void BoundForm::addSwitch(const QString& label, Binding<bool> binding)
{
  auto* field = new WrappedCheckBox(plainLabel(label), this);
  m_refreshes.push_back(
      [field, binding](const Drawing& drawing) { field->setChecked(binding.read(drawing)); });
  connect(field, &QCheckBox::clicked, this,
          [this, binding](bool checked) { commit(binding, checked); });
  m_rows->addRow(field);
  m_last = field;
}

void BoundForm::addButton(const QString& text, std::function<void()> pressed)
{
  auto* button = new QPushButton(text, this);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(button, &QPushButton::clicked, this, std::move(pressed));
  m_rows->addRow(button);
}

void BoundForm::addWidget(QWidget* widget)
{
  m_rows->addRow(widget);
  m_last = widget;
}

} // namespace kartenwerk

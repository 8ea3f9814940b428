// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/layoutview.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/chips/chipcontrols.h"
#include "views/chips/layoutedits.h"
#include "views/issues/emptystate.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

LayoutView::LayoutView(QWidget* parent)
    : QWidget(parent), m_title(sectionTitle(this)), m_names(new QComboBox(this)),
      m_add(new QPushButton(this)), m_more(new QToolButton(this)), m_empty(new QLabel(this))
{
  m_empty->setWordWrap(true);
  m_names->setInsertPolicy(QComboBox::NoInsert);
  m_names->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_names->setMinimumContentsLength(8);
  m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  buildMenu();
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(m_names, 1);
  line->addWidget(m_add);
  line->addWidget(m_more);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(m_empty);
  layout->addLayout(line);
  connect(m_names, &QComboBox::activated, this, &LayoutView::use);
  connect(m_add, &QPushButton::clicked, this, &LayoutView::keepAsNew);
  retranslate();
}

void LayoutView::buildMenu()
{
  m_more->setText(QStringLiteral("…"));
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setFocusPolicy(Qt::StrongFocus);
  m_more->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  m_more->setMenu(new QMenu(m_more));
  m_rename = m_more->menu()->addAction(QString(), this, &LayoutView::beginRename);
  m_remove = m_more->menu()->addAction(QString(), this, &LayoutView::remove);
}

void LayoutView::retranslate()
{
  m_title->setText(tr("This layout"));
  m_names->setAccessibleName(tr("Layouts of this scenario"));
  m_empty->setText(tr("None yet. Generate one, or lay chips on the map with the chip tool."));
  m_add->setText(tr("&Keep as new"));
  m_add->setToolTip(tr("Keeps this layout and goes on with a copy of it"));
  m_more->setAccessibleName(tr("More for this layout"));
  m_more->setToolTip(tr("Rename or remove"));
  m_rename->setText(tr("Rename"));
  m_remove->setText(tr("Remove"));
  showLayouts(Scenario(m_scenario));
}

void LayoutView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void LayoutView::showLayouts(const Scenario& scenario)
{
  m_scenario = scenario;
  m_names->setEditable(false);
  m_names->clear();
  for (const auto& layout : scenario.layouts) {
    const auto chips = tr("%n chip(s)", nullptr, static_cast<int>(layout.chips.size()));
    m_names->addItem(layout.name.empty() ? tr("Without a name")
                                         : QString::fromStdString(layout.name));
    m_names->setItemData(m_names->count() - 1, tr("%1, %2").arg(chips, layoutBadge(layout)),
                         Qt::ToolTipRole);
  }
  const auto any = !scenario.layouts.empty();
  if (layoutInUse(scenario))
    m_names->setCurrentIndex(scenario.layout);
  for (auto* widget : {static_cast<QWidget*>(m_names), static_cast<QWidget*>(m_add),
                       static_cast<QWidget*>(m_more)})
    widget->setVisible(any);
  m_empty->setVisible(!any);
  m_empty->setPalette(quietPalette(palette()));
}

void LayoutView::use(int layout)
{
  if (layout < 0 || layout == m_scenario.layout ||
      layout >= static_cast<int>(m_scenario.layouts.size()))
    return;
  Q_EMIT edited(withLayoutInUse(m_scenario, layout), tr("Use “%1”").arg(m_names->itemText(layout)));
}

void LayoutView::keepAsNew()
{
  const auto name = freeLayoutName(m_scenario, tr("Layout %1").toStdString());
  Q_EMIT edited(withNewLayout(m_scenario, name), tr("Add “%1”").arg(QString::fromStdString(name)));
}

void LayoutView::beginRename()
{
  if (!layoutInUse(m_scenario))
    return;
  m_names->setEditable(true);
  m_names->lineEdit()->setText(QString::fromStdString(layoutInUse(m_scenario)->name));
  m_names->lineEdit()->installEventFilter(this);
  m_names->lineEdit()->setFocus();
  m_names->lineEdit()->selectAll();
  // Not now: the field must not go while it is speaking.
  connect(m_names->lineEdit(), &QLineEdit::editingFinished, this, &LayoutView::endRename,
          static_cast<Qt::ConnectionType>(Qt::QueuedConnection));
}

bool LayoutView::eventFilter(QObject* watched, QEvent* event)
{
  if (event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    QMetaObject::invokeMethod(
        this, [this] { showLayouts(Scenario(m_scenario)); }, Qt::QueuedConnection);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void LayoutView::endRename()
{
  if (!m_names->isEditable())
    return;
  const auto name = m_names->currentText().trimmed();
  const auto* layout = layoutInUse(m_scenario);
  m_names->setEditable(false);
  if (!layout || name.isEmpty() || name.toStdString() == layout->name) {
    showLayouts(Scenario(m_scenario));
    return;
  }
  Q_EMIT edited(withLayoutNamed(m_scenario, m_scenario.layout, name.toStdString()),
                tr("Rename the layout to “%1”").arg(name));
}

void LayoutView::remove()
{
  if (const auto* layout = layoutInUse(m_scenario))
    Q_EMIT edited(withoutLayout(m_scenario, m_scenario.layout),
                  tr("Remove “%1”").arg(QString::fromStdString(layout->name)));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/toolpalette.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/palette/countsbox.h"
#include "views/palette/optionsbox.h"

namespace kartenwerk {

namespace {

constexpr int toolColumns = 3;

QLabel* titleLabel(QWidget* parent)
{
  auto* label = new QLabel(parent);
  auto font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

} // namespace

QString toolText(Tool tool)
{
  const auto text = [](const char* source) { return QCoreApplication::translate("Tools", source); };
  switch (tool) {
  case Tool::Select:
    return text(QT_TRANSLATE_NOOP("Tools", "Select"));
  case Tool::Ground:
    return text(QT_TRANSLATE_NOOP("Tools", "Ground"));
  case Tool::Start:
    return text(QT_TRANSLATE_NOOP("Tools", "Start square"));
  case Tool::Town:
    return text(QT_TRANSLATE_NOOP("Tools", "Town"));
  case Tool::LargeCity:
    return text(QT_TRANSLATE_NOOP("Tools", "Large city"));
  case Tool::Print:
    return text(QT_TRANSLATE_NOOP("Tools", "Print on an edge"));
  case Tool::Ferry:
    return text(QT_TRANSLATE_NOOP("Tools", "Ferry"));
  case Tool::Chip:
    return text(QT_TRANSLATE_NOOP("Tools", "Chip"));
  case Tool::Mark:
    return text(QT_TRANSLATE_NOOP("Tools", "Mark on a square"));
  case Tool::Erase:
    break;
  }
  return text(QT_TRANSLATE_NOOP("Tools", "Erase"));
}

ToolPalette::ToolPalette(QWidget* parent)
    : QWidget(parent), m_tools(new QGridLayout), m_optionsTitle(titleLabel(this)),
      m_options(new OptionsBox(this)), m_countsTitle(titleLabel(this)),
      m_counts(new CountsBox(this))
{
  m_tools->setSpacing(4);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addLayout(m_tools);
  layout->addSpacing(8);
  layout->addWidget(m_optionsTitle);
  layout->addWidget(m_options);
  layout->addSpacing(8);
  layout->addWidget(m_countsTitle);
  layout->addWidget(m_counts);
  layout->addStretch(1);
  connect(m_options, &OptionsBox::changed, this, [this](const ToolOptions& options) {
    if (m_hand)
      m_hand->setOptions(options);
  });
  retranslate();
}

void ToolPalette::addTool(QAction* action)
{
  auto* button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setIconSize({24, 24});
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setMinimumHeight(40);
  // The tool in hand in the accent colour of either theme, with a frame: colour is never alone.
  button->setStyleSheet(QStringLiteral(
      "QToolButton { border: 1px solid transparent; border-radius: 4px; }"
      "QToolButton:hover { border-color: palette(mid); }"
      "QToolButton:focus { border-color: palette(highlight); }"
      "QToolButton:checked { border: 2px solid palette(highlight); background: palette(base); }"
      "QToolButton:checked:disabled { border-color: transparent; background: transparent; }"));
  const auto index = m_tools->count();
  m_tools->addWidget(button, index / toolColumns, index % toolColumns);
}

void ToolPalette::setHand(ToolHand* hand)
{
  if (m_hand)
    disconnect(m_hand, nullptr, this, nullptr);
  m_hand = hand;
  if (m_hand) {
    connect(m_hand, &ToolHand::toolChanged, this, &ToolPalette::followHand);
    connect(m_hand, &QObject::destroyed, this, [this] { m_hand = nullptr; });
  }
  followHand();
}

void ToolPalette::setSession(Session* session)
{
  m_counts->setSession(session);
  const auto onMap = !session || session->hasMap();
  for (auto* part : {static_cast<QWidget*>(m_optionsTitle), static_cast<QWidget*>(m_options),
                     static_cast<QWidget*>(m_countsTitle), static_cast<QWidget*>(m_counts)})
    part->setVisible(onMap);
}

void ToolPalette::followHand()
{
  if (!m_hand)
    return;
  m_optionsTitle->setText(toolText(m_hand->tool()));
  m_options->showTool(m_hand->tool(), m_hand->options());
}

void ToolPalette::retranslate()
{
  m_countsTitle->setText(tr("On this map"));
  followHand();
}

void ToolPalette::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/emptystate.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/issues/severityicon.h"

namespace kartenwerk {

QFont headingFont(const QWidget& widget)
{
  auto font = widget.font();
  font.setWeight(QFont::DemiBold);
  return font;
}

QPalette quietPalette(const QPalette& palette)
{
  const auto text = palette.color(QPalette::WindowText);
  const auto ground = palette.color(QPalette::Window);
  const auto mixed = [](int a, int b) { return (a * 68 + b * 32) / 100; };
  const auto quiet = QColor(mixed(text.red(), ground.red()), mixed(text.green(), ground.green()),
                            mixed(text.blue(), ground.blue()));
  auto result = palette;
  result.setColor(QPalette::WindowText, quiet);
  result.setColor(QPalette::Text, quiet);
  return result;
}

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_picture(new QLabel(this)), m_title(new QLabel(this)),
      m_sentence(new QLabel(this)), m_action(new QPushButton(this))
{
  for (auto* label : {m_picture, m_title, m_sentence})
    label->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
  m_title->setWordWrap(true);
  m_title->setFont(headingFont(*this));
  m_sentence->setWordWrap(true);
  m_sentence->setMaximumWidth(420);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 8, 16, 8);
  layout->setSpacing(8);
  layout->addStretch(1);
  layout->addWidget(m_picture);
  layout->addWidget(m_title);
  auto* line = new QHBoxLayout;
  line->addStretch(1);
  line->addWidget(m_sentence, 100);
  line->addStretch(1);
  layout->addLayout(line);
  layout->addWidget(m_action, 0, Qt::AlignHCenter);
  layout->addStretch(2);
  connect(m_action, &QPushButton::clicked, this, &EmptyState::actionTriggered);
  say(Mark::None, {}, {});
}

void EmptyState::say(Mark mark, const QString& title, const QString& sentence,
                     const QString& action)
{
  m_mark = mark;
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
  m_sentence->setText(sentence);
  m_sentence->setPalette(quietPalette(palette()));
  m_action->setText(action);
  m_action->setVisible(!action.isEmpty());
  repaintMark();
}

QString EmptyState::title() const
{
  return m_title->text();
}

QString EmptyState::sentence() const
{
  return m_sentence->text();
}

void EmptyState::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    m_sentence->setPalette(quietPalette(palette()));
    repaintMark();
  }
}

void EmptyState::repaintMark()
{
  m_picture->setVisible(m_mark != Mark::None);
  if (m_mark == Mark::None)
    return;
  const auto ratio = devicePixelRatioF();
  auto pixmap = QPixmap(QSizeF(24 * ratio, 24 * ratio).toSize());
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  auto painter = QPainter(&pixmap);
  paintAllWell(painter, QRectF(0, 0, 24, 24), palette());
  painter.end();
  m_picture->setPixmap(pixmap);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/transportbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QSlider>
#include <QToolButton>
#include <array>

#include "views/issues/emptystate.h"

namespace kartenwerk {

namespace {

constexpr auto intervals = std::array{1500, 700, 300, 120, 40, 0};
constexpr auto usualSpeed = 2;

enum class Sign { Start, Back, Play, Pause, Forward, End };

QPainterPath triangle(double from, double to)
{
  auto path = QPainterPath();
  path.moveTo(from, 3);
  path.lineTo(to, 8);
  path.lineTo(from, 13);
  path.closeSubpath();
  return path;
}

QPainterPath bar(double left, double width)
{
  auto path = QPainterPath();
  path.addRect(QRectF(left, 3, width, 10));
  return path;
}

// On a sheet of 16 × 16.
QPainterPath pathOf(Sign sign)
{
  switch (sign) {
  case Sign::Start:
    return triangle(13, 5).united(bar(2.5, 2));
  case Sign::Back:
    return triangle(11.5, 4.5);
  case Sign::Play:
    return triangle(4, 13.5);
  case Sign::Pause:
    return bar(3.5, 3.2).united(bar(9.3, 3.2));
  case Sign::Forward:
    return triangle(4.5, 11.5);
  case Sign::End:
    return triangle(3, 11).united(bar(11.5, 2));
  }
  return {};
}

QPixmap pictureOf(Sign sign, int size, const QColor& colour)
{
  auto pixmap = QPixmap(size, size);
  pixmap.fill(Qt::transparent);
  auto painter = QPainter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(size / 16.0, size / 16.0);
  painter.fillPath(pathOf(sign), colour);
  return pixmap;
}

QIcon iconOf(Sign sign, const QPalette& palette)
{
  auto icon = QIcon();
  for (const auto size : {16, 24, 32, 48}) {
    icon.addPixmap(pictureOf(sign, size, palette.color(QPalette::Active, QPalette::ButtonText)));
    icon.addPixmap(pictureOf(sign, size, palette.color(QPalette::Disabled, QPalette::ButtonText)),
                   QIcon::Disabled);
  }
  return icon;
}

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent), m_start(button()), m_back(button()), m_play(button()), m_forward(button()),
      m_end(button()), m_speed(new QSlider(Qt::Horizontal, this)), m_position(new QLabel(this))
{
  m_speed->setRange(0, static_cast<int>(intervals.size()) - 1);
  m_speed->setValue(usualSpeed);
  m_speed->setPageStep(1);
  m_speed->setMinimumWidth(48);
  m_speed->setMaximumWidth(96);
  m_position->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 8, 4);
  layout->setSpacing(4);
  for (auto* part : {m_start, m_back, m_play, m_forward, m_end})
    layout->addWidget(part);
  layout->addSpacing(4);
  layout->addWidget(m_speed, 1);
  layout->addStretch(1);
  layout->addWidget(m_position);
  connect(m_start, &QToolButton::clicked, this, &TransportBar::toStart);
  connect(m_back, &QToolButton::clicked, this, &TransportBar::back);
  connect(m_play, &QToolButton::clicked, this, &TransportBar::playOrPause);
  connect(m_forward, &QToolButton::clicked, this, &TransportBar::forward);
  connect(m_end, &QToolButton::clicked, this, &TransportBar::toEnd);
  connect(m_speed, &QSlider::valueChanged, this, &TransportBar::speedChanged);
  retranslate();
  repaintIcons();
}

void TransportBar::retranslate()
{
  m_start->setAccessibleName(tr("To the start"));
  m_start->setToolTip(tr("To the start (Home)"));
  m_back->setAccessibleName(tr("Back"));
  m_back->setToolTip(tr("One turn back ([)"));
  m_play->setAccessibleName(m_playing ? tr("Pause") : tr("Play"));
  m_play->setToolTip(tr("Play or pause (P)"));
  m_forward->setAccessibleName(tr("Forward"));
  m_forward->setToolTip(tr("One turn on (])"));
  m_end->setAccessibleName(tr("To the end"));
  m_end->setToolTip(tr("Play to the end (End)"));
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("Speed: from slow to as fast as can be"));
}

QToolButton* TransportBar::button()
{
  auto* result = new QToolButton(this);
  result->setAutoRaise(true);
  result->setIconSize({16, 16});
  result->setFixedSize(28, 28);
  result->setFocusPolicy(Qt::TabFocus);
  return result;
}

void TransportBar::setPlaying(bool playing)
{
  if (m_playing == playing)
    return;
  m_playing = playing;
  retranslate();
  repaintIcons();
}

void TransportBar::setPossible(bool back, bool forward)
{
  m_start->setEnabled(back);
  m_back->setEnabled(back);
  m_play->setEnabled(forward);
  m_forward->setEnabled(forward);
  m_end->setEnabled(forward);
}

void TransportBar::setPosition(const QString& text)
{
  m_position->setText(text);
  m_position->setPalette(quietPalette(palette()));
}

int TransportBar::interval() const
{
  return intervals[static_cast<std::size_t>(m_speed->value())];
}

void TransportBar::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
  if (event->type() == QEvent::PaletteChange)
    repaintIcons();
}

void TransportBar::repaintIcons()
{
  m_start->setIcon(iconOf(Sign::Start, palette()));
  m_back->setIcon(iconOf(Sign::Back, palette()));
  m_play->setIcon(iconOf(m_playing ? Sign::Pause : Sign::Play, palette()));
  m_forward->setIcon(iconOf(Sign::Forward, palette()));
  m_end->setIcon(iconOf(Sign::End, palette()));
  m_position->setPalette(quietPalette(palette()));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/promptbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <functional>

#include "views/issues/emptystate.h"
#include "views/paint/palette.h"
#include "views/paint/tilepainter.h"
#include "views/paint/windowcolours.h"
#include "views/preview/flowlayout.h"
#include "views/text/gametext.h"
#include "views/text/tilenames.h"

namespace kartenwerk {

namespace {

constexpr auto pictureSize = 88;
constexpr auto dotRadius = 9.0;
constexpr auto iconSide = 28;

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget(parent), m_picture(new TilePicture(this)), m_sentence(new QLabel(this)),
      m_hint(new QLabel(this)), m_buttonLine(new QWidget(this)), m_takeOver(new QPushButton(this))
{
  m_sentence->setWordWrap(true);
  m_sentence->setFont(headingFont(*this));
  m_hint->setWordWrap(true);
  m_buttonLine->setLayout(new FlowLayout(nullptr, 4));
  auto* text = new QVBoxLayout;
  text->setSpacing(4);
  text->addWidget(m_sentence);
  text->addWidget(m_hint);
  text->addWidget(m_buttonLine);
  text->addWidget(m_takeOver, 0, Qt::AlignLeft);
  text->addStretch(1);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(12);
  layout->addWidget(m_picture, 0, Qt::AlignTop);
  layout->addLayout(text, 1);
  connect(m_takeOver, &QPushButton::clicked, this, &PromptBar::takeOverRequested);
  connect(m_picture, &TilePicture::featureChosen, this, &PromptBar::optionChosen);
  connect(m_picture, &TilePicture::featureHovered, this, [this](int option) {
    highlight(option);
    Q_EMIT optionHovered(option);
  });
  showOptions({}, {}, 0);
  retranslate();
}

// The rest is said anew with each step.
void PromptBar::retranslate()
{
  m_takeOver->setText(tr("Take over"));
  m_takeOver->setToolTip(tr("From here on you decide for this seat"));
}

void PromptBar::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void PromptBar::showTile(const TileKind* tile, Rotation rotation)
{
  m_picture->showTile(tile, rotation);
  m_picture->setToolTip(tile ? tileName(*tile) : QString());
  m_picture->setAccessibleName(tile ? tr("Tile: %1").arg(tileName(*tile)) : tr("No tile"));
}

void PromptBar::showSentence(const QString& sentence, const QString& hint)
{
  m_sentence->setText(sentence);
  m_hint->setText(hint);
  m_hint->setPalette(quietPalette(palette()));
  m_hint->setVisible(!hint.isEmpty());
  keepAllInSight();
}

void PromptBar::showOptions(std::vector<Option> options, const std::vector<QString>& names,
                            int player)
{
  m_options = std::move(options);
  for (auto* button : m_buttons)
    button->deleteLater();
  m_buttons.clear();
  auto features = std::vector<int>();
  auto* line = m_buttonLine->layout();
  while (auto* item = line->takeAt(0))
    delete item;
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    const auto none = i + 1 == m_options.size();
    auto* button = new QPushButton(
        none ? names[i] : QStringLiteral("%1 %2").arg(i + 1).arg(names[i]), m_buttonLine);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    connect(button, &QPushButton::clicked, this,
            [this, i] { Q_EMIT optionChosen(static_cast<int>(i)); });
    line->addWidget(button);
    m_buttons.push_back(button);
    if (m_options[i].move.kind == MoveKind::PlaceFigure)
      features.push_back(m_options[i].feature);
  }
  m_buttonLine->setVisible(!m_options.empty());
  m_picture->showFeatures(std::move(features), player);
  keepAllInSight();
}

void PromptBar::showTileOf(int option, const TileKind& tile, const QString& description)
{
  auto* button = m_buttons[static_cast<std::size_t>(option)];
  const auto pixels = static_cast<int>(iconSide * devicePixelRatioF());
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  button->setIcon(QPixmap::fromImage(renderTile(tile, Rotation::None, pixels, colours)));
  button->setIconSize({iconSide, iconSide});
  button->setToolTip(description);
  button->setAccessibleDescription(description);
  keepAllInSight();
}

/// The splitter gives no less room than that, however many lines the buttons take.
void PromptBar::keepAllInSight()
{
  setMinimumHeight(std::max(pictureSize + 16, layout()->heightForWidth(width())));
}

void PromptBar::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  keepAllInSight();
}

void PromptBar::highlight(int option)
{
  m_picture->highlight(option);
}

void PromptBar::offerTakeOver(bool offered)
{
  m_takeOver->setVisible(offered);
  keepAllInSight();
}

bool PromptBar::eventFilter(QObject* watched, QEvent* event)
{
  const auto entered = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
  const auto left = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
  if (entered || left)
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
      if (watched == m_buttons[i]) {
        highlight(entered ? static_cast<int>(i) : -1);
        Q_EMIT optionHovered(entered ? static_cast<int>(i) : -1);
      }
  return QWidget::eventFilter(watched, event);
}

TilePicture::TilePicture(QWidget* parent) : QWidget(parent)
{
  setFixedSize(pictureSize, pictureSize);
  setMouseTracking(true);
}

void TilePicture::showTile(const TileKind* tile, Rotation rotation)
{
  m_tile = tile;
  m_rotation = rotation;
  update();
}

void TilePicture::showFeatures(std::vector<int> features, int player)
{
  m_features = std::move(features);
  m_player = player;
  m_highlighted = -1;
  update();
}

void TilePicture::highlight(int index)
{
  m_highlighted = index;
  update();
}

QRectF TilePicture::tileRect() const
{
  return QRectF(rect()).adjusted(1, 1, -1, -1);
}

QPointF TilePicture::pointOf(int feature) const
{
  const auto box = tileRect();
  const auto room = box.adjusted(dotRadius, dotRadius, -dotRadius, -dotRadius);
  const auto point = box.topLeft() + anchor(*m_tile, feature, m_rotation) * box.width();
  return {std::clamp(point.x(), room.left(), room.right()),
          std::clamp(point.y(), room.top(), room.bottom())};
}

int TilePicture::featureAt(QPointF point) const
{
  if (m_tile)
    for (std::size_t i = 0; i < m_features.size(); ++i) {
      if (!isShown(m_features, i, m_highlighted, std::equal_to<int>{}))
        continue;
      const auto at = pointOf(m_features[i]) - point;
      if (std::hypot(at.x(), at.y()) < dotRadius + 3)
        return static_cast<int>(i);
    }
  return -1;
}

void TilePicture::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto& colours = mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None);
  if (!m_tile) {
    painter.setPen(QPen(quietPalette(palette()).color(QPalette::WindowText), 1, Qt::DashLine));
    painter.drawRoundedRect(tileRect().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    return;
  }
  paintTile(painter, *m_tile, m_rotation, tileRect(), colours);
  auto font = this->font();
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  for (std::size_t i = 0; i < m_features.size(); ++i) {
    if (!isShown(m_features, i, m_highlighted, std::equal_to<int>{}))
      continue;
    const auto on = static_cast<int>(i) == m_highlighted;
    const auto radius = on ? dotRadius + 2 : dotRadius;
    const auto point = pointOf(m_features[i]);
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colours.player(m_player));
    painter.drawEllipse(point, radius, radius);
    painter.setPen(colours.playerInk(m_player));
    painter.drawText(QRectF(point - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, QString::number(i + 1));
  }
}

void TilePicture::mousePressEvent(QMouseEvent* event)
{
  if (const auto feature = featureAt(event->position()); feature >= 0)
    Q_EMIT featureChosen(feature);
}

void TilePicture::mouseMoveEvent(QMouseEvent* event)
{
  if (const auto feature = featureAt(event->position()); feature != m_highlighted)
    Q_EMIT featureHovered(feature);
}

void TilePicture::leaveEvent(QEvent*)
{
  if (m_highlighted >= 0)
    Q_EMIT featureHovered(-1);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/opentable.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "model/players/playability.h"
#include "views/paint/windowcolours.h"
#include "views/text/tilenames.h"

namespace kartenwerk {

namespace {

constexpr auto largestSquare = 104.0;
constexpr auto margin = 32;
constexpr auto between = 16;
constexpr auto widestText = 560;

} // namespace

OpenTable::OpenTable(QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_words(new QLabel(this)),
      m_answers([this](Laid laid) { showLaid(std::move(laid)); })
{
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  auto font = m_title->font();
  font.setWeight(QFont::DemiBold);
  m_title->setFont(font);
  for (auto* label : {m_title, m_words}) {
    label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  retranslate();
}

OpenTable::~OpenTable() = default;

void OpenTable::setSession(Session* session)
{
  if (session == m_session)
    return;
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  m_answers.forget();
  if (m_session)
    connect(m_session, &Session::settled, this, &OpenTable::follow);
  const auto* playable = scenario();
  showLaid(playable ? laidFor(*playable) : Laid());
}

/// Null: there is nothing to lay out.
const PlayableScenario* OpenTable::scenario() const
{
  if (!m_session || m_session->hasMap() || !m_session->playable().value)
    return nullptr;
  return &*m_session->playable().value;
}

OpenTable::Laid OpenTable::laidFor(const PlayableScenario& scenario)
{
  auto answer = playability(scenario);
  if (answer.playable())
    return {startPosition(std::move(answer.table)), true};
  return {startPosition(scenario).value, false};
}

void OpenTable::follow()
{
  if (const auto* playable = scenario()) {
    m_answers.ask([scenario = *playable](const std::stop_token&) { return laidFor(scenario); });
    return;
  }
  m_answers.forget();
  showLaid({});
}

void OpenTable::showLaid(Laid laid)
{
  m_position = std::move(laid.position);
  m_playable = laid.playable;
  retranslate();
  update();
}

void OpenTable::retranslate()
{
  setAccessibleName(tr("Open table"));
  m_title->setText(tr("This game is played on an open table"));
  if (m_position && m_playable)
    m_words->setText(
        tr("There is no map to draw on: tiles are laid next to each other, as far as they go. "
           "This is how the table lies at the start. Tiles and rules are set in the "
           "properties; the preview plays the game."));
  else if (m_position)
    m_words->setText(
        tr("There is no map to draw on: tiles are laid next to each other, as far as they go. "
           "This is how the table lies at the start, but the game cannot be played yet; the "
           "preview says why."));
  else if (m_session)
    m_words->setText(tr("There is no map to draw on. The game cannot be laid out yet; the list "
                        "of issues says why."));
  else
    m_words->clear();
  layOut();
}

/// The picture above, the words under it, both in the middle.
void OpenTable::layOut()
{
  const auto textWidth = std::min(width() - 2 * margin, widestText);
  const auto titleHeight = m_title->heightForWidth(textWidth);
  const auto wordsHeight = m_words->heightForWidth(textWidth);
  const auto text = titleHeight + between / 2 + wordsHeight;
  const auto room = QSize(width() - 2 * margin, height() - 2 * margin - between - text);
  auto picture = QSizeF();
  if (m_position && room.width() > 0 && room.height() > 0) {
    picture = QSizeF(m_position->squares.size());
    picture *=
        std::min({largestSquare, room.width() / picture.width(), room.height() / picture.height()});
  }
  const auto high = static_cast<int>(picture.height());
  const auto gap = high > 0 ? between : 0;
  const auto top = std::max(margin, (height() - high - gap - text) / 2);
  m_room = QRect((width() - static_cast<int>(picture.width())) / 2, top,
                 static_cast<int>(picture.width()), high);
  const auto left = (width() - textWidth) / 2;
  m_title->setGeometry(left, top + high + gap, textWidth, titleHeight);
  m_words->setGeometry(left, m_title->geometry().bottom() + between / 2, textWidth, wordsHeight);
}

double OpenTable::scale() const
{
  return static_cast<double>(m_room.width()) / m_position->squares.width();
}

QPointF OpenTable::origin() const
{
  return QPointF(m_room.topLeft()) - QPointF(m_position->squares.topLeft()) * scale();
}

std::optional<Place> OpenTable::placeAt(QPointF point) const
{
  if (!m_position || m_room.isEmpty() || !m_room.contains(point.toPoint()))
    return std::nullopt;
  const auto square = (point - origin()) / scale();
  return Place{static_cast<std::int16_t>(std::floor(square.x())),
               static_cast<std::int16_t>(std::floor(square.y()))};
}

/// "AG33, Straight road".
QString OpenTable::textAt(Place place) const
{
  const auto square = QString::fromStdString(toString(place));
  const auto tile = std::ranges::find(m_position->tiles, place, &ShownTile::place);
  if (tile != m_position->tiles.end())
    return tr("%1, %2", "a square and the tile on it").arg(square, tileName(*tile->kind));
  if (m_position->map.site(place, SiteKind::Start))
    return tr("%1, a tile drawn at random").arg(square);
  return square;
}

void OpenTable::paintEvent(QPaintEvent*)
{
  auto painter = QPainter(this);
  painter.fillRect(rect(), palette().color(QPalette::Window));
  if (!m_position || m_room.isEmpty())
    return;
  const auto dark = isDark(palette());
  auto picture = m_position->picture();
  picture.options.dimming = dark ? Dimming::Dark : Dimming::None;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(origin());
  painter.scale(scale(), scale());
  paintMap(painter, picture);
}

void OpenTable::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  layOut();
}

void OpenTable::mouseMoveEvent(QMouseEvent* event)
{
  const auto place = placeAt(event->position());
  Q_EMIT pointedAt(place, place ? textAt(*place) : QString());
}

void OpenTable::leaveEvent(QEvent* event)
{
  QWidget::leaveEvent(event);
  Q_EMIT pointedAt({}, {});
}

void OpenTable::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
  if (event->type() == QEvent::FontChange)
    layOut();
}

} // namespace kartenwerk

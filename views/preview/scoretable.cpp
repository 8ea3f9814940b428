// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preview/scoretable.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include "model/game/inquiry.h"
#include "views/issues/emptystate.h"
#include "views/paint/figurepainter.h"
#include "views/paint/palette.h"
#include "views/paint/windowcolours.h"
#include "views/preview/handline.h"
#include "views/text/gametext.h"

namespace kartenwerk {

namespace {

enum Column {
  MarkColumn,
  NameColumn,
  KindColumn,
  MeeplesColumn,
  ChipsColumn,
  ScoreColumn,
  EndColumn
};

constexpr auto rowsOfSeat = 3; ///< the numbers, the choice where it is narrow, what is in hand
constexpr auto mostLines = 16; ///< of arithmetic in a tool tip

/// A player's figure in its colour with its mark.
class SeatMark : public QWidget
{
public:
  SeatMark(int seat, QWidget* parent) : QWidget(parent), m_seat(seat) { setFixedSize(20, 20); }

private:
  void paintEvent(QPaintEvent*) override
  {
    auto painter = QPainter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlayerMark(painter, m_seat, QRectF(rect()).center(), 18,
                    mapColours(isDark(palette()) ? Dimming::Dark : Dimming::None));
  }

  int m_seat;
};

QLabel* number(QWidget* parent)
{
  auto* label = new QLabel(parent);
  label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  return label;
}

QString arithmetic(const Game& game, int step, int seat)
{
  auto lines = scoreLines(game, step, seat);
  if (lines.isEmpty())
    return ScoreTable::tr("No points yet");
  const auto more = static_cast<int>(lines.size()) - mostLines;
  if (more > 0) {
    lines = lines.mid(more);
    lines.prepend(ScoreTable::tr("%n earlier score(s)", nullptr, more));
  }
  return lines.join(QLatin1Char('\n'));
}

} // namespace

ScoreTable::ScoreTable(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
  m_grid->setContentsMargins(8, 8, 6, 8);
  m_grid->setHorizontalSpacing(8);
  m_grid->setVerticalSpacing(4);
  m_grid->setColumnStretch(NameColumn, 1);
  buildHeader(*m_grid);
  for (int seat = 0; seat < mostSeats; ++seat)
    buildLine(*m_grid, seat);
  m_grid->setRowStretch(rowsOfSeat * mostSeats + 1, 1);
  retranslate();
}

void ScoreTable::buildHeader(QGridLayout& grid)
{
  for (std::size_t i = 0; i < m_header.size(); ++i) {
    m_header[i] = number(this);
    m_header[i]->setPalette(quietPalette(palette()));
    grid.addWidget(m_header[i], 0, MeeplesColumn + static_cast<int>(i));
  }
}

void ScoreTable::retranslate()
{
  const auto titles = std::array{tr("Meeples"), tr("Chips"), tr("Score"), tr("At end")};
  for (std::size_t i = 0; i < titles.size(); ++i)
    m_header[i]->setText(titles[i]);
  m_header[3]->setToolTip(tr("The score if the game ended now, with the final scoring"));
  const auto kinds = std::array{tr("Greedy"), tr("Random"), tr("Human")};
  for (int seat = 0; seat < mostSeats; ++seat) {
    const auto& line = m_lines[static_cast<std::size_t>(seat)];
    line.name->setText(seatName(seat));
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i)
      line.kind->setItemText(i, kinds[static_cast<std::size_t>(i)]);
    line.kind->setAccessibleName(tr("Who plays seat %1").arg(seat + 1));
  }
}

int ScoreTable::choiceWidth() const
{
  return m_lines.front().kind->sizeHint().width() + m_grid->horizontalSpacing();
}

QSize ScoreTable::minimumSizeHint() const
{
  const auto least = m_grid->totalMinimumSize();
  return {least.width() - (m_narrow ? 0 : choiceWidth()), least.height()};
}

void ScoreTable::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  placeChoices();
}

void ScoreTable::placeChoices()
{
  setNarrow(width() < minimumSizeHint().width() + choiceWidth());
}

void ScoreTable::setNarrow(bool narrow)
{
  if (narrow == m_narrow)
    return;
  m_narrow = narrow;
  for (int seat = 0; seat < mostSeats; ++seat) {
    auto* kind = m_lines[static_cast<std::size_t>(seat)].kind;
    const auto row = rowsOfSeat * seat + 1;
    m_grid->removeWidget(kind);
    if (narrow)
      m_grid->addWidget(kind, row + 1, NameColumn, 1, MeeplesColumn - NameColumn + 1,
                        Qt::AlignLeft);
    else
      m_grid->addWidget(kind, row, KindColumn);
  }
  updateGeometry();
}

void ScoreTable::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void ScoreTable::buildLine(QGridLayout& grid, int seat)
{
  auto& line = m_lines[static_cast<std::size_t>(seat)];
  line.mark = new SeatMark(seat, this);
  line.name = new QLabel(this);
  line.kind = new QComboBox(this);
  line.kind->addItems({{}, {}, {}});
  line.meeples = number(this);
  line.chips = number(this);
  line.score = number(this);
  line.score->setFont(headingFont(*this));
  line.projected = number(this);
  line.hand = new HandLine(seat, this);
  const auto row = rowsOfSeat * seat + 1;
  grid.addWidget(line.mark, row, MarkColumn);
  grid.addWidget(line.name, row, NameColumn);
  grid.addWidget(line.kind, row, KindColumn);
  grid.addWidget(line.meeples, row, MeeplesColumn);
  grid.addWidget(line.chips, row, ChipsColumn);
  grid.addWidget(line.score, row, ScoreColumn);
  grid.addWidget(line.projected, row, EndColumn);
  grid.addWidget(line.hand, row + 2, NameColumn, 1, EndColumn - NameColumn + 1);
  connect(line.kind, &QComboBox::activated, this,
          [this, seat](int index) { Q_EMIT seatChanged(seat, static_cast<SeatKind>(index)); });
}

void ScoreTable::showGame(const PreviewGame& preview)
{
  const auto view = preview.game().view(preview.step());
  const auto projected = projectedScores(preview.game(), preview.step());
  const auto chips = preview.game().table().rules().chips.on;
  const auto seats = static_cast<int>(view.seats.size());
  m_header[1]->setVisible(chips);
  for (int seat = 0; seat < mostSeats; ++seat) {
    const auto& line = m_lines[static_cast<std::size_t>(seat)];
    const auto used = seat < seats;
    for (auto* part : std::initializer_list<QWidget*>{line.mark, line.name, line.kind, line.meeples,
                                                      line.score, line.projected})
      part->setVisible(used);
    line.chips->setVisible(used && chips);
    line.hand->setVisible(used && HandLine::needed(preview.game().table().rules()));
    if (used)
      showLine(preview, view, seat, projected[static_cast<std::size_t>(seat)]);
  }
  placeChoices();
}

void ScoreTable::showLine(const PreviewGame& preview, const View& view, int seat, int projected)
{
  const auto& line = m_lines[static_cast<std::size_t>(seat)];
  const auto& held = view.seats[static_cast<std::size_t>(seat)];
  const auto due = view.decision.kind != DecisionKind::Over && view.decision.player == seat;
  line.name->setFont(due ? headingFont(*this) : font());
  line.kind->setCurrentIndex(
      static_cast<int>(preview.settings().seats[static_cast<std::size_t>(seat)]));
  line.meeples->setText(QString::number(held.meeples));
  line.hand->showHand(held, preview.game().table().rules());
  line.chips->setText(held.ones + held.twos == 0 ? QStringLiteral("–")
                                                 : QString::number(held.ones + 2 * held.twos));
  line.chips->setToolTip(tr("%1 × 1 and %2 × 2").arg(held.ones).arg(held.twos));
  line.score->setText(QString::number(held.score));
  line.projected->setText(QString::number(projected));
  line.projected->setPalette(quietPalette(palette()));
  const auto how = arithmetic(preview.game(), preview.step(), seat);
  line.score->setToolTip(how);
  line.score->setAccessibleName(tr("Score of %1: %2").arg(seatName(seat)).arg(held.score));
  line.score->setAccessibleDescription(how);
}

} // namespace kartenwerk

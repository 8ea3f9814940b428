// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/countsbox.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "views/palette/counts.h"

namespace kartenwerk {

namespace {

enum Lines : std::size_t { Starts, Towns, LargeCities, Squares, Tiles, Chips, lineCount };

int tilesOf(const Session& session)
{
  const auto& playable = session.playable();
  auto total = 0;
  if (playable.value)
    for (const auto& tile : playable.value->tiles())
      total += tile.count;
  return total;
}

} // namespace

CountsBox::CountsBox(QWidget* parent) : QWidget(parent)
{
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(4);
  layout->setColumnStretch(0, 1);
  for (std::size_t line = 0; line < lineCount; ++line)
    m_lines.push_back(addLine(*layout));
  retranslate();
}

CountsBox::Line CountsBox::addLine(QGridLayout& layout)
{
  auto line = Line{new QLabel(this), new QLabel(this)};
  line.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  const auto row = layout.rowCount();
  layout.addWidget(line.name, row, 0);
  layout.addWidget(line.value, row, 1);
  return line;
}

void CountsBox::setSession(Session* session)
{
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  if (m_session) {
    connect(m_session, &Session::settled, this, &CountsBox::refresh);
    connect(m_session, &QObject::destroyed, this, [this] { m_session = nullptr; });
  }
  refresh();
}

void CountsBox::retranslate()
{
  m_lines[Starts].name->setText(tr("Start squares"));
  m_lines[Towns].name->setText(tr("Towns"));
  m_lines[LargeCities].name->setText(tr("Large cities"));
  m_lines[Squares].name->setText(tr("Squares to play"));
  m_lines[Tiles].name->setText(tr("Tiles"));
  m_lines[Chips].name->setText(tr("Chips"));
}

void CountsBox::showCount(std::size_t line, const QString& value, bool broken, const QString& why)
{
  auto& label = *m_lines[line].value;
  label.setText(broken ? tr("%1 !", "a count that breaks its limit").arg(value) : value);
  auto font = label.font();
  font.setBold(broken);
  label.setFont(font);
  label.setToolTip(why);
  label.setAccessibleName(m_lines[line].name->text());
  label.setAccessibleDescription(why);
}

void CountsBox::refresh()
{
  if (!m_session || !m_session->hasMap()) {
    for (std::size_t line = 0; line < lineCount; ++line)
      showCount(line, tr("–"), false, {});
    return;
  }
  const auto counts = countsOf(m_session->map(), m_session->scenario());
  const auto& rules = m_session->scenario().rules;
  const auto used = m_session->scenario().starts.empty()
                        ? rules.startsUsed
                        : static_cast<int>(m_session->scenario().starts.size());
  showCount(Starts, tr("%1, %2 used").arg(counts.starts).arg(used), counts.starts < used,
            tr("How many start squares there are, and how many a game uses."));
  showCount(Towns, QString::number(counts.towns), false, {});
  showCount(LargeCities, QString::number(counts.largeCities), false,
            tr("%n squares in all.", nullptr, counts.largeCitySquares));
  showCount(Squares, QString::number(counts.playable), counts.playable == 0,
            tr("Squares that take a tile."));
  const auto tiles = tilesOf(*m_session);
  showCount(Tiles, QString::number(tiles), tiles == 0,
            tr("Tiles in the box, start tile included."));
  if (rules.chips.on)
    showCount(Chips, tr("%1 of %2").arg(counts.chips).arg(rules.chips.count),
              counts.chips > rules.chips.count,
              tr("Chips that lie, of those that the rules ask for."));
  else
    showCount(Chips, counts.chips > 0 ? QString::number(counts.chips) : tr("off"), false,
              tr("The rules in use play without chips."));
}

void CountsBox::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    refresh();
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/rulenotes.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <array>

#include "views/paint/windowcolours.h"

namespace kartenwerk {

namespace {

constexpr int markSide = 14;

QColor colourOf(Settled settled, bool dark)
{
  switch (settled) {
  case Settled::Document:
  case Settled::Independent:
    return dark ? QColor(0x8F, 0xBF, 0x8A) : QColor(0x4E, 0x8A, 0x4A);
  case Settled::Reading:
    return signalColour(Severity::Info, dark);
  case Settled::Open:
    return signalColour(Severity::Warning, dark);
  case Settled::Impossible:
    return signalColour(Severity::Error, dark);
  }
  return {};
}

/// A disc with a sign: the meaning does not hang on the colour.
QPixmap mark(Settled settled, const QWidget& widget)
{
  constexpr std::array signs{u'✓', u'•', u'✓', u'?', u'!'};
  const auto ratio = widget.devicePixelRatioF();
  auto picture = QPixmap(QSize(markSide, markSide) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto dark = isDark(widget.palette());
  painter.setPen(Qt::NoPen);
  painter.setBrush(colourOf(settled, dark));
  const auto box = QRectF(0, 0, markSide, markSide);
  painter.drawEllipse(box);
  auto font = widget.font();
  font.setPixelSize(markSide - 4);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(dark ? Qt::black : Qt::white);
  painter.drawText(box, Qt::AlignCenter, QString(QChar(signs[static_cast<std::size_t>(settled)])));
  return picture;
}

} // namespace

RuleNotes::RuleNotes(QWidget* parent) : QWidget(parent)
{
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(4);
  layout->setColumnStretch(1, 1);
  hide();
}

void RuleNotes::setNotes(std::vector<RuleNote> notes)
{
  if (notes == m_notes)
    return;
  m_notes = std::move(notes);
  auto* grid = static_cast<QGridLayout*>(layout());
  while (auto* item = grid->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (auto row = 0; const auto& note : m_notes) {
    auto* sign = new QLabel;
    sign->setPixmap(mark(note.settled, *this));
    sign->setToolTip(note.meaning);
    sign->setAccessibleName(note.meaning);
    auto* words = new QLabel(note.text);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setToolTip(note.source);
    words->setAccessibleDescription(note.meaning);
    grid->addWidget(sign, row, 0, Qt::AlignTop);
    grid->addWidget(words, row, 1);
    ++row;
  }
  setVisible(!m_notes.empty());
}

} // namespace kartenwerk

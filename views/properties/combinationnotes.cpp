// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/combinationnotes.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "views/properties/formtext.h"
#include "views/text/combinationwords.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

constexpr int markSide = 14;
constexpr int dialogWidth = 640;
constexpr int dialogHeight = 560;

QColor colourOf(Settled settled, bool dark)
{
  switch (settled) {
  case Settled::Document:
  case Settled::Independent:
    return dark ? QColor(0x8F, 0xBF, 0x8A) : QColor(0x4E, 0x8A, 0x4A);
  case Settled::Reading:
    return dark ? QColor(0x7F, 0xB6, 0xDB) : QColor(0x2F, 0x75, 0xA8);
  case Settled::Open:
    return dark ? QColor(0xE8, 0xB0, 0x55) : QColor(0xC4, 0x7F, 0x12);
  case Settled::Impossible:
    return dark ? QColor(0xE5, 0x70, 0x63) : QColor(0xB2, 0x3A, 0x2E);
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
  const auto dark = widget.palette().color(QPalette::Window).lightness() < 128;
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

QString sourceOf(const Combination& combination)
{
  return combination.source.empty() ? settledText(combination.settled)
                                    : sourceText(combination.source);
}

/// One row of the table of all combinations.
QString rowOf(const Combination& combination)
{
  return QStringLiteral("<tr><td><b>%1</b><br>%2<br><i>%3</i></td></tr>")
      .arg(combinationTitle(combination).toHtmlEscaped(),
           combinationReason(combination).toHtmlEscaped(),
           combination.source.empty()
               ? settledText(combination.settled).toHtmlEscaped()
               : QStringLiteral("%1: %2")
                     .arg(settledText(combination.settled), sourceText(combination.source))
                     .toHtmlEscaped());
}

} // namespace

CombinationNotes::CombinationNotes(QWidget* parent) : QWidget(parent)
{
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(4);
  layout->setColumnStretch(1, 1);
  hide();
}

void CombinationNotes::setNotes(const std::vector<Combination>& notes)
{
  const auto same = [](const Combination& a, const Combination& b) {
    return a.first == b.first && a.second == b.second;
  };
  if (std::ranges::equal(notes, m_notes, same))
    return;
  m_notes = notes;
  auto* grid = static_cast<QGridLayout*>(layout());
  while (auto* item = grid->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (auto row = 0; const auto& note : notes) {
    auto* sign = new QLabel;
    sign->setPixmap(mark(note.settled, *this));
    sign->setToolTip(settledText(note.settled));
    sign->setAccessibleName(settledText(note.settled));
    auto* words =
        new QLabel(QStringLiteral("%1: %2").arg(combinationTitle(note), combinationReason(note)));
    words->setWordWrap(true);
    words->setToolTip(sourceOf(note));
    words->setAccessibleDescription(settledText(note.settled));
    grid->addWidget(sign, row, 0, Qt::AlignTop);
    grid->addWidget(words, row, 1);
    ++row;
  }
  setVisible(!notes.empty());
}

void showAllCombinations(QWidget* parent)
{
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(FormText::tr("Rules together"));
  auto* text = new QTextBrowser;
  text->setAccessibleName(dialog->windowTitle());
  text->setFrameShape(QFrame::NoFrame);
  auto rows = QString();
  for (const auto& combination : combinations())
    rows += rowOf(combination);
  text->setHtml(QStringLiteral("<table cellpadding=6>%1</table>").arg(rows));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->resize(dialogWidth, dialogHeight);
  dialog->show();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/joindialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "views/paint/mappainter.h"
#include "views/paint/rendering.h"

namespace kartenwerk {

namespace {

constexpr int pictureSide = 320; ///< in logical pixels
constexpr int leastSquare = 4;   ///< in device pixels
constexpr int largestSquare = 64;

QSpinBox* numberField(int least, int greatest, const QString& name)
{
  auto* field = new QSpinBox;
  field->setRange(least, greatest);
  field->setAccessibleName(name);
  return field;
}

/// The two boards as one, small.
QPixmap pictureOf(const Map& map, double ratio)
{
  const auto longest = std::max(map.columns(), map.rows()) + 2;
  const auto square =
      std::clamp(static_cast<int>(pictureSide * ratio) / longest, leastSquare, largestSquare);
  auto options = PictureOptions{};
  options.names = false;
  const auto image = renderMap({.map = map, .options = options}, square);
  if (!image.value)
    return {};
  auto picture = QPixmap::fromImage(*image.value);
  picture.setDevicePixelRatio(ratio);
  return picture;
}

} // namespace

JoinDialog::JoinDialog(Map first, Map second, QWidget* parent)
    : QDialog(parent), m_first(std::move(first)), m_second(std::move(second)),
      m_side(new QComboBox),
      m_offset(numberField(-Map::largestSide, Map::largestSide, tr("Moved along that side"))),
      m_overlap(numberField(0, Map::largestSide, tr("Overlap"))), m_picture(new QLabel),
      m_words(new QLabel)
{
  setWindowTitle(tr("Join another map"));
  m_side->addItems({tr("North"), tr("East"), tr("South"), tr("West")});
  m_side->setCurrentIndex(static_cast<int>(Side::East));
  m_side->setAccessibleName(tr("Side of this map"));
  m_offset->setSuffix(tr(" squares"));
  m_overlap->setSuffix(tr(" squares"));
  m_picture->setFixedSize(pictureSide, pictureSide);
  m_picture->setAlignment(Qt::AlignCenter);
  // A ground of its own: the room that a long or a high map leaves is not a gap in the dialog.
  m_picture->setBackgroundRole(QPalette::Base);
  m_picture->setAutoFillBackground(true);
  m_words->setWordWrap(true);
  m_words->setMinimumHeight(3 * fontMetrics().lineSpacing());
  m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* form = new QFormLayout;
  form->addRow(tr("Side of this map"), m_side);
  form->addRow(tr("Moved along that side"), m_offset);
  form->addRow(tr("Overlap"), m_overlap);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  m_join = buttons->button(QDialogButtonBox::Ok);
  m_join->setText(tr("Join"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addLayout(form);
  layout->addWidget(m_picture, 0, Qt::AlignHCenter);
  layout->addWidget(m_words);
  layout->addWidget(buttons);
  connect(m_side, &QComboBox::currentIndexChanged, this, &JoinDialog::refresh);
  connect(m_offset, &QSpinBox::valueChanged, this, &JoinDialog::refresh);
  connect(m_overlap, &QSpinBox::valueChanged, this, &JoinDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  refresh();
}

QString JoinDialog::lossText() const
{
  auto lost = QStringList{};
  const auto add = [&lost](std::size_t count, const QString& text) {
    if (count > 0)
      lost << text;
  };
  const auto number = [](const auto& list) { return static_cast<int>(list.size()); };
  const auto squares = number(m_result->overlaid);
  const auto prints = number(m_result->prints);
  const auto ferries = number(m_result->ferries);
  add(m_result->overlaid.size(), tr("%n squares of the other map", nullptr, squares));
  add(m_result->prints.size(), tr("%n prints at the joint", nullptr, prints));
  add(m_result->ferries.size(), tr("%n ferries at the joint", nullptr, ferries));
  return lost.isEmpty() ? tr("Nothing is lost.") : tr("Lost: %1.").arg(lost.join(tr(", ")));
}

void JoinDialog::refresh()
{
  const auto joining =
      Joining{static_cast<Side>(m_side->currentIndex()), m_offset->value(), m_overlap->value()};
  m_result = joined(m_first, m_second, joining);
  m_join->setEnabled(m_result.has_value());
  if (!m_result) {
    m_picture->setPixmap({});
    m_words->setText(tr("The maps do not meet there, or would have more than %1 columns or rows.")
                         .arg(Map::largestSide));
    return;
  }
  m_picture->setPixmap(pictureOf(m_result->map, devicePixelRatioF()));
  const auto size =
      tr("%1 columns, %2 rows.").arg(m_result->map.columns()).arg(m_result->map.rows());
  m_words->setText(size + QLatin1Char('\n') + lossText());
}

} // namespace kartenwerk

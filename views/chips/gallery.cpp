// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/gallery.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "views/chips/chipcontrols.h"
#include "views/issues/emptystate.h"
#include "views/paint/mappainter.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

constexpr auto pictureSize = 120; ///< the longer side of a small map, logical pixels

QString percentText(int percent)
{
  return Gallery::tr("%1 %").arg(percent);
}

} // namespace

Gallery::Gallery(QWidget* parent)
    : QWidget(parent), m_close(new QPushButton(this)), m_title(sectionTitle(this)),
      m_sentence(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_stop(new QPushButton(this)), m_more(new QPushButton(this)), m_list(new QListWidget(this))
{
  build();
  connect(m_close, &QPushButton::clicked, this, &Gallery::closed);
  connect(m_stop, &QPushButton::clicked, this, &Gallery::stopRequested);
  connect(m_more, &QPushButton::clicked, this, &Gallery::moreRequested);
  connect(m_list, &QListWidget::itemClicked, this, &Gallery::take);
  connect(m_list, &QListWidget::itemActivated, this, &Gallery::take);
  retranslate();
}

void Gallery::build()
{
  m_list->setViewMode(QListView::IconMode);
  m_list->setMovement(QListView::Static);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setSpacing(8);
  m_list->setUniformItemSizes(true);
  m_list->viewport()->setAutoFillBackground(false);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(m_close);
  head->addSpacing(8);
  head->addWidget(m_title);
  head->addWidget(m_sentence, 1);
  head->addWidget(m_progress, 1);
  head->addWidget(m_stop);
  head->addWidget(m_more);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 8, 16, 8);
  layout->setSpacing(8);
  layout->addLayout(head);
  layout->addWidget(m_list, 1);
}

void Gallery::retranslate()
{
  m_close->setText(tr("&Back to the panel"));
  m_title->setText(tr("Ten layouts"));
  m_stop->setText(tr("&Stop"));
  m_more->setText(tr("&Ten others"));
  m_list->setAccessibleName(tr("Ten layouts to choose from; Enter takes one"));
  m_progress->setAccessibleName(tr("Progress of the ten layouts"));
  for (int i = 0; i < m_list->count(); ++i)
    say(*m_list->item(i), m_layouts[static_cast<std::size_t>(i)]);
}

void Gallery::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void Gallery::keyPressEvent(QKeyEvent* event)
{
  if (event->key() == Qt::Key_Escape)
    Q_EMIT closed();
  else
    QWidget::keyPressEvent(event);
}

void Gallery::begin(const Map& map)
{
  m_map = map;
  m_layouts.clear();
  m_list->clear();
  const auto ratio = devicePixelRatioF();
  const auto longer = std::max({map.columns(), map.rows(), 1});
  m_square = std::max(1.0, std::floor(pictureSize * ratio / longer));
  m_ground = QImage(QSizeF(map.columns() * m_square, map.rows() * m_square).toSize(),
                    QImage::Format_ARGB32_Premultiplied);
  m_ground.fill(Qt::transparent);
  auto painter = QPainter(&m_ground);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(m_square, m_square);
  paintGround(painter, {.map = m_map, .options = {.grid = false}},
              QRect(0, 0, map.columns(), map.rows()));
  painter.end();
  m_ground.setDevicePixelRatio(ratio);
  m_list->setIconSize((QSizeF(m_ground.size()) / ratio).toSize());
  m_progress->setValue(0);
  m_progress->show();
  m_stop->show();
  m_more->hide();
  m_sentence->hide();
}

QImage Gallery::pictureOf(const ChipLayout& layout) const
{
  auto picture = m_ground;
  picture.setDevicePixelRatio(1);
  auto painter = QPainter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(m_square, m_square);
  // Plain dots: at this size a face would be a smudge.
  for (const auto& chip : layout.chips) {
    const auto middle = QPointF(chip.place.column + 0.5, chip.place.row + 0.5);
    painter.setPen(QPen(QColor(0xFF, 0xFF, 0xFF), 0.12));
    painter.setBrush(QColor(0x8C, 0x24, 0x1C));
    painter.drawEllipse(middle, 0.36, 0.36);
  }
  painter.end();
  picture.setDevicePixelRatio(m_ground.devicePixelRatio());
  return picture;
}

void Gallery::add(const GalleryLayout& layout)
{
  m_layouts.push_back(layout);
  auto* item = new QListWidgetItem(m_list);
  // The same when selected: a tint over a small map would hide what it shows.
  const auto picture = QPixmap::fromImage(pictureOf(layout.layout));
  auto icon = QIcon(picture);
  icon.addPixmap(picture, QIcon::Selected);
  item->setIcon(icon);
  say(*item, layout);
  if (m_list->count() == 1)
    m_list->setCurrentItem(item);
}

void Gallery::say(QListWidgetItem& item, const GalleryLayout& layout)
{
  const auto score = layout.percent ? percentText(*layout.percent) : tr("no score");
  item.setText(score);
  auto about =
      tr("Evenness %1; %2; seed %3").arg(score, layoutBadge(layout.layout)).arg(layout.layout.seed);
  for (const auto& gap : layout.gaps)
    about += QLatin1Char('\n') +
             tr("Access gap %1 steps")
                 .arg(QLocale().toString(static_cast<double>(gap.meanHundredths()) / 100, 'f', 2));
  item.setToolTip(about);
  item.setData(Qt::AccessibleTextRole, about);
}

void Gallery::setProgress(int permille)
{
  m_progress->setValue(permille);
}

void Gallery::markBest()
{
  const auto best = std::ranges::max_element(
      m_layouts, {}, [](const GalleryLayout& layout) { return layout.percent.value_or(-1); });
  if (best == m_layouts.end() || !best->percent)
    return;
  auto* item = m_list->item(static_cast<int>(best - m_layouts.begin()));
  auto font = m_list->font();
  font.setBold(true);
  item->setFont(font);
  item->setText(tr("%1 – most even").arg(percentText(*best->percent)));
}

void Gallery::finish(const QString& sentence)
{
  m_progress->hide();
  m_stop->hide();
  m_more->show();
  m_sentence->setText(sentence.isEmpty() ? tr("A click or Enter takes one; undo brings the former "
                                              "back.")
                                         : sentence);
  m_sentence->setPalette(quietPalette(palette()));
  m_sentence->show();
  markBest();
  m_list->setFocus();
}

void Gallery::take(QListWidgetItem* item)
{
  Q_EMIT taken(m_layouts[static_cast<std::size_t>(m_list->row(item))].layout);
}

} // namespace kartenwerk

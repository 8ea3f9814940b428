// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/startpage.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace kartenwerk {

namespace {

constexpr int sampleColumns = 4;

/// The picture in the middle of a square, so that the titles beneath stand in a row.
QPixmap squared(const QPixmap& picture)
{
  const auto side = static_cast<int>(samplePictureSide * picture.devicePixelRatioF());
  auto result = QPixmap(side, side);
  result.fill(Qt::transparent);
  result.setDevicePixelRatio(picture.devicePixelRatioF());
  auto painter = QPainter(&result);
  const auto size = picture.deviceIndependentSize().scaled(samplePictureSide, samplePictureSide,
                                                           Qt::KeepAspectRatio);
  const auto corner = QPointF(samplePictureSide - size.width(), samplePictureSide - size.height());
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawPixmap(QRectF(corner / 2, size), picture, QRectF(picture.rect()));
  return result;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent), m_title(new QLabel), m_words(new QLabel), m_open(new QPushButton),
      m_new(new QPushButton), m_newWithoutMap(new QPushButton), m_samplesTitle(new QLabel),
      m_samples(new QGridLayout), m_recentTitle(new QLabel), m_recent(new QVBoxLayout)
{
  auto font = m_title->font();
  font.setPointSizeF(font.pointSizeF() * 1.6);
  font.setBold(true);
  m_title->setFont(font);
  m_words->setWordWrap(true);
  m_open->setDefault(true);
  m_recent->setSpacing(0);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(m_open);
  buttons->addWidget(m_new);
  buttons->addWidget(m_newWithoutMap);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout;
  column->setSpacing(16);
  column->addStretch(1);
  column->addWidget(m_title);
  column->addWidget(m_words);
  column->addLayout(buttons);
  column->addWidget(m_samplesTitle);
  column->addLayout(m_samples);
  column->addWidget(m_recentTitle);
  column->addLayout(m_recent);
  column->addStretch(2);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(32, 32, 32, 32);
  layout->addStretch(1);
  layout->addLayout(column, 4);
  layout->addStretch(1);
  connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
  connect(m_new, &QPushButton::clicked, this, &StartPage::newWanted);
  connect(m_newWithoutMap, &QPushButton::clicked, this, &StartPage::newWithoutMapWanted);
  retranslate();
}

void StartPage::setSamples(const std::vector<Sample>& samples, const std::vector<QPixmap>& pictures)
{
  while (auto* item = m_samples->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  m_samplesTitle->setVisible(!samples.empty());
  for (std::size_t i = 0; i < samples.size(); ++i) {
    auto* button = new QToolButton(this);
    button->setText(samples[i].title);
    button->setIcon(QIcon(squared(pictures[i])));
    button->setIconSize({samplePictureSide, samplePictureSide});
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this,
            [this, path = samples[i].path] { Q_EMIT fileWanted(path); });
    const auto index = static_cast<int>(i);
    m_samples->addWidget(button, index / sampleColumns, index % sampleColumns);
  }
}

void StartPage::setRecentFiles(const QStringList& paths)
{
  while (auto* item = m_recent->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  m_recentTitle->setVisible(!paths.isEmpty());
  for (const auto& path : paths) {
    const auto info = QFileInfo(path);
    auto* button = new QCommandLinkButton(info.fileName(),
                                          QDir::toNativeSeparators(info.absolutePath()), this);
    button->setAccessibleName(info.fileName());
    connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT fileWanted(path); });
    m_recent->addWidget(button);
  }
}

void StartPage::retranslate()
{
  m_title->setText(tr("No map is open"));
  m_words->setText(tr("Open a map or a scenario, drop a file here, or begin with an empty map."));
  m_open->setText(tr("Open…"));
  m_new->setText(tr("New map…"));
  m_newWithoutMap->setText(tr("New game without a map…"));
  m_samplesTitle->setText(tr("To look at and try"));
  m_recentTitle->setText(tr("Opened lately"));
}

void StartPage::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

} // namespace kartenwerk

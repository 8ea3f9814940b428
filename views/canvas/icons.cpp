// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace kartenwerk {

namespace {

/// Puts the colour of the moment into a drawing that is black.
class LineIconEngine : public QIconEngine
{
public:
  explicit LineIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
  {
    auto svg = m_svg;
    auto renderer = QSvgRenderer(svg.replace("#000", colourOf(mode).name().toLatin1()));
    renderer.render(painter, QRectF(rect));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
  {
    auto picture = QPixmap(size);
    picture.fill(Qt::transparent);
    auto painter = QPainter(&picture);
    paint(&painter, picture.rect(), mode, state);
    return picture;
  }

  QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
  static QColor colourOf(QIcon::Mode mode)
  {
    const auto palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
      return palette.color(QPalette::Disabled, QPalette::ButtonText);
    return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText
                                                 : QPalette::ButtonText);
  }

  QByteArray m_svg;
};

} // namespace

QIcon lineIcon(const QString& name)
{
  auto file = QFile(QStringLiteral(":/kartenwerk/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly))
    return {};
  return QIcon(new LineIconEngine(file.readAll()));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>

namespace kartenwerk {

/// A paint device that writes SVG Tiny 1.2: fills and strokes as paths in final coordinates, text
/// as outlines. QSvgGenerator ignores clips and writes everything at length; this one is compact,
/// but knows no clips, images, gradients or patterns either: painters for it must not need them.
class SvgWriter : public QPaintDevice
{
public:
  /// `size` in px (96 to the inch), also the viewBox; `title` is the document's title element.
  SvgWriter(QSizeF size, const QString& title);
  ~SvgWriter() override;

  /// The document; the painter must have ended.
  QByteArray document() const;

  QPaintEngine* paintEngine() const override;

protected:
  int metric(PaintDeviceMetric metric) const override;

private:
  class Engine;
  QSizeF m_size;
  std::unique_ptr<Engine> m_engine;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/svgwriter.h"

#include <cmath>

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QXmlStreamWriter>

namespace kartenwerk {

namespace {

/// Two decimals of a pixel, without a needless zero.
void addNumber(QByteArray& text, double value)
{
  const auto hundredths = static_cast<long long>(std::llround(value * 100));
  const auto whole = std::llabs(hundredths) / 100;
  const auto rest = static_cast<int>(std::llabs(hundredths) % 100);
  if (hundredths < 0)
    text += '-';
  if (whole != 0 || rest == 0)
    text += QByteArray::number(whole);
  if (rest == 0)
    return;
  text += '.';
  text += static_cast<char>('0' + rest / 10);
  if (rest % 10 != 0)
    text += static_cast<char>('0' + rest % 10);
}

void addPoint(QByteArray& text, double x, double y)
{
  addNumber(text, x);
  text += ' ';
  addNumber(text, y);
}

QByteArray pathData(const QPainterPath& path)
{
  auto data = QByteArray{};
  auto start = QPointF{};
  for (int i = 0; i < path.elementCount(); ++i) {
    const auto element = path.elementAt(i);
    const auto ends = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
    switch (element.type) {
    case QPainterPath::MoveToElement:
      data += 'M';
      start = element;
      break;
    case QPainterPath::LineToElement:
      // The line home that ends a subpath is what z says.
      if (ends && QPointF(element) == start) {
        data += 'z';
        continue;
      }
      data += 'L';
      break;
    case QPainterPath::CurveToElement:
      data += 'C';
      break;
    case QPainterPath::CurveToDataElement:
      data += ' ';
      break;
    }
    addPoint(data, element.x, element.y);
  }
  return data;
}

QString number(double value)
{
  auto text = QByteArray{};
  addNumber(text, value);
  return QString::fromLatin1(text);
}

QString capName(Qt::PenCapStyle cap)
{
  return cap == Qt::RoundCap    ? QStringLiteral("round")
         : cap == Qt::SquareCap ? QStringLiteral("square")
                                : QString();
}

/// How much a transform enlarges lengths.
double scaleOf(const QTransform& t)
{
  return std::sqrt(std::abs(t.determinant()));
}

} // namespace

class SvgWriter::Engine : public QPaintEngine
{
public:
  Engine(QSizeF size, const QString& title)
      : QPaintEngine(QPaintEngine::PrimitiveTransform | QPaintEngine::PainterPaths |
                     QPaintEngine::Antialiasing | QPaintEngine::AlphaBlend |
                     QPaintEngine::ConstantOpacity | QPaintEngine::PixmapTransform),
        m_writer(&m_document)
  {
    m_writer.setAutoFormatting(true);
    m_writer.setAutoFormattingIndent(1);
    m_writer.writeStartDocument();
    m_writer.writeStartElement(QStringLiteral("svg"));
    m_writer.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    m_writer.writeAttribute(QStringLiteral("version"), QStringLiteral("1.2"));
    m_writer.writeAttribute(QStringLiteral("baseProfile"), QStringLiteral("tiny"));
    m_writer.writeAttribute(QStringLiteral("width"), number(size.width()));
    m_writer.writeAttribute(QStringLiteral("height"), number(size.height()));
    m_writer.writeAttribute(
        QStringLiteral("viewBox"),
        QStringLiteral("0 0 %1 %2").arg(number(size.width()), number(size.height())));
    m_writer.writeTextElement(QStringLiteral("title"), title);
  }

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  Type type() const override { return QPaintEngine::User; }
  void updateState(const QPaintEngineState&) override {}

  void drawPath(const QPainterPath& path) override
  {
    const auto t = painter()->transform();
    const auto brush = painter()->brush();
    const auto pen = painter()->pen();
    const auto data = pathData(t.map(path));
    if (data.isEmpty() || (brush.style() == Qt::NoBrush && pen.style() == Qt::NoPen))
      return;
    m_writer.writeStartElement(QStringLiteral("path"));
    m_writer.writeAttribute(QStringLiteral("d"), QString::fromLatin1(data));
    if (path.fillRule() == Qt::OddEvenFill && brush.style() != Qt::NoBrush)
      m_writer.writeAttribute(QStringLiteral("fill-rule"), QStringLiteral("evenodd"));
    writeFill(brush);
    if (pen.style() != Qt::NoPen)
      writeStroke(pen, scaleOf(t));
    m_writer.writeEndElement();
  }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
  {
    auto path = QPainterPath(points[0]);
    for (int i = 1; i < count; ++i)
      path.lineTo(points[i]);
    if (mode != PolylineMode)
      path.closeSubpath();
    path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    drawPath(path);
  }

  /// Maps hold no pictures.
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

  QByteArray document()
  {
    if (!m_closed)
      m_writer.writeEndDocument();
    m_closed = true;
    return m_document;
  }

private:
  void writeFill(const QBrush& brush)
  {
    if (brush.style() == Qt::NoBrush) {
      m_writer.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
      return;
    }
    m_writer.writeAttribute(QStringLiteral("fill"), brush.color().name());
    writeOpacity(QStringLiteral("fill-opacity"), brush.color());
  }

  void writeStroke(const QPen& pen, double scale)
  {
    m_writer.writeAttribute(QStringLiteral("stroke"), pen.color().name());
    writeOpacity(QStringLiteral("stroke-opacity"), pen.color());
    m_writer.writeAttribute(QStringLiteral("stroke-width"), number(pen.widthF() * scale));
    if (const auto cap = capName(pen.capStyle()); !cap.isEmpty())
      m_writer.writeAttribute(QStringLiteral("stroke-linecap"), cap);
    if (pen.joinStyle() == Qt::RoundJoin)
      m_writer.writeAttribute(QStringLiteral("stroke-linejoin"), QStringLiteral("round"));
    auto dashes = QStringList{};
    for (const auto dash : pen.style() == Qt::SolidLine ? QList<qreal>{} : pen.dashPattern())
      dashes << number(dash * pen.widthF() * scale);
    if (!dashes.isEmpty())
      m_writer.writeAttribute(QStringLiteral("stroke-dasharray"), dashes.join(QStringLiteral(" ")));
  }

  void writeOpacity(const QString& name, const QColor& colour)
  {
    const auto opacity = colour.alphaF() * painter()->opacity();
    if (opacity < 0.995)
      m_writer.writeAttribute(name, number(opacity));
  }

  QByteArray m_document;
  QXmlStreamWriter m_writer;
  bool m_closed = false;
};

SvgWriter::SvgWriter(QSizeF size, const QString& title)
    : m_size(size), m_engine(std::make_unique<Engine>(size, title))
{
}

SvgWriter::~SvgWriter() = default;

QByteArray SvgWriter::document() const
{
  return m_engine->document();
}

QPaintEngine* SvgWriter::paintEngine() const
{
  return m_engine.get();
}

int SvgWriter::metric(PaintDeviceMetric metric) const
{
  constexpr auto dotsPerInch = 96;
  switch (metric) {
  case PdmWidth:
    return static_cast<int>(std::ceil(m_size.width()));
  case PdmHeight:
    return static_cast<int>(std::ceil(m_size.height()));
  case PdmWidthMM:
    return static_cast<int>(m_size.width() * 25.4 / dotsPerInch);
  case PdmHeightMM:
    return static_cast<int>(m_size.height() * 25.4 / dotsPerInch);
  case PdmNumColors:
    return 0xFFFFFF;
  case PdmDepth:
    return 32;
  case PdmDpiX:
  case PdmDpiY:
  case PdmPhysicalDpiX:
  case PdmPhysicalDpiY:
    return dotsPerInch;
  case PdmDevicePixelRatio:
    return 1;
  case PdmDevicePixelRatioScaled:
    return static_cast<int>(devicePixelRatioFScale());
  }
  return 0;
}

} // namespace kartenwerk

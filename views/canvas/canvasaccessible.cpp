// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasaccessible.h"

#include "views/canvas/mapcanvas.h"
#include "views/canvas/placetext.h"

namespace kartenwerk {

namespace {

QAccessibleInterface* canvasInterface(const QString&, QObject* object)
{
  auto* canvas = qobject_cast<MapCanvas*>(object);
  return canvas ? new CanvasAccessible(*canvas) : nullptr;
}

QString spokenPlace(const MapCanvas& canvas)
{
  const auto& session = *canvas.session();
  const auto text = placeText(session.map(), session.scenario(), canvas.cursor());
  const auto& hint = canvas.hand().marks().hint;
  return hint.isEmpty() ? text : MapCanvas::tr("%1. %2").arg(text, hint);
}

} // namespace

CanvasAccessible::CanvasAccessible(MapCanvas& canvas)
    : QAccessibleWidget(&canvas, QAccessible::Canvas, MapCanvas::tr("Map"))
{
}

QString CanvasAccessible::text(QAccessible::Text text) const
{
  const auto* canvas = static_cast<const MapCanvas*>(widget());
  const auto* session = canvas->session();
  if (!session)
    return QAccessibleWidget::text(text);
  switch (text) {
  case QAccessible::Name:
    return spokenPlace(*canvas);
  case QAccessible::Description:
    return MapCanvas::tr("Map of %1 columns and %2 rows. The arrow keys move, Space uses the tool.")
        .arg(session->map().columns())
        .arg(session->map().rows());
  case QAccessible::Value:
    return QString::fromStdString(toString(canvas->cursor()));
  default:
    return QAccessibleWidget::text(text);
  }
}

QAccessible::State CanvasAccessible::state() const
{
  auto state = QAccessibleWidget::state();
  state.focusable = true;
  state.focused = widget()->hasFocus();
  return state;
}

void installCanvasAccessibility()
{
  static const auto installed = [] {
    QAccessible::installFactory(canvasInterface);
    return true;
  }();
  static_cast<void>(installed);
}

void tellCursorMoved(MapCanvas& canvas)
{
  if (!QAccessible::isActive())
    return;
  auto event = QAccessibleEvent(&canvas, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&event);
}

} // namespace kartenwerk

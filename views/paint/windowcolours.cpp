// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/windowcolours.h"

#include <QPalette>

namespace kartenwerk {

bool isDark(const QPalette& palette)
{
  return palette.color(QPalette::WindowText).lightness() >
         palette.color(QPalette::Window).lightness();
}

QColor signalColour(Severity severity, bool dark)
{
  switch (severity) {
  case Severity::Error:
    return dark ? QColor(0xE5, 0x70, 0x63) : QColor(0xB2, 0x3A, 0x2E);
  case Severity::Warning:
    return dark ? QColor(0xE8, 0xB0, 0x55) : QColor(0xC4, 0x7F, 0x12);
  case Severity::Info:
    return dark ? QColor(0x7F, 0xB6, 0xDB) : QColor(0x2F, 0x75, 0xA8);
  }
  return {};
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/theme.h"

#include <QApplication>
#include <QWidget>

#include "app/editor/outlinedstyle.h"
#include "views/paint/windowcolours.h"

namespace kartenwerk {

namespace {

struct Tones
{
  QColor window, base, alternate, text, faint, button, line, shadow, highlight, highlightedText,
      link, tip, surround;
};

QPalette paletteOf(const Tones& tones)
{
  auto palette = QPalette(tones.text, tones.button, tones.base, tones.shadow, tones.line,
                          tones.text, tones.text, tones.base, tones.window);
  palette.setColor(QPalette::WindowText, tones.text);
  palette.setColor(QPalette::ButtonText, tones.text);
  palette.setColor(QPalette::Text, tones.text);
  palette.setColor(QPalette::AlternateBase, tones.alternate);
  palette.setColor(QPalette::Highlight, tones.highlight);
  palette.setColor(QPalette::HighlightedText, tones.highlightedText);
  palette.setColor(QPalette::Link, tones.link);
  palette.setColor(QPalette::LinkVisited, tones.link);
  palette.setColor(QPalette::PlaceholderText, tones.faint);
  palette.setColor(QPalette::ToolTipBase, tones.tip);
  palette.setColor(QPalette::ToolTipText, tones.text);
  palette.setColor(QPalette::Light, tones.base);
  palette.setColor(QPalette::Midlight, tones.alternate);
  palette.setColor(QPalette::Mid, tones.line);
  palette.setColor(QPalette::Dark, tones.surround);
  palette.setColor(QPalette::Shadow, tones.shadow);
  for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text,
                          QPalette::HighlightedText, QPalette::ToolTipText})
    palette.setColor(QPalette::Disabled, role, tones.faint);
  palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.line);
  return palette;
}

} // namespace

QString toString(Theme theme)
{
  switch (theme) {
  case Theme::Light:
    return QStringLiteral("light");
  case Theme::Dark:
    return QStringLiteral("dark");
  case Theme::System:
    break;
  }
  return QStringLiteral("system");
}

std::optional<Theme> themeFrom(const QString& text)
{
  for (const auto theme : {Theme::System, Theme::Light, Theme::Dark})
    if (text == toString(theme))
      return theme;
  return std::nullopt;
}

QPalette lightPalette()
{
  return paletteOf({.window = QColor(0xf5, 0xf4, 0xf0),
                    .base = QColor(0xff, 0xff, 0xff),
                    .alternate = QColor(0xf0, 0xee, 0xe8),
                    .text = QColor(0x24, 0x29, 0x2b),
                    .faint = QColor(0x70, 0x75, 0x73),
                    .button = QColor(0xfa, 0xf9, 0xf6),
                    .line = QColor(0xc9, 0xc6, 0xbc),
                    .shadow = QColor(0x8c, 0x8a, 0x83),
                    .highlight = QColor(0x1f, 0x6f, 0x8b),
                    .highlightedText = QColor(0xff, 0xff, 0xff),
                    .link = QColor(0x1b, 0x62, 0x7b),
                    .tip = QColor(0xff, 0xfc, 0xf0),
                    .surround = QColor(0xdd, 0xdb, 0xd3)});
}

QPalette darkPalette()
{
  return paletteOf({.window = QColor(0x25, 0x28, 0x2a),
                    .base = QColor(0x1c, 0x1f, 0x21),
                    .alternate = QColor(0x2b, 0x2f, 0x31),
                    .text = QColor(0xe4, 0xe3, 0xde),
                    .faint = QColor(0x94, 0x98, 0x97),
                    .button = QColor(0x31, 0x35, 0x38),
                    .line = QColor(0x5c, 0x63, 0x67),
                    .shadow = QColor(0x10, 0x12, 0x13),
                    .highlight = QColor(0x2f, 0x7f, 0x9c),
                    .highlightedText = QColor(0xff, 0xff, 0xff),
                    .link = QColor(0x7c, 0xc0, 0xd8),
                    .tip = QColor(0x38, 0x3d, 0x40),
                    .surround = QColor(0x17, 0x1a, 0x1c)});
}

void applyTheme(Theme theme)
{
  static const auto desktopIsDark =
      isDark(QApplication::palette()) ||
      qEnvironmentVariable("GTK_THEME").contains(QLatin1String("dark"), Qt::CaseInsensitive);
  const auto dark = theme == Theme::Dark || (theme == Theme::System && desktopIsDark);
  static const auto styled = [] {
    QApplication::setStyle(new OutlinedStyle);
    return true;
  }();
  static_cast<void>(styled);
  QApplication::setPalette(dark ? darkPalette() : lightPalette());
  // A style sheet looks its palette's colours up only when it is set.
  for (auto* widget : QApplication::allWidgets())
    if (!widget->styleSheet().isEmpty())
      widget->setStyleSheet(widget->styleSheet());
}

} // namespace kartenwerk

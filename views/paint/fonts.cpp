// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/paint/fonts.h"

#include <algorithm>
#include <array>

#include <QFontDatabase>

namespace kartenwerk {

bool loadFonts()
{
  static const bool loaded = [] {
    constexpr std::array faces{"Regular", "Italic", "Medium", "SemiBold", "Bold"};
    return std::ranges::all_of(faces, [](const char* face) {
      const auto path = QStringLiteral(":/kartenwerk/fonts/KartenwerkSans-%1.otf");
      return QFontDatabase::addApplicationFont(path.arg(QLatin1String(face))) >= 0;
    });
  }();
  return loaded;
}

QString fontFamily()
{
  return QStringLiteral("Kartenwerk Sans");
}

QFont scalableFont(QFont::Weight weight)
{
  loadFonts();
  auto font = QFont(fontFamily());
  font.setPixelSize(100);
  font.setWeight(weight);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

} // namespace kartenwerk

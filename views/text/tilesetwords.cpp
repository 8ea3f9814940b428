// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/tilesetwords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

constexpr std::array titles{
    QT_TRANSLATE_NOOP("TileSets", "Base game, first edition"),
    QT_TRANSLATE_NOOP("TileSets", "Base game, second edition"),
    QT_TRANSLATE_NOOP("TileSets", "Inns & Cathedrals, first edition"),
    QT_TRANSLATE_NOOP("TileSets", "Inns & Cathedrals, second edition"),
    QT_TRANSLATE_NOOP("TileSets", "Traders & Builders, first edition"),
    QT_TRANSLATE_NOOP("TileSets", "Traders & Builders, second edition"),
    QT_TRANSLATE_NOOP("TileSets", "The River, first edition"),
    QT_TRANSLATE_NOOP("TileSets", "The River, second edition"),
    QT_TRANSLATE_NOOP("TileSets", "Darmstadt"),
};

} // namespace

QString tileSetTitle(std::string_view title)
{
  const auto found = std::ranges::find(titles, title);
  return found == titles.end()
             ? QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))
             : QCoreApplication::translate("TileSets", *found);
}

} // namespace kartenwerk

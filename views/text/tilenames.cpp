// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/tilenames.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

struct BundledName
{
  std::string_view id;
  const char* name; ///< as in the file
};

/// The tiles that came with the program, by id.
constexpr std::array bundledNames{
    BundledName{"base-A",
                QT_TRANSLATE_NOOP("TileNames", "Monastery; road to the monastery from the south")},
    BundledName{"base-B", QT_TRANSLATE_NOOP("TileNames", "Monastery")},
    BundledName{"base-C", QT_TRANSLATE_NOOP("TileNames", "City on all sides with coat of arms")},
    BundledName{"base-D", QT_TRANSLATE_NOOP("TileNames", "City north; road east to west")},
    BundledName{"base-E", QT_TRANSLATE_NOOP("TileNames", "City north")},
    BundledName{"base-E-garden", QT_TRANSLATE_NOOP("TileNames", "City north; garden")},
    BundledName{"base-F", QT_TRANSLATE_NOOP("TileNames", "City east and west with coat of arms")},
    BundledName{"base-G", QT_TRANSLATE_NOOP("TileNames", "City east and west")},
    BundledName{"base-H", QT_TRANSLATE_NOOP("TileNames", "City north; city south")},
    BundledName{"base-H-garden", QT_TRANSLATE_NOOP("TileNames", "City north; city south; garden")},
    BundledName{"base-I", QT_TRANSLATE_NOOP("TileNames", "City north; city west")},
    BundledName{"base-I-garden", QT_TRANSLATE_NOOP("TileNames", "City north; city west; garden")},
    BundledName{"base-J", QT_TRANSLATE_NOOP("TileNames", "City north; road east to south")},
    BundledName{"base-K", QT_TRANSLATE_NOOP("TileNames", "City north; road south to west")},
    BundledName{"base-L", QT_TRANSLATE_NOOP("TileNames",
                                            "City north; crossing of roads east, south and west")},
    BundledName{"base-M", QT_TRANSLATE_NOOP("TileNames", "City north and west with coat of arms")},
    BundledName{"base-M-garden",
                QT_TRANSLATE_NOOP("TileNames", "City north and west with coat of arms; garden")},
    BundledName{"base-N", QT_TRANSLATE_NOOP("TileNames", "City north and west")},
    BundledName{"base-N-garden", QT_TRANSLATE_NOOP("TileNames", "City north and west; garden")},
    BundledName{"base-O",
                QT_TRANSLATE_NOOP("TileNames",
                                  "City north and west with coat of arms; road east to south")},
    BundledName{"base-P",
                QT_TRANSLATE_NOOP("TileNames", "City north and west; road east to south")},
    BundledName{"base-Q",
                QT_TRANSLATE_NOOP("TileNames", "City north, east and west with coat of arms")},
    BundledName{"base-R", QT_TRANSLATE_NOOP("TileNames", "City north, east and west")},
    BundledName{"base-R-garden",
                QT_TRANSLATE_NOOP("TileNames", "City north, east and west; garden")},
    BundledName{
        "base-S",
        QT_TRANSLATE_NOOP(
            "TileNames",
            "City north, east and west with coat of arms; road to the city from the south")},
    BundledName{"base-T",
                QT_TRANSLATE_NOOP("TileNames",
                                  "City north, east and west; road to the city from the south")},
    BundledName{"base-U", QT_TRANSLATE_NOOP("TileNames", "Road east to west")},
    BundledName{"base-U-garden", QT_TRANSLATE_NOOP("TileNames", "Garden; road east to west")},
    BundledName{"base-V", QT_TRANSLATE_NOOP("TileNames", "Road south to west")},
    BundledName{"base-V-garden", QT_TRANSLATE_NOOP("TileNames", "Garden; road south to west")},
    BundledName{"base-W", QT_TRANSLATE_NOOP("TileNames", "Crossing of roads east, south and west")},
    BundledName{"base-X",
                QT_TRANSLATE_NOOP("TileNames", "Crossing of roads north, east, south and west")},
    BundledName{"da-01", QT_TRANSLATE_NOOP("TileNames", "City on all sides with Darmstadtium")},
    BundledName{"da-02", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "Church; roads to the church from the north, west, south and east")},
    BundledName{"da-03", QT_TRANSLATE_NOOP("TileNames", "Church; road east to south")},
    BundledName{"ic-01", QT_TRANSLATE_NOOP("TileNames", "City on all sides with cathedral")},
    BundledName{
        "ic-02",
        QT_TRANSLATE_NOOP("TileNames", "Monastery; roads to the monastery from the west and east")},
    BundledName{"ic-03",
                QT_TRANSLATE_NOOP("TileNames", "City north; city west; city east; city south")},
    BundledName{
        "ic-03-garden",
        QT_TRANSLATE_NOOP("TileNames", "City north; city west; city east; city south; garden")},
    BundledName{"ic-04", QT_TRANSLATE_NOOP("TileNames", "City north; city west; city east")},
    BundledName{
        "ic-05",
        QT_TRANSLATE_NOOP("TileNames", "City north; city south; crossing of roads west and east")},
    BundledName{"ic-06", QT_TRANSLATE_NOOP("TileNames",
                                           "City north and west with coat of arms; city south")},
    BundledName{"ic-07", QT_TRANSLATE_NOOP("TileNames", "City north")},
    BundledName{"ic-08",
                QT_TRANSLATE_NOOP("TileNames", "City north; road to the city from the south")},
    BundledName{"ic-09", QT_TRANSLATE_NOOP("TileNames",
                                           "City north and west; road to the city from the east")},
    BundledName{
        "ic-10",
        QT_TRANSLATE_NOOP(
            "TileNames",
            "City east and west with coat of arms; roads to the city from the north and south")},
    BundledName{"ic-11", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "City north and west; road to the city from the south, inn south")},
    BundledName{"ic-12", QT_TRANSLATE_NOOP("TileNames", "City north; road with inn south to west")},
    BundledName{"ic-13", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "City north and west with coat of arms; road with inn east to south")},
    BundledName{"ic-14",
                QT_TRANSLATE_NOOP("TileNames", "Crossing of roads east, west and south, inn east")},
    BundledName{"ic-15", QT_TRANSLATE_NOOP("TileNames", "Road with inn east to west")},
    BundledName{"ic-15-garden",
                QT_TRANSLATE_NOOP("TileNames", "Garden; road with inn east to west")},
    BundledName{"ic-16", QT_TRANSLATE_NOOP("TileNames", "Road with inn south to west")},
    BundledName{"ic-17", QT_TRANSLATE_NOOP("TileNames", "Road north to west; road east to south")},
    BundledName{"rv-01", QT_TRANSLATE_NOOP("TileNames", "Spring of the river")},
    BundledName{"rv-02", QT_TRANSLATE_NOOP("TileNames", "Lake of the river")},
    BundledName{"rv-03",
                QT_TRANSLATE_NOOP("TileNames", "City north; city south; river east to west")},
    BundledName{"rv-04", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "City north; river east to west; road to the city from the south")},
    BundledName{
        "rv-05",
        QT_TRANSLATE_NOOP("TileNames",
                          "Monastery; river east to west; road to the monastery from the south")},
    BundledName{"rv-06", QT_TRANSLATE_NOOP("TileNames", "River north to south; road east to west")},
    BundledName{"rv-07", QT_TRANSLATE_NOOP("TileNames", "River east to west")},
    BundledName{"rv-08",
                QT_TRANSLATE_NOOP("TileNames", "City north and west; river east to south")},
    BundledName{"rv-09", QT_TRANSLATE_NOOP("TileNames", "River south to west; road north to east")},
    BundledName{"rv-10", QT_TRANSLATE_NOOP("TileNames", "River south to west")},
    BundledName{"rv-10-garden", QT_TRANSLATE_NOOP("TileNames", "Garden; river south to west")},
    BundledName{"tb-01", QT_TRANSLATE_NOOP("TileNames", "City north and west with grain")},
    BundledName{"tb-02", QT_TRANSLATE_NOOP("TileNames", "City north and west with wine")},
    BundledName{"tb-03",
                QT_TRANSLATE_NOOP("TileNames", "City east and west with cloth; city south")},
    BundledName{"tb-04",
                QT_TRANSLATE_NOOP("TileNames", "City east and west with wine; city south")},
    BundledName{"tb-05", QT_TRANSLATE_NOOP("TileNames", "City north, east and west with grain")},
    BundledName{"tb-06", QT_TRANSLATE_NOOP(
                             "TileNames", "City north and west with cloth; city south; city east")},
    BundledName{"tb-07",
                QT_TRANSLATE_NOOP(
                    "TileNames",
                    "City north and west with cloth; roads to the city from the south and east")},
    BundledName{"tb-08",
                QT_TRANSLATE_NOOP(
                    "TileNames",
                    "City north and west with wine; roads to the city from the south and east")},
    BundledName{
        "tb-08-garden",
        QT_TRANSLATE_NOOP(
            "TileNames",
            "City north and west with wine; garden; roads to the city from the south and east")},
    BundledName{"tb-09",
                QT_TRANSLATE_NOOP(
                    "TileNames",
                    "City north and west with cloth; city south; road to the city from the east")},
    BundledName{"tb-10",
                QT_TRANSLATE_NOOP(
                    "TileNames",
                    "City north and west with grain; city south; road to the city from the east")},
    BundledName{"tb-11",
                QT_TRANSLATE_NOOP(
                    "TileNames", "City north and west with cloth; road to the city from the east")},
    BundledName{
        "tb-11-garden",
        QT_TRANSLATE_NOOP(
            "TileNames", "City north and west with cloth; garden; road to the city from the east")},
    BundledName{"tb-12",
                QT_TRANSLATE_NOOP("TileNames",
                                  "City north and west with wine; road to the city from the east")},
    BundledName{
        "tb-13",
        QT_TRANSLATE_NOOP("TileNames",
                          "City north, east and west with wine; road to the city from the south")},
    BundledName{"tb-14", QT_TRANSLATE_NOOP("TileNames",
                                           "City north and west with wine; city east and south")},
    BundledName{"tb-15", QT_TRANSLATE_NOOP("TileNames", "City east and west with wine")},
    BundledName{"tb-16",
                QT_TRANSLATE_NOOP("TileNames", "City north; road to the city from the east")},
    BundledName{"tb-17",
                QT_TRANSLATE_NOOP(
                    "TileNames", "City east and west with grain; road to the city from the south")},
    BundledName{"tb-18",
                QT_TRANSLATE_NOOP("TileNames",
                                  "City east and west with wine; road to the city from the south")},
    BundledName{"tb-19",
                QT_TRANSLATE_NOOP(
                    "TileNames",
                    "City east and west with wine; roads to the city from the north and south")},
    BundledName{"tb-20", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "Monastery; roads to the monastery from the east, south and west")},
    BundledName{"tb-21", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "City north and west with grain; road to the city from the south")},
    BundledName{"tb-22", QT_TRANSLATE_NOOP(
                             "TileNames",
                             "City north and west with grain; road to the city from the south")},
    BundledName{
        "tb-23",
        QT_TRANSLATE_NOOP("TileNames",
                          "City north; crossing of roads west; road to the city from the south")},
    BundledName{"tb-24", QT_TRANSLATE_NOOP("TileNames", "Road north to south; road east to west")},
};

QString words(const std::string& text)
{
  return QString::fromStdString(text);
}

} // namespace

QString tileName(const TileKind& kind)
{
  const auto known = std::ranges::find(bundledNames, kind.id, &BundledName::id);
  if (known != bundledNames.end() && kind.name == known->name)
    return QCoreApplication::translate("TileNames", known->name);
  return words(kind.name.empty() ? kind.id : kind.name);
}

QString tileLabel(const TileKind& kind)
{
  return kind.name.empty() ? words(kind.id)
                           : QStringLiteral("%1 · %2").arg(words(kind.id), tileName(kind));
}

} // namespace kartenwerk

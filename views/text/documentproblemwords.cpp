// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "model/base/problemrules.h"
#include "views/text/problemwords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    ProblemWords{rule::recordMissing, QT_TRANSLATE_NOOP("Problems", "“%1” is missing.")},
    ProblemWords{rule::recordType,
                 QT_TRANSLATE_NOOP("Problems", "“%1” must be of type %2, not %3."), -1,
                 QT_TRANSLATE_NOOP("Problems", "A value of type %2 is wanted here, not %3.")},
    ProblemWords{rule::recordRange,
                 QT_TRANSLATE_NOOP("Problems", "“%1” is %2; it must be from %3 to %4.")},
    ProblemWords{rule::recordChoice,
                 QT_TRANSLATE_NOOP("Problems", "“%1” is “%2”; it must be one of: %3.")},
    ProblemWords{rule::recordPlace,
                 QT_TRANSLATE_NOOP("Problems", "“%1” is “%2”, which is no square such as D7."), -1,
                 QT_TRANSLATE_NOOP("Problems", "“%2” is no square such as D7.")},
    ProblemWords{rule::recordCount,
                 QT_TRANSLATE_NOOP("Problems", "“%1” has %2 entries; it must have %3 to %4.")},
    ProblemWords{rule::recordRepeated,
                 QT_TRANSLATE_NOOP("Problems", "“%1” may name “%2” only once.")},
    ProblemWords{rule::documentNoFormat,
                 QT_TRANSLATE_NOOP("Problems", "The file does not say what it is: “format” with "
                                               "“%1” is missing.")},
    ProblemWords{rule::documentOtherFormat,
                 QT_TRANSLATE_NOOP("Problems", "The file is “%1”, but “%2” is wanted here.")},
    ProblemWords{rule::documentNewer,
                 QT_TRANSLATE_NOOP("Problems", "The file was written by a newer program: it has "
                                               "version %1, and this program knows versions up to "
                                               "%2.")},
    ProblemWords{rule::documentVersion,
                 QT_TRANSLATE_NOOP("Problems", "“version” must be a whole number from 1, not %1.")},
    ProblemWords{rule::mapSize,
                 QT_TRANSLATE_NOOP("Problems", "A map of %1 × %2 squares cannot be read: each side "
                                               "has 1 to %3 squares.")},
    ProblemWords{rule::mapColumns,
                 QT_TRANSLATE_NOOP("Problems", "“columns” is %1, but the rows have %2 squares.")},
    ProblemWords{rule::mapRaggedRow,
                 QT_TRANSLATE_NOOP("Problems", "Row %1 has %2 squares instead of %3.")},
    ProblemWords{rule::mapUnknownSign,
                 QT_TRANSLATE_NOOP("Problems", "The sign “%1” stands for no kind of square.")},
    ProblemWords{rule::mapOffGrid,
                 QT_TRANSLATE_NOOP("Problems", "%1 lies off the map, whose last square is %2.")},
    ProblemWords{rule::mapTwoSites,
                 QT_TRANSLATE_NOOP("Problems", "The square has a second mark of the kind “%1”; the "
                                               "first is in line %2.")},
    ProblemWords{rule::mapTwoPrints,
                 QT_TRANSLATE_NOOP("Problems", "The side has a second print; the first is in line "
                                               "%1.")},
    ProblemWords{rule::mapCityEmpty,
                 QT_TRANSLATE_NOOP("Problems", "The large city “%1” has no squares."), -1,
                 QT_TRANSLATE_NOOP("Problems", "A large city has no squares.")},
    ProblemWords{rule::mapCityUnmarked,
                 QT_TRANSLATE_NOOP("Problems",
                                   "The square of the large city “%1” is marked “%2” in "
                                   "the rows; it must be “C”."),
                 -1,
                 QT_TRANSLATE_NOOP("Problems", "The square of a large city is marked “%2” in the "
                                               "rows; it must be “C”.")},
    ProblemWords{rule::mapCityUnlisted,
                 QT_TRANSLATE_NOOP("Problems", "The square is marked as a large city in the rows, "
                                               "but no large city lists it.")},
    ProblemWords{rule::mapCityTwice,
                 QT_TRANSLATE_NOOP("Problems", "The square belongs to a large city already; see "
                                               "line %1.")},
    ProblemWords{rule::mapCitySide,
                 QT_TRANSLATE_NOOP("Problems", "This is no outer side of the large city “%1”."), -1,
                 QT_TRANSLATE_NOOP("Problems", "This is no outer side of the large city.")},
    ProblemWords{rule::mapCitySideTwice,
                 QT_TRANSLATE_NOOP("Problems", "The side of the large city is listed twice.")},
    ProblemWords{rule::mapFerryItself,
                 QT_TRANSLATE_NOOP("Problems", "Both ends of the ferry are at the same side.")},
    ProblemWords{rule::mapTwoFerries,
                 QT_TRANSLATE_NOOP("Problems", "The side has a second ferry; the first is in line "
                                               "%1.")},
    ProblemWords{rule::mapRegionTwice,
                 QT_TRANSLATE_NOOP("Problems", "The square is listed twice in the region “%1”.")},
    ProblemWords{rule::scenarioReference,
                 QT_TRANSLATE_NOOP("Problems", "“%1” must say in exactly one way which file is "
                                               "meant: “bundled”, “path” or “embedded”.")},
    ProblemWords{rule::scenarioBundled,
                 QT_TRANSLATE_NOOP("Problems", "The program brings nothing with the name “%1”."),
                 -1, QT_TRANSLATE_NOOP("Problems", "Nothing says which file is meant.")},
    ProblemWords{rule::scenarioAbsolute,
                 QT_TRANSLATE_NOOP("Problems", "The path “%1” is absolute, so that the scenario "
                                               "works on this computer only.")},
    ProblemWords{rule::scenarioHash,
                 QT_TRANSLATE_NOOP("Problems", "The file “%1” has changed since the scenario was "
                                               "saved.")},
    ProblemWords{
        rule::scenarioHashText,
        QT_TRANSLATE_NOOP("Problems", "“%1” is no SHA-256 hash of 64 hexadecimal digits.")},
    ProblemWords{rule::scenarioSupplyTwice,
                 QT_TRANSLATE_NOOP("Problems", "The count of the tile %1 is changed twice.")},
    ProblemWords{rule::scenarioUnknownKind,
                 QT_TRANSLATE_NOOP("Problems", "“%1” names the tile %2, which is in none of the "
                                               "tile sets.")},
    ProblemWords{rule::scenarioKindDiffers,
                 QT_TRANSLATE_NOOP("Problems", "The tile %1 comes in several sets and is not the "
                                               "same in all of them; the first is used.")},
    ProblemWords{rule::scenarioPlaceTwice,
                 QT_TRANSLATE_NOOP("Problems", "“%1” lists the square %2 twice.")},
    ProblemWords{rule::scenarioLayout,
                 QT_TRANSLATE_NOOP("Problems", "Layout %1 is to be used, but there are only %2.")},
    ProblemWords{rule::scenarioDraws,
                 QT_TRANSLATE_NOOP("Problems",
                                   "A fixed order of draws needs both the order and its "
                                   "tiles.")},
    ProblemWords{rule::scenarioNoTiles,
                 QT_TRANSLATE_NOOP("Problems", "The scenario has no tiles to draw.")},
};

} // namespace

std::span<const ProblemWords> documentProblemWords()
{
  return words;
}

} // namespace kartenwerk

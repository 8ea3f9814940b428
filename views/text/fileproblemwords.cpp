// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "model/base/problemrules.h"
#include "views/paint/rendering.h"
#include "views/text/problemwords.h"

namespace kartenwerk {

namespace {

constexpr std::array words{
    ProblemWords{rule::fileMissing, QT_TRANSLATE_NOOP("Problems", "There is no such file.")},
    ProblemWords{rule::fileDirectory, QT_TRANSLATE_NOOP("Problems", "This is a folder, not a "
                                                                    "file.")},
    ProblemWords{rule::filePermission,
                 QT_TRANSLATE_NOOP("Problems", "The file may not be read: permission denied.")},
    ProblemWords{rule::fileTooLarge,
                 QT_TRANSLATE_NOOP("Problems", "The file is larger than %1 MiB, the most that is "
                                               "read.")},
    ProblemWords{rule::fileDevice,
                 QT_TRANSLATE_NOOP("Problems", "This is a device, not a file that could be read.")},
    ProblemWords{rule::fileUnreadable,
                 QT_TRANSLATE_NOOP("Problems", "The file cannot be read (%1).")},
    ProblemWords{rule::writeNoFolder,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: there is no folder “%1”.")},
    ProblemWords{rule::writeDirectory,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: this is a folder, not a "
                                               "file.")},
    ProblemWords{rule::writePermission,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: the folder “%1” does not "
                                               "allow new files.")},
    ProblemWords{rule::writeReadOnly,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: the file or its file system "
                                               "is read-only.")},
    ProblemWords{rule::writeFull, QT_TRANSLATE_NOOP("Problems", "Nothing was written: no space is "
                                                                "left on the device.")},
    ProblemWords{rule::writeTooLarge,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: the file would be larger than "
                                               "is allowed here.")},
    ProblemWords{rule::writeFailed, QT_TRANSLATE_NOOP("Problems", "Nothing was written (%1).")},
    ProblemWords{rule::writeBundled,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: the folder holds files that "
                                               "came with the program, and they stay as they "
                                               "are.")},
    ProblemWords{rule::writeNoMap,
                 QT_TRANSLATE_NOOP("Problems", "Nothing was written: the scenario has no map.")},
    ProblemWords{rule::reloadUnsavedMap,
                 QT_TRANSLATE_NOOP("Problems", "The file names another map now, and %1 has changes "
                                               "that are not saved. Save or undo them first.")},
    ProblemWords{rule::jsonEmpty, QT_TRANSLATE_NOOP("Problems", "The file is empty.")},
    ProblemWords{rule::jsonByteOrderMark,
                 QT_TRANSLATE_NOOP("Problems", "The file begins with a byte order mark; it was "
                                               "skipped and will not be written back.")},
    ProblemWords{rule::jsonLineEnds,
                 QT_TRANSLATE_N_NOOP("Problems", "%n line(s) end(s) with CR LF; files are written "
                                                 "with LF alone."),
                 0},
    ProblemWords{rule::jsonEncoding,
                 QT_TRANSLATE_NOOP("Problems", "The file is written in %1; only UTF-8 is read.")},
    ProblemWords{rule::jsonUtf8,
                 QT_TRANSLATE_NOOP("Problems", "The byte %1 is not valid UTF-8 here.")},
    ProblemWords{rule::jsonControl,
                 QT_TRANSLATE_NOOP("Problems", "The control character %1 must not stand here.")},
    ProblemWords{rule::jsonTruncated,
                 QT_TRANSLATE_NOOP("Problems", "The file ends too early: something is not closed. "
                                               "It may have been cut off.")},
    ProblemWords{rule::jsonNotANumber,
                 QT_TRANSLATE_NOOP("Problems", "“%1” is not a number that may stand in JSON.")},
    ProblemWords{rule::jsonNumberRange,
                 QT_TRANSLATE_NOOP("Problems", "The number %1 is too large.")},
    ProblemWords{rule::jsonSyntax,
                 QT_TRANSLATE_NOOP("Problems", "This is not JSON: “%1” does not belong here.")},
    ProblemWords{rule::jsonTrailing,
                 QT_TRANSLATE_NOOP("Problems", "After the end of the JSON document more follows: "
                                               "“%1”.")},
    ProblemWords{rule::jsonTooDeep,
                 QT_TRANSLATE_NOOP("Problems", "Lists and records are nested more than %1 levels "
                                               "deep.")},
    ProblemWords{rule::jsonTooManyValues,
                 QT_TRANSLATE_NOOP("Problems", "The file has more than %1 values.")},
    ProblemWords{rule::jsonLongString,
                 QT_TRANSLATE_NOOP("Problems", "A text is longer than %1 bytes.")},
    ProblemWords{rule::jsonDuplicateKey,
                 QT_TRANSLATE_NOOP("Problems", "The key “%1” stands here a second time; the first "
                                               "is in line %2, column %3.")},
    ProblemWords{rule::moreProblems,
                 QT_TRANSLATE_N_NOOP("Problems", "%n more problem(s) is/are not listed."), 0},
    ProblemWords{pictureTooLarge,
                 QT_TRANSLATE_NOOP("Problems", "The picture would be %1 × %2 px (%3 × %4 mm); at "
                                               "most %5 can be drawn.")},
    ProblemWords{pictureSizeOutOfRange,
                 QT_TRANSLATE_NOOP("Problems", "A square of %1 is too small; the least is %2.")},
    ProblemWords{pdfNotWritten, QT_TRANSLATE_NOOP("Problems", "The PDF could not be made.")},
    ProblemWords{rule::geoCollection,
                 QT_TRANSLATE_NOOP("Problems", "This is no GeoJSON feature collection.")},
    ProblemWords{rule::geoGeometry,
                 QT_TRANSLATE_NOOP("Problems", "A geometry of type “%1” was left out.")},
    ProblemWords{rule::geoKind,
                 QT_TRANSLATE_NOOP("Problems", "A point of the unknown kind “%1” was left out.")},
    ProblemWords{rule::geoPosition,
                 QT_TRANSLATE_NOOP("Problems", "This is no position of longitude and latitude in "
                                               "degrees.")},
    ProblemWords{rule::geoRing,
                 QT_TRANSLATE_N_NOOP("Problems", "A ring of a polygon has only %n position(s); it "
                                                 "needs at least four."),
                 0},
    ProblemWords{rule::geoOption,
                 QT_TRANSLATE_NOOP("Problems", "The value of the option “%1” is out of range.")},
    ProblemWords{rule::geoNoCountry,
                 QT_TRANSLATE_NOOP("Problems", "The file has no country that a map could be made "
                                               "of.")},
    ProblemWords{rule::geoHome, QT_TRANSLATE_NOOP("Problems", "The file has no country “%1”.")},
    ProblemWords{rule::geoExtent, QT_TRANSLATE_NOOP("Problems", "The country “%1” has no extent.")},
    ProblemWords{rule::geoPointOff,
                 QT_TRANSLATE_NOOP("Problems", "“%1” lies too far from the land and was left "
                                               "out.")},
    ProblemWords{rule::geoPointTaken,
                 QT_TRANSLATE_NOOP("Problems", "“%1” was left out: its square %2 is taken by "
                                               "“%3”.")},
    ProblemWords{rule::geoFerry,
                 QT_TRANSLATE_NOOP("Problems", "The ferry point “%1” on %2 was left out: draw the "
                                               "ferry by hand.")},
};

} // namespace

std::span<const ProblemWords> fileProblemWords()
{
  return words;
}

} // namespace kartenwerk

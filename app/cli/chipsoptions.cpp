// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QtGlobal>

#include "app/cli/chipsrequest.h"

namespace kartenwerk::cli {

namespace {

constexpr std::array options{
    ArgumentOption{"count", 0, "K",
                   QT_TRANSLATE_NOOP("Cli", "How many chips (default: as the rules say).")},
    ArgumentOption{"starts", 0, "A,B",
                   QT_TRANSLATE_NOOP("Cli", "The start squares in use, by name or square; any: "
                                            "legal whichever are used.")},
    ArgumentOption{"edition", 0, "EDITION",
                   QT_TRANSLATE_NOOP("Cli", "Which sides of large cities bar chips: current "
                                            "(default) or 2019.")},
    ArgumentOption{"unused-starts", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "Chips may lie on start squares not in use.")},
    ArgumentOption{"ferries", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "The landings of a ferry are neighbours.")},
    ArgumentOption{"spacing", 0, "D",
                   QT_TRANSLATE_NOOP("Cli", "Chips lie at least so many steps apart (default 2; "
                                            "1: no rule).")},
    ArgumentOption{"diagonal", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "Squares that touch at a corner are neighbours "
                                            "too.")},
    ArgumentOption{"without", 0, "KIND,...",
                   QT_TRANSLATE_NOOP("Cli", "Kinds of squares without chips, such as island.")},
    ArgumentOption{"quota", 0, "REGION=A..B,...",
                   QT_TRANSLATE_NOOP("Cli", "How many chips a region holds: 3, 2..4, 2.. or "
                                            "..4.")},
    ArgumentOption{"pin", 0, "D7,...",
                   QT_TRANSLATE_NOOP("Cli", "Squares that hold a chip in every layout.")},
    ArgumentOption{"ban", 0, "E4,...", QT_TRANSLATE_NOOP("Cli", "Squares that hold none.")},
    ArgumentOption{"symmetry", 0, "WAY",
                   QT_TRANSLATE_NOOP("Cli", "left-right, top-bottom, half-turn, quarter-turn, "
                                            "diagonal or anti-diagonal.")},
    ArgumentOption{"method", 0, "METHOD",
                   QT_TRANSLATE_NOOP("Cli", "uniform (default), even or fair.")},
    ArgumentOption{"evenness", 0, "0..100",
                   QT_TRANSLATE_NOOP("Cli", "From uniform to as even as can be (default 100).")},
    ArgumentOption{"fairness", 0, "0..1000",
                   QT_TRANSLATE_NOOP("Cli", "fair: what equal access is worth against evenness "
                                            "(default 20).")},
    ArgumentOption{"best", 0, "N",
                   QT_TRANSLATE_NOOP("Cli", "even, fair: the best of so many (default 20).")},
    ArgumentOption{"seed", 0, "S",
                   QT_TRANSLATE_NOOP("Cli", "The same seed gives the same layout (default 1).")},
    ArgumentOption{"layouts", 0, "N",
                   QT_TRANSLATE_NOOP("Cli", "So many layouts, with this seed and those that "
                                            "follow.")},
    ArgumentOption{"faces", 0, "FACES",
                   QT_TRANSLATE_NOOP("Cli", "undecided (default), dealt, or balanced by colour and "
                                            "value.")},
    ArgumentOption{"output", 'o', "OUT", QT_TRANSLATE_NOOP("Cli", "The scenario to write.")},
    ArgumentOption{"how-many", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "Tell how many layouts there are.")},
    ArgumentOption{"all", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "--how-many: for every number of chips.")},
    ArgumentOption{"exact", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "--how-many: exactly, however long it takes.")},
    ArgumentOption{"estimate", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "--how-many: an estimate with its standard error.")},
    ArgumentOption{"max", 0, nullptr, QT_TRANSLATE_NOOP("Cli", "Tell how many chips fit at most.")},
    ArgumentOption{"why", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "--max: with the proof, the squares that each rule "
                                            "takes, and how many would fit without it.")},
    ArgumentOption{"check", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "Check the layouts of the scenario.")},
    ArgumentOption{"explain", 0, nullptr,
                   QT_TRANSLATE_NOOP("Cli", "Tell how every number comes about; needs no FILE.")},
    ArgumentOption{"json", 0, nullptr, QT_TRANSLATE_NOOP("Cli", "The answer as JSON.")},
};

} // namespace

std::span<const ArgumentOption> chipsOptions()
{
  return options;
}

} // namespace kartenwerk::cli

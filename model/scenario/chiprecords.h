// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/jsonwriter.h"
#include "model/base/recordreader.h"
#include "model/chips/origin.h"
#include "model/chips/wishes.h"

// The records of a scenario file that say how chips are to lie, and how a layout came about.
namespace kartenwerk {

ChipWishes readWishes(RecordReader& reader);
JsonRecord wishesRecord(const ChipWishes& wishes);

/// The method stands beside the record, in the layout itself.
LayoutOrigin readOrigin(RecordReader& reader);
JsonRecord originRecord(const LayoutOrigin& origin);

} // namespace kartenwerk

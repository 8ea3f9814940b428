// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace kartenwerk {

/// Says words of this folder in the language in use: SheetText::tr("…"). A function alone would not
/// tell lupdate its context.
struct SheetText
{
  Q_DECLARE_TR_FUNCTIONS(SetupSheet)
};

} // namespace kartenwerk

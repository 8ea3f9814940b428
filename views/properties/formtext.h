// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace kartenwerk {

/// Says words of this folder in the language in use: FormText::tr("…"). A function alone would not
/// tell lupdate its context.
struct FormText
{
  Q_DECLARE_TR_FUNCTIONS(Properties)
};

/// The text for a label or button that would take "&" for the mark of a shortcut.
inline QString plainLabel(QString text)
{
  return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace kartenwerk

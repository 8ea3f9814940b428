// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace kartenwerk {

/// The languages that the program speaks, as codes: "en", "de", "fr".
QStringList languages();

/// The language that the environment asks for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG, in this order
/// as gettext reads them), as one of languages(); "en" when none of them is spoken.
QString systemLanguage();

/// Makes QCoreApplication::translate speak that language, and QLocale() write numbers as it does,
/// from now on; an empty code means systemLanguage(). Needs a QCoreApplication. Replaces what an
/// earlier call installed. An unknown code gives English. Returns the language in use.
QString installTranslations(const QString& language = {});

} // namespace kartenwerk

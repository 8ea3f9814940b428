// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/language.h"

#include <initializer_list>
#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace kartenwerk {

namespace {

/// "de_DE.UTF-8@euro" -> "de"; "C" and "POSIX" are English.
QString languageOf(const QString& locale)
{
  const auto code = locale.section(QLatin1Char('.'), 0, 0).section(QLatin1Char('@'), 0, 0);
  if (code == QLatin1String("C") || code == QLatin1String("POSIX"))
    return QStringLiteral("en");
  return code.section(QLatin1Char('_'), 0, 0).section(QLatin1Char('-'), 0, 0).toLower();
}

std::vector<std::unique_ptr<QTranslator>>& installed()
{
  static auto translators = std::vector<std::unique_ptr<QTranslator>>{};
  return translators;
}

void install(const QString& name, const QString& folder)
{
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(name, folder))
    return;
  QCoreApplication::installTranslator(translator.get());
  installed().push_back(std::move(translator));
}

/// The value of the first of these environment variables that has one.
QString firstOf(std::initializer_list<const char*> variables)
{
  for (const auto* variable : variables)
    if (const auto value = qEnvironmentVariable(variable); !value.isEmpty())
      return value;
  return {};
}

/// Numbers and dates go with the words: as the system writes them if it does so in this language.
/// The variables are asked because QLocale::system() takes its language from LANGUAGE too.
QLocale localeFor(const QString& language)
{
  const auto own = QLocale(language);
  const auto numbers = QLocale(firstOf({"LC_ALL", "LC_NUMERIC", "LANG"}));
  return numbers.language() == own.language() ? QLocale::system() : own;
}

} // namespace

QStringList languages()
{
  return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr")};
}

QString systemLanguage()
{
  // Much as gettext reads them: LANGUAGE is a list, and it does not count in the locale "C".
  const auto locale = firstOf({"LC_ALL", "LC_MESSAGES", "LANG"});
  if (locale != QLatin1String("C") && locale != QLatin1String("POSIX"))
    for (const auto& wish : qEnvironmentVariable("LANGUAGE").split(QLatin1Char(':')))
      if (const auto language = languageOf(wish); languages().contains(language))
        return language;
  const auto language = languageOf(locale);
  return languages().contains(language) ? language : QStringLiteral("en");
}

QString installTranslations(const QString& language)
{
  auto wanted = language.isEmpty() ? systemLanguage() : languageOf(language);
  if (!languages().contains(wanted))
    wanted = QStringLiteral("en");
  for (const auto& translator : installed())
    QCoreApplication::removeTranslator(translator.get());
  installed().clear();
  install(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  install(QStringLiteral("kartenwerk_") + wanted, QStringLiteral(":/i18n"));
  QLocale::setDefault(localeFor(wanted));
  return wanted;
}

} // namespace kartenwerk

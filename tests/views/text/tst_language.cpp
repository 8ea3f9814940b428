// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QTest>

#include "views/text/issuetext.h"
#include "views/text/language.h"
#include "views/text/substitution.h"
#include "views/text/words.h"

using namespace kartenwerk;

class TestLanguage : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void theEnvironmentChoosesTheLanguage_data();
  void theEnvironmentChoosesTheLanguage();
  void anotherLanguageReplacesTheFirst();
  void numbersGoWithTheLanguage();
  void anUnknownLanguageGivesEnglish();
  void listsOfSquares();
  void whatIsPutInIsNotLookedAtAgain();
};

void TestLanguage::theEnvironmentChoosesTheLanguage_data()
{
  QTest::addColumn<QByteArray>("language");
  QTest::addColumn<QByteArray>("lcAll");
  QTest::addColumn<QByteArray>("lang");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* name, const char* language, const char* lcAll, const char* lang,
                      const char* expected) {
    QTest::newRow(name) << QByteArray(language) << QByteArray(lcAll) << QByteArray(lang)
                        << QString::fromLatin1(expected);
  };
  row("nothing", "", "", "", "en");
  row("LANG", "", "", "de_DE.UTF-8", "de");
  row("LC_ALL before LANG", "", "de_AT.UTF-8", "en_US.UTF-8", "de");
  row("LANGUAGE before all", "de", "en_US.UTF-8", "en_US.UTF-8", "de");
  row("the first spoken one", "pl:de:en", "", "en_US.UTF-8", "de");
  row("none spoken: the locale", "pl", "", "de_CH", "de");
  row("a dialect", "de-CH", "C.UTF-8", "", "de");
  row("C does not listen", "de", "C", "", "en");
  row("unspoken", "", "pl_PL.UTF-8", "", "en");
  row("French", "", "", "fr_CA.UTF-8", "fr");
}

void TestLanguage::theEnvironmentChoosesTheLanguage()
{
  QFETCH(QByteArray, language);
  QFETCH(QByteArray, lcAll);
  QFETCH(QByteArray, lang);
  QFETCH(QString, expected);
  qputenv("LANGUAGE", language);
  qputenv("LC_ALL", lcAll);
  qunsetenv("LC_MESSAGES");
  qputenv("LANG", lang);
  QCOMPARE(systemLanguage(), expected);
  QCOMPARE(installTranslations(), expected);
}

void TestLanguage::anotherLanguageReplacesTheFirst()
{
  QCOMPARE(installTranslations(QStringLiteral("de")), QStringLiteral("de"));
  QCOMPARE(severityText(Severity::Warning), QStringLiteral("Warnung"));
  QCOMPARE(installTranslations(QStringLiteral("en")), QStringLiteral("en"));
  QCOMPARE(severityText(Severity::Warning), QStringLiteral("Warning"));
}

void TestLanguage::numbersGoWithTheLanguage()
{
  qputenv("LANGUAGE", "fr"); // the words are French, the system's numbers are not
  qputenv("LC_ALL", "C.UTF-8");
  installTranslations(QStringLiteral("de"));
  QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1.234,5"));
  installTranslations(QStringLiteral("fr"));
  QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1\u202f234,5"));
  installTranslations(QStringLiteral("en"));
  QCOMPARE(QLocale().toString(1234.5, 'f', 1), QStringLiteral("1,234.5"));
}

void TestLanguage::anUnknownLanguageGivesEnglish()
{
  QCOMPARE(installTranslations(QStringLiteral("tlh")), QStringLiteral("en"));
  QCOMPARE(severityText(Severity::Info), QStringLiteral("Note"));
}

void TestLanguage::listsOfSquares()
{
  installTranslations(QStringLiteral("en"));
  QCOMPARE(placesText({}), QString{});
  QCOMPARE(placesText({{0, 0}}), QStringLiteral("A1"));
  QCOMPARE(placesText({{0, 0}, {1, 0}}), QStringLiteral("A1 and B1"));
  QCOMPARE(placesText({{0, 0}, {1, 0}, {2, 4}}), QStringLiteral("A1, B1 and C5"));
  QCOMPARE(placesText({{0, 0}, {1, 0}, {2, 4}}, 2), QStringLiteral("A1, B1 and 1 more"));
  QCOMPARE(sidesText({{{0, 0}, Side::South}}), QStringLiteral("A1 south"));
  QCOMPARE(namedPlace({0, 0}, QStringLiteral("Ulm")), QStringLiteral("A1 (Ulm)"));
  installTranslations(QStringLiteral("de"));
  QCOMPARE(placesText({{0, 0}, {1, 0}}), QStringLiteral("A1 und B1"));
  installTranslations(QStringLiteral("fr"));
  QCOMPARE(placesText({{0, 0}, {1, 0}}), QStringLiteral("A1 et B1"));
}

void TestLanguage::whatIsPutInIsNotLookedAtAgain()
{
  QCOMPARE(substituted(QStringLiteral("%1 and %2 in {x}"),
                       {QStringLiteral("%2"), QStringLiteral("{x}")},
                       {{QStringLiteral("{x}"), QStringLiteral("%1")}}),
           QStringLiteral("%2 and {x} in %1"));
  QCOMPARE(substituted(QStringLiteral("100 % of %3"), {}), QStringLiteral("100 % of "));
}

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"

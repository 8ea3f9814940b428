// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/tilenames.h"

#include <QDir>
#include <QTest>

#include "model/tiles/tilesetfile.h"
#include "views/text/language.h"

using namespace kartenwerk;

class TestTileNames : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everyBundledTileHasANameInEveryLanguage_data();
  void everyBundledTileHasANameInEveryLanguage();
  void tilesOfOnesOwnKeepTheirNames();
  void aLabelIsIdAndName();
};

void TestTileNames::everyBundledTileHasANameInEveryLanguage_data()
{
  QTest::addColumn<QString>("language");
  for (const auto& language : languages())
    QTest::newRow(qPrintable(language)) << language;
}

void TestTileNames::everyBundledTileHasANameInEveryLanguage()
{
  QFETCH(QString, language);
  QCOMPARE(installTranslations(language), language);
  auto seen = 0;
  const auto folder = QDir(QStringLiteral(KARTENWERK_SOURCE_DIR "/maps"));
  for (const auto& file : folder.entryList({QStringLiteral("*.kwtiles")})) {
    const auto set = loadTileSet(folder.filePath(file).toStdString());
    QVERIFY(set.complete());
    for (const auto& [kind, count] : set.value->tiles) {
      const auto name = QString::fromStdString(kind.name);
      QVERIFY2(!name.isEmpty(), kind.id.c_str());
      QVERIFY2((tileName(kind) == name) == (language == QStringLiteral("en")), kind.id.c_str());
      ++seen;
    }
  }
  QVERIFY(seen > 100);
}

void TestTileNames::tilesOfOnesOwnKeepTheirNames()
{
  installTranslations(QStringLiteral("de"));
  auto kind = TileKind{.id = "mine-1", .name = "Monastery"};
  QCOMPARE(tileName(kind), QStringLiteral("Monastery"));
  kind.id = "base-B"; // a copy of the set, with another name
  QCOMPARE(tileName(kind), QStringLiteral("Kloster"));
  kind.name = "My abbey";
  QCOMPARE(tileName(kind), QStringLiteral("My abbey"));
  kind.name.clear();
  QCOMPARE(tileName(kind), QStringLiteral("base-B"));
}

void TestTileNames::aLabelIsIdAndName()
{
  installTranslations(QStringLiteral("en"));
  QCOMPARE(tileLabel({.id = "x", .name = "Mill"}), QStringLiteral("x · Mill"));
  QCOMPARE(tileLabel({.id = "x"}), QStringLiteral("x"));
}

QTEST_GUILESS_MAIN(TestTileNames)
#include "tst_tilenames.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>

#include "model/scenario/presetscenario.h"
#include "tests/app/cli/withfiles.h"

using namespace kartenwerk;

class TestPictures : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void renderDrawsPngSvgAndPdf_data();
  void renderDrawsPngSvgAndPdf();
  void aSquareIsAsLargeAsAsked();
  void aGameIsDrawnWithItsTiles();
  void aScenarioWithoutAMapIsDrawnAsItLiesAtTheStart();
  void aGameWithoutAMapIsDrawnAsFarAsItsTilesGo();
  void renderToStandardOutput();
  void tooLargeAPictureIsNotWritten();
  void thereIsNothingToDrawInTiles();
  void printMakesASetupSheet_data();
  void printMakesASetupSheet();
  void theSheetIsOnThePaperAskedFor();
};

void TestPictures::renderDrawsPngSvgAndPdf_data()
{
  QTest::addColumn<QString>("target");
  QTest::addColumn<QByteArray>("begin");
  QTest::newRow("png") << QStringLiteral("a.png") << QByteArray("\x89PNG");
  QTest::newRow("svg") << QStringLiteral("a.svg") << QByteArray("<?xml");
  QTest::newRow("pdf") << QStringLiteral("a.pdf") << QByteArray("%PDF-");
}

void TestPictures::renderDrawsPngSvgAndPdf()
{
  QFETCH(QString, target);
  QFETCH(QByteArray, begin);
  const auto program = withFiles();
  const auto outcome = program.run(
      {QStringLiteral("render"), QStringLiteral("map.kwmap"), QStringLiteral("-o"), target});
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.err, QByteArray());
  QVERIFY(program.read(target).startsWith(begin));
  QVERIFY(program.read(target).size() > 2000);
}

void TestPictures::aSquareIsAsLargeAsAsked()
{
  const auto program = withFiles();
  QCOMPARE(program.run(words("render map.kwmap -o a.png --square-px 20")).code, 0);
  QCOMPARE(program.run(words("render map.kwmap -o b.png --square-px 40")).code, 0);
  const auto small = QImage(program.path(QStringLiteral("a.png")));
  const auto large = QImage(program.path(QStringLiteral("b.png")));
  QVERIFY(small.width() >= 9 * 20 && small.width() < 14 * 20);
  QVERIFY(std::abs(2 * small.width() - large.width()) <= 2);
}

void TestPictures::aGameIsDrawnWithItsTiles()
{
  const auto program = withFiles();
  QCOMPARE(program.run(words("play game.kwscenario -o g.kwgame")).code, 0);
  QCOMPARE(program.run(words("render g.kwgame -o g.png --square-px 24")).code, 0);
  QCOMPARE(program.run(words("render map.kwmap -o m.png --square-px 24")).code, 0);
  const auto game = QImage(program.path(QStringLiteral("g.png")));
  const auto map = QImage(program.path(QStringLiteral("m.png")));
  QCOMPARE(game.size(), map.size());
  QVERIFY(game != map);
}

void TestPictures::aScenarioWithoutAMapIsDrawnAsItLiesAtTheStart()
{
  const auto program = Program();
  program.write(QStringLiteral("open.kwscenario"), scenarioText(startedFromPreset({}, "leipzig")));
  for (const auto* target : {"a.png", "a.svg", "a.pdf"})
    QCOMPARE(program
                 .run({QStringLiteral("render"), QStringLiteral("open.kwscenario"),
                       QStringLiteral("-o"), QString::fromLatin1(target)})
                 .code,
             0);
  // The block is four squares wide; one more lies all round it.
  const auto picture = QImage(program.path(QStringLiteral("a.png")));
  QVERIFY(picture.width() >= 6 * 64 && picture.width() < 7 * 64);
  QVERIFY(picture.height() >= 6 * 64 && picture.height() < 7 * 64);
}

void TestPictures::aGameWithoutAMapIsDrawnAsFarAsItsTilesGo()
{
  const auto program = Program();
  program.write(QStringLiteral("open.kwscenario"), scenarioText(startedFromPreset({}, "base")));
  QCOMPARE(program.run(words("play open.kwscenario -o g.kwgame")).code, 0);
  QCOMPARE(program.run(words("render g.kwgame -o g.png --square-px 10")).code, 0);
  const auto picture = QImage(program.path(QStringLiteral("g.png")));
  QVERIFY(picture.width() * picture.height() >= 72 * 100);
  QVERIFY2(picture.width() < 400 && picture.height() < 400,
           "72 tiles reach nowhere near the 64 squares of the table");
}

void TestPictures::renderToStandardOutput()
{
  const auto outcome =
      Program().run(words("render - -o -"), QByteArray::fromStdString(goodMapText()));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QVERIFY(!QImage::fromData(outcome.out).isNull());
}

void TestPictures::tooLargeAPictureIsNotWritten()
{
  const auto program = Program();
  program.write(QStringLiteral("map.kwmap"), mapText(Map(400, 2, {Ground::Playable})));
  const auto outcome = program.run(words("render map.kwmap -o a.png --square-px 2000"));
  QCOMPARE(outcome.code, 4);
  QVERIFY2(outcome.err.contains("[picture-too-large]"), outcome.err.constData());
  QVERIFY(!program.exists(QStringLiteral("a.png")));
}

void TestPictures::thereIsNothingToDrawInTiles()
{
  const auto outcome = Program().run({QStringLiteral("render"),
                                      QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/base-1.kwtiles"),
                                      QStringLiteral("-o"), QStringLiteral("a.png")});
  QCOMPARE(outcome.code, 1);
  QVERIFY(!outcome.err.isEmpty());
}

void TestPictures::printMakesASetupSheet_data()
{
  QTest::addColumn<QString>("call");
  QTest::addColumn<QByteArray>("begin");
  QTest::newRow("PDF of a scenario")
      << QStringLiteral("print game.kwscenario --sheet setup -o a") << QByteArray("%PDF-");
  QTest::newRow("PNG of a scenario")
      << QStringLiteral("print game.kwscenario --sheet setup -o a") << QByteArray("\x89PNG");
  QTest::newRow("PDF of a map") << QStringLiteral("print map.kwmap --sheet setup -o a")
                                << QByteArray("%PDF-");
}

void TestPictures::printMakesASetupSheet()
{
  QFETCH(QString, call);
  QFETCH(QByteArray, begin);
  const auto program = withFiles();
  const auto suffix = begin.contains("PNG") ? QStringLiteral(".png") : QStringLiteral(".pdf");
  const auto outcome = program.run((call + suffix).split(u' '));
  QVERIFY2(outcome.code == 0, outcome.err.constData());
  QCOMPARE(outcome.err, QByteArray());
  QVERIFY(program.read(QStringLiteral("a") + suffix).startsWith(begin));
}

void TestPictures::theSheetIsOnThePaperAskedFor()
{
  const auto program = withFiles();
  QCOMPARE(program.run(words("print game.kwscenario --sheet setup -o a4.pdf")).code, 0);
  QCOMPARE(program.run(words("print game.kwscenario --sheet setup --paper Letter -o us.pdf")).code,
           0);
  const auto box = [&](const char* name) {
    const auto bytes = program.read(QString::fromLatin1(name));
    const auto at = bytes.indexOf("/MediaBox");
    return bytes.mid(at, bytes.indexOf(']', at) - at);
  };
  QVERIFY2(box("a4.pdf").contains("595") && box("a4.pdf").contains("842"), box("a4.pdf"));
  QVERIFY2(box("us.pdf").contains("612") && box("us.pdf").contains("792"), box("us.pdf"));
}

QTEST_GUILESS_MAIN(TestPictures)
#include "tst_pictures.moc"

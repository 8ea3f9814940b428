// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/drawn.h"
#include "views/pages/page.h"
#include "views/pages/pagefurniture.h"
#include "views/pages/printscaling.h"
#include "views/paint/fonts.h"

using namespace kartenwerk;

namespace {

Page samplePage(Paper paper)
{
  auto page = Page{paperSize(paper), QStringLiteral("Größe & Übermut"), {}};
  addHeader(page, QStringLiteral("Königsberg, Straße 13 × 17 (Łódź – Česká)"),
            QStringLiteral("Setup"), true);
  addFooter(page, QStringLiteral("größe.kwscenario"), QStringLiteral("0123456789abcdef"), 1, 1);
  page.items.push_back(PageMap{
      QRectF(20, 60, 100, 100), drawn({"~S.", "t11", "..#"}), {{at("B1"), Colour::Purple, 2}}, {}});
  return page;
}

class Pdf
{
public:
  explicit Pdf(const std::vector<Page>& pages)
  {
    auto file = QFile(path());
    if (file.open(QIODevice::WriteOnly))
      file.write(pagesPdf(pages, pages.front().title).value.value());
  }

  QString path() const { return m_folder.filePath(QStringLiteral("sheet.pdf")); }
  QString run(const QString& tool, const QStringList& arguments) const
  {
    auto process = QProcess{};
    process.start(tool, arguments);
    if (!process.waitForFinished(30000) || process.exitCode() != 0)
      return QStringLiteral("%1 failed: is poppler-utils there?").arg(tool);
    return QString::fromUtf8(process.readAllStandardOutput());
  }
  QString text() const
  {
    return run(QStringLiteral("pdftotext"),
               {QStringLiteral("-enc"), QStringLiteral("UTF-8"), path(), QStringLiteral("-")});
  }
  QString info() const { return run(QStringLiteral("pdfinfo"), {path()}); }
  /// The foot of the first page: 40 mm from there down.
  QImage foot(int dotsPerInch, Paper paper) const
  {
    const auto top = static_cast<int>((paperSize(paper).height() - 40) / 25.4 * dotsPerInch);
    const auto name = m_folder.filePath(QStringLiteral("page"));
    run(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-gray"),
         QStringLiteral("-singlefile"), QStringLiteral("-y"), QString::number(top),
         QStringLiteral("-H"), QString::number(dotsPerInch * 3 / 2), QStringLiteral("-png"), path(),
         name});
    return QImage(name + QStringLiteral(".png"));
  }

private:
  QTemporaryDir m_folder;
};

/// The longest level run of dark pixels.
int longestDarkRun(const QImage& page)
{
  auto longest = 0;
  for (int y = 0; y < page.height(); ++y)
    for (int x = 0, run = 0; x < page.width(); ++x) {
      run = qGray(page.pixel(x, y)) < 128 ? run + 1 : 0;
      longest = std::max(longest, run);
    }
  return longest;
}

} // namespace

class TestPagesPdf : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void theBarIsAHundredMillimetresLong_data()
  {
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << static_cast<int>(Paper::A4);
    QTest::newRow("Letter") << static_cast<int>(Paper::Letter);
  }

  void theBarIsAHundredMillimetresLong()
  {
    QFETCH(const int, paper);
    const auto pdf = Pdf({samplePage(static_cast<Paper>(paper))});
    const auto page = pdf.foot(600, static_cast<Paper>(paper));
    QVERIFY(!page.isNull());
    const auto millimetres = longestDarkRun(page) * 25.4 / 600;
    QVERIFY2(std::abs(millimetres - 100) < 0.1, qPrintable(QString::number(millimetres)));
  }

  void pagesHaveTheSizeOfTheirPaper()
  {
    const auto a4 = Pdf({samplePage(Paper::A4)}).info();
    QVERIFY2(a4.contains(QStringLiteral("595 x 842 pts (A4)")), qPrintable(a4));
    const auto letter = Pdf({samplePage(Paper::Letter)}).info();
    QVERIFY2(letter.contains(QStringLiteral("612 x 792 pts (letter)")), qPrintable(letter));
  }

  void titleAndTextCanBeExtractedWithUmlauts()
  {
    const auto pdf = Pdf({samplePage(Paper::A4)});
    QVERIFY2(pdf.info().contains(QStringLiteral("Größe & Übermut")), qPrintable(pdf.info()));
    const auto text = pdf.text();
    QVERIFY2(text.contains(QStringLiteral("Königsberg, Straße 13 × 17 (Łódź – Česká)")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("größe.kwscenario")));
    QVERIFY(text.contains(QStringLiteral("0123456789ab")));
    QVERIFY(!text.contains(QStringLiteral("0123456789abc")));
  }

  void fontsAreEmbeddedAndOurOwn()
  {
    const auto pdf = Pdf({samplePage(Paper::A4)});
    const auto fonts = pdf.run(QStringLiteral("pdffonts"), {pdf.path()}).split(u'\n').mid(2);
    QVERIFY(fonts.size() > 1);
    for (const auto& font : fonts)
      if (!font.trimmed().isEmpty()) {
        QVERIFY2(font.startsWith(QStringLiteral("KartenwerkSans")), qPrintable(font));
        QVERIFY2(font.contains(QStringLiteral(" yes ")), qPrintable(font));
      }
  }

  void theMapIsDrawnAsShapes()
  {
    const auto pdf = Pdf({samplePage(Paper::A4)});
    const auto images = pdf.run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pdf.path()});
    QVERIFY2(images.trimmed().count(u'\n') <= 1, qPrintable(images));
  }

  void viewersAreAskedNotToScale()
  {
    const auto bytes = pagesPdf({samplePage(Paper::A4)}, QStringLiteral("x")).value.value();
    QVERIFY(bytes.contains("/PrintScaling /None"));
    const auto pdf = Pdf({samplePage(Paper::A4)});
    QVERIFY(pdf.info().contains(QStringLiteral("Pages:           1")));
    QCOMPARE(withoutPrintScaling(bytes), bytes);
    QCOMPARE(withoutPrintScaling("no pdf at all"), QByteArray("no pdf at all"));
  }

  void noPagesOrPagesWithoutSizeAreAProblem()
  {
    QCOMPARE(pagesPdf({}, QStringLiteral("x")).problems.front().rule, std::string(pdfNotWritten));
    auto page = samplePage(Paper::A4);
    page.size = QSizeF(0, 297);
    QVERIFY(!pagesPdf({page}, QStringLiteral("x")).value);
  }

  void paperIsKnownByItsName()
  {
    QCOMPARE(paperFrom(QStringLiteral("a4")), std::optional(Paper::A4));
    QCOMPARE(paperFrom(QStringLiteral("LETTER")), std::optional(Paper::Letter));
    QVERIFY(!paperFrom(QStringLiteral("A5")));
  }
};

QTEST_MAIN(TestPagesPdf)
#include "tst_pagespdf.moc"

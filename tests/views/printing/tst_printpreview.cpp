// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPrinter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "tests/views/opened.h"
#include "views/paint/fonts.h"
#include "views/printing/pageview.h"
#include "views/printing/printpreviewdialog.h"

using namespace kartenwerk;

class TestPrintPreview : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void thePagesHaveTheSizeOfThePaper()
  {
    auto dialog = PrintPreviewDialog(bundled("deutschland"), {});
    QVERIFY(!dialog.pages().empty());
    QCOMPARE(dialog.pages().front().size, QSizeF(210, 297));
    dialog.setPaper(Paper::Letter);
    QVERIFY(std::abs(dialog.pages().front().size.width() - 215.9) < 0.01);
  }

  void thereIsNoPageBeyondTheLastOrBeforeTheFirst()
  {
    auto dialog = PrintPreviewDialog(bundled("deutschland"), {});
    dialog.goBy(-1);
    QCOMPARE(dialog.page(), 0);
    dialog.goTo(99);
    QCOMPARE(dialog.page(), static_cast<int>(dialog.pages().size()) - 1);
  }

  void theWholePageIsSeenUntilItIsEnlarged()
  {
    auto dialog = PrintPreviewDialog(bundled("insel"), {});
    dialog.show();
    auto* view = dialog.findChild<PageView*>();
    QVERIFY(view->fitted());
    const auto fitted = view->zoom();
    QVERIFY(fitted > 0.1 && fitted < 1.5);
    view->setZoom(2);
    QCOMPARE(view->zoom(), 2.0);
    view->setZoom({});
    QCOMPARE(view->zoom(), fitted);
  }

  void thePdfIsWrittenInTheBackground()
  {
    auto dialog = PrintPreviewDialog(bundled("insel"), {});
    auto saved = QSignalSpy(&dialog, &PrintPreviewDialog::saved);
    const auto folder = QTemporaryDir();
    const auto path = folder.filePath(QStringLiteral("sheet ü.pdf"));
    dialog.savePdf(path);
    QVERIFY(saved.wait(20000));
    QVERIFY(saved.last().at(0).toBool());
    auto file = QFile(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(5) == "%PDF-");
  }

  void aPdfIsOfferedInTheFolderGivenUnderTheNameOfItsFile()
  {
    const auto folder = QTemporaryDir();
    auto source = PrintSource{QStringLiteral("insel.kwscenario"), {}, folder.path()};
    QCOMPARE(PrintPreviewDialog(bundled("insel"), source).suggestedPath(),
             folder.filePath(QStringLiteral("insel.pdf")));
    source.folder.clear();
    QCOMPARE(PrintPreviewDialog(bundled("insel"), source).suggestedPath(),
             QStringLiteral("insel.pdf"));
  }

  void aFileThatCannotBeWrittenIsSaidWithTheReason()
  {
    auto dialog = PrintPreviewDialog(bundled("insel"), {});
    auto saved = QSignalSpy(&dialog, &PrintPreviewDialog::saved);
    const auto folder = QTemporaryDir();
    dialog.savePdf(folder.filePath(QStringLiteral("none/sheet.pdf")));
    QVERIFY(saved.wait(20000));
    QVERIFY(!saved.last().at(0).toBool());
    QVERIFY(!saved.last().at(1).toString().isEmpty());
  }

  void everyPageIsPrintedAtTrueScale()
  {
    auto dialog = PrintPreviewDialog(bundled("insel"), {});
    const auto folder = QTemporaryDir();
    auto printer = QPrinter(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageSize(QPageSize(QPageSize::A4));
    const auto path = folder.filePath(QStringLiteral("printed.pdf"));
    printer.setOutputFileName(path);
    QVERIFY(dialog.printTo(printer));
    auto file = QFile(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto bytes = file.readAll();
    const auto pages = QByteArray("/Count ") + QByteArray::number(dialog.pages().size());
    QVERIFY(bytes.contains(pages));
    QVERIFY(bytes.contains("/MediaBox [0 0 595"));
  }
};

QTEST_MAIN(TestPrintPreview)
#include "tst_printpreview.moc"

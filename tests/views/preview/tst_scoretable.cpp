// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

#include "tests/views/opened.h"
#include "views/paint/fonts.h"
#include "views/preview/previewpane.h"
#include "views/preview/scoretable.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

/// The table of six players on a map with chips, in a place that can be narrow.
struct Placed
{
  Placed() : session(opened(bundled("deutschland")))
  {
    pane.show();
    pane.setSession(session.get());
    pane.findChild<QSpinBox*>()->setValue(ScoreTable::mostSeats);
    table.showGame(pane.game());
    host.show();
  }
  void setWidth(int width)
  {
    host.resize(width, 600);
    table.setGeometry(host.rect());
    QCoreApplication::processEvents();
  }

  std::unique_ptr<Session> session;
  PreviewPane pane;
  QWidget host;
  ScoreTable table{&host};
};

/// What is cut off or lies outside.
QStringList cut(const ScoreTable& table)
{
  auto result = QStringList{};
  for (const auto* part : table.findChildren<QWidget*>()) {
    if (!part->isVisible() || part->parent() != &table)
      continue;
    const auto* label = qobject_cast<const QLabel*>(part);
    const auto* choice = qobject_cast<const QComboBox*>(part);
    const auto text = label ? label->text() : choice ? choice->currentText() : QString();
    const auto room = part->width() - (choice ? 24 : 0);
    if (!table.rect().contains(part->geometry()) ||
        room < part->fontMetrics().horizontalAdvance(text))
      result << (text.isEmpty() ? QString::fromLatin1(part->metaObject()->className()) : text);
  }
  return result;
}

} // namespace

class TestScoreTable : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase()
  {
    QVERIFY(loadFonts());
    auto font = QFont(fontFamily());
    font.setPointSizeF(QApplication::font().pointSizeF());
    QApplication::setFont(font);
  }
  void cleanup() { installTranslations(QStringLiteral("en")); }

  void inThreeHundredPixelsNothingIsCutInAnyLanguage()
  {
    for (const auto& language : languages()) {
      installTranslations(language);
      auto placed = Placed();
      QVERIFY2(placed.table.minimumSizeHint().width() <= 300,
               qPrintable(QString::number(placed.table.minimumSizeHint().width())));
      placed.setWidth(300);
      QCOMPARE(cut(placed.table).join(QStringLiteral(" | ")), QString());
      QVERIFY(placed.table.minimumSizeHint().width() <= 300);
      QVERIFY(placed.table.grab().save(
          QStringLiteral(KARTENWERK_BINARY_DIR "/score-%1.png").arg(language)));
    }
  }

  void whoPlaysIsChosenBesideTheNameWhereThereIsRoom()
  {
    auto placed = Placed();
    const auto* choice = placed.table.findChild<QComboBox*>();
    const auto* name = [&]() -> const QLabel* {
      for (const auto* label : placed.table.findChildren<QLabel*>())
        if (label->isVisible() && label->y() > 20)
          return label;
      return nullptr;
    }();
    placed.setWidth(500);
    QVERIFY(name && name->geometry().center().y() < choice->geometry().bottom());
    placed.setWidth(300);
    QVERIFY(choice->y() >= name->geometry().bottom());
    placed.setWidth(500);
    QVERIFY(choice->y() < name->geometry().bottom());
    QCOMPARE(cut(placed.table).join(QStringLiteral(" | ")), QString());
  }
};

QTEST_MAIN(TestScoreTable)
#include "tst_scoretable.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/editor/mainwindow.h"
#include "app/editor/newmapdialog.h"
#include "app/editor/theme.h"
#include "model/map/mapfile.h"
#include "tests/support/drawn.h"
#include "views/chips/foldgroup.h"
#include "views/issues/issuespanel.h"
#include "views/paint/fonts.h"
#include "views/properties/joindialog.h"
#include "views/properties/resizedialog.h"
#include "views/properties/section.h"
#include "views/text/language.h"

using namespace kartenwerk;

namespace {

const auto maps = QStringLiteral(KARTENWERK_SOURCE_DIR "/maps/");

int widthOf(const QWidget& widget, QString text)
{
  text.remove(QLatin1Char('&'));
  return widget.fontMetrics().horizontalAdvance(text);
}

bool labelIsCut(const QLabel& label)
{
  const auto text = label.text();
  if (text.isEmpty() || text.contains(QLatin1Char('<')))
    return false;
  if (label.wordWrap())
    return label.height() + label.fontMetrics().height() / 2 < label.heightForWidth(label.width());
  return label.contentsRect().width() + 1 < widthOf(label, text);
}

bool buttonIsCut(const QAbstractButton& button)
{
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  const auto pictured = tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly &&
                        (!tool->icon().isNull() || tool->arrowType() != Qt::NoArrow);
  if (button.text().isEmpty() || pictured)
    return false;
  const auto icon = button.icon().isNull() ? 0 : button.iconSize().width();
  return button.width() < widthOf(button, button.text()) + icon + 4;
}

bool tabsAreCut(const QTabBar& tabs)
{
  auto width = 0;
  for (int i = 0; i < tabs.count(); ++i)
    width += tabs.tabRect(i).width();
  return tabs.isVisible() && width > tabs.width();
}

/// Whether the longest value would be.
bool numberIsCut(const QSpinBox& box)
{
  constexpr auto margins = 4; // of every line that can be edited
  const auto* line = box.findChild<QLineEdit*>();
  auto widest = widthOf(box, box.specialValueText());
  for (const auto number : {box.minimum(), box.maximum()})
    widest =
        std::max(widest, widthOf(box, box.prefix() + box.locale().toString(number) + box.suffix()));
  return line->width() < widest + margins;
}

/// What the visible widgets inside say and do not have room for.
QStringList cutTexts(const QWidget& widget)
{
  auto cut = QStringList{};
  for (const auto* part : widget.findChildren<QWidget*>()) {
    if (!part->isVisible())
      continue;
    if (const auto* label = qobject_cast<const QLabel*>(part); label && labelIsCut(*label))
      cut << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(part);
        button && buttonIsCut(*button))
      cut << button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(part);
        box && box->width() < widthOf(*box, box->currentText()) + 24)
      cut << box->currentText();
    if (const auto* number = qobject_cast<const QSpinBox*>(part); number && numberIsCut(*number))
      cut << QStringLiteral("%1: %2").arg(number->accessibleName(), number->text());
    if (const auto* tabs = qobject_cast<const QTabBar*>(part); tabs && tabsAreCut(*tabs))
      cut << tabs->tabText(0) + QStringLiteral("…");
    if (const auto* area = qobject_cast<const QScrollArea*>(part);
        area && area->widget() && area->widget()->width() > area->viewport()->width() + 1)
      cut << QStringLiteral("wider than its place: ") + area->widget()->objectName() +
                 QString::fromLatin1(area->widget()->metaObject()->className());
  }
  return cut;
}

/// The same, once all parts have found their places.
QStringList staysCut(const QWidget& widget)
{
  QTest::qWait(100);
  auto cut = cutTexts(widget);
  for (int tries = 0; tries < 200 && !cut.isEmpty(); ++tries) {
    QTest::qWait(50);
    cut = cutTexts(widget);
  }
  return cut;
}

void keepPicture(QWidget& widget, const QString& name)
{
  const auto folder = QStringLiteral(KARTENWERK_BINARY_DIR "/gallery/texts");
  QVERIFY(QDir().mkpath(folder));
  QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

void keepPages(QTabWidget& tabs, const QString& name)
{
  for (auto* area : tabs.currentWidget()->findChildren<QScrollArea*>())
    keepPicture(*area->widget(), name);
  if (auto* area = qobject_cast<QScrollArea*>(tabs.currentWidget()))
    keepPicture(*area->widget(), name);
}

void addLanguages()
{
  QTest::addColumn<QString>("language");
  for (const auto& language : languages())
    QTest::newRow(qPrintable(language)) << language;
}

} // namespace

/// A translation is longer than what it translates, and still has its place.
class TestLongTexts : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void cleanup() { installTranslations(QStringLiteral("en")); }
  void noTextOfTheWindowIsCut_data();
  void noTextOfTheWindowIsCut();
  void noTextAboutAnIssueIsCut_data();
  void noTextAboutAnIssueIsCut();
  void noTextOfADialogIsCut_data();
  void noTextOfADialogIsCut();
};

void TestLongTexts::initTestCase()
{
  loadFonts();
  auto font = QFont(fontFamily());
  font.setPointSizeF(QApplication::font().pointSizeF());
  QApplication::setFont(font);
  applyTheme(Theme::Light);
}

void TestLongTexts::noTextOfTheWindowIsCut_data()
{
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  for (const auto& language : languages())
    for (const auto size : {QSize(1280, 800), QSize(1024, 700)})
      QTest::addRow("%s %d", qPrintable(language), size.width()) << language << size;
}

void TestLongTexts::noTextOfTheWindowIsCut()
{
  QFETCH(QString, language);
  QFETCH(QSize, size);
  installTranslations(language);
  const auto folder = QTemporaryDir();
  auto window = MainWindow({maps.toStdString()}, folder.filePath(QStringLiteral("recovery")));
  window.resize(size);
  window.show();
  window.open(maps + QStringLiteral("deutschland.kwscenario"));
  auto cut = QStringList{};
  const auto name = QStringLiteral("%1-%2-").arg(language).arg(size.width());
  for (auto* fold : window.findChildren<FoldGroup*>())
    fold->setOpen(true);
  for (int panel = 0; panel < panelCount; ++panel) {
    window.panels().raise(static_cast<Panel>(panel));
    cut << staysCut(window);
    keepPicture(window, name + toString(static_cast<Panel>(panel)));
  }
  for (auto* tabs : window.findChildren<QTabWidget*>())
    for (int i = 0; i < tabs->count() && tabs->isVisible(); ++i) {
      tabs->setCurrentIndex(i);
      for (auto* section : window.findChildren<Section*>())
        section->setOpen(true);
      cut << staysCut(window);
      keepPages(*tabs, name + tabs->tabText(i));
    }
  cut.removeDuplicates();
  QCOMPARE(cut.join(QStringLiteral(" | ")), QString());
}

void TestLongTexts::noTextAboutAnIssueIsCut_data()
{
  addLanguages();
}

void TestLongTexts::noTextAboutAnIssueIsCut()
{
  QFETCH(QString, language);
  installTranslations(language);
  const auto folder = QTemporaryDir();
  const auto path = folder.filePath(QStringLiteral("a.kwmap"));
  QVERIFY(saveMap(drawn({"S~.i", ".~~~", "t~CC"}), path.toStdString()).empty());
  auto window = MainWindow({maps.toStdString()}, folder.filePath(QStringLiteral("recovery")));
  window.resize(1280, 800);
  window.show();
  window.open(path);
  window.panels().raise(Panel::Issues);
  auto* list = window.panels().issues().findChild<QListView*>();
  QTRY_VERIFY(list->model()->rowCount() > 3);
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    list->setCurrentIndex(list->model()->index(row, 0));
    QCOMPARE(staysCut(window).join(QStringLiteral(" | ")), QString());
  }
  keepPicture(window, language + QStringLiteral("-issue"));
}

void TestLongTexts::noTextOfADialogIsCut_data()
{
  addLanguages();
}

void TestLongTexts::noTextOfADialogIsCut()
{
  QFETCH(QString, language);
  installTranslations(language);
  const auto map = loadMap((maps + QStringLiteral("deutschland.kwmap")).toStdString()).value;
  QVERIFY(map);
  auto newMap = NewMapDialog();
  auto resize = ResizeDialog(*map);
  auto join = JoinDialog(*map, *map);
  auto i = 0;
  for (auto* dialog : std::initializer_list<QDialog*>{&newMap, &resize, &join}) {
    dialog->show();
    QCOMPARE(staysCut(*dialog).join(QStringLiteral(" | ")), QString());
    keepPicture(*dialog, QStringLiteral("%1-dialog-%2").arg(language).arg(++i));
    dialog->close();
  }
}

QTEST_MAIN(TestLongTexts)
#include "tst_longtexts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/helpdialogs.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/editor/actions.h"

namespace kartenwerk {

namespace {

/// A function alone would not tell lupdate the context of its strings.
struct HelpText
{
  Q_DECLARE_TR_FUNCTIONS(Help)
};

void addLine(QTreeWidget& tree, const QString& text, const QString& keys)
{
  auto* item = new QTreeWidgetItem(&tree);
  item->setText(0, text);
  item->setText(1, keys);
}

void addMapKeys(QTreeWidget& tree)
{
  addLine(tree, HelpText::tr("Move the square cursor"), HelpText::tr("Arrow keys"));
  addLine(tree, HelpText::tr("Draw or select on the way"), HelpText::tr("Shift+arrow keys"));
  addLine(tree, HelpText::tr("Choose a side of the square"), HelpText::tr("Ctrl+arrow keys"));
  addLine(tree, HelpText::tr("Use the tool on the square"), HelpText::tr("Space or Enter"));
  addLine(tree, HelpText::tr("Clear the selected squares"), HelpText::tr("Del"));
  addLine(tree, HelpText::tr("Cancel a stroke, select nothing"), HelpText::tr("Esc"));
  addLine(tree, HelpText::tr("Move the view"), HelpText::tr("Middle button, or Space and drag"));
  addLine(tree, HelpText::tr("Take the tool of what is there"), HelpText::tr("Right click"));
  addLine(tree, HelpText::tr("Erase"), HelpText::tr("Right drag"));
}

} // namespace

void showShortcuts(QWidget* parent)
{
  auto dialog = QDialog(parent);
  dialog.setWindowTitle(HelpText::tr("Keyboard shortcuts"));
  auto* tree = new QTreeWidget;
  tree->setRootIsDecorated(false);
  tree->setHeaderLabels({HelpText::tr("What"), HelpText::tr("Keys")});
  tree->setAccessibleName(HelpText::tr("Keyboard shortcuts"));
  addMapKeys(*tree);
  for (const auto& info : actionTable()) {
    auto keys = QStringList{};
    for (const auto& shortcut : shortcutsOf(info))
      keys << shortcut.toString(QKeySequence::NativeText);
    if (!keys.isEmpty())
      addLine(*tree, plainText(info), keys.join(HelpText::tr(", ")));
  }
  tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setText(HelpText::tr("Close"));
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(&dialog);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(16);
  layout->addWidget(tree);
  layout->addWidget(buttons);
  dialog.resize(560, 600);
  dialog.exec();
}

void showAbout(QWidget* parent)
{
  auto box = QMessageBox(
      QMessageBox::NoIcon, HelpText::tr("About Kartenwerk"),
      QStringLiteral("<h3>Kartenwerk %1</h3>").arg(QCoreApplication::applicationVersion()),
      QMessageBox::Close, parent);
  box.button(QMessageBox::Close)->setText(HelpText::tr("Close"));
  box.setIconPixmap(QApplication::windowIcon().pixmap(64, 64));
  box.setInformativeText(HelpText::tr(
      "Draws, checks, prints and test-plays maps for tile-laying games.\n\nFree software under "
      "the GNU General Public License, version 3 or later. It comes without any warranty."));
  box.exec();
}

} // namespace kartenwerk

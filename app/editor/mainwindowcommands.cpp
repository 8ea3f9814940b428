// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QStatusBar>
#include <QTabWidget>

#include "app/editor/banner.h"
#include "app/editor/documentpage.h"
#include "app/editor/helpdialogs.h"
#include "app/editor/mainwindow.h"
#include "app/editor/mapcommands.h"
#include "app/editor/startpage.h"
#include "model/base/files.h"
#include "model/base/hash.h"
#include "model/document/sessionpath.h"
#include "views/canvas/mapcanvas.h"
#include "views/issues/issuespanel.h"
#include "views/preview/previewpane.h"
#include "views/printing/printpreviewdialog.h"
#include "views/properties/propertiespanel.h"

namespace kartenwerk {

void MainWindow::on(ActionId id, std::function<void()> command)
{
  connect(&(*m_actions)[id], &QAction::triggered, this, std::move(command));
}

void MainWindow::onPage(ActionId id, std::function<void(DocumentPage&)> command)
{
  on(id, [this, command = std::move(command)] {
    if (page())
      command(*page());
  });
}

void MainWindow::connectActions()
{
  connectFileActions();
  connectViewActions();
  connectMapActions();
  connectGameActions();
  for (const auto tool : allTools)
    connect(&m_actions->toolAction(tool), &QAction::triggered, this,
            [this, tool] { useTool(tool); });
  on(ActionId::Shortcuts, [this] { showShortcuts(this); });
  on(ActionId::About, [this] { showAbout(this); });
}

void MainWindow::connectFileActions()
{
  on(ActionId::New, [this] { m_files->newMap(); });
  on(ActionId::NewWithoutMap, [this] { m_files->newWithoutMap(); });
  on(ActionId::Open, [this] { m_files->chooseAndOpen(); });
  onPage(ActionId::Save, [this](DocumentPage& page) { m_files->save(page.session()); });
  onPage(ActionId::SaveAs, [this](DocumentPage& page) { m_files->saveAs(page.session()); });
  onPage(ActionId::Close, [this](DocumentPage&) { closePage(m_tabs->currentIndex()); });
  on(ActionId::Quit, [this] { close(); });
  onPage(ActionId::PrintPreview, [this](DocumentPage&) { printPreview(); });
  connect(m_start, &StartPage::newWanted, m_files, &FileCommands::newMap);
  connect(m_start, &StartPage::newWithoutMapWanted, m_files, &FileCommands::newWithoutMap);
  connect(m_start, &StartPage::openWanted, m_files, &FileCommands::chooseAndOpen);
  connect(m_start, &StartPage::fileWanted, m_files, &FileCommands::open);
  connect(&m_workspace, &Workspace::changedOutside, this,
          [this](Document* document) { noteOutsideChange(*document); });
}

void MainWindow::connectViewActions()
{
  onPage(ActionId::ZoomIn, [](DocumentPage& page) { page.canvas().zoomIn(); });
  onPage(ActionId::ZoomOut, [](DocumentPage& page) { page.canvas().zoomOut(); });
  onPage(ActionId::ZoomFit, [](DocumentPage& page) { page.canvas().zoomToFit(); });
  onPage(ActionId::GoTo, [this](DocumentPage&) { goToSquare(); });
  onPage(ActionId::FocusMap, [](DocumentPage& page) { page.setFocus(); });
  on(ActionId::FullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  on(ActionId::ResetLayout, [this] {
    restoreState(m_firstState, 1);
    m_panels->resetLayout();
  });
  auto& wheel = (*m_actions)[ActionId::WheelZooms];
  wheel.setChecked(m_settings.wheelZooms());
  connect(&wheel, &QAction::toggled, this, [this](bool zooms) {
    m_settings.setWheelZooms(zooms);
    for (int i = 0; i < m_tabs->count(); ++i)
      static_cast<DocumentPage*>(m_tabs->widget(i))->canvas().setWheelZooms(zooms);
  });
}

void MainWindow::connectMapActions()
{
  onPage(ActionId::Undo, [](DocumentPage& page) { page.session().undo(); });
  onPage(ActionId::Redo, [](DocumentPage& page) { page.session().redo(); });
  onPage(ActionId::Delete,
         [](DocumentPage& page) { page.canvas().hand().clear(page.canvas().cursor()); });
  onPage(ActionId::SelectAll, [](DocumentPage& page) {
    const auto& map = page.session().map();
    const auto last = Place{static_cast<std::int16_t>(map.columns() - 1),
                            static_cast<std::int16_t>(map.rows() - 1)};
    page.canvas().hand().setSelection(selected(map, {}, {}, last, SelectMode::Replace));
  });
  onPage(ActionId::SelectNone, [](DocumentPage& page) { page.canvas().hand().setSelection({}); });
  onPage(ActionId::Resize, [this](DocumentPage& page) { askAndResize(page.session(), this); });
  onPage(ActionId::Join, [this](DocumentPage& page) {
    askAndJoin(page.session(), m_files->folderBeside(page.session()), this);
  });
  onPage(ActionId::Trim, [](DocumentPage& page) { trimMap(page.session()); });
  onPage(ActionId::TurnQuarter, [](DocumentPage& page) { turnMap(page.session(), Turn::Quarter); });
  onPage(ActionId::MirrorLeftRight,
         [](DocumentPage& page) { turnMap(page.session(), Turn::MirrorLeftRight); });
  onPage(ActionId::MirrorTopBottom,
         [](DocumentPage& page) { turnMap(page.session(), Turn::MirrorTopBottom); });
  onPage(ActionId::NextIssue, [this](DocumentPage&) {
    m_panels->raise(Panel::Issues);
    m_panels->issues().goToNext();
  });
  onPage(ActionId::PreviousIssue, [this](DocumentPage&) {
    m_panels->raise(Panel::Issues);
    m_panels->issues().goToPrevious();
  });
  connect(&m_panels->properties(), &PropertiesPanel::resizeWanted, this, [this] {
    if (page())
      askAndResize(page()->session(), this);
  });
}

void MainWindow::connectGameActions()
{
  auto& preview = m_panels->preview();
  onPage(ActionId::NewGame, [&preview](DocumentPage&) { preview.newGame(); });
  onPage(ActionId::PlayPause, [&preview](DocumentPage&) { preview.playOrPause(); });
  onPage(ActionId::StepBack, [&preview](DocumentPage&) { preview.stepBack(); });
  onPage(ActionId::StepForward, [&preview](DocumentPage&) { preview.stepForward(); });
  connect(&preview, &PreviewPane::fileChosen, this, [this, &preview](const QString& path) {
    if (!page())
      return;
    m_files->rememberBeside(page()->session(), path);
    preview.setFolder(m_files->folderBeside(page()->session()));
  });
  on(ActionId::OpenGame, [this] { openGame(); });
  connect(m_files, &FileCommands::recordChosen, this, [this](const QString& path) {
    m_panels->raise(Panel::Preview);
    m_panels->preview().openRecord(path);
  });
}

void MainWindow::useTool(Tool tool)
{
  if (!page())
    return;
  page()->canvas().hand().setTool(tool);
  page()->canvas().setFocus();
}

void MainWindow::goToSquare()
{
  auto accepted = false;
  const auto text = QInputDialog::getText(this, tr("Go to square"), tr("Square, such as D7:"),
                                          QLineEdit::Normal, {}, &accepted);
  if (!accepted)
    return;
  const auto place = placeFrom(text.trimmed().toUpper().toStdString());
  if (place && page()->session().map().contains(*place))
    page()->canvas().showPlaces({*place});
  else
    statusBar()->showMessage(tr("There is no square %1 on this map.").arg(text), 6000);
}

void MainWindow::printPreview()
{
  auto& session = page()->session();
  const auto& playable = session.playable();
  if (!playable.value) {
    auto box = QMessageBox(QMessageBox::Warning, tr("Print"), tr("The setup sheet cannot be made."),
                           QMessageBox::Ok, this);
    box.setInformativeText(problemsText(playable.problems));
    box.exec();
    return;
  }
  auto source = PrintSource{};
  if (!session.modified()) {
    const auto& path = pathOf(session);
    source.fileName = QFileInfo(path).fileName();
    if (const auto bytes = readFile(path.toStdString()); bytes.value)
      source.hash = QString::fromStdString(sha256(*bytes.value));
  }
  source.folder = m_files->folderBeside(session);
  auto dialog = PrintPreviewDialog(*playable.value, source, this);
  connect(&dialog, &PrintPreviewDialog::fileChosen, this,
          [this, &session](const QString& path) { m_files->rememberBeside(session, path); });
  dialog.exec();
}

void MainWindow::openGame()
{
  const auto folder = page() ? m_files->folderBeside(page()->session()) : m_settings.lastFolder();
  const auto path =
      QFileDialog::getOpenFileName(this, tr("Open game record"), folder, tr("Games (*.kwgame)"));
  if (!path.isEmpty())
    m_files->open(path);
}

void MainWindow::noteOutsideChange(Document& document)
{
  for (int i = 0; i < m_tabs->count(); ++i) {
    auto* page = static_cast<DocumentPage*>(m_tabs->widget(i));
    auto& session = page->session();
    if (&document != &session.mapDocument() && &document != &session.scenarioDocument())
      continue;
    auto& banner = page->addBanner(tr("%1 was changed by another program.").arg(document.name()));
    banner.addChoice(tr("Reload"), [this, &session, &document] {
      const auto problems = m_workspace.reload(session, document, tr("Reload file"));
      if (anyErrors(problems))
        statusBar()->showMessage(problemsText(problems, 1), 6000);
    });
    banner.addChoice(tr("Keep mine"), [this, &document] { m_workspace.keep(document); });
    return;
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <utility>

#include "app/editor/documentpage.h"
#include "app/editor/startpage.h"
#include "model/document/sessionpath.h"
#include "model/scenario/disklookup.h"
#include "model/tiles/tilesetfile.h"
#include "views/canvas/mapcanvas.h"
#include "views/canvas/opentable.h"
#include "views/canvas/placetext.h"
#include "views/preview/previewpane.h"
#include "views/properties/propertiespanel.h"
#include "views/properties/scrolled.h"

namespace kartenwerk {

namespace {

constexpr int stateVersion = 1; ///< of panels and toolbars; another one starts afresh

/// Ids and titles of the tile sets that came with the program.
std::vector<std::pair<std::string, std::string>> bundledSets(const Workspace& workspace)
{
  auto sets = std::vector<std::pair<std::string, std::string>>{};
  for (const auto& file : bundledFiles(workspace.bundledFolders(), ".kwtiles"))
    if (const auto set = loadTileSet(file.path); set.value)
      sets.emplace_back(file.id, set.value->title);
  return sets;
}

} // namespace

MainWindow::MainWindow(std::vector<std::string> bundledFolders, const QString& recoveryFolder)
    : m_workspace(std::move(bundledFolders)), m_recovery(recoveryFolder),
      m_actions(new Actions(*this)),
      m_files(new FileCommands(*this, m_workspace, m_recovery, m_settings)),
      m_panels(new Panels(*this)), m_middle(new QStackedWidget), m_start(new StartPage),
      m_tabs(new QTabWidget)
{
  setAcceptDrops(true);
  resize(1440, 900);
  m_tabs->setDocumentMode(true);
  m_tabs->setTabsClosable(true);
  m_tabs->setMovable(true);
  m_tabs->setAccessibleName(tr("Open maps"));
  m_tabs->tabBar()->setAccessibleName(tr("Open maps"));
  m_middle->addWidget(scrolled(m_start));
  m_middle->addWidget(m_tabs);
  setCentralWidget(m_middle);
  buildMenus();
  buildToolbar();
  buildStatusBar();
  connectActions();
  m_panels->properties().setBundledSets(bundledSets(m_workspace));
  connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::showPage);
  connect(m_tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::closePage);
  m_files->setShowIfOpen([this](const QString& path) { return showIfOpen(path); });
  connect(m_files, &FileCommands::opened, this, &MainWindow::addPage);
  retranslate();
  showPage();
  m_firstState = saveState(stateVersion);
}

MainWindow::~MainWindow()
{
  // Panels and canvases let go of the sessions before they are gone.
  disconnect(m_tabs, nullptr, this, nullptr);
  m_panels->setPage(nullptr);
  while (m_tabs->count() > 0)
    delete m_tabs->widget(0);
}

DocumentPage* MainWindow::page() const
{
  return static_cast<DocumentPage*>(m_tabs->currentWidget());
}

void MainWindow::addPage(std::shared_ptr<Session> session)
{
  auto* page = new DocumentPage(std::move(session));
  auto& canvas = page->canvas();
  canvas.setWheelZooms(m_settings.wheelZooms());
  connect(&canvas, &MapCanvas::pointedAt, this, &MainWindow::tellPlace);
  connect(&canvas.hand(), &ToolHand::removed, this,
          [this](const QString& sentence) { statusBar()->showMessage(sentence, 6000); });
  connect(&page->openTable(), &OpenTable::pointedAt, m_placeLabel,
          [this](std::optional<Place>, const QString& text) { m_placeLabel->setText(text); });
  connect(&canvas, &MapCanvas::zoomChanged, this, &MainWindow::updateActions);
  connect(&canvas.hand(), &ToolHand::toolChanged, this, &MainWindow::updateActions);
  connect(&page->session(), &Session::titleChanged, this, &MainWindow::updateTitles);
  connect(&page->session(), &Session::mapReplaced, this, &MainWindow::showPage);
  connect(&page->session(), &Session::historyChanged, this, &MainWindow::updateActions);
  if (auto* before = this->page()) {
    canvas.hand().setTool(before->canvas().hand().tool());
    canvas.hand().setOptions(before->canvas().hand().options());
  }
  m_tabs->addTab(page, {});
  m_tabs->setCurrentWidget(page);
  updateTitles();
  page->setFocus();
  m_settings.setLastFiles(openPaths());
}

bool MainWindow::closePage(int index)
{
  auto* page = static_cast<DocumentPage*>(m_tabs->widget(index));
  if (!m_files->mayClose(page->session()))
    return false;
  if (page == this->page())
    m_panels->setPage(nullptr);
  m_tabs->removeTab(index);
  delete page;
  showPage();
  m_settings.setLastFiles(openPaths());
  return true;
}

void MainWindow::showPage()
{
  m_panels->setPage(page());
  m_middle->setCurrentIndex(page() ? 1 : 0);
  if (!page())
    m_start->setRecentFiles(m_settings.recentFiles());
  if (!page() && isVisible())
    showSamples();
  updateTitles();
  updateActions();
  tellPlace({}, {});
}

void MainWindow::updateTitles()
{
  for (int i = 0; i < m_tabs->count(); ++i) {
    auto& session = static_cast<DocumentPage*>(m_tabs->widget(i))->session();
    m_tabs->setTabText(i, session.modified()
                              ? tr("%1 •", "tab of a file with unsaved changes").arg(session.name())
                              : session.name());
    m_tabs->setTabToolTip(i, pathOf(session));
  }
  m_tabs->setTabBarAutoHide(true);
  if (page()) {
    m_panels->preview().setFolder(m_files->folderBeside(page()->session()));
    setWindowTitle(tr("%1[*] – Kartenwerk").arg(page()->session().name()));
    setWindowModified(page()->session().modified());
  } else {
    setWindowTitle(tr("Kartenwerk"));
    setWindowModified(false);
  }
  updateActions();
}

void MainWindow::updateActions()
{
  auto& actions = *m_actions;
  auto* page = this->page();
  const auto open = page != nullptr;
  const auto onMap = open && page->session().hasMap();
  for (const auto id :
       {ActionId::Save, ActionId::SaveAs, ActionId::Close, ActionId::PrintPreview,
        ActionId::FocusMap, ActionId::NextIssue, ActionId::PreviousIssue, ActionId::NewGame,
        ActionId::PlayPause, ActionId::StepBack, ActionId::StepForward})
    actions[id].setEnabled(open);
  const auto reason = tr("This game is played on an open table: there is no map.");
  for (const auto& info : actionTable())
    if (info.onMap) {
      actions.setReasonAgainst(info.id, open && !onMap ? reason : QString());
      actions[info.id].setEnabled(onMap);
    }
  actions[ActionId::Undo].setEnabled(open && page->session().canUndo());
  actions[ActionId::Redo].setEnabled(open && page->session().canRedo());
  m_zoomLabel->setVisible(onMap);
  if (!open)
    return;
  actions[ActionId::Undo].setToolTip(tr("Undo: %1").arg(page->session().undoText()));
  actions[ActionId::Redo].setToolTip(tr("Redo: %1").arg(page->session().redoText()));
  actions.toolAction(page->canvas().hand().tool()).setChecked(true);
  m_zoomLabel->setText(tr("%1 px a square").arg(page->canvas().squarePx()));
}

void MainWindow::tellPlace(std::optional<Place> place, const QString& hint)
{
  auto text = QString();
  if (place && page())
    text = placeText(page()->session().map(), page()->session().scenario(), *place);
  m_placeLabel->setText(hint.isEmpty() ? text : tr("%1 – %2").arg(text, hint));
}

QStringList MainWindow::openPaths() const
{
  auto paths = QStringList{};
  for (int i = 0; i < m_tabs->count(); ++i)
    if (const auto path = pathOf(static_cast<DocumentPage*>(m_tabs->widget(i))->session());
        !path.isEmpty())
      paths << path;
  return paths;
}

bool MainWindow::showIfOpen(const QString& path)
{
  for (int i = 0; i < m_tabs->count(); ++i)
    if (pathOf(static_cast<DocumentPage*>(m_tabs->widget(i))->session()) == path) {
      m_tabs->setCurrentIndex(i);
      return true;
    }
  return false;
}

bool MainWindow::restoreWindow()
{
  m_restored = restoreGeometry(m_settings.windowGeometry()) &&
               restoreState(m_settings.windowState(), stateVersion);
  return m_restored;
}

void MainWindow::showEvent(QShowEvent* event)
{
  QMainWindow::showEvent(event);
  if (!page())
    showSamples();
  if (!std::exchange(m_restored, true))
    QTimer::singleShot(0, this, [this] { m_panels->proportion(); });
}

void MainWindow::rememberWindow()
{
  m_settings.setWindow(saveGeometry(), saveState(stateVersion));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
  m_settings.setLastFiles(openPaths());
  const auto last = openPaths();
  rememberWindow();
  while (m_tabs->count() > 0)
    if (!closePage(m_tabs->currentIndex())) {
      event->ignore();
      return;
    }
  m_settings.setLastFiles(last);
  event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
  if (event->mimeData()->hasUrls())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
  const auto urls = event->mimeData()->urls();
  for (const auto& url : urls)
    if (url.isLocalFile())
      m_files->open(url.toLocalFile());
}

} // namespace kartenwerk

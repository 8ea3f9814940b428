// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <memory>

#include "app/editor/actions.h"
#include "app/editor/filecommands.h"
#include "app/editor/panels.h"
#include "app/editor/settings.h"
#include "model/document/recovery.h"
#include "model/document/workspace.h"

class QLabel;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace kartenwerk {

class DocumentPage;
class StartPage;

/// The editor's window: tabs of maps in the middle, panels round them.
class MainWindow : public QMainWindow
{
  Q_OBJECT

public:
  MainWindow(std::vector<std::string> bundledFolders, const QString& recoveryFolder);
  ~MainWindow() override;

  bool open(const QString& path) { return m_files->open(path); }
  FileCommands& files() { return *m_files; }
  Panels& panels() { return *m_panels; }
  Actions& actions() { return *m_actions; }
  Workspace& workspace() { return m_workspace; }
  /// Null when nothing is open.
  DocumentPage* page() const;
  /// Files of all tabs, for the next start.
  QStringList openPaths() const;
  /// Window and panels as they were left; false at the first start.
  bool restoreWindow();

protected:
  void closeEvent(QCloseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  // mainwindow.cpp
  void addPage(std::shared_ptr<Session> session);
  bool closePage(int index);
  bool showIfOpen(const QString& path);
  void showPage();
  void updateTitles();
  void updateActions();
  void tellPlace(std::optional<Place> place, const QString& hint);
  void rememberWindow();
  // mainwindowmenus.cpp
  void buildMenus();
  void buildToolbar();
  void buildStatusBar();
  void fillRecent();
  void fillSamples();
  void showSamples();
  void fillThemes();
  void fillLanguages();
  void retranslate();
  // mainwindowcommands.cpp
  void connectActions();
  void connectFileActions();
  void connectViewActions();
  void connectMapActions();
  void connectGameActions();
  void on(ActionId id, std::function<void()> command);
  void onPage(ActionId id, std::function<void(DocumentPage&)> command);
  void useTool(Tool tool);
  void goToSquare();
  void printPreview();
  void openGame();
  void noteOutsideChange(Document& document);

  Settings m_settings;
  Workspace m_workspace;
  Recovery m_recovery;
  Actions* m_actions;
  FileCommands* m_files;
  Panels* m_panels;
  QStackedWidget* m_middle;
  StartPage* m_start;
  QTabWidget* m_tabs;
  QToolBar* m_toolbar = nullptr;
  std::array<QMenu*, 6> m_menus{};
  QMenu* m_samples = nullptr;
  bool m_samplesShown = false; ///< their pictures on the start page
  QMenu* m_recent = nullptr;
  QMenu* m_panelMenu = nullptr;
  QMenu* m_themes = nullptr;
  QMenu* m_languages = nullptr;
  QLabel* m_placeLabel = nullptr;
  QLabel* m_issuesLabel = nullptr;
  QLabel* m_zoomLabel = nullptr;
  bool m_restored = false; ///< sizes of panels are the user's
  QByteArray m_firstState; ///< of the panels, before anything was restored
};

} // namespace kartenwerk

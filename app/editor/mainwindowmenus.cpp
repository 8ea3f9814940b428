// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

#include "app/editor/mainwindow.h"
#include "app/editor/startpage.h"
#include "app/editor/theme.h"
#include "views/issues/issuespanel.h"
#include "views/palette/toolpalette.h"
#include "views/text/language.h"

namespace kartenwerk {

namespace {

constexpr auto allMenus = std::array{MenuId::File, MenuId::Edit,     MenuId::View,
                                     MenuId::Map,  MenuId::Scenario, MenuId::Help};

QString themeText(Theme theme)
{
  switch (theme) {
  case Theme::Light:
    return MainWindow::tr("&Light");
  case Theme::Dark:
    return MainWindow::tr("&Dark");
  case Theme::System:
    break;
  }
  return MainWindow::tr("As the &system");
}

QString languageName(const QString& code)
{
  if (code == QLatin1String("en"))
    return QStringLiteral("English"); // not "American English"
  const auto name = QLocale(code).nativeLanguageName();
  return name.left(1).toUpper() + name.mid(1);
}

} // namespace

void MainWindow::buildMenus()
{
  for (const auto id : allMenus) {
    auto* menu = menuBar()->addMenu(QString());
    m_menus[static_cast<std::size_t>(id)] = menu;
    m_actions->fill(*menu, id);
  }
  auto* file = m_menus[static_cast<std::size_t>(MenuId::File)];
  m_recent = new QMenu(this);
  file->insertMenu(&(*m_actions)[ActionId::Save], m_recent);
  connect(m_recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
  m_samples = new QMenu(this);
  file->insertMenu(&(*m_actions)[ActionId::Save], m_samples);
  connect(m_samples, &QMenu::aboutToShow, this, &MainWindow::fillSamples);
  auto* view = m_menus[static_cast<std::size_t>(MenuId::View)];
  m_panelMenu = new QMenu(this);
  m_panels->fill(*m_panelMenu);
  m_themes = new QMenu(this);
  m_languages = new QMenu(this);
  view->addSeparator();
  view->insertMenu(&(*m_actions)[ActionId::FullScreen], m_panelMenu);
  view->addMenu(m_themes);
  view->addMenu(m_languages);
  for (const auto tool : allTools)
    m_panels->tools().addTool(&m_actions->toolAction(tool));
}

void MainWindow::buildToolbar()
{
  m_toolbar = addToolBar(QString());
  m_toolbar->setObjectName(QStringLiteral("toolbar"));
  m_toolbar->setMovable(false);
  m_toolbar->setIconSize({20, 20});
  auto& actions = *m_actions;
  m_toolbar->addAction(&actions[ActionId::Open]);
  m_toolbar->addAction(&actions[ActionId::Save]);
  m_toolbar->addSeparator();
  m_toolbar->addAction(&actions[ActionId::Undo]);
  m_toolbar->addAction(&actions[ActionId::Redo]);
  m_toolbar->addSeparator();
  m_toolbar->addAction(&actions[ActionId::ZoomOut]);
  m_toolbar->addAction(&actions[ActionId::ZoomFit]);
  m_toolbar->addAction(&actions[ActionId::ZoomIn]);
  m_toolbar->addSeparator();
  m_toolbar->addAction(&actions[ActionId::PrintPreview]);
}

void MainWindow::buildStatusBar()
{
  m_placeLabel = new QLabel;
  m_issuesLabel = new QLabel;
  m_zoomLabel = new QLabel;
  m_placeLabel->setContentsMargins(8, 0, 8, 0);
  m_issuesLabel->setContentsMargins(8, 0, 8, 0);
  m_zoomLabel->setContentsMargins(8, 0, 8, 0);
  statusBar()->addWidget(m_placeLabel, 1);
  statusBar()->addPermanentWidget(m_issuesLabel);
  statusBar()->addPermanentWidget(m_zoomLabel);
  const auto say = [this](const QString& sentence) { statusBar()->showMessage(sentence, 6000); };
  connect(m_panels, &Panels::said, this, say);
  connect(m_files, &FileCommands::said, this, say);
  connect(&m_panels->issues(), &IssuesPanel::counted, this,
          [this](int errors, int warnings, int notes) {
            const auto parts =
                QStringList{tr("%n errors", nullptr, errors), tr("%n warnings", nullptr, warnings),
                            tr("%n notes", nullptr, notes)};
            m_issuesLabel->setText(page() ? parts.join(tr(", ")) : QString());
          });
}

void MainWindow::fillSamples()
{
  m_samples->clear();
  for (const auto& sample : samples(m_workspace.bundledFolders()))
    connect(m_samples->addAction(sample.title), &QAction::triggered, this,
            [this, path = sample.path] { m_files->open(path); });
}

/// Only when the start page comes into sight: the pictures take a moment.
void MainWindow::showSamples()
{
  if (std::exchange(m_samplesShown, true))
    return;
  const auto all = samples(m_workspace.bundledFolders());
  auto pictures = std::vector<QPixmap>{};
  for (const auto& sample : all)
    pictures.push_back(
        pictureOf(sample, m_workspace.bundledFolders(), samplePictureSide, devicePixelRatioF()));
  m_start->setSamples(all, pictures);
}

void MainWindow::fillRecent()
{
  m_recent->clear();
  const auto paths = m_settings.recentFiles();
  for (const auto& path : paths) {
    auto* action = m_recent->addAction(QFileInfo(path).fileName());
    action->setToolTip(path);
    action->setStatusTip(path);
    connect(action, &QAction::triggered, this, [this, path] { m_files->open(path); });
  }
  if (paths.isEmpty())
    m_recent->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::fillThemes()
{
  m_themes->clear();
  auto* group = new QActionGroup(m_themes);
  for (const auto theme : {Theme::System, Theme::Light, Theme::Dark}) {
    auto* action = m_themes->addAction(themeText(theme));
    action->setCheckable(true);
    action->setChecked(theme == m_settings.theme());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, theme] {
      m_settings.setTheme(theme);
      applyTheme(theme);
    });
  }
}

void MainWindow::fillLanguages()
{
  m_languages->clear();
  auto* group = new QActionGroup(m_languages);
  const auto add = [&](const QString& code, const QString& text) {
    auto* action = m_languages->addAction(text);
    action->setCheckable(true);
    action->setChecked(code == m_settings.language());
    group->addAction(action);
    connect(
        action, &QAction::triggered, this,
        [this, code] {
          m_settings.setLanguage(code);
          installTranslations(code);
        },
        Qt::QueuedConnection); // the menu is made anew while its action speaks
  };
  add({}, tr("As the &system"));
  for (const auto& code : languages())
    add(code, languageName(code));
}

void MainWindow::retranslate()
{
  m_actions->retranslate();
  m_panels->retranslate();
  for (const auto id : allMenus)
    m_menus[static_cast<std::size_t>(id)]->setTitle(menuText(id));
  m_recent->setTitle(tr("Open &recent"));
  m_samples->setTitle(tr("Open sa&mple"));
  m_panelMenu->setTitle(tr("&Panels"));
  m_themes->setTitle(tr("&Theme"));
  m_languages->setTitle(tr("&Language"));
  m_toolbar->setWindowTitle(tr("Toolbar"));
  m_tabs->setAccessibleName(tr("Open maps"));
  m_tabs->tabBar()->setAccessibleName(tr("Open maps"));
  m_placeLabel->setAccessibleName(tr("Square"));
  m_issuesLabel->setAccessibleName(tr("Issues"));
  m_zoomLabel->setAccessibleName(tr("Zoom"));
  fillRecent();
  fillThemes();
  fillLanguages();
  updateTitles();
}

} // namespace kartenwerk

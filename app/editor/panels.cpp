// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/panels.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>
#include <algorithm>

#include "app/editor/documentpage.h"
#include "app/editor/historypanel.h"
#include "views/canvas/mapcanvas.h"
#include "views/chips/chipspanel.h"
#include "views/issues/issuespanel.h"
#include "views/palette/toolpalette.h"
#include "views/preview/previewpane.h"
#include "views/properties/propertiespanel.h"

namespace kartenwerk {

namespace {

constexpr auto allPanels = std::array{Panel::Tools,  Panel::Properties, Panel::Preview,
                                      Panel::Issues, Panel::Chips,      Panel::History};

Qt::DockWidgetArea areaOf(Panel panel)
{
  switch (panel) {
  case Panel::Tools:
    return Qt::LeftDockWidgetArea;
  case Panel::Properties:
  case Panel::Preview:
    return Qt::RightDockWidgetArea;
  case Panel::Issues:
  case Panel::Chips:
  case Panel::History:
    break;
  }
  return Qt::BottomDockWidgetArea;
}

/// One mark a square, of its worst issue, which comes first. Notes are for the list alone.
std::vector<Mark> marksOf(const Issues& issues)
{
  auto marks = std::vector<Mark>{};
  for (const auto& issue : issues)
    for (const auto place : issue.places)
      if (issue.severity != Severity::Info &&
          std::ranges::find(marks, place, &Mark::place) == marks.end())
        marks.push_back(
            {place, issue.severity == Severity::Error ? MarkKind::Error : MarkKind::Warning});
  return marks;
}

} // namespace

QString toString(Panel panel)
{
  constexpr auto names = std::array{"tools", "properties", "preview", "issues", "chips", "history"};
  return QString::fromLatin1(names[static_cast<std::size_t>(panel)]);
}

std::optional<Panel> panelFrom(const QString& text)
{
  for (const auto panel : allPanels)
    if (toString(panel) == text)
      return panel;
  return std::nullopt;
}

Panels::Panels(QMainWindow& window)
    : QObject(&window), m_window(window), m_tools(new ToolPalette),
      m_properties(new PropertiesPanel), m_preview(new PreviewPane), m_issues(new IssuesPanel),
      m_chips(new ChipsPanel), m_history(new HistoryPanel)
{
  window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                        QMainWindow::AllowNestedDocks);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  addDock(Panel::Tools, m_tools);
  addDock(Panel::Properties, m_properties);
  addDock(Panel::Preview, m_preview);
  addDock(Panel::Issues, m_issues);
  addDock(Panel::Chips, m_chips);
  addDock(Panel::History, m_history);
  for (const auto panel : {Panel::Issues, Panel::Chips, Panel::History})
    leaveTitleToTab(dock(panel));
  connect(m_preview, &PreviewPane::said, this, &Panels::said);
  connect(m_issues, &IssuesPanel::placesChosen, this, [this](const std::vector<Place>& places) {
    if (m_page)
      m_page->canvas().showPlaces(places);
  });
  connect(m_issues, &IssuesPanel::issuesChanged, this, [this](const Issues& issues) {
    if (m_page)
      m_page->canvas().setMarks(marksOf(issues));
  });
  connect(m_chips, &ChipsPanel::overlayChanged, this, [this](const MapOverlay& overlay) {
    if (m_page)
      m_page->canvas().setOverlay(overlay);
  });
  resetLayout();
  retranslate();
}

QDockWidget& Panels::addDock(Panel panel, QWidget* widget)
{
  auto* dock = new QDockWidget(&m_window);
  dock->setObjectName(toString(panel));
  dock->setWidget(widget);
  m_window.addDockWidget(areaOf(panel), dock);
  m_docks[static_cast<std::size_t>(panel)] = dock;
  return *dock;
}

/// A panel under a tab needs no title of its own; a floating one does.
void Panels::leaveTitleToTab(QDockWidget& dock)
{
  const auto follow = [&dock](bool floating) {
    delete dock.titleBarWidget();
    dock.setTitleBarWidget(floating ? nullptr : new QWidget(&dock));
  };
  connect(&dock, &QDockWidget::topLevelChanged, this, follow);
  follow(false);
}

void Panels::resetLayout()
{
  for (const auto panel : allPanels) {
    dock(panel).setFloating(false);
    m_window.addDockWidget(areaOf(panel), &dock(panel));
    dock(panel).show();
  }
  m_window.splitDockWidget(&dock(Panel::Properties), &dock(Panel::Preview), Qt::Vertical);
  m_window.tabifyDockWidget(&dock(Panel::Issues), &dock(Panel::Chips));
  m_window.tabifyDockWidget(&dock(Panel::Chips), &dock(Panel::History));
  dock(Panel::Issues).raise();
  proportion();
}

/// Has an effect only once the window has its size.
void Panels::proportion()
{
  m_window.resizeDocks({&dock(Panel::Tools), &dock(Panel::Properties)}, {176, 336}, Qt::Horizontal);
  m_window.resizeDocks({&dock(Panel::Issues)}, {232}, Qt::Vertical);
  m_window.resizeDocks({&dock(Panel::Properties), &dock(Panel::Preview)}, {1, 2}, Qt::Vertical);
}

void Panels::setPage(DocumentPage* page)
{
  m_page = page;
  auto* session = page ? &page->session() : nullptr;
  auto* hand = page ? &page->canvas().hand() : nullptr;
  m_tools->setHand(hand);
  m_tools->setSession(session);
  m_properties->setHand(hand);
  m_issues->setSession(session);
  m_chips->setSession(session);
  m_preview->setSession(session);
  m_history->setSession(session);
}

void Panels::fill(QMenu& menu)
{
  for (const auto panel : allPanels)
    menu.addAction(dock(panel).toggleViewAction());
}

void Panels::raise(Panel panel)
{
  dock(panel).show();
  dock(panel).raise();
}

void Panels::retranslate()
{
  const auto titles = std::array{tr("Tools"),  tr("Properties"), tr("Preview"),
                                 tr("Issues"), tr("Chips"),      tr("History")};
  for (std::size_t i = 0; i < titles.size(); ++i) {
    m_docks[i]->setWindowTitle(titles[i]);
    m_docks[i]->setAccessibleName(titles[i]);
  }
}

} // namespace kartenwerk

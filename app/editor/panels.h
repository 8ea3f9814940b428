// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <cstdint>
#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QWidget;

namespace kartenwerk {

class ChipsPanel;
class DocumentPage;
class HistoryPanel;
class IssuesPanel;
class PreviewPane;
class PropertiesPanel;
class ToolPalette;

enum class Panel : std::uint8_t { Tools, Properties, Preview, Issues, Chips, History };
inline constexpr int panelCount = 6;

/// The panels round the map, each in a dock that can be moved, closed and brought back.
class Panels : public QObject
{
  Q_OBJECT

public:
  explicit Panels(QMainWindow& window);

  /// All panels show that page from now on; null: nothing is open.
  void setPage(DocumentPage* page);

  /// As at the first start.
  void resetLayout();
  /// Gives the panels their usual sizes.
  void proportion();
  /// One action a panel that shows and hides it.
  void fill(QMenu& menu);
  void raise(Panel panel);
  void retranslate();

  ToolPalette& tools() { return *m_tools; }
  PropertiesPanel& properties() { return *m_properties; }
  PreviewPane& preview() { return *m_preview; }
  IssuesPanel& issues() { return *m_issues; }
  ChipsPanel& chips() { return *m_chips; }

Q_SIGNALS:
  void said(const QString& sentence);

private:
  QDockWidget& addDock(Panel panel, QWidget* widget);
  void leaveTitleToTab(QDockWidget& dock);
  QDockWidget& dock(Panel panel) { return *m_docks[static_cast<std::size_t>(panel)]; }

  QMainWindow& m_window;
  ToolPalette* m_tools;
  PropertiesPanel* m_properties;
  PreviewPane* m_preview;
  IssuesPanel* m_issues;
  ChipsPanel* m_chips;
  HistoryPanel* m_history;
  std::array<QDockWidget*, panelCount> m_docks{};
  DocumentPage* m_page = nullptr;
};

/// "tools", "properties" …: as on the command line and in the kept window state.
QString toString(Panel panel);
std::optional<Panel> panelFrom(const QString& text);

} // namespace kartenwerk

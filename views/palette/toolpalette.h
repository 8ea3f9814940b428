// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "views/canvas/toolhand.h"

class QAction;
class QGridLayout;
class QLabel;

namespace kartenwerk {

class CountsBox;
class OptionsBox;

/// The tools in a narrow grid, the options of the one in hand, and live counts under them.
class ToolPalette : public QWidget
{
  Q_OBJECT

public:
  explicit ToolPalette(QWidget* parent = nullptr);

  /// A button for that tool; the action carries icon, text, shortcut and the checked state.
  void addTool(QAction* action);
  /// The hand whose tool and options are shown and set; null: none.
  void setHand(ToolHand* hand);
  /// Of a game without a map there is nothing to count or to choose.
  void setSession(Session* session);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void followHand();

  ToolHand* m_hand = nullptr;
  QGridLayout* m_tools;
  QLabel* m_optionsTitle;
  OptionsBox* m_options;
  QLabel* m_countsTitle;
  CountsBox* m_counts;
};

/// What a tool is called, for buttons and titles: "Large city".
QString toolText(Tool tool);

} // namespace kartenwerk

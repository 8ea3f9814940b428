// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace kartenwerk {

/// Everything a menu, a toolbar or a key can do.
enum class ActionId : std::uint8_t {
  New,
  NewWithoutMap,
  Open,
  Save,
  SaveAs,
  PrintPreview,
  OpenGame,
  Close,
  Quit,
  Undo,
  Redo,
  Delete,
  SelectAll,
  SelectNone,
  ZoomIn,
  ZoomOut,
  ZoomFit,
  GoTo,
  FullScreen,
  ResetLayout,
  WheelZooms,
  ToolSelect,
  ToolGround,
  ToolStart,
  ToolTown,
  ToolLargeCity,
  ToolPrint,
  ToolFerry,
  ToolChip,
  ToolMark,
  ToolErase,
  Resize,
  Trim,
  Join,
  TurnQuarter,
  MirrorLeftRight,
  MirrorTopBottom,
  NextIssue,
  PreviousIssue,
  NewGame,
  PlayPause,
  StepBack,
  StepForward,
  FocusMap,
  Shortcuts,
  About,
};

enum class MenuId : std::uint8_t { File, Edit, View, Map, Scenario, Help };

/// One line of the table of all actions: from it come menus, tooltips, the list of shortcuts and
/// the manual.
struct ActionInfo
{
  ActionId id{};
  MenuId menu{};
  const char* text = "";     ///< context "Actions"; with the menu's mnemonic
  const char* shortcut = ""; ///< portable; several separated by "; "; never translated
  const char* icon = "";     ///< name in resources/icons, or empty
  bool separated = false;    ///< a line above it in the menu
  bool onMap = false;        ///< does something to a map, or on one
};

/// In the order of the menus.
std::span<const ActionInfo> actionTable();

} // namespace kartenwerk

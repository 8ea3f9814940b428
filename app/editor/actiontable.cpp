// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/actiontable.h"

#include <QtGlobal>
#include <array>

namespace kartenwerk {

// clang-format off
std::span<const ActionInfo> actionTable()
{
  using enum ActionId;
  using enum MenuId;
  static constexpr auto table = std::array{
      ActionInfo{New, File, QT_TRANSLATE_NOOP("Actions", "&New map…"), "Ctrl+N", "new"},
      ActionInfo{NewWithoutMap, File, QT_TRANSLATE_NOOP("Actions", "New game &without a map…"), "Ctrl+Shift+N", ""},
      ActionInfo{Open, File, QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", "open"},
      ActionInfo{Save, File, QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "save", true},
      ActionInfo{SaveAs, File, QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", ""},
      ActionInfo{PrintPreview, File, QT_TRANSLATE_NOOP("Actions", "&Print setup sheet…"), "Ctrl+P", "print", true},
      ActionInfo{Close, File, QT_TRANSLATE_NOOP("Actions", "&Close"), "Ctrl+W", "", true},
      ActionInfo{Quit, File, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", ""},

      ActionInfo{Undo, Edit, QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "undo"},
      ActionInfo{Redo, Edit, QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo"},
      ActionInfo{Delete, Edit, QT_TRANSLATE_NOOP("Actions", "&Delete selected squares"), "", "delete", true, true},
      ActionInfo{SelectAll, Edit, QT_TRANSLATE_NOOP("Actions", "Select &all"), "Ctrl+A", "", true, true},
      ActionInfo{SelectNone, Edit, QT_TRANSLATE_NOOP("Actions", "Select &none"), "Ctrl+Shift+A", "", false, true},

      ActionInfo{ZoomIn, View, QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in", false, true},
      ActionInfo{ZoomOut, View, QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out", false, true},
      ActionInfo{ZoomFit, View, QT_TRANSLATE_NOOP("Actions", "&Whole map"), "Ctrl+0", "zoom-fit", false, true},
      ActionInfo{GoTo, View, QT_TRANSLATE_NOOP("Actions", "&Go to square…"), "Ctrl+G", "go-to", true, true},
      ActionInfo{FocusMap, View, QT_TRANSLATE_NOOP("Actions", "&Keys to the map"), "F6", ""},
      ActionInfo{WheelZooms, View, QT_TRANSLATE_NOOP("Actions", "Wheel &zooms"), "", ""},
      ActionInfo{FullScreen, View, QT_TRANSLATE_NOOP("Actions", "&Full screen"), "F11", "", true},
      ActionInfo{ResetLayout, View, QT_TRANSLATE_NOOP("Actions", "&Reset layout"), "", ""},

      ActionInfo{ToolSelect, Map, QT_TRANSLATE_NOOP("Actions", "&Select"), "S", "select", false, true},
      ActionInfo{ToolGround, Map, QT_TRANSLATE_NOOP("Actions", "&Ground"), "G", "ground", false, true},
      ActionInfo{ToolStart, Map, QT_TRANSLATE_NOOP("Actions", "Start s&quare"), "A", "start", false, true},
      ActionInfo{ToolTown, Map, QT_TRANSLATE_NOOP("Actions", "&Town"), "T", "town", false, true},
      ActionInfo{ToolLargeCity, Map, QT_TRANSLATE_NOOP("Actions", "&Large city"), "L", "large-city", false, true},
      ActionInfo{ToolPrint, Map, QT_TRANSLATE_NOOP("Actions", "&Print on an edge"), "P", "print-edge", false, true},
      ActionInfo{ToolFerry, Map, QT_TRANSLATE_NOOP("Actions", "&Ferry"), "F", "ferry", false, true},
      ActionInfo{ToolChip, Map, QT_TRANSLATE_NOOP("Actions", "&Chip"), "C", "chip", false, true},
      ActionInfo{ToolMark, Map, QT_TRANSLATE_NOOP("Actions", "Mar&k on a square"), "K", "mark", false, true},
      ActionInfo{ToolErase, Map, QT_TRANSLATE_NOOP("Actions", "&Erase"), "E", "erase", false, true},
      ActionInfo{Resize, Map, QT_TRANSLATE_NOOP("Actions", "Change si&ze…"), "", "resize", true, true},
      ActionInfo{Trim, Map, QT_TRANSLATE_NOOP("Actions", "Cut off empty &rims"), "", "", false, true},
      ActionInfo{Join, Map, QT_TRANSLATE_NOOP("Actions", "&Join another map…"), "", "", false, true},
      ActionInfo{TurnQuarter, Map, QT_TRANSLATE_NOOP("Actions", "T&urn clockwise"), "", "", true, true},
      ActionInfo{MirrorLeftRight, Map, QT_TRANSLATE_NOOP("Actions", "&Mirror left and right"), "", "", false, true},
      ActionInfo{MirrorTopBottom, Map, QT_TRANSLATE_NOOP("Actions", "Mirror top and &bottom"), "", "", false, true},
      ActionInfo{NextIssue, Map, QT_TRANSLATE_NOOP("Actions", "&Next issue"), "F8", "", true},
      ActionInfo{PreviousIssue, Map, QT_TRANSLATE_NOOP("Actions", "Pre&vious issue"), "Shift+F8", ""},

      ActionInfo{NewGame, Scenario, QT_TRANSLATE_NOOP("Actions", "&New game"), "Ctrl+F5", ""},
      ActionInfo{PlayPause, Scenario, QT_TRANSLATE_NOOP("Actions", "&Play or pause"), "F5", "play"},
      ActionInfo{StepBack, Scenario, QT_TRANSLATE_NOOP("Actions", "Step &back"), "F9", ""},
      ActionInfo{StepForward, Scenario, QT_TRANSLATE_NOOP("Actions", "Step &forward"), "F10", ""},
      ActionInfo{OpenGame, Scenario, QT_TRANSLATE_NOOP("Actions", "&Open game record…"), "", "", true},

      ActionInfo{Shortcuts, Help, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "F1", ""},
      ActionInfo{About, Help, QT_TRANSLATE_NOOP("Actions", "&About Kartenwerk"), "", "information", true},
  };
  return table;
}
// clang-format on

} // namespace kartenwerk

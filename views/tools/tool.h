// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/map/map.h"
#include "model/scenario/scenario.h"

namespace kartenwerk {

enum class Tool : std::uint8_t {
  Select,
  Ground,
  Start,
  Town,
  LargeCity,
  Print,
  Ferry,
  Chip,
  Mark,
  Erase
};
inline constexpr std::array allTools{Tool::Select,    Tool::Ground, Tool::Start, Tool::Town,
                                     Tool::LargeCity, Tool::Print,  Tool::Ferry, Tool::Chip,
                                     Tool::Mark,      Tool::Erase};

/// What the chip tool does: lays, moves and takes chips, or says where one must or must not lie.
enum class ChipAct : std::uint8_t { Lay, Pin, Ban };

/// What the tools put down.
struct ToolOptions
{
  Square ground{Ground::Playable}; ///< never LargeCity
  PrintKind print = PrintKind::Road;
  int printCoats = 0;         ///< 0…9
  int ferryPoints = 1;        ///< 0…9
  int ferryCoats = 0;         ///< 0…9
  Colour chip = Colour::None; ///< None: not decided
  int chipValue = 0;          ///< 1 or 2; 0: not decided
  ChipAct chipAct = ChipAct::Lay;
  SiteKind mark = SiteKind::ChipMark; ///< ChipMark, Island or Chumak
  Colour markColour = Colour::None;   ///< of chip marks; None: for chips of any colour
  int islandCoats = 1;                ///< 1…9

  bool operator==(const ToolOptions&) const = default;
};

/// Where the pointer is: a square (also off the grid) and which of its sides are nearest.
struct Spot
{
  Place place;
  std::array<Side, 4> sides = allSides; ///< the nearest first
  bool atSide = false;                  ///< in the outer quarter of the square, beside sides[0]

  bool operator==(const Spot&) const = default;
};

/// The spots of one drag in order, without gaps between squares; never empty.
using Stroke = std::vector<Spot>;

/// What the tools draw on.
struct Drawing
{
  Map map;
  Scenario scenario;

  bool operator==(const Drawing&) const = default;
};

/// What to show beside the drawing itself.
struct Marks
{
  std::vector<Place> squares;                      ///< would be changed, or are selected
  std::vector<Place> refused;                      ///< the tool can do nothing there
  std::vector<Place> allowed;                      ///< what is dragged may be put down there
  std::vector<Landing> sides;                      ///< would be changed
  std::optional<std::pair<Landing, Landing>> line; ///< a ferry being drawn
  QString hint; ///< one sentence for the status bar; may be empty

  bool operator==(const Marks&) const = default;
};

struct Outcome
{
  Drawing drawing;
  Marks marks;
  QString text; ///< names the undo step, translated; empty when nothing changed
};

/// What a stroke of that tool makes of the drawing. Select changes nothing: see selected(). The
/// same stroke on the same drawing gives the same outcome; a stroke that can do nothing gives the
/// drawing back.
[[nodiscard]] Outcome applied(Tool tool, const ToolOptions& options, const Drawing& drawing,
                              const Stroke& stroke);

/// What the tool would touch if the button went down here.
[[nodiscard]] Marks hovered(Tool tool, const ToolOptions& options, const Drawing& drawing,
                            const Spot& spot);

enum class SelectMode : std::uint8_t { Replace, Add, Toggle };

/// The selection after dragging a rectangle from `from` to `to`; squares off the map are left out.
/// Sorted.
[[nodiscard]] std::vector<Place> selected(const Map& map, const std::vector<Place>& before,
                                          Place from, Place to, SelectMode mode);

/// The tool that made what is topmost there, with its options set to make the same again.
[[nodiscard]] std::pair<Tool, ToolOptions> picked(const ToolOptions& options,
                                                  const Drawing& drawing, const Spot& spot);

/// The chip on that square shows this face; value 0: not decided. Without a chip nothing changes.
[[nodiscard]] Outcome chipTurned(const Drawing& drawing, Place place, Colour colour, int value);

/// Everything on these squares goes, chips too; the squares become sea.
[[nodiscard]] Outcome cleared(const Drawing& drawing, const std::vector<Place>& places);

/// The side of a playable square that a print or a ferry at that spot would use: beyond it lies
/// nothing that can be played. The spot may be on either side of the border.
[[nodiscard]] std::optional<Landing> borderAt(const Map& map, const Spot& spot);

} // namespace kartenwerk

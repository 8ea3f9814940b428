// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

Outcome printStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  auto& map = result.drawing.map;
  auto count = 0;
  for (const auto& spot : stroke) {
    const auto border = borderAt(drawing.map, spot);
    if (!border || std::ranges::count(result.marks.sides, *border) > 0)
      continue;
    result.marks.sides.push_back(*border);
    const auto* present = map.print(border->place, border->side);
    if (present && present->kind == options.print && present->coats == options.printCoats)
      continue;
    auto print = present ? *present : Print{.place = border->place, .side = border->side};
    print.kind = options.print;
    print.coats = options.printCoats;
    // A side bears a ferry's landing or a print, never both.
    if (map.ferry(border->place, border->side))
      map = map.withoutFerry(border->place, border->side);
    map = map.withPrint(std::move(print));
    ++count;
  }
  if (result.marks.sides.empty())
    result.marks.refused = {stroke.back().place};
  if (count > 0)
    result.text =
        options.print == PrintKind::Road
            ? QCoreApplication::translate("Tools", "Print road on %n edges", nullptr, count)
            : QCoreApplication::translate("Tools", "Print city on %n edges", nullptr, count);
  return result;
}

Outcome ferryStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  auto& map = result.drawing.map;
  const auto from = borderAt(map, stroke.front());
  const auto to = borderAt(map, stroke.back());
  if (!from || !to) {
    result.marks.refused = {from ? stroke.back().place : stroke.front().place};
    if (from)
      result.marks.sides = {*from};
    return result;
  }
  result.marks.sides = {*from, *to};
  if (from->place == to->place)
    return result;
  result.marks.line = {*from, *to};
  const auto* present = map.ferry(from->place, from->side);
  const auto same = present && (present->from == *to || present->to == *to);
  auto ferry = same ? *present : Ferry{.from = std::min(*from, *to), .to = std::max(*from, *to)};
  ferry.points = options.ferryPoints;
  ferry.coats = options.ferryCoats;
  if (same && ferry == *present)
    return result;
  for (const auto& end : {*from, *to})
    if (map.print(end.place, end.side))
      map = map.withoutPrint(end.place, end.side);
  map = map.withFerry(std::move(ferry));
  result.text = same ? QCoreApplication::translate("Tools", "Change ferry")
                     : QCoreApplication::translate("Tools", "Add ferry");
  return result;
}

} // namespace kartenwerk

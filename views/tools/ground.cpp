// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

QString groundText(const Square& square, int count)
{
  const auto text = [count](const char* source) {
    return QCoreApplication::translate("Tools", source, nullptr, count);
  };
  switch (square.ground) {
  case Ground::Playable:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Paint land, %n squares"));
  case Ground::Blocked:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Block %n squares"));
  case Ground::Depot:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Paint depot, %n squares"));
  case Ground::Highlight:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Paint highlight, %n squares"));
  case Ground::LargeCity:
  case Ground::Outside:
    break;
  }
  switch (square.look) {
  case OutsideLook::Clouds:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Paint clouds, %n squares"));
  case OutsideLook::Abroad:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Paint land abroad, %n squares"));
  case OutsideLook::Sea:
    break;
  }
  return text(QT_TRANSLATE_N_NOOP("Tools", "Paint sea, %n squares"));
}

} // namespace

Outcome groundStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  auto& [map, scenario] = result.drawing;
  for (const auto place : squaresOf(drawing.map, stroke)) {
    if (map.at(place) == options.ground)
      continue;
    result.marks.squares.push_back(place);
    // Nothing can stand where no tile will lie, so what stood there goes with the ground.
    if (options.ground.ground != Ground::Playable) {
      scenario = withoutContents(std::move(scenario), place);
      map = withoutContents(std::move(map), place);
    }
    map = map.withSquare(place, options.ground);
  }
  if (!result.marks.squares.empty())
    result.text = groundText(options.ground, static_cast<int>(result.marks.squares.size()));
  return result;
}

} // namespace kartenwerk

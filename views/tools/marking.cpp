// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

QString markText(SiteKind kind, bool taken, int count)
{
  const auto text = [count](const char* source) {
    return QCoreApplication::translate("Tools", source, nullptr, count);
  };
  switch (kind) {
  case SiteKind::Island:
    return taken ? text(QT_TRANSLATE_N_NOOP("Tools", "Take away coats of %n islands"))
                 : text(QT_TRANSLATE_N_NOOP("Tools", "Put coats on %n islands"));
  case SiteKind::Chumak:
    return taken ? text(QT_TRANSLATE_N_NOOP("Tools", "Take away %n chumak squares"))
                 : text(QT_TRANSLATE_N_NOOP("Tools", "Make %n chumak squares"));
  default:
    break;
  }
  return taken ? text(QT_TRANSLATE_N_NOOP("Tools", "Take away %n chip marks"))
               : text(QT_TRANSLATE_N_NOOP("Tools", "Print %n chip marks"));
}

Site marked(const ToolOptions& options, Place place)
{
  auto site = Site{.place = place, .kind = options.mark};
  if (options.mark == SiteKind::Island)
    site.coats = options.islandCoats;
  if (options.mark == SiteKind::ChipMark)
    site.colour = options.markColour;
  return site;
}

} // namespace

bool bearsMarks(const Map& map, SiteKind mark, Place place)
{
  const auto ground = map.at(place).ground;
  return ground == Ground::Playable || (mark == SiteKind::ChipMark && ground == Ground::LargeCity);
}

Outcome markStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  auto& map = result.drawing.map;
  const auto* held = drawing.map.site(stroke.front().place, options.mark);
  // A mark of the same look goes; one of another colour or number is changed.
  auto like = marked(options, stroke.front().place);
  const auto taking = held && held->colour == like.colour && held->coats == like.coats;
  for (const auto place : squaresOf(drawing.map, stroke)) {
    if (!bearsMarks(map, options.mark, place)) {
      result.marks.refused.push_back(place);
      continue;
    }
    const auto* there = map.site(place, options.mark);
    if (taking && there)
      map = map.withoutSite(place, options.mark);
    else if (!taking) {
      auto site = there ? *there : marked(options, place);
      site.colour = options.mark == SiteKind::ChipMark ? options.markColour : site.colour;
      site.coats = options.mark == SiteKind::Island ? options.islandCoats : site.coats;
      if (there && *there == site)
        continue;
      map = map.withSite(std::move(site));
    } else
      continue;
    result.marks.squares.push_back(place);
  }
  const auto number = static_cast<int>(result.marks.squares.size());
  if (number > 0)
    result.text = markText(options.mark, taking, number);
  return result;
}

} // namespace kartenwerk

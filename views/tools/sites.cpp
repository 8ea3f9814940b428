// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

std::string freeSiteName(const Map& map, SiteKind kind)
{
  auto taken = std::vector<std::string>{};
  for (const auto& site : map.sites())
    taken.push_back(site.name);
  return freeName(taken, kind == SiteKind::Start ? QCoreApplication::translate("Tools", "Start %1")
                                                 : QCoreApplication::translate("Tools", "Town %1"));
}

QString siteText(SiteKind kind, bool moved)
{
  if (kind == SiteKind::Start)
    return moved ? QCoreApplication::translate("Tools", "Move start square")
                 : QCoreApplication::translate("Tools", "Add start square");
  return moved ? QCoreApplication::translate("Tools", "Move town")
               : QCoreApplication::translate("Tools", "Add town");
}

/// The scenario's used start and fixed tile follow their square.
Scenario withStartMoved(Scenario scenario, Place from, Place to)
{
  std::ranges::replace(scenario.starts, from, to);
  std::ranges::sort(scenario.starts);
  for (auto& tile : scenario.laid)
    if (tile.place == from)
      tile.place = to;
  return scenario;
}

} // namespace

Outcome siteStroke(SiteKind kind, const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  auto& [map, scenario] = result.drawing;
  const auto from = stroke.front().place;
  const auto to = stroke.back().place;
  if (!map.contains(to) || map.at(to).ground == Ground::LargeCity) {
    result.marks.refused = {to};
    return result;
  }
  result.marks.squares = {to};
  const auto* held = drawing.map.site(from, kind);
  if (map.site(to, kind))
    return result;
  auto site = held ? *held : Site{.kind = kind, .name = freeSiteName(map, kind)};
  site.place = to;
  if (held) {
    map = map.withoutSite(from, kind);
    if (kind == SiteKind::Start)
      scenario = withStartMoved(std::move(scenario), from, to);
  }
  // A start square bears a small town of its own; neither goes with a chip.
  map = map.withoutSite(to, kind == SiteKind::Start ? SiteKind::Town : SiteKind::Start);
  if (chipAt(scenario, to)) {
    auto chips = chipsOf(scenario);
    std::erase_if(chips, [&](const PlacedChip& chip) { return chip.place == to; });
    scenario = withChips(std::move(scenario), std::move(chips));
  }
  if (!playable(map, to))
    map = map.withSquare(to, {Ground::Playable});
  map = map.withSite(std::move(site));
  result.text = siteText(kind, held != nullptr);
  return result;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "views/tools/drawing.h"
#include "views/tools/layers.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

QString eraseText(Layer layer, int count)
{
  const auto text = [count](const char* source) {
    return QCoreApplication::translate("Tools", source, nullptr, count);
  };
  switch (layer) {
  case Layer::Chip:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Take away %n chips"));
  case Layer::Print:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Erase %n prints"));
  case Layer::Ferry:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Erase %n ferries"));
  case Layer::Site:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Erase %n towns or starts"));
  case Layer::LargeCity:
    return text(QT_TRANSLATE_N_NOOP("Tools", "Erase %n squares of a large city"));
  case Layer::Feature:
  case Layer::Land:
  case Layer::Nothing:
    break;
  }
  return text(QT_TRANSLATE_N_NOOP("Tools", "Erase %n squares"));
}

void erase(Drawing& drawing, const Top& top, Place place)
{
  auto& [map, scenario] = drawing;
  switch (top.layer) {
  case Layer::Chip: {
    auto chips = chipsOf(scenario);
    std::erase_if(chips, [&](const PlacedChip& chip) { return chip.place == place; });
    scenario = withChips(std::move(scenario), std::move(chips));
    break;
  }
  case Layer::Print:
    map = map.withoutPrint(top.side->place, top.side->side);
    break;
  case Layer::Ferry:
    map = map.withoutFerry(top.side->place, top.side->side);
    break;
  case Layer::Site:
    map = map.withoutSite(place, top.site);
    if (top.site == SiteKind::Start)
      scenario = withoutContents(std::move(scenario), place);
    break;
  case Layer::LargeCity:
  case Layer::Feature:
    map = map.withSquare(place, {Ground::Playable});
    break;
  case Layer::Land:
    scenario = withoutContents(std::move(scenario), place);
    map = withoutContents(std::move(map), place).withSquare(place, {});
    break;
  case Layer::Nothing:
    break;
  }
}

} // namespace

Outcome eraseStroke(const Drawing& drawing, const Stroke& stroke)
{
  auto result = Outcome{drawing, {}, {}};
  const auto wanted = topmost(drawing, stroke.front()).layer;
  if (wanted == Layer::Nothing)
    return result;
  auto count = 0;
  for (const auto& spot : stroke) {
    const auto top = topmost(result.drawing, spot);
    // What a stroke uncovers is safe from it: each square is asked as it was before.
    if (top.layer != wanted || topmost(drawing, spot).layer != wanted)
      continue;
    erase(result.drawing, top, spot.place);
    ++count;
    if (top.side)
      result.marks.sides.push_back(*top.side);
    else
      result.marks.squares.push_back(spot.place);
  }
  if (!(result.drawing == drawing))
    result.text = eraseText(wanted, count);
  return result;
}

} // namespace kartenwerk

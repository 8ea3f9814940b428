// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>

#include "views/text/words.h"
#include "views/tools/chipwords.h"
#include "views/tools/drawing.h"
#include "views/tools/strokes.h"

namespace kartenwerk {

namespace {

void layChip(Scenario& scenario, const PlacedChip& chip)
{
  auto chips = chipsOf(scenario);
  chips.insert(std::ranges::lower_bound(chips, chip.place, {}, &PlacedChip::place), chip);
  scenario = withChips(std::move(scenario), std::move(chips));
}

void takeChip(Scenario& scenario, Place place)
{
  auto chips = chipsOf(scenario);
  std::erase_if(chips, [place](const PlacedChip& chip) { return chip.place == place; });
  scenario = withChips(std::move(scenario), std::move(chips));
}

Outcome chipTaken(const Drawing& drawing, Place place)
{
  auto result = Outcome{drawing, {.squares = {place}}, {}};
  takeChip(result.drawing.scenario, place);
  result.text = QCoreApplication::translate("Tools", "Take away %n chips", nullptr, 1);
  return result;
}

/// The chip goes with the pointer as long as it may lie there; else it stays where it was.
Outcome chipMoved(const Drawing& drawing, Place from, Place to)
{
  auto result = Outcome{drawing, {}, {}};
  result.marks.allowed = squaresForChip(drawing.map, drawing.scenario, from);
  if (to == from)
    return result;
  if (chipAt(drawing.scenario, to))
    result.marks.hint = QCoreApplication::translate("Tools", "A chip lies on %1 already.")
                            .arg(QString::fromStdString(toString(to)));
  else
    result.marks.hint = whyNoChip(drawing.map, drawing.scenario, to, from);
  if (!result.marks.hint.isEmpty()) {
    result.marks.refused = {to};
    return result;
  }
  auto chip = *chipAt(drawing.scenario, from);
  chip.place = to;
  takeChip(result.drawing.scenario, from);
  layChip(result.drawing.scenario, chip);
  result.marks.squares = {to};
  result.text =
      QCoreApplication::translate("Tools", "Move the chip from %1 to %2")
          .arg(QString::fromStdString(toString(from)), QString::fromStdString(toString(to)));
  return result;
}

Outcome chipsLaid(const ToolOptions& options, const Drawing& drawing,
                  const std::vector<Place>& squares)
{
  auto result = Outcome{drawing, {}, {}};
  auto& scenario = result.drawing.scenario;
  for (const auto place : squares) {
    if (chipAt(scenario, place))
      continue;
    if (const auto why = whyNoChip(drawing.map, scenario, place); !why.isEmpty()) {
      result.marks.refused.push_back(place);
      result.marks.hint = why;
      continue;
    }
    layChip(scenario, {place, options.chip, options.chipValue});
    result.marks.squares.push_back(place);
  }
  const auto number = static_cast<int>(result.marks.squares.size()); // a cast hides it from lupdate
  if (number > 0)
    result.text = QCoreApplication::translate("Tools", "Lay %n chips", nullptr, number);
  return result;
}

bool isIn(const std::vector<Place>& places, Place place)
{
  return std::ranges::binary_search(places, place);
}

void put(std::vector<Place>& places, Place place, bool in)
{
  std::erase(places, place);
  if (in)
    places.insert(std::ranges::upper_bound(places, place), place);
}

QString wishText(ChipAct act, bool on, int squares)
{
  if (act == ChipAct::Pin)
    return on ? QCoreApplication::translate("Tools", "Pin %n squares", nullptr, squares)
              : QCoreApplication::translate("Tools", "Unpin %n squares", nullptr, squares);
  return on ? QCoreApplication::translate("Tools", "Ban chips from %n squares", nullptr, squares)
            : QCoreApplication::translate("Tools", "Allow chips on %n squares again", nullptr,
                                          squares);
}

/// Pins or bans; the first square decides whether the stroke does it or takes it back.
Outcome wished(ChipAct act, const Drawing& drawing, const std::vector<Place>& squares)
{
  auto result = Outcome{drawing, {}, {}};
  if (squares.empty())
    return result;
  const auto pin = act == ChipAct::Pin;
  auto& wishes = result.drawing.scenario.chipWishes;
  auto& wanted = pin ? wishes.pinned : wishes.banned;
  auto& other = pin ? wishes.banned : wishes.pinned;
  const auto on = !isIn(wanted, squares.front());
  for (const auto place : squares) {
    if (isIn(wanted, place) == on)
      continue;
    const auto why = on ? whyNoPin(drawing.map, drawing.scenario, place) : QString();
    if (!why.isEmpty()) {
      result.marks.refused.push_back(place);
      result.marks.hint = why;
      continue;
    }
    put(wanted, place, on);
    put(other, place, false);
    result.marks.squares.push_back(place);
  }
  const auto number = static_cast<int>(result.marks.squares.size());
  if (number > 0)
    result.text = wishText(act, on, number);
  return result;
}

} // namespace

Outcome chipStroke(const ToolOptions& options, const Drawing& drawing, const Stroke& stroke)
{
  const auto squares = squaresOf(drawing.map, stroke);
  if (options.chipAct != ChipAct::Lay)
    return wished(options.chipAct, drawing, squares);
  const auto from = stroke.front().place;
  if (!chipAt(drawing.scenario, from))
    return chipsLaid(options, drawing, squares);
  if (std::ranges::all_of(stroke, [from](const Spot& spot) { return spot.place == from; }))
    return chipTaken(drawing, from);
  return chipMoved(drawing, from, stroke.back().place);
}

Outcome chipTurned(const Drawing& drawing, Place place, Colour colour, int value)
{
  auto result = Outcome{drawing, {}, {}};
  if (!chipAt(drawing.scenario, place))
    return result;
  auto& scenario = result.drawing.scenario;
  for (auto& chip : scenario.layouts[static_cast<std::size_t>(scenario.layout)].chips)
    if (chip.place == place)
      chip = {place, colour, value};
  result.text = QCoreApplication::translate("Tools", "Change the chip on %1")
                    .arg(QString::fromStdString(toString(place)));
  return result;
}

} // namespace kartenwerk

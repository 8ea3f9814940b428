// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/toolhand.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "views/tools/removed.h"

namespace kartenwerk {

namespace {

/// The squares between two spots, both left out, so that a fast drag leaves no gaps.
void addBetween(Stroke& stroke, Place from, Place to)
{
  const auto columns = to.column - from.column;
  const auto rows = to.row - from.row;
  const auto steps = std::max(std::abs(columns), std::abs(rows));
  for (int step = 1; step < steps; ++step) {
    const auto share = static_cast<double>(step) / steps;
    stroke.push_back({{static_cast<std::int16_t>(from.column + std::lround(share * columns)),
                       static_cast<std::int16_t>(from.row + std::lround(share * rows))}});
  }
}

} // namespace

ToolHand::ToolHand(QObject* parent) : QObject(parent) {}

ToolHand::~ToolHand() = default;

void ToolHand::setSession(Session* session)
{
  if (session == m_session)
    return;
  cancel();
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  setSelection({});
  show({});
  if (!m_session)
    return;
  connect(m_session, &Session::strokeCancelled, this, &ToolHand::forgetStroke);
  connect(m_session, &Session::mapChanged, this,
          [this](const Map&, const Map& after) { keepSelectionOnMap(after); });
  connect(m_session, &Session::settled, this, [this] { hover(m_hovered); });
  connect(m_session, &QObject::destroyed, this, [this] {
    m_session = nullptr;
    forgetStroke();
  });
}

void ToolHand::setTool(Tool tool)
{
  if (tool == m_tool)
    return;
  cancel();
  m_tool = tool;
  hover(m_hovered);
  Q_EMIT toolChanged();
}

void ToolHand::setOptions(const ToolOptions& options)
{
  if (options == m_options)
    return;
  m_options = options;
  hover(m_hovered);
  Q_EMIT toolChanged();
}

void ToolHand::setSelection(std::vector<Place> selection)
{
  if (selection == m_selection)
    return;
  m_selection = std::move(selection);
  Q_EMIT selectionChanged();
}

void ToolHand::keepSelectionOnMap(const Map& map)
{
  auto kept = m_selection;
  std::erase_if(kept, [&](Place place) { return !map.contains(place); });
  setSelection(std::move(kept));
}

Drawing ToolHand::drawing() const
{
  return {m_session->map(), m_session->scenario()};
}

void ToolHand::begin(const Spot& spot, SelectMode mode, bool erase)
{
  if (!m_session || !m_session->hasMap())
    return;
  cancel();
  m_strokeTool = erase ? Tool::Erase : m_tool;
  m_strokeOptions = m_options;
  if (mode != SelectMode::Replace)
    m_strokeOptions.chipAct = mode == SelectMode::Add ? ChipAct::Pin : ChipAct::Ban;
  m_mode = mode;
  m_selectionBefore = m_selection;
  m_before = drawing();
  m_stroke = {spot};
  apply();
}

void ToolHand::moveTo(const Spot& spot)
{
  if (!busy() || spot == m_stroke.back())
    return;
  addBetween(m_stroke, m_stroke.back().place, spot.place);
  m_stroke.push_back(spot);
  apply();
}

void ToolHand::apply()
{
  if (m_strokeTool == Tool::Select) {
    setSelection(selected(m_before->map, m_selectionBefore, m_stroke.front().place,
                          m_stroke.back().place, m_mode));
    return;
  }
  auto outcome = applied(m_strokeTool, m_strokeOptions, *m_before, m_stroke);
  m_text = outcome.text;
  m_session->preview({std::move(outcome.drawing.map), std::move(outcome.drawing.scenario)});
  show(std::move(outcome.marks));
}

void ToolHand::end()
{
  if (!busy())
    return;
  const auto drawn = m_strokeTool != Tool::Select;
  const auto covers = m_strokeTool == Tool::Ground || m_strokeTool == Tool::LargeCity;
  const auto before = std::exchange(m_before, std::nullopt);
  m_stroke.clear();
  if (drawn)
    m_session->finishStroke(m_text);
  if (covers && before && m_session)
    tellRemoved(*before);
  hover(m_hovered);
}

void ToolHand::tellRemoved(const Drawing& before)
{
  if (const auto sentence = removedText(before, drawing()); !sentence.isEmpty())
    Q_EMIT removed(sentence);
}

void ToolHand::cancel()
{
  if (!busy())
    return;
  if (m_strokeTool == Tool::Select)
    setSelection(m_selectionBefore);
  else
    m_session->cancelStroke();
  forgetStroke();
}

void ToolHand::forgetStroke()
{
  m_stroke.clear();
  m_before.reset();
  hover(m_hovered);
}

void ToolHand::hover(std::optional<Spot> spot)
{
  m_hovered = spot;
  if (busy())
    return;
  if (!m_session || !m_session->hasMap() || !spot)
    show({});
  else
    show(hovered(m_tool, m_options, drawing(), *spot));
}

void ToolHand::show(Marks marks)
{
  if (marks == m_marks)
    return;
  std::swap(marks, m_marks);
  Q_EMIT marksChanged(marks, m_marks);
}

void ToolHand::pick(const Spot& spot)
{
  if (!m_session || !m_session->hasMap())
    return;
  const auto [tool, options] = picked(m_options, drawing(), spot);
  setOptions(options);
  setTool(tool);
}

void ToolHand::useChipTool(const Spot& spot, ChipAct act)
{
  if (!m_session || !m_session->hasMap())
    return;
  cancel();
  auto options = m_options;
  options.chipAct = act;
  auto outcome = applied(Tool::Chip, options, drawing(), {spot});
  if (!outcome.text.isEmpty())
    m_session->edit({.scenario = std::move(outcome.drawing.scenario)}, outcome.text);
  else
    show(std::move(outcome.marks));
}

void ToolHand::turnChip(Place place, Colour colour, int value)
{
  if (!m_session || !m_session->hasMap())
    return;
  cancel();
  auto outcome = chipTurned(drawing(), place, colour, value);
  m_session->edit({.scenario = std::move(outcome.drawing.scenario)}, outcome.text);
}

void ToolHand::clear(Place place)
{
  if (!m_session || !m_session->hasMap())
    return;
  cancel();
  const auto before = drawing();
  auto outcome = cleared(before, m_selection.empty() ? std::vector{place} : m_selection);
  m_session->edit({std::move(outcome.drawing.map), std::move(outcome.drawing.scenario)},
                  outcome.text);
  tellRemoved(before);
}

} // namespace kartenwerk

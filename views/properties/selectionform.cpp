// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/selectionform.h"

#include "views/text/words.h"

namespace kartenwerk {

namespace {

std::vector<std::string> namesOf(const std::vector<Region>& regions)
{
  auto names = std::vector<std::string>{};
  for (const auto& region : regions)
    names.push_back(region.name);
  return names;
}

} // namespace

SelectionForm::SelectionForm(QWidget* parent) : BoundForm(parent)
{
  rebuild();
}

void SelectionForm::showSquares(const std::vector<Place>& places)
{
  const auto shape = session() && places.size() == 1
                         ? shapeOf(session()->map(), session()->scenario(), places.front())
                         : SquareShape{};
  const auto regions = session() ? namesOf(session()->map().regions()) : std::vector<std::string>{};
  const auto hasMap = session() && session()->hasMap();
  if (places == m_places && shape == m_shape && regions == m_regions && hasMap == m_hasMap) {
    refresh();
    return;
  }
  m_places = places;
  m_shape = shape;
  m_regions = regions;
  rebuild();
}

void SelectionForm::rebuild()
{
  clear();
  m_hasMap = session() && session()->hasMap();
  if (!session() || !session()->hasMap()) {
    addWords(tr("Open a map to see what is on its squares."));
    return;
  }
  if (m_places.empty()) {
    addWords(tr("Choose the Select tool and click a square to see and change what is on it."));
    return;
  }
  if (m_places.size() == 1) {
    addSquareFields(m_places.front());
  } else {
    addTitle(tr("%n squares", nullptr, static_cast<int>(m_places.size())));
    addGroundFields(*this, m_places);
  }
  addRegionFields(*this, session()->map(), m_places);
  refresh();
}

void SelectionForm::addSquareFields(Place place)
{
  addTitle(tr("Square %1").arg(QString::fromStdString(toString(place))));
  addGroundFields(*this, {place});
  if (m_shape.ground == Ground::Depot || m_shape.ground == Ground::Highlight)
    addGroundColourField(*this, place);
  if (m_shape.largeCity)
    addLargeCityFields(*this, place, m_shape.outerSides);
  for (const auto kind : m_shape.sites)
    addSiteFields(*this, place, kind);
  if (m_shape.chip)
    addChipFields(*this, place);
  for (const auto side : m_shape.prints)
    addPrintFields(*this, place, side);
  for (const auto side : m_shape.ferries)
    addFerryFields(*this, place, side);
  if (m_shape.ground == Ground::Playable)
    addMarkFields(*this, place);
}

} // namespace kartenwerk

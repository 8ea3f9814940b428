// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/mapform.h"

#include "views/properties/elementforms.h"

namespace kartenwerk {

namespace {

BoundForm::Binding<QString> ofInfo(std::string MapInfo::*member, const QString& step)
{
  return {[member](const Drawing& drawing) {
            return QString::fromStdString(drawing.map.info().*member);
          },
          [member](Drawing drawing, const QString& text) {
            auto info = drawing.map.info();
            info.*member = text.toStdString();
            drawing.map = drawing.map.withInfo(std::move(info));
            return drawing;
          },
          step};
}

template <class T>
BoundForm::Binding<T> ofRegion(std::size_t index, const QString& step,
                               std::function<T(const Region&)> read,
                               std::function<void(Region&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto& regions = drawing.map.regions();
            return index < regions.size() ? read(regions[index]) : T{};
          },
          [=](Drawing drawing, T value) {
            auto regions = drawing.map.regions();
            if (index < regions.size())
              write(regions[index], value);
            drawing.map = drawing.map.withRegions(std::move(regions));
            return drawing;
          },
          step};
}

} // namespace

MapForm::MapForm(QWidget* parent) : BoundForm(parent)
{
  rebuild();
}

void MapForm::showMap()
{
  const auto same = session() && session()->map().regions().size() == m_regions &&
                    session()->map().columns() == m_columns && session()->map().rows() == m_rows;
  if (same)
    refresh();
  else
    rebuild();
}

void MapForm::rebuild()
{
  clear();
  if (!session() || !session()->hasMap()) {
    addWords(tr("Open a map to see its title, size and notes."));
    return;
  }
  const auto& map = session()->map();
  m_columns = map.columns();
  m_rows = map.rows();
  m_regions = map.regions().size();
  addText(tr("Title"), ofInfo(&MapInfo::title, tr("Change title of map")));
  addText(tr("Author"), ofInfo(&MapInfo::author, tr("Change author of map")));
  addText(tr("Licence"), ofInfo(&MapInfo::licence, tr("Change licence of map")));
  addNotes(tr("Notes"), ofInfo(&MapInfo::notes, tr("Change notes of map")));
  addTitle(tr("Size"));
  addWords(tr("%1 columns, %2 rows").arg(m_columns).arg(m_rows));
  addButton(tr("Change size…"), [this] { Q_EMIT resizeWanted(); });
  addRegions();
  refresh();
}

void MapForm::addRegions()
{
  addTitle(tr("Regions"));
  for (std::size_t index = 0; index < m_regions; ++index) {
    addText(tr("Name"),
            ofRegion<QString>(
                index, tr("Rename region"),
                [](const Region& r) { return QString::fromStdString(r.name); },
                [](Region& r, const QString& text) { r.name = text.trimmed().toStdString(); }));
    addChoice(tr("Colour"), colourChoices(tr("None")),
              ofRegion<int>(
                  index, tr("Change colour of region"),
                  [](const Region& r) { return static_cast<int>(r.colour); },
                  [](Region& r, int colour) { r.colour = static_cast<Colour>(colour); }));
    addButton(tr("Remove region"), [this, index] {
      auto regions = session()->map().regions();
      regions.erase(regions.begin() + static_cast<std::ptrdiff_t>(index));
      session()->edit({.map = session()->map().withRegions(std::move(regions))},
                      tr("Remove region"));
    });
  }
  addButton(tr("Add region"), [this] {
    auto regions = session()->map().regions();
    regions.push_back({.name = tr("Region %1").arg(regions.size() + 1).toStdString()});
    session()->edit({.map = session()->map().withRegions(std::move(regions))}, tr("Add region"));
  });
}

} // namespace kartenwerk

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

template <class T>
BoundForm::Binding<T> ofBox(std::size_t index, std::function<T(const Box&)> read,
                            std::function<void(Box&, const T&)> write)
{
  return {[=](const Drawing& drawing) {
            const auto& boxes = drawing.map.boxes();
            return index < boxes.size() ? read(boxes[index]) : T{};
          },
          [=](Drawing drawing, T value) {
            auto boxes = drawing.map.boxes();
            if (index < boxes.size())
              write(boxes[index], value);
            drawing.map = drawing.map.withBoxes(std::move(boxes));
            return drawing;
          },
          MapForm::tr("Change box")};
}

} // namespace

MapForm::MapForm(QWidget* parent) : BoundForm(parent)
{
  rebuild();
}

void MapForm::showMap()
{
  const auto same = session() && session()->hasMap() == m_hasMap &&
                    session()->map().regions().size() == m_regions &&
                    session()->map().boxes().size() == m_boxes &&
                    session()->map().columns() == m_columns && session()->map().rows() == m_rows;
  if (same)
    refresh();
  else
    rebuild();
}

void MapForm::rebuild()
{
  clear();
  m_hasMap = session() && session()->hasMap();
  if (!session() || !session()->hasMap()) {
    addWords(tr("Open a map to see its title, size and notes."));
    return;
  }
  const auto& map = session()->map();
  m_columns = map.columns();
  m_rows = map.rows();
  m_regions = map.regions().size();
  m_boxes = map.boxes().size();
  addText(tr("Title"), ofInfo(&MapInfo::title, tr("Change title of map")));
  addText(tr("Author"), ofInfo(&MapInfo::author, tr("Change author of map")));
  addText(tr("Licence"), ofInfo(&MapInfo::licence, tr("Change licence of map")));
  addNotes(tr("Notes"), ofInfo(&MapInfo::notes, tr("Change notes of map")));
  addTitle(tr("Size"));
  addWords(tr("%1 columns, %2 rows").arg(m_columns).arg(m_rows));
  addButton(tr("Change size…"), [this] { Q_EMIT resizeWanted(); });
  addRegions();
  addBoxes();
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

void MapForm::addBoxes()
{
  addTitle(tr("Boxes beside the grid"));
  for (std::size_t index = 0; index < m_boxes; ++index) {
    addText(tr("Name"),
            ofBox<QString>(
                index, [](const Box& box) { return QString::fromStdString(box.name); },
                [](Box& box, const QString& text) { box.name = text.trimmed().toStdString(); }));
    addText(tr("Purpose"),
            ofBox<QString>(
                index, [](const Box& box) { return QString::fromStdString(box.purpose); },
                [](Box& box, const QString& text) { box.purpose = text.trimmed().toStdString(); }));
    addChoice(tr("Side"), {tr("North"), tr("East"), tr("South"), tr("West")},
              ofBox<int>(
                  index, [](const Box& box) { return static_cast<int>(box.side); },
                  [](Box& box, int side) { box.side = static_cast<Side>(side); }));
    addButton(tr("Remove box"), [this, index] {
      auto boxes = session()->map().boxes();
      boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(index));
      session()->edit({.map = session()->map().withBoxes(std::move(boxes))}, tr("Remove box"));
    });
  }
  addButton(tr("Add box"), [this] {
    auto boxes = session()->map().boxes();
    boxes.push_back({.name = tr("Box %1").arg(boxes.size() + 1).toStdString()});
    session()->edit({.map = session()->map().withBoxes(std::move(boxes))}, tr("Add box"));
  });
}

} // namespace kartenwerk

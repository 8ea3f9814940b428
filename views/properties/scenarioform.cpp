// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/scenarioform.h"

#include <QMenu>
#include <QPushButton>
#include <algorithm>

#include "model/board/board.h"
#include "views/properties/rulefields.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

BoundForm::Binding<QString> ofText(std::string Scenario::*member, const QString& step)
{
  return {
      [member](const Drawing& drawing) { return QString::fromStdString(drawing.scenario.*member); },
      [member](Drawing drawing, const QString& text) {
        drawing.scenario.*member = text.toStdString();
        return drawing;
      },
      step};
}

std::string nameOf(const TileSupply& supply)
{
  if (supply.set.embedded)
    return supply.set.embedded->title;
  return supply.set.bundled.empty() ? supply.set.path : supply.set.bundled;
}

/// Used starts, with none named meaning all open to chance.
Drawing withStartUsed(Drawing drawing, Place place, bool used)
{
  auto& starts = drawing.scenario.starts;
  std::erase(starts, place);
  if (used)
    starts.push_back(place);
  std::ranges::sort(starts);
  return drawing;
}

} // namespace

ScenarioForm::ScenarioForm(QWidget* parent) : BoundForm(parent)
{
  rebuild();
}

void ScenarioForm::setBundledSets(std::vector<std::pair<std::string, QString>> sets)
{
  m_bundledSets = std::move(sets);
  rebuild();
}

ScenarioForm::Shape ScenarioForm::shape() const
{
  auto result = Shape{};
  if (!session())
    return result;
  for (const auto& supply : session()->scenario().tiles)
    result.sets.push_back(nameOf(supply));
  for (const auto& site : session()->map().sites())
    if (site.kind == SiteKind::Start)
      result.starts.emplace_back(site.place, site.name);
  return result;
}

void ScenarioForm::showScenario()
{
  if (session() && shape() == m_shape)
    refresh();
  else
    rebuild();
}

void ScenarioForm::rebuild()
{
  clear();
  if (!session()) {
    addWords(tr("Open a map or a scenario to see players, tiles and rules."));
    return;
  }
  m_shape = shape();
  addText(tr("Title"), ofText(&Scenario::title, tr("Change title of scenario")));
  addText(tr("Author"), ofText(&Scenario::author, tr("Change author of scenario")));
  addNotes(tr("Notes"), ofText(&Scenario::notes, tr("Change notes of scenario")));
  addNumber(tr("Players"), 2, 6, 1,
            {[](const Drawing& drawing) { return drawing.scenario.players; },
             [](Drawing drawing, int players) {
               drawing.scenario.players = players;
               return drawing;
             },
             tr("Change number of players")});
  addStarts();
  addTiles();
  addRules();
  refresh();
}

void ScenarioForm::addStarts()
{
  if (m_shape.starts.empty())
    return;
  addTitle(tr("Start squares in use"));
  for (const auto& [place, name] : m_shape.starts)
    addSwitch(namedPlace(place, QString::fromStdString(name)),
              {[place = place](const Drawing& drawing) {
                 return std::ranges::find(drawing.scenario.starts, place) !=
                        drawing.scenario.starts.end();
               },
               [place = place](Drawing drawing, bool used) {
                 return withStartUsed(std::move(drawing), place, used);
               },
               tr("Change start squares in use")});
  addWords(tr("With none ticked, they are drawn at random."));
}

void ScenarioForm::addTiles()
{
  addTitle(tr("Tiles"));
  const auto& playable = session()->playable();
  for (std::size_t index = 0; index < m_shape.sets.size(); ++index) {
    auto label = QString::fromStdString(m_shape.sets[index]);
    if (playable.value && index < playable.value->sets.size()) {
      const auto& set = playable.value->sets[index];
      label = tr("%1, %n tiles", nullptr, set.total()).arg(QString::fromStdString(set.title));
    }
    // No copies: the set leaves the scenario.
    addNumber(label, 0, 9, 1,
              {[index](const Drawing& drawing) {
                 const auto& tiles = drawing.scenario.tiles;
                 return index < tiles.size() ? tiles[index].copies : 0;
               },
               [index](Drawing drawing, int copies) {
                 auto& tiles = drawing.scenario.tiles;
                 if (index < tiles.size() && copies > 0)
                   tiles[index].copies = copies;
                 else if (index < tiles.size())
                   tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(index));
                 return drawing;
               },
               tr("Change copies of tile set")});
  }
  auto* button = new QPushButton(tr("Add tile set"), this);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* menu = new QMenu(button);
  for (const auto& [id, title] : m_bundledSets)
    menu->addAction(title, this, [this, id = id] {
      auto scenario = session()->scenario();
      scenario.tiles.push_back({.set = {.bundled = id}});
      session()->edit({.scenario = std::move(scenario)}, tr("Add tile set"));
    });
  button->setMenu(menu);
  button->setEnabled(!m_bundledSets.empty());
  addWidget(button);
}

void ScenarioForm::addRules()
{
  addTitle(tr("Rules"));
  addPresetField(*this);
  addRuleFields(*this);
}

} // namespace kartenwerk

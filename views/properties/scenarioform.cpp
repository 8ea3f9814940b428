// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/scenarioform.h"

#include "views/properties/rulefields.h"

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

} // namespace

ScenarioForm::ScenarioForm(QWidget* parent) : BoundForm(parent)
{
  rebuild();
}

void ScenarioForm::setBundledSets(OfferedSets sets)
{
  m_bundledSets = std::move(sets);
  rebuild();
}

ScenarioForm::Shape ScenarioForm::shape() const
{
  auto result = Shape{};
  if (!session())
    return result;
  for (const auto& supply : session()->scenario().tiles) {
    result.sets.push_back(supply.set);
    result.sets.back().hash.clear();
  }
  const auto& playable = session()->playable();
  if (playable.value)
    for (const auto& tile : playable.value->tiles())
      result.kinds.push_back(tile.kind.id);
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
  addTitle(tr("Rules"));
  addPresetField(*this);
  addRuleSections(*this);
  addTitle(tr("Setup"));
  addStartFields(*this);
  addTileFields(*this, m_bundledSets);
  addDrawFields(*this);
  refresh();
}

} // namespace kartenwerk

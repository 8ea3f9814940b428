// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "model/rules/presets.h"
#include "model/scenario/presetscenario.h"
#include "views/properties/formtext.h"
#include "views/properties/maprulenotes.h"
#include "views/properties/rulefields.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

/// A button that is there only while the tiles differ from those that belong to the preset: they
/// were changed by hand, or sets of one's own are among them.
void addPresetTiles(BoundForm& form)
{
  auto* offer = new QWidget(&form);
  auto* words = new QLabel;
  words->setWordWrap(true);
  auto* button = new QPushButton(FormText::tr("Take the tiles of these rules"));
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  QObject::connect(button, &QPushButton::clicked, &form, [&form] {
    auto scenario = form.session()->scenario();
    scenario.tiles = tilesOfPreset(scenario.rules.preset);
    form.session()->edit({.scenario = std::move(scenario)}, FormText::tr("Change tile sets"));
  });
  auto* layout = new QVBoxLayout(offer);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(words);
  layout->addWidget(button);
  form.addWidget(offer);
  form.addRefresh([offer, words](const Drawing& drawing) {
    const auto& scenario = drawing.scenario;
    const auto* known = findPreset(scenario.rules.preset);
    const auto tiles = tilesOfPreset(scenario.rules.preset);
    const auto onMap = scenario.map.has_value();
    words->setText(known && !known->onMap && onMap
                       ? FormText::tr("These rules are for games without a map. Other tiles belong "
                                      "to them.")
                       : FormText::tr("Other tiles belong to these rules."));
    offer->setVisible(!tiles.empty() && tiles != scenario.tiles);
  });
}

/// Rules of the map's family that the switches below do not offer, and why.
void addNotPlayed(BoundForm& form)
{
  auto* notes = new RuleNotes(&form);
  form.addWidget(notes);
  form.addRefresh([notes](const Drawing& drawing) {
    notes->setNotes(notPlayed(drawing.scenario.rules.preset, drawing.map));
  });
}

} // namespace

void addPresetField(BoundForm& form)
{
  auto choices = QStringList{};
  for (const auto& known : presets())
    choices << presetText(known.id);
  form.addChoice(FormText::tr("Start from"), choices,
                 {[](const Drawing& drawing) {
                    const auto all = presets();
                    const auto at =
                        std::ranges::find(all, drawing.scenario.rules.preset, &Preset::id);
                    return static_cast<int>(at - all.begin());
                  },
                  [](Drawing drawing, int index) {
                    const auto id = presets()[static_cast<std::size_t>(index)].id;
                    drawing.scenario = startedFromPreset(std::move(drawing.scenario), id);
                    return drawing;
                  },
                  FormText::tr("Change preset of rules")});
  addPresetTiles(form);
  addNotPlayed(form);
}

} // namespace kartenwerk

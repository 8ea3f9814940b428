// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/rulefields.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/rules/presets.h"
#include "model/rules/switches.h"
#include "views/properties/formtext.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

template <class T>
BoundForm::Binding<T> ofRule(const Switch& rule)
{
  return {
      [&rule](const Drawing& drawing) { return static_cast<T>(rule.read(drawing.scenario.rules)); },
      [&rule](Drawing drawing, T value) {
        rule.write(drawing.scenario.rules, static_cast<int>(value));
        return drawing;
      },
      FormText::tr("Change rule: %1").arg(switchText(rule.id))};
}

void addRuleField(BoundForm& form, const Switch& rule)
{
  const auto label = switchText(rule.id);
  switch (rule.type) {
  case Switch::Type::Boolean:
    form.addSwitch(label, ofRule<bool>(rule));
    break;
  case Switch::Type::Number:
    form.addNumber(label, rule.least, rule.greatest, rule.step, ofRule<int>(rule));
    break;
  case Switch::Type::Choice: {
    auto choices = QStringList{};
    for (const auto word : rule.words)
      choices << choiceText(rule.id, word);
    form.addChoice(label, choices, ofRule<int>(rule));
    break;
  }
  }
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
                    auto extras = std::move(drawing.scenario.rules.extras);
                    drawing.scenario.rules = preset(presets()[static_cast<std::size_t>(index)].id);
                    drawing.scenario.rules.extras = std::move(extras);
                    return drawing;
                  },
                  FormText::tr("Change preset of rules")});
}

void addRuleFields(BoundForm& form)
{
  for (const auto& rule : switches())
    addRuleField(form, rule);
}

} // namespace kartenwerk

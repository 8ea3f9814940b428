// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/rulefields.h"

#include <algorithm>
#include <iterator>

#include "model/rules/combinations.h"
#include "model/rules/switches.h"
#include "views/properties/combinationnotes.h"
#include "views/properties/formtext.h"
#include "views/properties/orderedit.h"
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

/// The switch that the others of its record hang on, such as "leipzig.on"; null for the switch
/// itself and for rules without a record.
const Switch* masterOf(std::string_view id)
{
  const auto record = recordOf(id);
  const auto* master = record.empty() ? nullptr : findSwitch(std::string(record) + ".on");
  return master && master->id != id ? master : nullptr;
}

void explainRule(BoundForm& form, std::string_view id, std::string_view source)
{
  form.explain(FormText::tr("%1 Source: %2.").arg(switchExplanation(id), sourceText(source)));
  if (const auto* master = masterOf(id))
    form.enableWhen(
        [master](const Drawing& drawing) { return master->read(drawing.scenario.rules) != 0; });
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
  explainRule(form, rule.id, rule.source);
}

/// Positions in the list's words of the values.
std::vector<int> positions(const RuleList& list, const std::vector<int>& values)
{
  auto result = std::vector<int>{};
  for (const auto value : values)
    result.push_back(static_cast<int>(std::ranges::find(list.words, value, &RuleList::Word::value) -
                                      list.words.begin()));
  return result;
}

void addListField(BoundForm& form, const RuleList& list)
{
  const auto label = switchText(list.id);
  form.addWords(label);
  auto* field = new OrderEdit(label, list.eachOnce, &form);
  auto choices = std::vector<OrderEdit::Choice>{};
  for (const auto& word : list.words)
    choices.push_back({choiceText(list.id, word.word), {}, -1});
  field->setChoices(std::move(choices));
  QObject::connect(field, &OrderEdit::valuesChanged, &form,
                   [&form, &list, label](const std::vector<int>& chosen) {
                     auto values = std::vector<int>{};
                     for (const auto position : chosen)
                       values.push_back(list.words[static_cast<std::size_t>(position)].value);
                     auto scenario = form.session()->scenario();
                     if (allows(list, values))
                       list.write(scenario.rules, values);
                     if (scenario == form.session()->scenario())
                       form.refresh(); // one too many
                     else
                       form.session()->edit({.scenario = std::move(scenario)},
                                            FormText::tr("Change rule: %1").arg(label));
                   });
  form.addWidget(field);
  form.addRefresh([field, &list](const Drawing& drawing) {
    field->setValues(positions(list, list.read(drawing.scenario.rules)));
  });
  explainRule(form, list.id, list.source);
}

void addNotes(BoundForm& form, std::vector<SwitchGroup> groups)
{
  auto* notes = new RuleNotes(&form);
  form.addWidget(notes);
  form.addRefresh([notes, groups = std::move(groups)](const Drawing& drawing) {
    auto about = combinationsInUse(drawing.scenario.rules, drawing.scenario.map.has_value());
    const auto here = [&](SwitchGroup group) {
      return std::ranges::find(groups, group) != groups.end();
    };
    std::erase_if(about, [&](const Combination& combination) {
      // What is only independent or of the same section needs no note.
      return combination.settled == Settled::Independent ||
             here(combination.first) == here(combination.second);
    });
    auto words = std::vector<RuleNote>{};
    std::ranges::transform(about, std::back_inserter(words), noteOf);
    notes->setNotes(std::move(words));
  });
}

void addRuleSection(BoundForm& form, const QString& title, const QString& id,
                    const std::vector<SwitchGroup>& groups)
{
  const auto within = [groups](SwitchGroup group) {
    return std::ranges::find(groups, group) != groups.end();
  };
  auto* section = form.addSection(title, id, false, [&form, within, groups] {
    for (const auto& rule : switches())
      if (within(rule.group))
        addRuleField(form, rule);
    for (const auto& list : ruleLists())
      if (within(list.group))
        addListField(form, list);
    addNotes(form, groups);
    form.addExplain(FormText::tr("Explain these rules"));
  });
  form.addRefresh([section, groups](const Drawing& drawing) {
    const auto used = std::ranges::any_of(groups, [&](SwitchGroup group) {
      return group != SwitchGroup::Map && group != SwitchGroup::Figures &&
             group != SwitchGroup::Scoring && groupInUse(group, drawing.scenario.rules, true);
    });
    section->setSummary(used ? FormText::tr("on") : QString());
  });
}

} // namespace

void addRuleSections(BoundForm& form)
{
  using enum SwitchGroup;
  addRuleSection(form, FormText::tr("Figures and scoring"), QStringLiteral("base"),
                 {Figures, Scoring});
  addRuleSection(form, FormText::tr("Map and towns"), QStringLiteral("map"), {Map, Towns});
  for (const auto group : {Chips, InnsAndCathedrals, TradersAndBuilders, SwitchGroup::Abbot, River,
                           Leipzig, Darmstadt, Surveyors})
    addRuleSection(
        form, groupText(group),
        QString::fromUtf8(toString(group).data(), static_cast<qsizetype>(toString(group).size())),
        {group});
  form.addButton(FormText::tr("All combinations of rules…"),
                 [&form] { showAllCombinations(&form); });
}

} // namespace kartenwerk

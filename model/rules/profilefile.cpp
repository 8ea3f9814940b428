// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/profilefile.h"

#include <algorithm>

#include "model/base/problemrules.h"
#include "model/rules/switches.h"

namespace kartenwerk {

namespace {

constexpr std::string_view chipPrefix = "chips.";

std::string_view keyOf(const Switch& rule)
{
  return rule.id.starts_with(chipPrefix) ? rule.id.substr(chipPrefix.size()) : rule.id;
}

std::string joined(const std::vector<std::string>& words)
{
  auto result = std::string{};
  for (const auto& word : words)
    result += (result.empty() ? "" : ", ") + word;
  return result;
}

int readNumber(RecordReader& reader, const Switch& rule, int before)
{
  const auto value = reader.integer(keyOf(rule), rule.least, rule.greatest, before);
  if (allows(rule, value))
    return value;
  auto allowed = std::vector<std::string>{};
  for (int i = rule.least; i <= rule.greatest; i += rule.step)
    allowed.push_back(std::to_string(i));
  reader.problem(rule::recordChoice,
                 {std::string(keyOf(rule)), std::to_string(value), joined(allowed)}, keyOf(rule));
  return before;
}

int readWord(RecordReader& reader, const Switch& rule, int before)
{
  auto choices = std::vector<std::pair<std::string_view, int>>{};
  for (std::size_t i = 0; i < rule.words.size(); ++i)
    choices.emplace_back(rule.words[i], static_cast<int>(i));
  return reader.choice<int>(keyOf(rule), choices, before);
}

void readSwitch(RecordReader& reader, const Switch& rule, RulesProfile& profile)
{
  const auto before = rule.read(profile);
  switch (rule.type) {
  case Switch::Type::Boolean:
    rule.write(profile, reader.boolean(keyOf(rule), before != 0) ? 1 : 0);
    break;
  case Switch::Type::Number:
    rule.write(profile, readNumber(reader, rule, before));
    break;
  case Switch::Type::Choice:
    rule.write(profile, readWord(reader, rule, before));
    break;
  }
}

void addSwitch(JsonRecord& record, const Switch& rule, int value)
{
  if (rule.type == Switch::Type::Boolean)
    record.add(keyOf(rule), value != 0);
  else if (rule.type == Switch::Type::Number)
    record.add(keyOf(rule), value);
  else
    record.add(keyOf(rule), rule.words[static_cast<std::size_t>(value)]);
}

} // namespace

RulesProfile readProfile(RecordReader& reader)
{
  auto presets = std::vector<std::pair<std::string_view, std::string_view>>{};
  for (const auto id : presetIds())
    presets.emplace_back(id, id);
  auto profile = preset(reader.choice<std::string_view>("preset", presets, "maps"));
  for (const auto& rule : switches())
    if (!rule.id.starts_with(chipPrefix))
      readSwitch(reader, rule, profile);
  if (auto chips = reader.record("chips")) {
    for (const auto& rule : switches())
      if (rule.id.starts_with(chipPrefix))
        readSwitch(*chips, rule, profile);
    profile.chips.extras = chips->extras();
  }
  profile.extras = reader.extras();
  return profile;
}

JsonRecord profileRecord(const RulesProfile& profile)
{
  const auto base = preset(profile.preset);
  auto record = JsonRecord{};
  auto chips = JsonRecord{};
  auto anyChips = !profile.chips.extras.empty();
  record.add("preset", profile.preset);
  for (const auto& rule : switches()) {
    if (rule.read(profile) == rule.read(base))
      continue;
    const auto ofChips = rule.id.starts_with(chipPrefix);
    addSwitch(ofChips ? chips : record, rule, rule.read(profile));
    anyChips = anyChips || ofChips;
  }
  chips.add(profile.chips.extras);
  if (anyChips)
    record.add("chips", chips);
  return record.add(profile.extras);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/profilefile.h"

#include <algorithm>

#include "model/base/problemrules.h"
#include "model/rules/presets.h"
#include "model/rules/switches.h"

namespace kartenwerk {

namespace {

std::string joined(const std::vector<std::string>& words)
{
  auto result = std::string{};
  for (const auto& word : words)
    result += (result.empty() ? "" : ", ") + word;
  return result;
}

int readNumber(RecordReader& reader, const Switch& rule, int before)
{
  const auto key = keyOf(rule.id);
  const auto value = reader.integer(key, rule.least, rule.greatest, before);
  if (allows(rule, value))
    return value;
  auto allowed = std::vector<std::string>{};
  for (int i = rule.least; i <= rule.greatest; i += rule.step)
    allowed.push_back(std::to_string(i));
  reader.problem(rule::recordChoice, {std::string(key), std::to_string(value), joined(allowed)},
                 key);
  return before;
}

int readWord(RecordReader& reader, const Switch& rule, int before)
{
  auto choices = std::vector<std::pair<std::string_view, int>>{};
  for (std::size_t i = 0; i < rule.words.size(); ++i)
    choices.emplace_back(rule.words[i], static_cast<int>(i));
  return reader.choice<int>(keyOf(rule.id), choices, before);
}

void readSwitch(RecordReader& reader, const Switch& rule, RulesProfile& profile)
{
  const auto before = rule.read(profile);
  switch (rule.type) {
  case Switch::Type::Boolean:
    rule.write(profile, reader.boolean(keyOf(rule.id), before != 0) ? 1 : 0);
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
    record.add(keyOf(rule.id), value != 0);
  else if (rule.type == Switch::Type::Number)
    record.add(keyOf(rule.id), value);
  else
    record.add(keyOf(rule.id), rule.words[static_cast<std::size_t>(value)]);
}

/// The values of the array's texts, or nothing after a problem.
std::optional<std::vector<int>> readValues(RecordReader& reader, const RuleList& list,
                                           const Json& array)
{
  const auto key = std::string(keyOf(list.id));
  auto values = std::vector<int>{};
  auto good = true;
  auto allowed = std::vector<std::string>{};
  for (const auto& word : list.words)
    allowed.emplace_back(word.word);
  for (std::size_t i = 0; i < array.items().size(); ++i) {
    const auto& item = array.items()[i];
    const auto pointer = reader.pointer(key) + '/' + std::to_string(i);
    const auto add = [&](std::string_view rule, std::vector<std::string> details) {
      reader.problemList().add(rule, std::move(details), item.at(), pointer);
      good = false;
    };
    if (!item.string()) {
      add(rule::recordType, {"", "string", std::string(toString(item.type()))});
      continue;
    }
    const auto found = std::ranges::find(list.words, *item.string(), &RuleList::Word::word);
    if (found == list.words.end())
      add(rule::recordChoice, {key, *item.string(), joined(allowed)});
    else if (list.eachOnce && std::ranges::find(values, found->value) != values.end())
      add(rule::recordRepeated, {key, *item.string()});
    else
      values.push_back(found->value);
  }
  return good ? std::optional(values) : std::nullopt;
}

void readList(RecordReader& reader, const RuleList& list, RulesProfile& profile)
{
  const auto key = std::string(keyOf(list.id));
  const auto* array = reader.list(key);
  if (!array)
    return;
  const auto count = array->items().size();
  if (count < list.least || count > list.greatest) {
    reader.problem(
        rule::recordCount,
        {key, std::to_string(count), std::to_string(list.least), std::to_string(list.greatest)},
        key);
    return;
  }
  if (const auto values = readValues(reader, list, *array))
    list.write(profile, *values);
}

void addList(JsonRecord& record, const RuleList& list, const std::vector<int>& values)
{
  auto words = JsonList{};
  for (const auto value : values)
    words.add(std::ranges::find(list.words, value, &RuleList::Word::value)->word);
  record.add(keyOf(list.id), words);
}

/// Reads the rules that stand in one record, "" for the profile itself.
void readRules(RecordReader& reader, std::string_view record, RulesProfile& profile)
{
  for (const auto& rule : switches())
    if (recordOf(rule.id) == record)
      readSwitch(reader, rule, profile);
  for (const auto& list : ruleLists())
    if (recordOf(list.id) == record)
      readList(reader, list, profile);
}

/// Adds the rules of one record that differ from the preset's; whether there were any.
bool addRules(JsonRecord& json, std::string_view record, const RulesProfile& profile,
              const RulesProfile& base)
{
  auto any = false;
  for (const auto& rule : switches())
    if (recordOf(rule.id) == record && rule.read(profile) != rule.read(base)) {
      addSwitch(json, rule, rule.read(profile));
      any = true;
    }
  for (const auto& list : ruleLists())
    if (recordOf(list.id) == record && list.read(profile) != list.read(base)) {
      addList(json, list, list.read(profile));
      any = true;
    }
  return any;
}

} // namespace

RulesProfile readProfile(RecordReader& reader)
{
  auto ids = std::vector<std::pair<std::string_view, std::string_view>>{};
  for (const auto& known : presets())
    ids.emplace_back(known.id, known.id);
  auto profile = preset(reader.choice<std::string_view>("preset", ids, "maps"));
  readRules(reader, {}, profile);
  for (const auto& known : ruleRecords())
    if (auto record = reader.record(known.key)) {
      readRules(*record, known.key, profile);
      known.extras(profile) = record->extras();
    }
  profile.extras = reader.extras();
  return profile;
}

JsonRecord profileRecord(const RulesProfile& profile)
{
  const auto base = preset(profile.preset);
  auto json = JsonRecord{};
  json.add("preset", profile.preset);
  addRules(json, {}, profile, base);
  auto copy = profile;
  for (const auto& known : ruleRecords()) {
    auto record = JsonRecord{};
    const auto any = addRules(record, known.key, profile, base);
    const auto& extras = known.extras(copy);
    record.add(extras);
    if (any || !extras.empty())
      json.add(known.key, record);
  }
  return json.add(profile.extras);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/recordreader.h"

#include <algorithm>

#include "model/base/problemrules.h"

namespace kartenwerk {

void ProblemList::add(Problem problem)
{
  if (m_problems.size() >= mostProblems) {
    ++m_more;
    m_moreErrors = m_moreErrors || problem.severity == Severity::Error;
    return;
  }
  problem.file = m_file;
  m_problems.push_back(std::move(problem));
}

void ProblemList::add(std::string_view rule, std::vector<std::string> details, TextPosition at,
                      std::string pointer, std::string place)
{
  add({.rule = std::string(rule),
       .details = std::move(details),
       .at = at,
       .pointer = std::move(pointer),
       .place = std::move(place)});
}

Problems ProblemList::problems() const
{
  auto result = m_problems;
  std::ranges::stable_sort(result, [](const Problem& a, const Problem& b) {
    return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
  });
  if (m_more > 0)
    result.push_back({.severity = m_moreErrors ? Severity::Error : Severity::Warning,
                      .rule = std::string(rule::moreProblems),
                      .details = {std::to_string(m_more)},
                      .file = m_file});
  return result;
}

RecordReader::RecordReader(const Json& json, ProblemList& problems, std::string pointer)
    : m_json(&json), m_problems(&problems), m_pointer(std::move(pointer)),
      m_known(json.members().size(), false)
{
  if (!isRecord())
    problem(rule::recordType, {"", "object", std::string(toString(json.type()))});
}

const JsonMember* RecordReader::find(std::string_view key) const
{
  const auto& members = m_json->members();
  for (std::size_t i = 0; i < members.size(); ++i) {
    const auto index = (m_next + i) % members.size();
    if (members[index].key == key) {
      m_next = index;
      return &members[index];
    }
  }
  return nullptr;
}

TextPosition RecordReader::at(std::string_view key) const
{
  const auto* member = find(key);
  return member ? member->value.at() : m_json->at();
}

std::string RecordReader::pointer(std::string_view key) const
{
  return m_pointer + '/' + pointerStep(key);
}

void RecordReader::problem(std::string_view rule, std::vector<std::string> details,
                           std::string_view key)
{
  m_problems->add(rule, std::move(details), key.empty() ? at() : at(key),
                  key.empty() ? m_pointer : pointer(key), m_place);
}

const Json* RecordReader::raw(std::string_view key, Presence presence)
{
  const auto* member = find(key);
  if (!member && presence == Presence::Required && isRecord())
    m_problems->add(rule::recordMissing, {std::string(key)}, at(), m_pointer, m_place);
  if (!member)
    return nullptr;
  m_known[m_next] = true;
  return &member->value;
}

const Json* RecordReader::typed(std::string_view key, Json::Type type, Presence presence)
{
  const auto* value = raw(key, presence);
  if (value && value->type() != type) {
    problem(rule::recordType,
            {std::string(key), std::string(toString(type)), std::string(toString(value->type()))},
            key);
    return nullptr;
  }
  return value;
}

std::string RecordReader::text(std::string_view key, Presence presence)
{
  const auto* value = typed(key, Json::Type::String, presence);
  return value ? *value->string() : std::string{};
}

int RecordReader::integer(std::string_view key, int least, int greatest, int fallback,
                          Presence presence)
{
  const auto* value = typed(key, Json::Type::Integer, presence);
  if (!value)
    return fallback;
  const auto number = value->integer();
  if (number && *number >= least && *number <= greatest)
    return static_cast<int>(*number);
  problem(
      rule::recordRange,
      {std::string(key), canonicalText(*value), std::to_string(least), std::to_string(greatest)},
      key);
  return fallback;
}

std::uint64_t RecordReader::bits(std::string_view key, std::uint64_t fallback)
{
  const auto* value = typed(key, Json::Type::Integer, Presence::Optional);
  if (!value)
    return fallback;
  const auto number = value->unsignedInteger();
  if (!number)
    problem(rule::recordRange,
            {std::string(key), canonicalText(*value), "0", std::to_string(UINT64_MAX)}, key);
  return number.value_or(fallback);
}

bool RecordReader::boolean(std::string_view key, bool fallback)
{
  const auto* value = typed(key, Json::Type::Boolean, Presence::Optional);
  return value ? *value->boolean() : fallback;
}

std::optional<Place> RecordReader::readPlace(std::string_view key, Presence presence)
{
  const auto* value = typed(key, Json::Type::String, presence);
  if (!value)
    return {};
  const auto place = placeFrom(*value->string());
  if (!place)
    problem(rule::recordPlace, {std::string(key), *value->string()}, key);
  return place;
}

std::optional<Side> RecordReader::readSide(std::string_view key, Presence presence)
{
  constexpr std::string_view words[]{"north", "east", "south", "west"};
  const auto index = chosen(key, words, presence);
  return index ? std::optional(static_cast<Side>(*index)) : std::nullopt;
}

std::optional<std::size_t> RecordReader::chosen(std::string_view key,
                                                std::span<const std::string_view> words,
                                                Presence presence)
{
  const auto* value = typed(key, Json::Type::String, presence);
  if (!value)
    return {};
  const auto found = std::ranges::find(words, *value->string());
  if (found != words.end())
    return static_cast<std::size_t>(found - words.begin());
  auto list = std::string{};
  for (const auto word : words)
    list += (list.empty() ? "" : ", ") + std::string(word);
  problem(rule::recordChoice, {std::string(key), *value->string(), list}, key);
  return {};
}

const Json* RecordReader::list(std::string_view key, Presence presence)
{
  return typed(key, Json::Type::Array, presence);
}

std::vector<RecordReader> RecordReader::records(std::string_view key, Presence presence,
                                                std::size_t most)
{
  auto result = std::vector<RecordReader>{};
  const auto* items = list(key, presence);
  if (!items)
    return result;
  const auto count = items->items().size();
  if (count > most)
    problem(rule::recordRange, {std::string(key), std::to_string(count), "0", std::to_string(most)},
            key);
  result.reserve(std::min(count, most));
  const auto base = pointer(key) + '/';
  for (std::size_t i = 0; i < std::min(count, most); ++i) {
    auto reader = RecordReader(items->items()[i], *m_problems, base + std::to_string(i));
    if (reader.isRecord())
      result.push_back(std::move(reader));
  }
  return result;
}

std::optional<RecordReader> RecordReader::record(std::string_view key, Presence presence)
{
  const auto* value = typed(key, Json::Type::Object, presence);
  if (!value)
    return {};
  return RecordReader(*value, *m_problems, pointer(key));
}

std::vector<std::pair<Place, TextPosition>> RecordReader::places(std::string_view key,
                                                                 Presence presence)
{
  auto result = std::vector<std::pair<Place, TextPosition>>{};
  const auto* items = list(key, presence);
  if (!items)
    return result;
  for (std::size_t i = 0; i < items->items().size(); ++i) {
    const auto& item = items->items()[i];
    const auto step = pointer(key) + '/' + std::to_string(i);
    const auto* text = item.string();
    const auto place = text ? placeFrom(*text) : std::nullopt;
    if (place)
      result.emplace_back(*place, item.at());
    else if (text)
      m_problems->add(rule::recordPlace, {"", *text}, item.at(), step, m_place);
    else
      m_problems->add(rule::recordType, {"", "string", std::string(toString(item.type()))},
                      item.at(), step, m_place);
  }
  return result;
}

std::vector<std::string> RecordReader::texts(std::string_view key)
{
  auto result = std::vector<std::string>{};
  const auto* items = list(key);
  if (!items)
    return result;
  for (std::size_t i = 0; i < items->items().size(); ++i) {
    const auto& item = items->items()[i];
    if (const auto* text = item.string())
      result.push_back(*text);
    else
      m_problems->add(rule::recordType, {"", "string", std::string(toString(item.type()))},
                      item.at(), pointer(key) + '/' + std::to_string(i), m_place);
  }
  return result;
}

Extras RecordReader::extras() const
{
  auto result = Extras{};
  const auto& members = m_json->members();
  for (std::size_t i = 0; i < members.size(); ++i)
    if (!m_known[i])
      result.emplace_back(members[i].key, canonicalText(members[i].value));
  std::ranges::sort(result);
  return result;
}

std::optional<int> readFormat(RecordReader& reader, std::string_view format, int newest)
{
  if (!reader.isRecord())
    return {};
  const auto* found = reader.raw("format");
  if (!found || !found->string()) {
    reader.problem(rule::documentNoFormat, {std::string(format)}, found ? "format" : "");
    return {};
  }
  if (*found->string() != format) {
    reader.problem(rule::documentOtherFormat, {*found->string(), std::string(format)}, "format");
    return {};
  }
  const auto* version = reader.raw("version", Presence::Required);
  if (!version)
    return {};
  const auto number = version->integer();
  if (!number || *number < 1) {
    reader.problem(rule::documentVersion, {canonicalText(*version)}, "version");
    return {};
  }
  if (*number > newest) {
    reader.problem(rule::documentNewer, {std::to_string(*number), std::to_string(newest)},
                   "version");
    return {};
  }
  return static_cast<int>(*number);
}

std::string formatOf(const Json& json)
{
  const auto* found = json.find("format");
  return found && found->string() ? *found->string() : std::string{};
}

std::string pointerStep(std::string_view key)
{
  auto result = std::string{};
  for (const auto c : key) {
    if (c == '~')
      result += "~0";
    else if (c == '/')
      result += "~1";
    else
      result += c;
  }
  return result;
}

} // namespace kartenwerk

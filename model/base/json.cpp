// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/json.h"

#include <charconv>
#include <limits>

#include "model/base/files.h"

namespace kartenwerk {

namespace {

struct TypeOf
{
  Json::Type operator()(std::monostate) const { return Json::Type::Null; }
  Json::Type operator()(bool) const { return Json::Type::Boolean; }
  Json::Type operator()(std::int64_t) const { return Json::Type::Integer; }
  Json::Type operator()(std::uint64_t) const { return Json::Type::Integer; }
  /// An integer beyond 64 bits is still one: out of range, not of a wrong type.
  Json::Type operator()(const Json::Number& number) const
  {
    const auto whole = number.text.find_first_of(".eE") == std::string::npos;
    return whole ? Json::Type::Integer : Json::Type::Number;
  }
  Json::Type operator()(const std::string&) const { return Json::Type::String; }
  Json::Type operator()(const Json::Items&) const { return Json::Type::Array; }
  Json::Type operator()(const Json::Members&) const { return Json::Type::Object; }
};

struct Writer
{
  std::string& out;

  void operator()(std::monostate) const { out += "null"; }
  void operator()(bool value) const { out += value ? "true" : "false"; }
  void operator()(std::int64_t value) const { out += std::to_string(value); }
  void operator()(std::uint64_t value) const { out += std::to_string(value); }
  void operator()(const Json::Number& value) const { out += value.text; }
  void operator()(const std::string& value) const { out += quoted(value); }
  void operator()(const Json::Items& items) const
  {
    out += '[';
    for (const auto& item : items) {
      if (&item != &items.front())
        out += ", ";
      std::visit(*this, item.value());
    }
    out += ']';
  }
  void operator()(const Json::Members& members) const
  {
    out += '{';
    for (const auto& member : members) {
      if (&member != &members.front())
        out += ", ";
      out += quoted(member.key);
      out += ": ";
      std::visit(*this, member.value.value());
    }
    out += '}';
  }
};

} // namespace

Json::Type Json::type() const
{
  return std::visit(TypeOf{}, m_value);
}

std::optional<bool> Json::boolean() const
{
  const auto* value = std::get_if<bool>(&m_value);
  return value ? std::optional(*value) : std::nullopt;
}

std::optional<std::int64_t> Json::integer() const
{
  if (const auto* value = std::get_if<std::int64_t>(&m_value))
    return *value;
  const auto* value = std::get_if<std::uint64_t>(&m_value);
  if (!value || *value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
    return {};
  return static_cast<std::int64_t>(*value);
}

std::optional<std::uint64_t> Json::unsignedInteger() const
{
  if (const auto* value = std::get_if<std::uint64_t>(&m_value))
    return *value;
  const auto* value = std::get_if<std::int64_t>(&m_value);
  if (!value || *value < 0)
    return {};
  return static_cast<std::uint64_t>(*value);
}

std::optional<double> Json::number() const
{
  if (const auto* value = std::get_if<Number>(&m_value)) {
    auto result = 0.0;
    const auto* begin = value->text.data();
    if (std::from_chars(begin, begin + value->text.size(), result).ec != std::errc{})
      return {};
    return result;
  }
  if (const auto value = unsignedInteger())
    return static_cast<double>(*value);
  if (const auto value = integer())
    return static_cast<double>(*value);
  return {};
}

const Json::Items& Json::items() const
{
  static const auto none = Items{};
  const auto* items = std::get_if<Items>(&m_value);
  return items ? *items : none;
}

const Json::Members& Json::members() const
{
  static const auto none = Members{};
  const auto* members = std::get_if<Members>(&m_value);
  return members ? *members : none;
}

const Json* Json::find(std::string_view key) const
{
  for (const auto& member : members())
    if (member.key == key)
      return &member.value;
  return nullptr;
}

Loaded<Json> loadJson(const std::string& path)
{
  auto text = readFile(path);
  if (!text.value)
    return {{}, std::move(text.problems)};
  return parseJson(*text.value, path);
}

std::string_view toString(Json::Type type)
{
  constexpr std::string_view names[]{"null",   "boolean", "integer", "number",
                                     "string", "array",   "object"};
  return names[static_cast<std::size_t>(type)];
}

std::string canonicalText(const Json& json)
{
  auto out = std::string{};
  std::visit(Writer{out}, json.value());
  return out;
}

std::string quoted(std::string_view text)
{
  constexpr auto digits = std::string_view("0123456789abcdef");
  auto out = std::string{"\""};
  out.reserve(text.size() + 2);
  for (const auto c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\u00";
      out += digits[byte >> 4U];
      out += digits[byte & 15U];
    } else {
      out += c;
    }
  }
  return out + '"';
}

} // namespace kartenwerk

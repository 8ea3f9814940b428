// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsonwriter.h"

#include <algorithm>

namespace kartenwerk {

namespace {
constexpr std::size_t lineWidth = 100;
constexpr std::size_t indentStep = 2;
} // namespace

JsonText::JsonText(Raw, std::string text) : m_plain(std::move(text))
{
  m_width = m_plain.size();
}
JsonText::JsonText(std::string_view text) : JsonText(Raw{}, quoted(text)) {}
JsonText::JsonText(const std::string& text) : JsonText(std::string_view(text)) {}
JsonText::JsonText(const char* text) : JsonText(std::string_view(text)) {}
JsonText::JsonText(Shape shape) : m_shape(shape), m_width(2) {}
JsonText::JsonText(const JsonText&) = default;
JsonText::JsonText(JsonText&&) noexcept = default;
JsonText& JsonText::operator=(const JsonText&) = default;
JsonText& JsonText::operator=(JsonText&&) noexcept = default;
JsonText::~JsonText() = default;

JsonText::JsonText(const Json& json)
{
  if (json.type() == Json::Type::Array) {
    m_shape = Shape::List;
    m_width = 2;
    for (const auto& item : json.items())
      append({}, JsonText(item));
  } else if (json.type() == Json::Type::Object) {
    m_shape = Shape::Record;
    m_width = 2;
    for (const auto& member : json.members())
      append(member.key, JsonText(member.value));
  } else {
    m_plain = canonicalText(json);
    m_width = m_plain.size();
  }
}

void JsonText::append(std::string_view key, JsonText value)
{
  if (!m_members.empty())
    m_width += 2;
  auto name = m_shape == Shape::Record ? quoted(key) : std::string{};
  m_width += value.m_width + (name.empty() ? 0 : name.size() + 2);
  m_broken = m_broken || (value.m_broken && !value.m_members.empty());
  m_members.push_back({std::move(name), std::move(value)});
}

void JsonText::writeLine(std::string& out) const
{
  if (m_shape == Shape::Plain) {
    out += m_plain;
    return;
  }
  out += m_shape == Shape::List ? '[' : '{';
  for (const auto& member : m_members) {
    if (&member != &m_members.front())
      out += ", ";
    if (!member.key.empty())
      out += member.key + ": ";
    member.value.writeLine(out);
  }
  out += m_shape == Shape::List ? ']' : '}';
}

/// `column` is where the value begins on its line.
void JsonText::write(std::string& out, std::size_t indent, std::size_t column) const
{
  const auto commaWidth = std::size_t{1};
  if (m_members.empty() || (!m_broken && column + m_width + commaWidth <= lineWidth)) {
    writeLine(out);
    return;
  }
  const auto plain = [](const JsonTextMember& member) {
    return member.value.m_shape == Shape::Plain;
  };
  if (m_shape == Shape::List && !m_broken && std::ranges::all_of(m_members, plain)) {
    writeFilled(out, indent);
    return;
  }
  out += m_shape == Shape::List ? '[' : '{';
  const auto inner = indent + indentStep;
  for (const auto& member : m_members) {
    out += &member == &m_members.front() ? "\n" : ",\n";
    out.append(inner, ' ');
    auto begin = inner;
    if (!member.key.empty()) {
      out += member.key + ": ";
      begin += member.key.size() + 2;
    }
    member.value.write(out, inner, begin);
  }
  out += '\n';
  out.append(indent, ' ');
  out += m_shape == Shape::List ? ']' : '}';
}

void JsonText::writeFilled(std::string& out, std::size_t indent) const
{
  const auto inner = indent + indentStep;
  auto column = lineWidth;
  out += '[';
  for (const auto& member : m_members) {
    const auto& text = member.value.m_plain;
    const auto first = &member == &m_members.front();
    if (first || column + 1 + text.size() + 1 > lineWidth) {
      out += first ? "\n" : ",\n";
      out.append(inner, ' ');
      column = inner;
    } else {
      out += ", ";
      column += 1;
    }
    out += text;
    column += text.size() + 1;
  }
  out += '\n';
  out.append(indent, ' ');
  out += ']';
}

std::string JsonText::line() const
{
  auto out = std::string{};
  writeLine(out);
  return out;
}

std::string JsonText::document() const
{
  auto copy = *this;
  copy.m_broken = true;
  auto out = std::string{};
  copy.write(out, 0, 0);
  return out + '\n';
}

JsonRecord& JsonRecord::add(const Extras& extras)
{
  for (const auto& [key, text] : extras)
    if (const auto json = parseJson(text, {}); json.value)
      append(key, JsonText(*json.value));
  return *this;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cassert>
#include <cctype>

#include <nlohmann/json.hpp>

#include "model/base/json.h"
#include "model/base/jsonscan.h"
#include "model/base/problemrules.h"
#include "model/base/recordreader.h"

namespace kartenwerk {

namespace {

/// Just after the string that begins there.
std::size_t stringEnd(std::string_view text, std::size_t begin)
{
  auto end = begin + 1;
  for (; end < text.size() && text[end] != '"'; ++end)
    if (text[end] == '\\')
      ++end;
  return std::min(end + 1, text.size());
}

/// Walks along the text as tokens are reported, for nlohmann's parser does not say where they are:
/// a token begins at the first byte after the one before it that is no space, ',' or ':'.
class Cursor
{
public:
  explicit Cursor(std::string_view text) : m_text(text) {}

  TextPosition begin()
  {
    while (m_at < m_text.size() &&
           std::string_view(" \t\r\n,:").find(m_text[m_at]) != std::string_view::npos)
      step();
    m_begin = m_at;
    return {m_line, static_cast<int>(m_at - m_lineBegin) + 1};
  }
  std::size_t offset() const { return m_at; }
  std::size_t lastToken() const { return m_begin; }
  void skip(std::size_t bytes) { m_at += bytes; }
  void skipNumber()
  {
    while (m_at < m_text.size() &&
           std::string_view("+-.eE0123456789").find(m_text[m_at]) != std::string_view::npos)
      ++m_at;
  }
  void skipString() { m_at = stringEnd(m_text, m_at); }

private:
  void step()
  {
    if (m_text[m_at++] == '\n') {
      ++m_line;
      m_lineBegin = m_at;
    }
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  std::size_t m_begin = 0; ///< of the token asked for last
  std::size_t m_lineBegin = 0;
  int m_line = 1;
};

bool isWordByte(char c)
{
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '-' || c == '.' ||
         c == '_';
}

/// The length of the word, or of the single character, that a text in valid UTF-8 begins with.
std::size_t wordLength(std::string_view text)
{
  auto end = std::size_t{0};
  while (end < text.size() && isWordByte(text[end]))
    ++end;
  if (end == 0 && !text.empty())
    for (end = 1; end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U;)
      ++end;
  return end;
}

std::string firstWord(std::string_view text)
{
  constexpr std::size_t longest = 40;
  return std::string(text.substr(0, std::min(wordLength(text), longest)));
}

/// Where the token begins that reaches `end`, when a token begins or ends at `from`.
std::size_t tokenBegin(std::string_view text, std::size_t from, std::size_t end)
{
  for (;;) {
    const auto begin = std::min(text.find_first_not_of(" \t\r\n", from), text.size());
    if (begin >= text.size())
      return std::min(from, text.size() - 1);
    from = text[begin] == '"' ? stringEnd(text, begin) : begin + wordLength(text.substr(begin));
    if (from >= end)
      return begin;
  }
}

/// Builds our tree from the events of nlohmann's parser.
class TreeBuilder
{
public:
  TreeBuilder(std::string_view text, ProblemList& problems)
      : m_text(text), m_problems(problems), m_cursor(text)
  {
  }

  std::optional<Json> takeRoot() { return std::move(m_root); }

  bool null() { return word({}, 4); }
  bool boolean(bool value) { return word(value, value ? 4 : 5); }
  bool number_integer(std::int64_t value) { return number(value); }
  bool number_unsigned(std::uint64_t value)
  {
    const auto fits = value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return fits ? number(static_cast<std::int64_t>(value)) : number(value);
  }
  bool number_float(double, const std::string& text) { return number(Json::Number{text}); }
  bool string(std::string& value)
  {
    const auto at = m_cursor.begin();
    m_cursor.skipString();
    return put(Json(std::move(value), at));
  }
  bool binary(std::vector<std::uint8_t>&) { return false; }
  bool key(std::string& value)
  {
    const auto at = m_cursor.begin();
    m_cursor.skipString();
    m_open.back().members.push_back({std::move(value), at, {}});
    return true;
  }
  bool start_object(std::size_t) { return open(true); }
  bool start_array(std::size_t) { return open(false); }
  bool end_object()
  {
    m_cursor.begin();
    m_cursor.skip(1);
    dropDuplicates();
    auto top = std::move(m_open.back());
    m_open.pop_back();
    return put(Json(std::move(top.members), top.at));
  }
  bool end_array()
  {
    m_cursor.begin();
    m_cursor.skip(1);
    auto top = std::move(m_open.back());
    m_open.pop_back();
    return put(Json(std::move(top.items), top.at));
  }
  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& error);

private:
  struct Open
  {
    bool isObject = false;
    TextPosition at;
    Json::Items items;
    Json::Members members;
  };

  bool word(Json::Value value, std::size_t length)
  {
    const auto at = m_cursor.begin();
    m_cursor.skip(length);
    return put(Json(std::move(value), at));
  }
  bool number(Json::Value value)
  {
    const auto at = m_cursor.begin();
    m_cursor.skipNumber();
    return put(Json(std::move(value), at));
  }
  bool open(bool isObject)
  {
    m_open.push_back({isObject, m_cursor.begin(), {}, {}});
    m_cursor.skip(1);
    return true;
  }
  bool put(Json json)
  {
    if (m_open.empty())
      m_root = std::move(json);
    else if (m_open.back().isObject)
      m_open.back().members.back().value = std::move(json);
    else
      m_open.back().items.push_back(std::move(json));
    return true;
  }
  std::string pointer() const;
  void dropDuplicates();

  std::string_view m_text;
  ProblemList& m_problems;
  Cursor m_cursor;
  std::vector<Open> m_open;
  std::optional<Json> m_root;
};

/// Of the object that is open innermost.
std::string TreeBuilder::pointer() const
{
  auto result = std::string{};
  for (std::size_t i = 0; i + 1 < m_open.size(); ++i) {
    const auto& open = m_open[i];
    result += '/';
    result +=
        open.isObject ? pointerStep(open.members.back().key) : std::to_string(open.items.size());
  }
  return result;
}

/// Of members with the same key the first is kept, the others are problems.
void TreeBuilder::dropDuplicates()
{
  auto& members = m_open.back().members;
  auto order = std::vector<std::size_t>(members.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::ranges::stable_sort(
      order, [&](std::size_t a, std::size_t b) { return members[a].key < members[b].key; });
  auto dropped = std::vector<std::size_t>{};
  for (std::size_t i = 0, first = 0; i < order.size(); ++i) {
    if (members[order[i]].key == members[order[first]].key) {
      if (i != first)
        dropped.push_back(order[i]);
      continue;
    }
    first = i;
  }
  if (dropped.empty())
    return;
  std::ranges::sort(dropped);
  const auto parent = pointer();
  auto kept = Json::Members{};
  auto next = dropped.begin();
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (next == dropped.end() || *next != i) {
      kept.push_back(std::move(members[i]));
      continue;
    }
    ++next;
    const auto& first = *std::ranges::find(kept, members[i].key, &JsonMember::key);
    m_problems.add(rule::jsonDuplicateKey,
                   {members[i].key, std::to_string(first.at.line), std::to_string(first.at.column)},
                   members[i].at, parent + '/' + pointerStep(members[i].key));
  }
  members = std::move(kept);
}

bool isNoNumber(std::string word)
{
  std::ranges::transform(word, word.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (word.starts_with('+') || word.starts_with('-'))
    word.erase(0, 1);
  return word == "nan" || word == "infinity" || word == "inf";
}

bool TreeBuilder::parse_error(std::size_t position, const std::string& token,
                              const nlohmann::detail::exception& error)
{
  constexpr int outOfRange = 406;
  const auto end = std::min(position, m_text.size());
  if (error.id == outOfRange) {
    const auto at = m_cursor.begin();
    m_problems.add(rule::jsonNumberRange, {firstWord(token)}, at);
    return false;
  }
  if (position > m_text.size()) {
    m_problems.add(rule::jsonTruncated, {}, positionOf(m_text, m_text.size()));
    return false;
  }
  // "01" is a number to the cursor, but two tokens to the parser.
  const auto begin =
      m_cursor.offset() >= end ? m_cursor.lastToken() : tokenBegin(m_text, m_cursor.offset(), end);
  const auto found = firstWord(m_text.substr(begin));
  const auto which = m_root              ? rule::jsonTrailing
                     : isNoNumber(found) ? rule::jsonNotANumber
                                         : rule::jsonSyntax;
  m_problems.add(which, {found}, positionOf(m_text, begin));
  return false;
}

} // namespace

Loaded<Json> parseJson(std::string_view text, const std::string& file)
{
  auto problems = ProblemList(file);
  auto rest = text;
  if (!scanJson(rest, problems))
    return {{}, problems.problems()};
  auto builder = TreeBuilder(rest, problems);
  const auto parsed = nlohmann::json::sax_parse(rest.begin(), rest.end(), &builder);
  auto root = builder.takeRoot();
  if (!parsed)
    root.reset();
  return {std::move(root), problems.problems()};
}

} // namespace kartenwerk

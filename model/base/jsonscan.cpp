// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsonscan.h"

#include <algorithm>

#include "model/base/problemrules.h"

namespace kartenwerk {

namespace {

std::string hexadecimal(unsigned char byte)
{
  constexpr auto digits = std::string_view("0123456789ABCDEF");
  return {'0', 'x', digits[byte >> 4U], digits[byte & 15U]};
}

/// "UTF-16" or "UTF-32" by byte order mark or by the zero bytes of ASCII text; else empty.
std::string_view wideEncoding(std::string_view text)
{
  using namespace std::string_view_literals;
  const auto zero = [&](std::size_t i) { return i < text.size() && text[i] == '\0'; };
  if (text.starts_with("\xFF\xFE\0\0"sv) || text.starts_with("\0\0\xFE\xFF"sv))
    return "UTF-32";
  if (text.starts_with("\xFF\xFE"sv) || text.starts_with("\xFE\xFF"sv))
    return "UTF-16";
  if ((zero(1) && zero(2) && zero(3) && !zero(0)) || (zero(0) && zero(1) && zero(2) && !zero(3)))
    return text.size() >= 4 ? "UTF-32" : "";
  if (text.size() >= 2 && zero(0) != zero(1))
    return "UTF-16";
  return {};
}

/// Bytes of the UTF-8 character that begins here (RFC 3629: no overlong forms, no surrogates,
/// nothing beyond U+10FFFF); 0 when it is none.
std::size_t characterLength(std::string_view text)
{
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const auto first = byte(0);
  if (first < 0x80)
    return 1;
  if (first >= 0xC2 && first <= 0xDF)
    return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    const auto overlong = first == 0xE0 && byte(1) < 0xA0;
    const auto surrogate = first == 0xED && byte(1) > 0x9F;
    return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    const auto overlong = first == 0xF0 && byte(1) < 0x90;
    const auto beyond = first == 0xF4 && byte(1) > 0x8F;
    return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
  }
  return 0;
}

/// Goes through the text once, keeping count.
class Scan
{
public:
  Scan(std::string_view text, ProblemList& problems) : m_text(text), m_problems(problems) {}

  bool run()
  {
    while (m_at < m_text.size()) {
      if (m_inString ? skipPlain() : skipSpace())
        continue;
      const auto length = characterLength(m_text.substr(m_at));
      if (length == 0)
        return fail(rule::jsonUtf8, hexadecimal(byte()));
      if (!(m_inString ? stringByte() : structureByte()))
        return false;
      m_at += length;
    }
    if (m_carriageReturns > 0)
      m_problems.add({.severity = Severity::Warning,
                      .rule = std::string(rule::jsonLineEnds),
                      .details = {std::to_string(m_carriageReturns)},
                      .at = m_firstCarriageReturn});
    return true;
  }

private:
  unsigned char byte() const { return static_cast<unsigned char>(m_text[m_at]); }

  bool fail(std::string_view rule, std::string detail)
  {
    m_problems.add(rule, {std::move(detail)}, positionOf(m_text, m_at));
    return false;
  }

  /// Jumps over the bytes of a string that need no look; false when there are none.
  bool skipPlain()
  {
    const auto begin = m_at;
    if (m_escaped)
      return false;
    const auto end = std::min(m_text.size(), m_stringBegin + longestJsonString + 1);
    while (m_at < end && isPlain(m_text[m_at]))
      ++m_at;
    return m_at > begin;
  }
  static bool isPlain(char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

  bool skipSpace()
  {
    const auto begin = m_at;
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n'))
      ++m_at;
    return m_at > begin;
  }

  bool stringByte()
  {
    const auto c = m_text[m_at];
    if (byte() < 0x20)
      return fail(rule::jsonControl, hexadecimal(byte()));
    if (m_at - m_stringBegin > longestJsonString + 1)
      return fail(rule::jsonLongString, std::to_string(longestJsonString));
    if (m_escaped)
      m_escaped = false;
    else if (c == '\\')
      m_escaped = true;
    else if (c == '"')
      m_inString = false;
    return true;
  }

  bool structureByte()
  {
    const auto c = m_text[m_at];
    if (c == '"') {
      m_inString = true;
      m_stringBegin = m_at;
    } else if (c == '[' || c == '{') {
      if (++m_depth > deepestJson)
        return fail(rule::jsonTooDeep, std::to_string(deepestJson));
      ++m_values;
    } else if (c == ']' || c == '}') {
      --m_depth;
    } else if (c == ',') {
      ++m_values;
    } else if (c == '\r' && m_text.substr(m_at).starts_with("\r\n")) {
      if (m_carriageReturns++ == 0)
        m_firstCarriageReturn = positionOf(m_text, m_at);
    } else if (byte() < 0x20 && c != '\n' && c != '\t' && c != '\r') {
      return fail(rule::jsonControl, hexadecimal(byte()));
    }
    if (m_values > mostJsonValues)
      return fail(rule::jsonTooManyValues, std::to_string(mostJsonValues));
    return true;
  }

  std::string_view m_text;
  ProblemList& m_problems;
  std::size_t m_at = 0;
  std::size_t m_stringBegin = 0;
  std::size_t m_values = 0;
  std::size_t m_carriageReturns = 0;
  TextPosition m_firstCarriageReturn;
  int m_depth = 0;
  bool m_inString = false;
  bool m_escaped = false;
};

} // namespace

TextPosition positionOf(std::string_view text, std::size_t offset)
{
  const auto before = text.substr(0, offset);
  const auto lines = std::ranges::count(before, '\n');
  const auto lineBegin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  return {static_cast<int>(lines) + 1, static_cast<int>(before.size() - lineBegin) + 1};
}

bool scanJson(std::string_view& text, ProblemList& problems)
{
  constexpr auto mark = std::string_view("\xEF\xBB\xBF");
  const auto start = TextPosition{1, 1};
  if (text.size() > largestJson) {
    problems.add(rule::fileTooLarge, {std::to_string(largestJson >> 20U)}, {});
    return false;
  }
  if (const auto encoding = wideEncoding(text); !encoding.empty()) {
    problems.add(rule::jsonEncoding, {std::string(encoding)}, start);
    return false;
  }
  if (text.starts_with(mark)) {
    text.remove_prefix(mark.size());
    problems.add(
        {.severity = Severity::Warning, .rule = std::string(rule::jsonByteOrderMark), .at = start});
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    problems.add(rule::jsonEmpty, {}, start);
    return false;
  }
  return Scan(text, problems).run();
}

} // namespace kartenwerk

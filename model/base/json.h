// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/base/problem.h"

namespace kartenwerk {

struct JsonMember;

/// A JSON value that knows where in its text it began. Whole numbers of 64 bits, signed or
/// unsigned, stay exact; all other numbers keep their text.
class Json
{
public:
  enum class Type : std::uint8_t { Null, Boolean, Integer, Number, String, Array, Object };
  using Items = std::vector<Json>;
  using Members = std::vector<JsonMember>;
  struct Number
  {
    std::string text;
  };
  using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, Number, std::string,
                             Items, Members>;

  Json();
  Json(Value value, TextPosition at);
  Json(const Json&);
  Json(Json&&) noexcept;
  Json& operator=(const Json&);
  Json& operator=(Json&&) noexcept;
  ~Json();

  Type type() const;
  TextPosition at() const { return m_at; }

  /// Nothing for another type, and for integers that do not fit.
  std::optional<bool> boolean() const;
  std::optional<std::int64_t> integer() const;
  std::optional<std::uint64_t> unsignedInteger() const;
  std::optional<double> number() const; ///< integers as well
  /// Null for another type.
  const std::string* string() const { return std::get_if<std::string>(&m_value); }
  /// Empty for another type.
  const Items& items() const;
  const Members& members() const;
  /// The value of a key of an object, or null.
  const Json* find(std::string_view key) const;

  const Value& value() const { return m_value; }

private:
  Value m_value;
  TextPosition m_at;
};

struct JsonMember
{
  std::string key;
  TextPosition at; ///< of the key
  Json value;
};

// Here, for they need JsonMember.
inline Json::Json() = default;
inline Json::Json(Value value, TextPosition at) : m_value(std::move(value)), m_at(at) {}
inline Json::Json(const Json&) = default;
inline Json::Json(Json&&) noexcept = default;
inline Json& Json::operator=(const Json&) = default;
inline Json& Json::operator=(Json&&) noexcept = default;
inline Json::~Json() = default;

/// "string", "integer", "number", "boolean", "array", "object", "null": as in Problem::details.
std::string_view toString(Json::Type type);

inline constexpr int deepestJson = 64;
inline constexpr std::size_t largestJson = std::size_t{64} << 20U;
inline constexpr std::size_t mostJsonValues = std::size_t{1} << 19U;
inline constexpr std::size_t longestJsonString = std::size_t{1} << 20U;

/// Reads one JSON document (RFC 8259, UTF-8). `file` goes into the problems. A byte order mark and
/// CRLF are warnings; a duplicate key is an error with both places and keeps the first value;
/// anything else wrong gives no value. Nothing is read beyond the limits above.
Loaded<Json> parseJson(std::string_view text, const std::string& file);

/// readFile and parseJson; "-" is standard input.
Loaded<Json> loadJson(const std::string& path);

/// One line with a space after ':' and ',', keys in their order: equal values give equal text.
std::string canonicalText(const Json& json);

/// Text as a JSON string, quotes included; only what must be escaped is.
std::string quoted(std::string_view text);

} // namespace kartenwerk

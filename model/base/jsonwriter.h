// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/extras.h"
#include "model/base/json.h"

namespace kartenwerk {

struct JsonTextMember;

/// A value to be written. A record or list that fits within 100 columns stands on one line, unless
/// it is told to break; a longer list of plain values fills its lines.
class JsonText
{
public:
  enum class Shape : std::uint8_t { Plain, List, Record };

  JsonText(std::string_view text);
  JsonText(const std::string& text);
  JsonText(const char* text);
  template <class T>
  requires std::same_as<T, bool> JsonText(T value) : JsonText(Raw{}, value ? "true" : "false") {}
  template <class T>
  requires(std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>) JsonText(T value)
      : JsonText(Raw{}, std::to_string(value))
  {
  }
  /// A value read from a file, laid out anew.
  explicit JsonText(const Json& json);
  JsonText(const JsonText&);
  JsonText(JsonText&&) noexcept;
  JsonText& operator=(const JsonText&);
  JsonText& operator=(JsonText&&) noexcept;
  ~JsonText();

  /// The value on one line.
  std::string line() const;
  /// The value as a file: broken at the top level, LF, two spaces, a newline at the end.
  std::string document() const;

protected:
  explicit JsonText(Shape shape);
  void append(std::string_view key, JsonText value);
  void setBroken() { m_broken = true; }

private:
  struct Raw
  {
  };
  JsonText(Raw, std::string text);
  void writeLine(std::string& out) const;
  void write(std::string& out, std::size_t indent, std::size_t column) const;
  void writeFilled(std::string& out, std::size_t indent) const;

  Shape m_shape = Shape::Plain;
  bool m_broken = false;
  std::string m_plain;
  std::size_t m_width = 0;
  std::vector<JsonTextMember> m_members; ///< keys are empty in a list
};

struct JsonTextMember
{
  std::string key;
  JsonText value;
};

/// A list being written.
class JsonList : public JsonText
{
public:
  JsonList() : JsonText(Shape::List) {}
  JsonList& add(JsonText value)
  {
    append({}, std::move(value));
    return *this;
  }
  /// Each item on a line of its own.
  JsonList& broken()
  {
    setBroken();
    return *this;
  }
};

/// A record being written: its keys come in the order of the calls.
class JsonRecord : public JsonText
{
public:
  JsonRecord() : JsonText(Shape::Record) {}
  JsonRecord& add(std::string_view key, JsonText value)
  {
    append(key, std::move(value));
    return *this;
  }
  /// Nothing when the value is the fallback: what a reader assumes need not be written.
  template <class T>
  JsonRecord& addUnless(const T& fallback, std::string_view key, const T& value)
  {
    return value == fallback ? *this : add(key, JsonText(value));
  }
  JsonRecord& addText(std::string_view key, const std::string& text)
  {
    return text.empty() ? *this : add(key, text);
  }
  /// Last of all: the keys that this version does not know.
  JsonRecord& add(const Extras& extras);
  JsonRecord& broken()
  {
    setBroken();
    return *this;
  }
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/extras.h"
#include "model/base/json.h"
#include "model/base/place.h"

namespace kartenwerk {

/// Collects the problems of one file: at most `mostProblems`, then one that counts the rest.
class ProblemList
{
public:
  static constexpr std::size_t mostProblems = 100;

  explicit ProblemList(std::string file) : m_file(std::move(file)) {}

  const std::string& file() const { return m_file; }
  void add(Problem problem);
  void add(std::string_view rule, std::vector<std::string> details, TextPosition at,
           std::string pointer = {}, std::string place = {});
  /// All of them, in the order of the file.
  Problems problems() const;

private:
  std::string m_file;
  Problems m_problems;
  std::size_t m_more = 0;
  bool m_moreErrors = false;
};

/// A word of a file and what it means.
template <class T>
using Choices = std::span<const std::pair<std::string_view, T>>;

enum class Presence : std::uint8_t { Optional, Required };

/// Reads one record of a file, key by key. Each reading function gives the fallback when the key
/// is missing or its value is wrong; a wrong value is a problem, a missing key only when it is
/// required. Keys that nobody asked for are the record's extras.
class RecordReader
{
public:
  /// `pointer` is the JSON pointer of the record. Anything but an object is a problem, and reads
  /// as an empty record. Both references must outlive the reader.
  RecordReader(const Json& json, ProblemList& problems, std::string pointer = {});

  bool isRecord() const { return m_json->type() == Json::Type::Object; }
  const Json& json() const { return *m_json; }
  TextPosition at() const { return m_json->at(); }
  TextPosition at(std::string_view key) const; ///< of the key's value, else of the record
  std::string pointer(std::string_view key) const;
  const std::string& pointer() const { return m_pointer; }
  ProblemList& problemList() const { return *m_problems; }
  /// Problems of this record name this place from now on, such as "D7" or "D7 north".
  void setPlace(std::string place) { m_place = std::move(place); }
  const std::string& place() const { return m_place; }

  bool has(std::string_view key) const { return find(key) != nullptr; }
  std::string text(std::string_view key, Presence presence = Presence::Optional);
  int integer(std::string_view key, int least, int greatest, int fallback,
              Presence presence = Presence::Optional);
  std::uint64_t bits(std::string_view key, std::uint64_t fallback = 0);
  bool boolean(std::string_view key, bool fallback);
  std::optional<Place> readPlace(std::string_view key, Presence presence = Presence::Required);
  std::optional<Side> readSide(std::string_view key, Presence presence = Presence::Required);
  template <class T>
  T choice(std::string_view key, Choices<T> choices, T fallback,
           Presence presence = Presence::Optional)
  {
    return readChoice(key, choices, presence).value_or(fallback);
  }
  /// Nothing when it is missing or wrong.
  template <class T>
  std::optional<T> readChoice(std::string_view key, Choices<T> choices,
                              Presence presence = Presence::Required);
  /// The array, or null.
  const Json* list(std::string_view key, Presence presence = Presence::Optional);
  /// One reader for each item of an array; more than `most` are a problem and left out.
  std::vector<RecordReader> records(std::string_view key, Presence presence = Presence::Optional,
                                    std::size_t most = mostJsonValues);
  /// A reader for an object, or nothing.
  std::optional<RecordReader> record(std::string_view key, Presence presence = Presence::Optional);
  /// The places of an array of texts, with where they stand; wrong ones are problems.
  std::vector<std::pair<Place, TextPosition>> places(std::string_view key,
                                                     Presence presence = Presence::Optional);
  std::vector<std::string> texts(std::string_view key);
  /// The value as it is, or null; the key counts as known.
  const Json* raw(std::string_view key, Presence presence = Presence::Optional);

  /// A problem with the value of a key; an empty key means the record.
  void problem(std::string_view rule, std::vector<std::string> details, std::string_view key = {});

  /// All keys not asked for until now, sorted.
  Extras extras() const;

private:
  const JsonMember* find(std::string_view key) const;
  const Json* typed(std::string_view key, Json::Type type, Presence presence);
  std::optional<std::size_t> chosen(std::string_view key, std::span<const std::string_view> words,
                                    Presence presence);

  const Json* m_json;
  ProblemList* m_problems;
  std::string m_pointer;
  std::string m_place;
  std::vector<bool> m_known;      ///< by member
  mutable std::size_t m_next = 0; ///< where to look first: most keys come in the order of the file
};

template <class T>
std::optional<T> RecordReader::readChoice(std::string_view key, Choices<T> choices,
                                          Presence presence)
{
  auto words = std::vector<std::string_view>{};
  for (const auto& [word, value] : choices)
    words.push_back(word);
  const auto index = chosen(key, words, presence);
  return index ? std::optional(choices[*index].second) : std::nullopt;
}

/// The word of a value; it must be among the choices.
template <class T>
constexpr std::string_view wordOf(Choices<T> choices, T value)
{
  for (const auto& [word, meaning] : choices)
    if (meaning == value)
      return word;
  return {};
}

/// Looks at "format" and "version", the first two keys of every document of ours. Gives the
/// version, 1…newest; nothing, with a problem, for another format and for a newer version.
std::optional<int> readFormat(RecordReader& reader, std::string_view format, int newest);

/// The text of "format" of a document, empty when there is none: what a file is.
std::string formatOf(const Json& json);

/// Escapes '~' and '/' as JSON pointers want it (RFC 6901).
std::string pointerStep(std::string_view key);

} // namespace kartenwerk

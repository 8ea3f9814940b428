// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/problemrules.h"
#include "model/base/recordreader.h"

namespace kartenwerk {

/// The words of a list that are among the choices; others are problems.
template <class T>
std::vector<T> readChoices(RecordReader& reader, std::string_view key, Choices<T> choices)
{
  auto result = std::vector<T>{};
  auto allowed = std::string{};
  for (const auto& [word, value] : choices)
    allowed += (allowed.empty() ? "" : ", ") + std::string(word);
  for (const auto& text : reader.texts(key)) {
    auto found = false;
    for (const auto& [word, value] : choices) {
      if (word != text)
        continue;
      result.push_back(value);
      found = true;
    }
    if (!found)
      reader.problem(rule::recordChoice, {std::string(key), text, allowed}, key);
  }
  return result;
}

} // namespace kartenwerk

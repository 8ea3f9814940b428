// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace kartenwerk {

/// The sentence of one problem, in English as written for translation (context "Problems"). %1, %2
/// … stand for Problem::details, %n for the one that is counted.
struct ProblemWords
{
  std::string_view rule;
  const char* sentence = nullptr;
  int counted = -1;                 ///< which detail %n is; -1: none
  const char* withoutOne = nullptr; ///< the sentence where that detail is empty
  int maybeEmpty = 0;               ///< which detail that is
};

std::span<const ProblemWords> fileProblemWords();
std::span<const ProblemWords> documentProblemWords();
std::span<const ProblemWords> tileProblemWords();
std::span<const ProblemWords> gameProblemWords();

} // namespace kartenwerk

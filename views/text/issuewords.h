// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "model/validation/rule.h"

namespace kartenwerk {

/// The words of one rule, in English as written for translation (context "Issues"). In a sentence
/// %1, %2 … stand for Issue::details, %n for the one that is counted, and {places}, {sides} and
/// {named} for the squares, the sides, and the first square with the name in the first detail.
struct IssueWords
{
  Rule rule{};
  const char* title = nullptr;
  const char* sentence = nullptr;
  const char* explanation = nullptr;
  const char* mend = nullptr; ///< null where no mend is clear
  int counted = -1;           ///< which detail %n is; -1: none
};

/// Where the sentence depends on the first detail: one for each of its words.
struct IssueVariant
{
  Rule rule{};
  const char* word = nullptr;
  const char* sentence = nullptr;
};

std::span<const IssueWords> squareIssueWords();
std::span<const IssueWords> borderIssueWords();
std::span<const IssueWords> scenarioIssueWords();
std::span<const IssueWords> profileIssueWords();
std::span<const IssueWords> playIssueWords();
std::span<const IssueVariant> issueVariants();

} // namespace kartenwerk

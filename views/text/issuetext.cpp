// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/issuetext.h"

#include <algorithm>
#include <cassert>

#include <QCoreApplication>

#include "model/map/mapwords.h"
#include "views/text/issuewords.h"
#include "views/text/rulewords.h"
#include "views/text/substitution.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

QString translated(const char* text, int number = -1)
{
  return text == nullptr ? QString{} : QCoreApplication::translate("Issues", text, nullptr, number);
}

const IssueWords& wordsOf(Rule rule)
{
  for (const auto words : {squareIssueWords(), borderIssueWords(), scenarioIssueWords(),
                           profileIssueWords(), playIssueWords()})
    if (const auto found = std::ranges::find(words, rule, &IssueWords::rule); found != words.end())
      return *found;
  assert(false);
  return squareIssueWords().front();
}

const char* sentenceOf(const Issue& issue, const IssueWords& words)
{
  if (!issue.details.empty())
    for (const auto& variant : issueVariants())
      if (variant.rule == issue.rule && issue.details.front() == variant.word)
        return variant.sentence;
  return words.sentence;
}

/// The details as they are shown: colours in words, a value 0 as "any".
QStringList shownDetails(const Issue& issue)
{
  auto shown = QStringList{};
  const auto kinds = QString::fromUtf8(infoOf(issue.rule).details).split(QStringLiteral(", "));
  for (std::size_t i = 0; i < issue.details.size(); ++i) {
    auto detail = QString::fromStdString(issue.details[i]);
    const auto kind = kinds.value(static_cast<int>(i));
    if (kind == QLatin1String("colour"))
      for (const auto& [word, colour] : colourChoices())
        if (issue.details[i] == word)
          detail = colourText(colour);
    if (kind == QLatin1String("switch") && !switchText(issue.details[i]).isEmpty())
      detail = switchText(issue.details[i]);
    if (kind == QLatin1String("value") && detail == QLatin1String("0"))
      detail = QCoreApplication::translate("Issues", "1 or 2");
    shown.push_back(detail);
  }
  return shown;
}

QString named(const Issue& issue)
{
  if (issue.places.empty())
    return {};
  const auto hasName = infoOf(issue.rule).details.starts_with("name") && !issue.details.empty();
  return namedPlace(issue.places.front(),
                    hasName ? QString::fromStdString(issue.details.front()) : QString{});
}

} // namespace

QString issueText(const Issue& issue)
{
  const auto& words = wordsOf(issue.rule);
  const auto counted = static_cast<std::size_t>(words.counted);
  const auto number = words.counted >= 0 && counted < issue.details.size()
                          ? QString::fromStdString(issue.details[counted]).toInt()
                          : -1;
  return substituted(translated(sentenceOf(issue, words), number), shownDetails(issue),
                     {{QStringLiteral("{places}"), placesText(issue.places)},
                      {QStringLiteral("{sides}"), sidesText(issue.sides)},
                      {QStringLiteral("{named}"), named(issue)}});
}

QString ruleTitle(Rule rule)
{
  return translated(wordsOf(rule).title);
}

QString ruleExplanation(Rule rule)
{
  return translated(wordsOf(rule).explanation);
}

QString mendText(Rule rule)
{
  return translated(wordsOf(rule).mend);
}

QString severityText(Severity severity)
{
  switch (severity) {
  case Severity::Info:
    return QCoreApplication::translate("Issues", "Note");
  case Severity::Warning:
    return QCoreApplication::translate("Issues", "Warning");
  case Severity::Error:
    return QCoreApplication::translate("Issues", "Error");
  }
  return {};
}

QString severityWord(Severity severity)
{
  switch (severity) {
  case Severity::Info:
    return QStringLiteral("info");
  case Severity::Warning:
    return QStringLiteral("warning");
  case Severity::Error:
    return QStringLiteral("error");
  }
  return {};
}

} // namespace kartenwerk

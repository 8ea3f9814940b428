// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/problemtext.h"

#include <algorithm>

#include <QCoreApplication>

#include "model/base/place.h"
#include "model/base/problemrules.h"
#include "views/text/issuetext.h"
#include "views/text/problemwords.h"
#include "views/text/substitution.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

QString translated(const char* text, int number = -1)
{
  return QCoreApplication::translate("Problems", text, nullptr, number);
}

const ProblemWords* wordsOf(std::string_view id)
{
  for (const auto words :
       {fileProblemWords(), documentProblemWords(), tileProblemWords(), gameProblemWords()})
    if (const auto found = std::ranges::find(words, id, &ProblemWords::rule); found != words.end())
      return &*found;
  return nullptr;
}

QString typeText(const QString& type)
{
  if (type == QLatin1String("string"))
    return translated(QT_TRANSLATE_NOOP("Problems", "text"));
  if (type == QLatin1String("integer"))
    return translated(QT_TRANSLATE_NOOP("Problems", "whole number"));
  if (type == QLatin1String("number"))
    return translated(QT_TRANSLATE_NOOP("Problems", "number"));
  if (type == QLatin1String("boolean"))
    return translated(QT_TRANSLATE_NOOP("Problems", "true or false"));
  if (type == QLatin1String("array"))
    return translated(QT_TRANSLATE_NOOP("Problems", "list"));
  if (type == QLatin1String("object"))
    return translated(QT_TRANSLATE_NOOP("Problems", "record"));
  if (type == QLatin1String("null"))
    return translated(QT_TRANSLATE_NOOP("Problems", "null"));
  return type;
}

QString edgeText(const QString& edge)
{
  if (edge == QLatin1String("field"))
    return translated(QT_TRANSLATE_NOOP("Problems", "field"));
  if (edge == QLatin1String("road"))
    return translated(QT_TRANSLATE_NOOP("Problems", "road"));
  if (edge == QLatin1String("city"))
    return translated(QT_TRANSLATE_NOOP("Problems", "city"));
  if (edge == QLatin1String("river"))
    return translated(QT_TRANSLATE_NOOP("Problems", "river"));
  return edge;
}

/// "D7" or "D7 north", the side in the language in use.
QString placeText(const std::string& place)
{
  const auto space = place.find(' ');
  const auto side = space == std::string::npos ? std::nullopt : sideFrom(place.substr(space + 1));
  const auto square = placeFrom(place.substr(0, space));
  if (square && side)
    return sidesText({{*square, *side}});
  return QString::fromStdString(place);
}

QStringList shownDetails(const Problem& problem)
{
  auto shown = QStringList{};
  for (const auto& detail : problem.details)
    shown.push_back(QString::fromStdString(detail));
  const auto show = [&](int index, QString (*text)(const QString&)) {
    if (index < shown.size())
      shown[index] = text(shown[index]);
  };
  if (problem.rule == rule::recordType) {
    show(1, typeText);
    show(2, typeText);
  }
  const auto namesSide =
      problem.rule == rule::tilesEdgeFree || problem.rule == rule::tilesEdgeTwice ||
      problem.rule == rule::tilesEdgeDiffers || problem.rule == rule::tilesFieldSplit;
  if (namesSide && problem.details.size() > 1)
    if (const auto side = sideFrom(problem.details[1]))
      shown[1] = sideText(*side);
  if (problem.rule == rule::tilesEdgeFree || problem.rule == rule::tilesEdgeDiffers)
    show(2, edgeText);
  return shown;
}

QString sentence(const Problem& problem)
{
  const auto* words = wordsOf(problem.rule);
  const auto shown = shownDetails(problem);
  if (words == nullptr)
    return translated(QT_TRANSLATE_NOOP("Problems", "Something is wrong here: %1"))
        .arg(shown.join(QStringLiteral(", ")));
  const auto empty = shown.value(words->maybeEmpty).isEmpty();
  const auto* text = empty && words->withoutOne != nullptr ? words->withoutOne : words->sentence;
  const auto number = words->counted >= 0 ? shown.value(words->counted).toInt() : -1;
  return substituted(translated(text, number), shown);
}

} // namespace

QString problemText(const Problem& problem)
{
  if (problem.place.empty())
    return sentence(problem);
  return translated(QT_TRANSLATE_NOOP("Problems", "%1: %2"))
      .arg(placeText(problem.place), sentence(problem));
}

QString messageLine(const Problem& problem)
{
  auto text = problemText(problem);
  if (!problem.pointer.empty())
    text += QStringLiteral(" (%1)").arg(QString::fromStdString(problem.pointer));
  return messageLine(QString::fromStdString(problem.file), problem.at, problem.severity, text,
                     QString::fromStdString(problem.rule));
}

QString messageLine(const QString& file, TextPosition at, Severity severity, const QString& text,
                    const QString& rule)
{
  auto line = file;
  if (!file.isEmpty() && at.line > 0)
    line += QStringLiteral(":%1").arg(at.line);
  if (!file.isEmpty() && at.line > 0 && at.column > 0)
    line += QStringLiteral(":%1").arg(at.column);
  if (!line.isEmpty())
    line += QStringLiteral(": ");
  line += severityWord(severity) + QStringLiteral(": ") + text;
  // What a file holds may be quoted in it, but a message is one line.
  std::ranges::replace_if(
      line, [](QChar character) { return character.category() == QChar::Other_Control; }, u' ');
  return rule.isEmpty() ? line : line + QStringLiteral(" [") + rule + QLatin1Char(']');
}

} // namespace kartenwerk

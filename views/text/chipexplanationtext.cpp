// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/chipexplanationtext.h"

#include <QCoreApplication>
#include <algorithm>

#include "model/chips/explanations.h"
#include "views/text/chipquantitywords.h"

namespace kartenwerk {

namespace {

QString translated(const char* text)
{
  return QCoreApplication::translate("ChipQuantities", text);
}

const ChipQuantityWords* wordsFor(std::string_view id)
{
  const auto all = chipQuantityWords();
  const auto found = std::ranges::lower_bound(all, id, {}, &ChipQuantityWords::id);
  return found != all.end() && found->id == id ? &*found : nullptr;
}

QString signText(std::string_view sign)
{
  if (sign == "x")
    return QStringLiteral(" × ");
  if (sign == "-")
    return QStringLiteral(" − ");
  if (sign == "/")
    return QStringLiteral(" / ");
  return sign.empty() ? QString() : QStringLiteral(" + ");
}

} // namespace

QString chipQuantityText(std::string_view id)
{
  const auto* words = wordsFor(id);
  return words == nullptr ? QString() : translated(words->name);
}

QString chipExplanationText(std::string_view id)
{
  const auto* explanation = chipExplanation(id);
  const auto* words = wordsFor(id);
  if (explanation == nullptr || words == nullptr)
    return {};
  auto text = translated(words->name);
  text.replace(0, 1, text.left(1).toUpper());
  for (const auto& term : explanation->terms)
    text += (term.sign.empty() ? QStringLiteral(" = ") : signText(term.sign)) +
            chipQuantityText(term.quantity);
  const auto pattern = explanation->terms.empty() ? QT_TRANSLATE_NOOP("ChipQuantities", "%1: %2")
                                                  : QT_TRANSLATE_NOOP("ChipQuantities", "%1. %2");
  return translated(pattern).arg(text, translated(words->sentence));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/rulewords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace kartenwerk {

namespace {

struct Word
{
  std::string_view id;
  const char* text;
};

constexpr auto switchWords = std::array<Word, 21>{{
    {"meeples", QT_TRANSLATE_NOOP("Rules", "Meeples a player")},
    {"fields", QT_TRANSLATE_NOOP("Rules", "Fields score")},
    {"smallCityPoints", QT_TRANSLATE_NOOP("Rules", "Points of a city of two tiles")},
    {"townExtraTile", QT_TRANSLATE_NOOP("Rules", "A covered town gives an extra tile")},
    {"townCosts", QT_TRANSLATE_NOOP("Rules", "A covered town costs 2 points")},
    {"townRoadBonus", QT_TRANSLATE_NOOP("Rules", "A road scores 2 more for each town beside it")},
    {"islandCoats", QT_TRANSLATE_NOOP("Rules", "Coats on islands score at once")},
    {"startsUsed", QT_TRANSLATE_NOOP("Rules", "Start squares used")},
    {"fillHoles", QT_TRANSLATE_NOOP("Rules", "Tiles may close in empty squares")},
    {"chips.on", QT_TRANSLATE_NOOP("Rules", "Play with chips")},
    {"chips.use", QT_TRANSLATE_NOOP("Rules", "Chips give")},
    {"chips.count", QT_TRANSLATE_NOOP("Rules", "Chips on the board")},
    {"chips.purpleOnes", QT_TRANSLATE_NOOP("Rules", "Purple chips of value 1")},
    {"chips.purpleTwos", QT_TRANSLATE_NOOP("Rules", "Purple chips of value 2")},
    {"chips.lightBlueOnes", QT_TRANSLATE_NOOP("Rules", "Light blue chips of value 1")},
    {"chips.lightBlueTwos", QT_TRANSLATE_NOOP("Rules", "Light blue chips of value 2")},
    {"chips.orangeOnes", QT_TRANSLATE_NOOP("Rules", "Orange chips of value 1")},
    {"chips.orangeTwos", QT_TRANSLATE_NOOP("Rules", "Orange chips of value 2")},
    {"chips.edition", QT_TRANSLATE_NOOP("Rules", "Large cities bar chips")},
    {"chips.onUnusedStarts", QT_TRANSLATE_NOOP("Rules", "Chips may lie on unused starts")},
    {"chips.ferriesAreNeighbours", QT_TRANSLATE_NOOP("Rules", "Ferries join neighbours for chips")},
}};

constexpr auto choiceWords = std::array<Word, 4>{{
    {"chips.use points", QT_TRANSLATE_NOOP("Rules", "Points")},
    {"chips.use upgrade", QT_TRANSLATE_NOOP("Rules", "Points and upgrades")},
    {"chips.edition current", QT_TRANSLATE_NOOP("Rules", "At open sides")},
    {"chips.edition 2019", QT_TRANSLATE_NOOP("Rules", "At every side (2019)")},
}};

constexpr auto presetWords = std::array<Word, 3>{{
    {"base", QT_TRANSLATE_NOOP("Rules", "Base game")},
    {"maps", QT_TRANSLATE_NOOP("Rules", "Maps")},
    {"germany", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Germany)")},
}};

template <std::size_t size>
QString found(const std::array<Word, size>& words, std::string_view id)
{
  const auto at = std::ranges::find(words, id, &Word::id);
  return at == words.end() ? QString() : QCoreApplication::translate("Rules", at->text);
}

} // namespace

QString switchText(std::string_view id)
{
  return found(switchWords, id);
}

QString choiceText(std::string_view id, std::string_view word)
{
  return found(choiceWords, std::string(id) + ' ' + std::string(word));
}

QString presetText(std::string_view id)
{
  const auto text = found(presetWords, id);
  return text.isEmpty() ? QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())) : text;
}

} // namespace kartenwerk

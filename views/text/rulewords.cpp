// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/rulewords.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string>

namespace kartenwerk {

namespace {

struct Word
{
  std::string_view id;
  const char* text;
};

constexpr std::array choiceWords{
    Word{"chips.use points", QT_TRANSLATE_NOOP("Rules", "Points")},
    Word{"chips.use upgrade", QT_TRANSLATE_NOOP("Rules", "Points and upgrades")},
    Word{"chips.use island-tiles", QT_TRANSLATE_NOOP("Rules", "Points and tiles of islands")},
    Word{"chips.use wine", QT_TRANSLATE_NOOP("Rules", "Points and wine")},
    Word{"chips.use roads", QT_TRANSLATE_NOOP("Rules", "Points and longer roads")},
    Word{"chips.placement spread", QT_TRANSLATE_NOOP("Rules", "Spread over the map")},
    Word{"chips.placement marks", QT_TRANSLATE_NOOP("Rules", "On printed places")},
    Word{"chips.placement supply", QT_TRANSLATE_NOOP("Rules", "None, they are a supply")},
    Word{"chips.edition current", QT_TRANSLATE_NOOP("Rules", "At open sides")},
    Word{"chips.edition 2019", QT_TRANSLATE_NOOP("Rules", "At every side (2019)")},
    Word{"wainwrights", QT_TRANSLATE_NOOP("Rules", "Wainwrights")},
    Word{"coiners", QT_TRANSLATE_NOOP("Rules", "Coiners")},
    Word{"bookbinders", QT_TRANSLATE_NOOP("Rules", "Bookbinders")},
    Word{"tanners", QT_TRANSLATE_NOOP("Rules", "Tanners")},
    Word{"citizens-jury", QT_TRANSLATE_NOOP("Rules", "Citizens’ Jury")},
    Word{"bad-neighbourhood", QT_TRANSLATE_NOOP("Rules", "Bad Neighbourhood")},
    Word{"siege", QT_TRANSLATE_NOOP("Rules", "Siege")},
    Word{"street-fair", QT_TRANSLATE_NOOP("Rules", "Street Fair")},
    Word{"highway", QT_TRANSLATE_NOOP("Rules", "Highway")},
    Word{"peasant-revolt", QT_TRANSLATE_NOOP("Rules", "Peasant Revolt")},
    Word{"hermit", QT_TRANSLATE_NOOP("Rules", "Hermit")},
    Word{"pilgrimage-route", QT_TRANSLATE_NOOP("Rules", "Pilgrimage Route")},
    Word{"wealth", QT_TRANSLATE_NOOP("Rules", "Wealth (+3)")},
    Word{"poverty", QT_TRANSLATE_NOOP("Rules", "Poverty (−3)")},
};

constexpr std::array presetWords{
    Word{"base", QT_TRANSLATE_NOOP("Rules", "Base game")},
    Word{"expansions", QT_TRANSLATE_NOOP("Rules", "Base game with two expansions")},
    Word{"abbot", QT_TRANSLATE_NOOP("Rules", "Second edition with abbot and gardens")},
    Word{"river", QT_TRANSLATE_NOOP("Rules", "Base game with the River")},
    Word{"leipzig", QT_TRANSLATE_NOOP("Rules", "Markets of Leipzig")},
    Word{"darmstadt", QT_TRANSLATE_NOOP("Rules", "Darmstadt")},
    Word{"surveyors", QT_TRANSLATE_NOOP("Rules", "The Land Surveyors")},
    Word{"maps", QT_TRANSLATE_NOOP("Rules", "Maps")},
    Word{"germany", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Germany)")},
    Word{"taiwan", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Taiwan)")},
    Word{"benelux", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Benelux)")},
    Word{"france", QT_TRANSLATE_NOOP("Rules", "Maps with chips (France)")},
    Word{"iberia", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Iberia)")},
    Word{"great-britain", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Great Britain)")},
    Word{"ukraine", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Ukraine)")},
    Word{"nordics", QT_TRANSLATE_NOOP("Rules", "Maps with chips (Nordics)")},
    Word{"usa", QT_TRANSLATE_NOOP("Rules", "Two maps joined (USA)")},
};

constexpr std::array documentWords{
    Word{"B", QT_TRANSLATE_NOOP("Rules", "Base game")},
    Word{"B2", QT_TRANSLATE_NOOP("Rules", "Base game, second edition")},
    Word{"IC", QT_TRANSLATE_NOOP("Rules", "Inns & Cathedrals")},
    Word{"TB", QT_TRANSLATE_NOOP("Rules", "Traders & Builders")},
    Word{"RI", QT_TRANSLATE_NOOP("Rules", "The River")},
    Word{"RB", QT_TRANSLATE_NOOP("Rules", "Rulebook of the maps")},
    Word{"MC", QT_TRANSLATE_NOOP("Rules", "Map chips")},
    Word{"ML", QT_TRANSLATE_NOOP("Rules", "Markets of Leipzig")},
    Word{"DA", QT_TRANSLATE_NOOP("Rules", "Darmstadt")},
    Word{"LS", QT_TRANSLATE_NOOP("Rules", "The Land Surveyors")},
};

constexpr std::array groupWords{
    Word{"figures", QT_TRANSLATE_NOOP("Rules", "Figures")},
    Word{"scoring", QT_TRANSLATE_NOOP("Rules", "Scoring")},
    Word{"towns", QT_TRANSLATE_NOOP("Rules", "Towns")},
    Word{"map", QT_TRANSLATE_NOOP("Rules", "On the map")},
    Word{"inns-cathedrals", QT_TRANSLATE_NOOP("Rules", "Inns & Cathedrals")},
    Word{"traders-builders", QT_TRANSLATE_NOOP("Rules", "Traders & Builders")},
    Word{"abbot", QT_TRANSLATE_NOOP("Rules", "Abbot and gardens")},
    Word{"river", QT_TRANSLATE_NOOP("Rules", "The River")},
    Word{"leipzig", QT_TRANSLATE_NOOP("Rules", "Markets of Leipzig")},
    Word{"darmstadt", QT_TRANSLATE_NOOP("Rules", "Darmstadt")},
    Word{"surveyors", QT_TRANSLATE_NOOP("Rules", "The Land Surveyors")},
    Word{"chips", QT_TRANSLATE_NOOP("Rules", "Chips")},
};

template <std::size_t size>
QString found(const std::array<Word, size>& words, std::string_view id)
{
  const auto at = std::ranges::find(words, id, &Word::id);
  return at == words.end() ? QString() : QCoreApplication::translate("Rules", at->text);
}

QString plain(std::string_view text)
{
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString choiceText(std::string_view id, std::string_view word)
{
  const auto text = found(choiceWords, std::string(id) + ' ' + std::string(word));
  return text.isEmpty() ? found(choiceWords, word) : text;
}

QString groupText(SwitchGroup group)
{
  return found(groupWords, toString(group));
}

QString presetText(std::string_view id)
{
  const auto text = found(presetWords, id);
  return text.isEmpty() ? plain(id) : text;
}

QString sourceText(std::string_view source)
{
  auto parts = QStringList{};
  for (const auto& part : plain(source).split(QStringLiteral(", "))) {
    const auto document = found(documentWords, part.toStdString());
    parts << (document.isEmpty() ? QCoreApplication::translate("Rules", "our reading %1").arg(part)
                                 : document);
  }
  return parts.join(QStringLiteral(" · "));
}

} // namespace kartenwerk

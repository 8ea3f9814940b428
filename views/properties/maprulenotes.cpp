// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/maprulenotes.h"

#include <QStringList>
#include <algorithm>

#include "model/rules/presets.h"
#include "views/properties/formtext.h"
#include "views/text/maprulewords.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

bool hasHighlights(const Map& map)
{
  for (auto row = 0; row < map.rows(); ++row)
    if (std::ranges::find(*map.row(row), Ground::Highlight, &Square::ground) != map.row(row)->end())
      return true;
  return false;
}

/// Whether what the rule is about is printed on the map, whatever its preset.
bool isPrinted(const MapRule& rule, const Map& map)
{
  if (rule.id == "ukraine.wagons")
    return std::ranges::find(map.sites(), SiteKind::Chumak, &Site::kind) != map.sites().end();
  return rule.id == "nordics.highlights" && hasHighlights(map);
}

/// "Germany, Taiwan"
QString familiesOf(const MapRule& rule)
{
  auto names = QStringList{};
  for (const auto& known : presets())
    if (belongsTo(rule, known.id))
      names << presetText(known.id);
  return names.join(QStringLiteral(", "));
}

} // namespace

std::vector<RuleNote> notPlayed(std::string_view preset, const Map& map)
{
  auto notes = std::vector<RuleNote>{};
  for (const auto& rule : mapRules())
    if (!rule.played() && (belongsTo(rule, preset) || isPrinted(rule, map)))
      notes.push_back(
          {Settled::Open, FormText::tr("Not played"),
           FormText::tr("Not played: %1 %2").arg(mapRuleText(rule.id), mapRuleReason(rule)),
           familiesOf(rule)});
  return notes;
}

} // namespace kartenwerk

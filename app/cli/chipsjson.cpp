// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipsjson.h"

#include <cmath>

#include "app/cli/chipswords.h"
#include "model/chips/explanations.h"
#include "model/scenario/chiprecords.h"
#include "views/text/chipexplanationtext.h"
#include "views/text/chiptext.h"

namespace kartenwerk::cli {

namespace {

JsonList listOf(const std::vector<Place>& places)
{
  auto list = JsonList{};
  for (const auto place : places)
    list.add(toString(place));
  return list;
}

std::int64_t millionths(double number)
{
  return std::llround(number * 1e6);
}

JsonRecord jsonOf(const Evenness& evenness)
{
  auto record = JsonRecord{};
  record.add("percent", evenness.percent())
      .add("total", evenness.total)
      .add("lowest", evenness.lowest)
      .add("squares", evenness.squares);
  if (const auto& window = evenness.worstWindow) {
    auto worst = JsonRecord{};
    worst.add("first", toString(window->first))
        .add("last", toString(window->last))
        .add("chips", window->chips)
        .add("fairHundredths", window->fairHundredths);
    record.add("worstWindow", worst);
  }
  return record;
}

JsonRecord jsonOf(const Standing& standing)
{
  auto record = JsonRecord{};
  record.add("drawn", standing.drawn)
      .add("lessEven", standing.lessEven)
      .add("equallyEven", standing.equallyEven)
      .add("medianPercent", standing.medianPercent)
      .add("highestPercent", standing.highestPercent);
  return record;
}

JsonRecord jsonOf(const AccessGap& gap)
{
  auto record = JsonRecord{};
  record.add("first", toString(gap.first))
      .add("second", toString(gap.second))
      .add("steps", gap.steps)
      .add("chips", gap.chips)
      .add("ownSteps", gap.ownSteps)
      .add("ownSquares", gap.ownSquares)
      .add("nearerFirst", gap.nearerFirst)
      .add("nearerSecond", gap.nearerSecond)
      .add("tied", gap.tied);
  return record;
}

JsonRecord jsonOf(const DrawnLayout& layout, const Wish& wish)
{
  auto record = JsonRecord{};
  record.add("seed", layout.seed)
      .add("method", toString(wish.method))
      .add("generator", chipGenerator)
      .add("engine", wordOf(layout.drawn.engine))
      .add("uniformity", wordOf(layout.drawn.uniformity))
      .add("chips", listOf(layout.drawn.layout));
  if (layout.evenness)
    record.add("evenness", jsonOf(*layout.evenness));
  if (layout.standing)
    record.add("standing", jsonOf(*layout.standing));
  auto gaps = JsonList{};
  for (const auto& gap : layout.gaps)
    gaps.add(jsonOf(gap));
  record.add("gaps", gaps);
  return record.broken();
}

JsonRecord jsonOf(const Maximum& maximum)
{
  auto pieces = JsonList{};
  for (const auto& piece : maximum.pieces)
    pieces.add(listOf(piece));
  auto record = JsonRecord{};
  record.add("count", maximum.count)
      .add("atMost", maximum.atMost)
      .add("proof", wordOf(maximum.proof))
      .add("dominoes", maximum.dominoes())
      .add("singles", maximum.singles())
      .add("pieces", pieces)
      .add("pinned", listOf(maximum.pinned))
      .add("besidePinned", listOf(maximum.besidePinned))
      .add("layout", listOf(maximum.layout));
  return record.broken();
}

JsonRecord jsonOf(const BrokenChipRule& broken)
{
  auto record = JsonRecord{};
  record.add("rule", std::string(toString(broken.rule))).add("places", listOf(broken.places));
  if (broken.rule == ChipRule::ForbiddenSquare)
    record.add("reason", std::string(toString(broken.reason)));
  record.addUnless(0, "found", broken.found)
      .addUnless(0, "wanted", broken.wanted)
      .addText("region", broken.region);
  return record.add("text", brokenChipRuleText(broken).toStdString());
}

} // namespace

JsonRecord chipsReport(const std::string& file, const ChipsRequest& request)
{
  auto settings = originRecord({request.settings(), request.wish, {}, {}});
  auto record = JsonRecord{};
  record.add("format", "kartenwerk-chips").add("version", 1).add("file", file);
  return record.add("settings", settings);
}

JsonList jsonOf(const ChipsRequest& request, const DrawAnswer& answer)
{
  auto list = JsonList{};
  for (const auto& layout : answer.layouts)
    list.add(jsonOf(layout, request.wish));
  return list.broken();
}

JsonRecord jsonOfRefused(const ChipsRequest& request, const Drawn& refused)
{
  auto record = JsonRecord{};
  record.add("reason", wordOf(refused.noLayout))
      .add("text", noLayoutText(refused, request.settings().count).toStdString())
      .add("places", listOf(refused.places))
      .addText("region", refused.region);
  if (refused.noLayout == NoLayout::TooMany)
    record.add("maximum", jsonOf(refused.maximum));
  return record.broken();
}

JsonRecord jsonOf(const NumbersAnswer& answer)
{
  auto cost = JsonRecord{};
  if (answer.cost.states)
    cost.add("states", *answer.cost.states)
        .add("milliseconds", answer.cost.milliseconds)
        .add("bytes", answer.cost.bytes);
  const auto& counts = answer.counts;
  auto numbers = JsonList{};
  const auto wanted = [&](std::size_t k) {
    return answer.all || static_cast<int>(k) == answer.chips;
  };
  for (std::size_t k = 0; k < counts.exact.size(); ++k)
    if (wanted(k)) {
      auto number = JsonRecord{};
      numbers.add(number.add("chips", k).add("number", counts.exact[k].toString()));
    }
  if (counts.kind == LayoutCounts::Kind::Exact && !answer.all &&
      answer.chips >= static_cast<int>(counts.exact.size())) {
    auto number = JsonRecord{};
    numbers.add(number.add("chips", answer.chips).add("number", "0"));
  }
  for (std::size_t k = 0; k < counts.estimates.size(); ++k)
    if (wanted(k) && std::isfinite(counts.estimates[k].log10)) {
      auto number = JsonRecord{};
      numbers.add(
          number.add("chips", k)
              .add("log10Millionths", millionths(counts.estimates[k].log10))
              .add("standardErrorMillionths", millionths(counts.estimates[k].standardError)));
    }
  auto record = JsonRecord{};
  record.add("kind", wordOf(counts.kind))
      .add("cost", cost)
      .add("quotasAsked", false)
      .add("numbers", numbers.broken());
  return record.broken();
}

JsonRecord jsonOf(const MaximumAnswer& answer, bool why)
{
  auto record = jsonOf(answer.maximum);
  record.add("playable", answer.playable).add("allowed", answer.allowed);
  if (!why)
    return record;
  auto lost = JsonRecord{};
  for (const auto reason : allChipReasons)
    lost.add(std::string(toString(reason)), listOf(answer.lost[static_cast<std::size_t>(reason)]));
  auto without = JsonList{};
  for (const auto& rule : answer.without) {
    auto item = JsonRecord{};
    without.add(item.add("without", wordOf(rule.without))
                    .add("squares", rule.squares)
                    .add("maximum", rule.maximum)
                    .add("proved", rule.proved));
  }
  return record.add("lost", lost.broken()).add("whatIf", without.broken());
}

JsonList jsonOf(const std::vector<CheckedLayout>& layouts)
{
  auto list = JsonList{};
  for (const auto& checked : layouts) {
    auto broken = JsonList{};
    for (const auto& rule : checked.broken)
      broken.add(jsonOf(rule));
    auto record = JsonRecord{};
    record.add("name", checked.layout.name)
        .add("inUse", checked.inUse)
        .add("chips", checked.layout.chips.size())
        .add("method", checked.layout.method)
        .add("seed", checked.layout.seed)
        .add("legal", checked.broken.empty())
        .add("broken", broken);
    list.add(record.broken());
  }
  return list.broken();
}

JsonList jsonOfExplanations()
{
  auto list = JsonList{};
  for (const auto& explanation : chipExplanations()) {
    auto terms = JsonList{};
    for (const auto& term : explanation.terms) {
      auto record = JsonRecord{};
      terms.add(
          record.add("sign", std::string(term.sign)).add("quantity", std::string(term.quantity)));
    }
    auto record = JsonRecord{};
    list.add(record.add("id", std::string(explanation.id))
                 .add("source", std::string(explanation.source))
                 .add("terms", terms)
                 .add("text", chipExplanationText(explanation.id).toStdString()));
  }
  return list.broken();
}

} // namespace kartenwerk::cli

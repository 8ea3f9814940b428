// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/chiprecords.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "model/base/problemrules.h"
#include "model/map/mapwords.h"

namespace kartenwerk {

namespace {

constexpr int mostSteps = 9;
constexpr int mostChips = 9999;
constexpr int mostOfBest = 1000;
constexpr int mostWeight = 1000;

constexpr auto symmetries = std::to_array<std::pair<std::string_view, Symmetry>>({
    {"none", Symmetry::None},
    {"left-right", Symmetry::LeftRight},
    {"top-bottom", Symmetry::TopBottom},
    {"half-turn", Symmetry::HalfTurn},
    {"quarter-turn", Symmetry::QuarterTurn},
    {"diagonal", Symmetry::Diagonal},
    {"anti-diagonal", Symmetry::AntiDiagonal},
});
constexpr auto editions = std::to_array<std::pair<std::string_view, OpenSideEdition>>({
    {"current", OpenSideEdition::Current},
    {"2019", OpenSideEdition::Of2019},
});
constexpr auto uniformities = std::to_array<std::pair<std::string_view, Uniformity>>({
    {"exact", Uniformity::ExactlyUniform},
    {"proved", Uniformity::UniformWithin1e6},
    {"none", Uniformity::RandomNotUniform},
});

/// Sorted; places that come twice are problems.
std::vector<Place> readPlaces(RecordReader& reader, std::string_view key)
{
  auto places = std::vector<Place>{};
  for (const auto& [place, at] : reader.places(key)) {
    if (std::ranges::find(places, place) == places.end())
      places.push_back(place);
    else
      reader.problem(rule::scenarioPlaceTwice, {std::string(key), toString(place)}, key);
  }
  std::ranges::sort(places);
  return places;
}

std::vector<SiteKind> readKinds(RecordReader& reader)
{
  auto kinds = std::vector<SiteKind>{};
  const auto words = reader.texts("forbidden");
  for (const auto& [word, kind] : siteKindChoices())
    if (std::ranges::find(words, word) != words.end())
      kinds.push_back(kind);
  for (const auto& word : words)
    if (std::ranges::none_of(siteKindChoices(),
                             [&](const auto& choice) { return choice.first == word; }))
      reader.problem(rule::recordChoice,
                     {"forbidden", word, "start, town, island, chip-mark, chumak"}, "forbidden");
  return kinds;
}

RegionQuota readQuota(RecordReader& reader)
{
  auto quota = RegionQuota{};
  quota.region = reader.text("region", Presence::Required);
  quota.least = reader.integer("least", 0, mostChips, 0);
  quota.most = reader.integer("most", 0, mostChips, RegionQuota::noLimit);
  quota.extras = reader.extras();
  return quota;
}

JsonRecord recordOf(const RegionQuota& quota)
{
  auto record = JsonRecord{};
  record.add("region", quota.region).addUnless(0, "least", quota.least);
  record.addUnless(RegionQuota::noLimit, "most", quota.most);
  return record.add(quota.extras);
}

void addPlaces(JsonRecord& record, std::string_view key, const std::vector<Place>& places)
{
  auto list = JsonList{};
  for (const auto place : places)
    list.add(toString(place));
  if (!places.empty())
    record.add(key, list);
}

} // namespace

ChipWishes readWishes(RecordReader& reader)
{
  auto wishes = ChipWishes{};
  wishes.spacing.steps = reader.integer("steps", 1, mostSteps, wishes.spacing.steps);
  wishes.spacing.diagonal = reader.boolean("diagonal", false);
  wishes.forbiddenKinds = readKinds(reader);
  for (auto& quota : reader.records("quotas"))
    wishes.quotas.push_back(readQuota(quota));
  wishes.pinned = readPlaces(reader, "pinned");
  wishes.banned = readPlaces(reader, "banned");
  wishes.symmetry = reader.choice("symmetry", Choices<Symmetry>(symmetries), Symmetry::None);
  wishes.extras = reader.extras();
  return wishes;
}

JsonRecord wishesRecord(const ChipWishes& wishes)
{
  auto record = JsonRecord{};
  record.addUnless(Spacing{}.steps, "steps", wishes.spacing.steps);
  record.addUnless(false, "diagonal", wishes.spacing.diagonal);
  auto kinds = JsonList{};
  for (const auto kind : wishes.forbiddenKinds)
    kinds.add(toString(kind));
  if (!wishes.forbiddenKinds.empty())
    record.add("forbidden", kinds);
  auto quotas = JsonList{};
  for (const auto& quota : wishes.quotas)
    quotas.add(recordOf(quota));
  if (!wishes.quotas.empty())
    record.add("quotas", quotas.broken());
  addPlaces(record, "pinned", wishes.pinned);
  addPlaces(record, "banned", wishes.banned);
  if (wishes.symmetry != Symmetry::None)
    record.add("symmetry", wordOf(Choices<Symmetry>(symmetries), wishes.symmetry));
  return record.add(wishes.extras);
}

LayoutOrigin readOrigin(RecordReader& reader)
{
  auto origin = LayoutOrigin{};
  auto& settings = origin.settings;
  auto& wish = origin.wish;
  origin.uniformity =
      reader.choice("uniformity", Choices<Uniformity>(uniformities), Uniformity::RandomNotUniform);
  settings.count = reader.integer("count", 0, mostChips, settings.count);
  settings.usedStarts = readPlaces(reader, "starts");
  settings.edition =
      reader.choice("edition", Choices<OpenSideEdition>(editions), OpenSideEdition::Current);
  settings.onUnusedStarts = reader.boolean("onUnusedStarts", false);
  settings.ferriesAreNeighbours = reader.boolean("ferriesAreNeighbours", false);
  settings.onlyMarks = reader.boolean("onlyMarks", false);
  if (auto wishes = reader.record("wishes")) {
    const auto asked = readWishes(*wishes);
    settings.spacing = asked.spacing;
    settings.forbiddenKinds = asked.forbiddenKinds;
    settings.quotas = asked.quotas;
    settings.pinned = asked.pinned;
    settings.banned = asked.banned;
    settings.symmetry = asked.symmetry;
  }
  wish.best = reader.integer("best", 1, mostOfBest, wish.best);
  wish.evenness = reader.integer("evenness", 0, 100, wish.evenness);
  wish.fairness = reader.integer("fairness", 0, mostWeight, wish.fairness);
  wish.polished = reader.boolean("polished", wish.polished);
  wish.thousandSteps = reader.integer("thousandSteps", 0, 1'000'000, wish.thousandSteps);
  origin.extras = reader.extras();
  return origin;
}

JsonRecord originRecord(const LayoutOrigin& origin)
{
  const auto plain = Wish{};
  const auto& settings = origin.settings;
  auto record = JsonRecord{};
  record.add("uniformity", wordOf(Choices<Uniformity>(uniformities), origin.uniformity));
  record.add("count", settings.count);
  addPlaces(record, "starts", settings.usedStarts);
  if (settings.edition != OpenSideEdition::Current)
    record.add("edition", wordOf(Choices<OpenSideEdition>(editions), settings.edition));
  record.addUnless(false, "onUnusedStarts", settings.onUnusedStarts);
  record.addUnless(false, "ferriesAreNeighbours", settings.ferriesAreNeighbours);
  record.addUnless(false, "onlyMarks", settings.onlyMarks);
  if (const auto wishes = wishesOf(settings); !(wishes == ChipWishes{}))
    record.add("wishes", wishesRecord(wishes));
  record.addUnless(plain.best, "best", origin.wish.best);
  record.addUnless(plain.evenness, "evenness", origin.wish.evenness);
  record.addUnless(plain.fairness, "fairness", origin.wish.fairness);
  record.addUnless(plain.polished, "polished", origin.wish.polished);
  record.addUnless(plain.thousandSteps, "thousandSteps", origin.wish.thousandSteps);
  return record.add(origin.extras);
}

} // namespace kartenwerk

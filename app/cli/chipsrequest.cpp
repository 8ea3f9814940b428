// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipsrequest.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "model/map/mapwords.h"

namespace kartenwerk::cli {

namespace {

constexpr auto none = std::string_view{"none"};
constexpr auto mostChips = 999;
constexpr auto mostLayouts = 1000;
constexpr auto mostSteps = 9;

/// Changes the request by the value of one option; false where the value is wrong.
using ReadOption = bool (*)(const std::string& text, ChipsRequest& request);

bool readNumber(const std::string& text, int least, int greatest, int& number)
{
  const auto read = wholeNumber(text, least, greatest);
  if (read)
    number = static_cast<int>(*read);
  return read.has_value();
}

/// "D7,E9", or "none". Sorted, each once.
bool readPlaces(const std::string& text, std::vector<Place>& places)
{
  places.clear();
  if (text == none)
    return true;
  for (const auto& word : splitAtCommas(text)) {
    const auto place = placeFrom(word);
    if (!place)
      return false;
    places.push_back(*place);
  }
  std::ranges::sort(places);
  const auto twice = std::ranges::unique(places);
  places.erase(twice.begin(), twice.end());
  return true;
}

/// Start squares by name or by place; "any": legal whichever are used.
bool readStarts(const std::string& text, ChipsRequest& request)
{
  auto& starts = request.scenario.starts;
  starts.clear();
  if (text == "any")
    return true;
  for (const auto& word : splitAtCommas(text)) {
    const auto named = [&](const Site& site) {
      return site.kind == SiteKind::Start && (site.name == word || toString(site.place) == word);
    };
    const auto site = std::ranges::find_if(request.map.sites(), named);
    if (site == request.map.sites().end())
      return false;
    starts.push_back(site->place);
  }
  std::ranges::sort(starts);
  return std::ranges::adjacent_find(starts) == starts.end();
}

bool readEdition(const std::string& text, ChipsRequest& request)
{
  request.scenario.rules.chips.edition =
      text == "2019" ? OpenSideEdition::Of2019 : OpenSideEdition::Current;
  return text == "2019" || text == "current";
}

bool readKinds(const std::string& text, ChipsRequest& request)
{
  auto& kinds = request.scenario.chipWishes.forbiddenKinds;
  kinds.clear();
  auto words = splitAtCommas(text);
  if (text == none)
    words.clear();
  for (const auto& [word, kind] : siteKindChoices())
    if (std::erase(words, word) > 0)
      kinds.push_back(kind);
  return words.empty();
}

/// "3", "2..4", "2..", "..4".
bool readRange(std::string_view text, RegionQuota& quota)
{
  const auto dots = text.find("..");
  const auto least = text.substr(0, dots);
  const auto most = dots == std::string_view::npos ? text : text.substr(dots + 2);
  if (text == "..")
    return false;
  return (least.empty() || readNumber(std::string(least), 0, mostChips, quota.least)) &&
         (most.empty() ? dots != std::string_view::npos
                       : readNumber(std::string(most), 0, mostChips, quota.most));
}

/// "North=2..4,South=3"; the regions must be on the map.
bool readQuotas(const std::string& text, ChipsRequest& request)
{
  auto& quotas = request.scenario.chipWishes.quotas;
  quotas.clear();
  if (text == none)
    return true;
  for (const auto& word : splitAtCommas(text)) {
    const auto equals = word.rfind('=');
    auto quota = RegionQuota{};
    quota.region = word.substr(0, equals);
    const auto there = std::ranges::find(request.map.regions(), quota.region, &Region::name);
    if (equals == std::string::npos || there == request.map.regions().end() ||
        !readRange(std::string_view(word).substr(equals + 1), quota))
      return false;
    quotas.push_back(std::move(quota));
  }
  return true;
}

bool readSymmetry(const std::string& text, ChipsRequest& request)
{
  const auto symmetry = symmetryFrom(text);
  request.scenario.chipWishes.symmetry = symmetry.value_or(Symmetry::None);
  return symmetry.has_value();
}

bool readMethod(const std::string& text, ChipsRequest& request)
{
  const auto method = methodFrom(text);
  request.wish.method = method.value_or(Wish::Method::Uniform);
  return method.has_value();
}

bool readFaces(const std::string& text, ChipsRequest& request)
{
  request.faces = text == "dealt"      ? ChipFaces::Dealt
                  : text == "balanced" ? ChipFaces::Balanced
                                       : ChipFaces::Undecided;
  return text == "dealt" || text == "balanced" || text == "undecided";
}

bool readSeed(const std::string& text, ChipsRequest& request)
{
  const auto seed = seedFrom(text);
  request.seed = seed.value_or(0);
  return seed.has_value();
}

QString listed(const std::vector<std::string>& names)
{
  auto texts = QStringList{};
  for (const auto& name : names)
    texts.push_back(QString::fromStdString(name));
  return texts.join(QStringLiteral(", "));
}

/// Which region is not on the map, and which are; empty where all are.
QString unknownRegion(const std::string& text, const ChipsRequest& request)
{
  auto known = std::vector<std::string>{};
  for (const auto& region : request.map.regions())
    known.push_back(region.name);
  for (const auto& word : splitAtCommas(text)) {
    const auto name = word.substr(0, word.rfind('='));
    if (name.size() == word.size() || std::ranges::find(known, name) != known.end())
      continue;
    const auto there =
        known.empty()
            ? QCoreApplication::translate("Cli", "--quota: the map has no region “%1”; it has none "
                                                 "at all.")
            : QCoreApplication::translate("Cli", "--quota: the map has no region “%1”; it has: "
                                                 "%2.");
    return there.arg(QString::fromStdString(name), listed(known));
  }
  return {};
}

/// Which start is not on the map, and which are; empty where all are.
QString unknownStart(const std::string& text, const ChipsRequest& request)
{
  auto known = std::vector<std::string>{};
  for (const auto& site : request.map.sites())
    if (site.kind == SiteKind::Start)
      known.push_back(site.name.empty() ? toString(site.place) : site.name);
  for (const auto& word : splitAtCommas(text)) {
    auto one = request;
    if (known.empty())
      return QCoreApplication::translate("Cli", "--starts: the map has no start square.");
    if (!readStarts(word, one))
      return QCoreApplication::translate("Cli", "--starts: the map has no start square “%1”; it "
                                                "has: %2.")
          .arg(QString::fromStdString(word), listed(known));
  }
  return {};
}

struct RequestOption
{
  std::string_view name;
  ReadOption read;
  const char* wrong; ///< for translation in context "Cli"
  /// A sentence that says more, where it can.
  QString (*reason)(const std::string& text, const ChipsRequest& request) = nullptr;
};

constexpr std::array readers{
    RequestOption{"count",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 0, mostChips, request.scenario.rules.chips.count);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--count must be a whole number from 0 to 999.")},
    RequestOption{"starts", readStarts,
                  QT_TRANSLATE_NOOP("Cli", "--starts must name different start squares of the "
                                           "map, such as Rostock,Erfurt or B2,D5."),
                  unknownStart},
    RequestOption{"edition", readEdition,
                  QT_TRANSLATE_NOOP("Cli", "--edition must be current or 2019.")},
    RequestOption{"pin",
                  [](const std::string& text, ChipsRequest& request) {
                    return readPlaces(text, request.scenario.chipWishes.pinned);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--pin must name squares, such as D7,E9, or none.")},
    RequestOption{"ban",
                  [](const std::string& text, ChipsRequest& request) {
                    return readPlaces(text, request.scenario.chipWishes.banned);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--ban must name squares, such as D7,E9, or none.")},
    RequestOption{"spacing",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 1, mostSteps,
                                      request.scenario.chipWishes.spacing.steps);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--spacing must be a whole number from 1 to 9.")},
    RequestOption{"without", readKinds,
                  QT_TRANSLATE_NOOP("Cli", "--without must name kinds of squares: start, town, "
                                           "island, chip-mark, chumak, or none.")},
    RequestOption{"quota", readQuotas,
                  QT_TRANSLATE_NOOP("Cli", "--quota must give regions of the map a number or a "
                                           "range, such as North=2..4,South=3, or none."),
                  unknownRegion},
    RequestOption{"symmetry", readSymmetry,
                  QT_TRANSLATE_NOOP("Cli", "--symmetry must be none, left-right, top-bottom, "
                                           "half-turn, quarter-turn, diagonal or "
                                           "anti-diagonal.")},
    RequestOption{"method", readMethod,
                  QT_TRANSLATE_NOOP("Cli", "--method must be uniform, even or fair.")},
    RequestOption{"evenness",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 0, 100, request.wish.evenness);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--evenness must be a whole number from 0 to 100.")},
    RequestOption{"fairness",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 0, 1000, request.wish.fairness);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--fairness must be a whole number from 0 to 1000.")},
    RequestOption{"best",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 1, 1000, request.wish.best);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--best must be a whole number from 1 to 1000.")},
    RequestOption{"seed", readSeed,
                  QT_TRANSLATE_NOOP("Cli", "--seed must be a whole number from 0.")},
    RequestOption{"layouts",
                  [](const std::string& text, ChipsRequest& request) {
                    return readNumber(text, 1, mostLayouts, request.layouts);
                  },
                  QT_TRANSLATE_NOOP("Cli", "--layouts must be a whole number from 1 to 1000.")},
    RequestOption{"faces", readFaces,
                  QT_TRANSLATE_NOOP("Cli", "--faces must be undecided, dealt or balanced.")},
};

/// Only what the call itself says twice; what the scenario asks is told when no layout is found.
QString pinnedAndBanned(const Arguments& arguments, const ChipsRequest& request)
{
  if (!arguments.has("pin") || !arguments.has("ban"))
    return {};
  const auto& [pinned, banned] =
      std::tie(request.scenario.chipWishes.pinned, request.scenario.chipWishes.banned);
  for (const auto place : pinned)
    if (std::ranges::find(banned, place) != banned.end())
      return QCoreApplication::translate("Cli", "--pin and --ban both name %1: a square cannot "
                                                "hold a chip and none.")
          .arg(QString::fromStdString(toString(place)));
  return {};
}

} // namespace

ReadChipsRequest chipsRequest(const Arguments& arguments, PlayableScenario playable)
{
  auto request = ChipsRequest{std::move(playable.scenario), std::move(*playable.map)};
  auto& chips = request.scenario.rules.chips;
  chips.on = true;
  for (const auto& [name, read, wrong, reason] : readers)
    if (const auto text = arguments.value(name); text && !read(*text, request)) {
      const auto more = reason == nullptr ? QString{} : reason(*text, request);
      return {{}, more.isEmpty() ? QCoreApplication::translate("Cli", wrong) : more};
    }
  if (auto both = pinnedAndBanned(arguments, request); !both.isEmpty())
    return {{}, both};
  if (arguments.has("diagonal"))
    request.scenario.chipWishes.spacing.diagonal = true;
  if (arguments.has("ferries"))
    chips.ferriesAreNeighbours = true;
  if (arguments.has("unused-starts"))
    chips.onUnusedStarts = true;
  return {std::move(request), {}};
}

} // namespace kartenwerk::cli

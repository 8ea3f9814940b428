// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <array>
#include <cctype>

#include "model/base/random.h"
#include "model/map/mapfile.h"
#include "model/scenario/scenariofile.h"
#include "model/tiles/checks.h"
#include "model/tiles/tilesetfile.h"
#include "tests/support/fulldocuments.h"
#include "tests/support/fullmap.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;

namespace {

constexpr std::array<std::string_view, 24> words{
    "{",    "}",    "[",        "]",     ",",      ":",          "\"",    "null",
    "true", "-1",   "1e999",    "99999", "\"A1\"", "\"ZZ9999\"", "\"C\"", "\\u0000",
    "NaN",  "\"\"", "\xC3\xA4", "\xFF",  "0",      "\"place\"",  "\n",    "\"D7 north\""};

/// The text with some random damage.
std::string damaged(std::string text, Random& random)
{
  const auto times = 1 + random.below(3);
  for (std::uint64_t i = 0; i < times && !text.empty(); ++i) {
    const auto at = random.below(text.size());
    const auto length = std::min<std::uint64_t>(1 + random.below(12), text.size() - at);
    const auto other = random.below(text.size());
    const auto isLetter = std::isalnum(static_cast<unsigned char>(text[at])) != 0;
    switch (isLetter ? random.below(20) : random.below(5)) {
    case 0:
      text[at] = static_cast<char>(random.below(256));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(at, words[random.below(words.size())]);
      break;
    case 3:
      text.replace(at, length, words[random.below(words.size())]);
      break;
    case 4:
      text.insert(at, text.substr(other, length * 4));
      break;
    default:
      text[at] = "Aabcdeghilnoprstu0123459"[random.below(24)];
    }
  }
  return text;
}

} // namespace

/// Random damage, the same every time: nothing crashes, and what is read is written so that it
/// reads again as the same value.
class TestFuzz : public QObject
{
  Q_OBJECT

private:
  static constexpr int rounds = 400;
  static std::string shown(const std::string& text, const Problems& problems)
  {
    return told(problems) + "\n" + text;
  }

private Q_SLOTS:
  void damagedMaps()
  {
    const auto good = mapText(fullMap());
    auto complete = 0;
    for (int i = 0; i < rounds; ++i) {
      auto random = Random(1, Purpose::Search, static_cast<std::uint64_t>(i));
      const auto text = damaged(good, random);
      const auto map = readMap(text, "f");
      QVERIFY2(map.value || anyErrors(map.problems), text.c_str());
      if (!map.value)
        continue;
      complete += map.complete() ? 1 : 0;
      const auto written = mapText(*map.value);
      const auto again = readMap(written, "f");
      QVERIFY2(again.complete(), shown(text, again.problems).c_str());
      QVERIFY2(*again.value == *map.value, text.c_str());
      QCOMPARE(mapText(*again.value), written);
    }
    QVERIFY(complete > rounds / 20);
  }

  void damagedTileSets()
  {
    const auto good = tileSetText(fullTileSet());
    auto complete = 0;
    for (int i = 0; i < rounds; ++i) {
      auto random = Random(2, Purpose::Search, static_cast<std::uint64_t>(i));
      const auto text = damaged(good, random);
      const auto set = readTileSet(text, "f");
      QVERIFY2(set.value || anyErrors(set.problems), text.c_str());
      if (!set.value)
        continue;
      complete += set.complete() ? 1 : 0;
      static_cast<void>(checkTileSet(*set.value));
      const auto again = readTileSet(tileSetText(*set.value), "f");
      QVERIFY2(again.complete(), shown(text, again.problems).c_str());
      QVERIFY2(*again.value == *set.value, text.c_str());
    }
    QVERIFY(complete > rounds / 20);
  }

  void damagedScenarios()
  {
    const auto good = scenarioText(fullScenario());
    auto complete = 0;
    for (int i = 0; i < rounds; ++i) {
      auto random = Random(3, Purpose::Search, static_cast<std::uint64_t>(i));
      const auto text = damaged(good, random);
      const auto scenario = readScenario(text, "f");
      QVERIFY2(scenario.value || anyErrors(scenario.problems), text.c_str());
      if (!scenario.complete())
        continue;
      ++complete;
      const auto again = readScenario(scenarioText(*scenario.value), "f");
      QVERIFY2(again.complete(), shown(text, again.problems).c_str());
      QVERIFY2(*again.value == *scenario.value, text.c_str());
    }
    QVERIFY(complete > rounds / 20);
  }

  void randomBytes()
  {
    for (int i = 0; i < rounds; ++i) {
      auto random = Random(4, Purpose::Search, static_cast<std::uint64_t>(i));
      auto text = ""s;
      for (auto length = random.below(60); length > 0; --length)
        text += random.below(2) == 0 ? std::string(words[random.below(words.size())])
                                     : std::string(1, static_cast<char>(random.below(256)));
      const auto json = parseJson(text, "f");
      QVERIFY2(json.value || anyErrors(json.problems), text.c_str());
      if (json.value)
        QCOMPARE(canonicalText(*parseJson(canonicalText(*json.value), "f").value),
                 canonicalText(*json.value));
    }
  }
};

QTEST_APPLESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"

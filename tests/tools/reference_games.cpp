// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <memory>
#include <string>

#include "tests/referee/enginereplayer.h"
#include "tests/referee/soloreplayer.h"

namespace {

struct Sums
{
  int agree = 0;
  int played = 0;
  bool unreadable = false;
};

std::unique_ptr<referee::Replayer> replayerOf(const referee::ReferenceGame& game,
                                              const kartenwerk::PlayableScenario& scenario)
{
  if (game.players.size() == 1)
    return referee::soloReplayer(game, scenario);
  return std::make_unique<referee::EngineReplayer>(game, scenario);
}

void replay(const referee::ReferenceGame& game, Sums& sums)
{
  const auto scenario = referee::scenarioOf(game, KARTENWERK_SOURCE_DIR "/maps");
  const auto engine = replayerOf(game, scenario);
  const auto difference = engine ? referee::firstDifference(game, *engine) : "no table";
  ++sums.played;
  if (difference.empty())
    ++sums.agree;
  else
    std::printf("%s: %s\n", game.id.c_str(), difference.c_str());
}

} // namespace

/// reference_games FILE...: replays cases (.json) and games (.jsonl, .jsonl.gz) of another engine
/// through ours and prints the first difference of each. Exit 1 on any difference, 2 when a file
/// cannot be read or none is named.
int main(int count, char** arguments)
{
  auto sums = Sums{};
  for (int i = 1; i < count; ++i) {
    const auto file = referee::readReferenceFile(arguments[i]);
    if (!file.problem.empty()) {
      std::fprintf(stderr, "%s: %s\n", arguments[i], file.problem.c_str());
      sums.unreadable = true;
    }
    for (const auto& game : file.games)
      replay(game, sums);
  }
  std::printf("%d of %d agree", sums.agree, sums.played);
  std::printf("\n");
  if (sums.unreadable || count < 2)
    return 2;
  return sums.agree == sums.played ? 0 : 1;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "model/game/event.h"
#include "tests/referee/referee.h"

namespace referee {

// Short texts for messages about differences.
std::string text(int value);
std::string text(const std::string& word);
std::string text(const std::pair<std::string, std::string>& pair);
std::string text(Place place);
std::string text(const Placement& placement);
std::string text(const Piece& piece);
std::string text(const Figure& figure);
std::string text(const FigureOption& option);
std::string text(const UpgradeChoice& choice);
std::string text(const SendChoice& choice);
std::string text(const Merchant& merchant);
std::string text(const SaleChoice& sale);
/// What the engine says of a feature that it scored.
std::string text(const kartenwerk::Scoring& scoring);

template <class Items>
std::string listed(const Items& items)
{
  auto result = std::string{};
  for (const auto& item : items)
    result += (result.empty() ? "" : " ") + text(item);
  return "{" + result + "}";
}

} // namespace referee

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/referee/words.h"

namespace referee {

using namespace kartenwerk;

std::string text(int value)
{
  return std::to_string(value);
}

std::string text(const std::string& word)
{
  return word;
}

std::string text(const std::pair<std::string, std::string>& pair)
{
  return pair.first + ":" + pair.second;
}

std::string text(Place place)
{
  return place.column < 0 || place.row < 0 ? "off the grid" : toString(place);
}

std::string text(const Placement& placement)
{
  return text(placement.place) + "/" + text(degrees(placement.rotation));
}

std::string text(const Piece& piece)
{
  return text(piece.place) + "#" + text(piece.index);
}

std::string text(const Figure& figure)
{
  return "player " + text(figure.player) + " sort " + text(static_cast<int>(figure.sort)) + " at " +
         text(figure.piece) + (figure.under > 0 ? " upgraded" : "");
}

std::string text(const FigureOption& option)
{
  return option.feature + ":" + text(static_cast<int>(option.sort));
}

std::string text(const UpgradeChoice& choice)
{
  return text(choice.meeple) + ":" + text(choice.payment.ones) + "+" + text(choice.payment.twos);
}

std::string text(const SendChoice& choice)
{
  return text(choice.figure) + " to " + text(static_cast<int>(choice.quarter));
}

std::string text(const Merchant& merchant)
{
  return "player " + text(merchant.player) + " sort " + text(static_cast<int>(merchant.sort)) +
         " in " + text(static_cast<int>(merchant.quarter));
}

std::string text(const SaleChoice& sale)
{
  return text(sale.points) + " for colour " + text(static_cast<int>(sale.colour)) + ":" +
         text(sale.payment.ones) + "+" + text(sale.payment.twos);
}

std::string text(const Scoring& scoring)
{
  auto result = "kind " + text(static_cast<int>(scoring.kind)) + " at " + text(scoring.place) +
                "#" + text(scoring.feature) + " on " + listed(scoring.squares) + " =";
  for (const auto& term : scoring.terms)
    result += " term " + text(static_cast<int>(term.id)) + ": " + text(term.count) + "x" +
              text(term.each);
  for (const auto& award : scoring.awards)
    result += ", player " + text(award.player) + " " + text(award.points);
  return result + "; ";
}

} // namespace referee

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map/mapwords.h"

#include <array>

namespace kartenwerk {

namespace {

constexpr std::array<std::pair<std::string_view, SiteKind>, 5> siteKinds{{
    {"start", SiteKind::Start},
    {"town", SiteKind::Town},
    {"island", SiteKind::Island},
    {"chip-mark", SiteKind::ChipMark},
    {"chumak", SiteKind::Chumak},
}};
constexpr std::array<std::pair<std::string_view, PrintKind>, 2> printKinds{{
    {"road", PrintKind::Road},
    {"city", PrintKind::City},
}};
constexpr std::array<std::pair<std::string_view, Colour>, 3> colours{{
    {"purple", Colour::Purple},
    {"light-blue", Colour::LightBlue},
    {"orange", Colour::Orange},
}};
constexpr std::array<std::pair<std::string_view, CitySideKind>, 3> citySides{{
    {"road", CitySideKind::Road},
    {"closed", CitySideKind::Closed},
    {"city", CitySideKind::City},
}};

constexpr std::string_view outsideSigns = "~%^";
constexpr std::string_view depotSigns = "dpbo";
constexpr std::string_view highlightSigns = "hPBO";

} // namespace

Choices<SiteKind> siteKindChoices()
{
  return siteKinds;
}
Choices<PrintKind> printKindChoices()
{
  return printKinds;
}
Choices<Colour> colourChoices()
{
  return colours;
}
Choices<CitySideKind> citySideChoices()
{
  return citySides;
}

std::string_view toString(SiteKind kind)
{
  return wordOf(siteKindChoices(), kind);
}
std::string_view toString(PrintKind kind)
{
  return wordOf(printKindChoices(), kind);
}
std::string_view toString(Colour colour)
{
  return wordOf(colourChoices(), colour);
}

char signOf(const Square& square)
{
  switch (square.ground) {
  case Ground::Outside:
    return outsideSigns[static_cast<std::size_t>(square.look)];
  case Ground::Playable:
    return '.';
  case Ground::LargeCity:
    return 'C';
  case Ground::Blocked:
    return square.waves ? '=' : '#';
  case Ground::Depot:
    return depotSigns[static_cast<std::size_t>(square.colour)];
  case Ground::Highlight:
    return highlightSigns[static_cast<std::size_t>(square.colour)];
  }
  return '~';
}

std::optional<Square> squareFrom(char sign)
{
  if (sign == '.')
    return Square{Ground::Playable};
  if (sign == 'C')
    return Square{Ground::LargeCity};
  if (sign == '#')
    return Square{Ground::Blocked};
  if (sign == '=')
    return Square{.ground = Ground::Blocked, .waves = true};
  if (const auto i = outsideSigns.find(sign); i != std::string_view::npos)
    return Square{Ground::Outside, static_cast<OutsideLook>(i)};
  if (const auto i = depotSigns.find(sign); i != std::string_view::npos)
    return Square{Ground::Depot, OutsideLook::Sea, static_cast<Colour>(i)};
  if (const auto i = highlightSigns.find(sign); i != std::string_view::npos)
    return Square{Ground::Highlight, OutsideLook::Sea, static_cast<Colour>(i)};
  return {};
}

std::string toString(const Landing& landing)
{
  return toString(landing.place) + ' ' + std::string(toString(landing.side));
}

std::optional<Landing> landingFrom(std::string_view text)
{
  const auto gap = text.find(' ');
  if (gap == std::string_view::npos)
    return {};
  const auto place = placeFrom(text.substr(0, gap));
  const auto side = sideFrom(text.substr(gap + 1));
  if (!place || !side)
    return {};
  return Landing{*place, *side};
}

} // namespace kartenwerk

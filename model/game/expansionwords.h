// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "model/rules/profile.h"

// The words of game records; the rules profile's file uses the same.
namespace kartenwerk {

inline constexpr auto quarterWords =
    std::to_array<std::pair<std::string_view, Quarter>>({{"wainwrights", Quarter::Wainwrights},
                                                         {"coiners", Quarter::Coiners},
                                                         {"bookbinders", Quarter::Bookbinders},
                                                         {"tanners", Quarter::Tanners}});

inline constexpr auto surveyorWords = std::to_array<std::pair<std::string_view, SurveyorTile>>(
    {{"citizens-jury", SurveyorTile::CitizensJury},
     {"bad-neighbourhood", SurveyorTile::BadNeighbourhood},
     {"siege", SurveyorTile::Siege},
     {"street-fair", SurveyorTile::StreetFair},
     {"highway", SurveyorTile::Highway},
     {"peasant-revolt", SurveyorTile::PeasantRevolt},
     {"hermit", SurveyorTile::Hermit},
     {"pilgrimage-route", SurveyorTile::PilgrimageRoute},
     {"wealth", SurveyorTile::Wealth},
     {"poverty", SurveyorTile::Poverty}});

/// The piles in the order of Deal::surveyors.
inline constexpr std::array<std::string_view, 3> pileWords{"city", "road", "monastery"};

} // namespace kartenwerk

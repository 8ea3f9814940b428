// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/expansiontext.h"

#include <QCoreApplication>
#include <QStringList>

#include "model/game/leipzigblock.h"
#include "views/text/gametext.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

class ExpansionText
{
  Q_DECLARE_TR_FUNCTIONS(ExpansionText)
};

} // namespace

QString quarterText(Quarter quarter)
{
  switch (quarter) {
  case Quarter::Wainwrights:
    return ExpansionText::tr("the Wainwrights’ quarter");
  case Quarter::Coiners:
    return ExpansionText::tr("the Coiners’ quarter");
  case Quarter::Bookbinders:
    return ExpansionText::tr("the Bookbinders’ quarter");
  case Quarter::Tanners:
    return ExpansionText::tr("the Tanners’ quarter");
  }
  return {};
}

QString quarterName(Quarter quarter)
{
  switch (quarter) {
  case Quarter::Wainwrights:
    return ExpansionText::tr("Wainwrights");
  case Quarter::Coiners:
    return ExpansionText::tr("Coiners");
  case Quarter::Bookbinders:
    return ExpansionText::tr("Bookbinders");
  case Quarter::Tanners:
    return ExpansionText::tr("Tanners");
  }
  return {};
}

QString quarterEffect(Quarter quarter)
{
  switch (quarter) {
  case Quarter::Wainwrights:
    return ExpansionText::tr("1 point more for each tile of a road that you score");
  case Quarter::Coiners:
    return ExpansionText::tr("3 points for each coat of arms of a completed city that you are in");
  case Quarter::Bookbinders:
    return ExpansionText::tr("4 points for each monastery that anybody completes");
  case Quarter::Tanners:
    return ExpansionText::tr(
        "At the end, 2 points for each farmhouse and shed in fields that are yours");
  }
  return {};
}

QString surveyorName(SurveyorTile tile)
{
  switch (tile) {
  case SurveyorTile::CitizensJury:
    return ExpansionText::tr("Citizens’ Jury");
  case SurveyorTile::BadNeighbourhood:
    return ExpansionText::tr("Bad Neighbourhood");
  case SurveyorTile::Siege:
    return ExpansionText::tr("Siege");
  case SurveyorTile::StreetFair:
    return ExpansionText::tr("Street Fair");
  case SurveyorTile::Highway:
    return ExpansionText::tr("Highway");
  case SurveyorTile::PeasantRevolt:
    return ExpansionText::tr("Peasant Revolt");
  case SurveyorTile::Hermit:
    return ExpansionText::tr("Hermit");
  case SurveyorTile::PilgrimageRoute:
    return ExpansionText::tr("Pilgrimage Route");
  case SurveyorTile::Wealth:
    return ExpansionText::tr("Wealth");
  case SurveyorTile::Poverty:
    return ExpansionText::tr("Poverty");
  }
  return {};
}

QString surveyorEffect(SurveyorTile tile)
{
  switch (tile) {
  case SurveyorTile::CitizensJury:
    return ExpansionText::tr("Everybody in the city scores it");
  case SurveyorTile::BadNeighbourhood:
    return ExpansionText::tr("Tiles with a single city edge do not score");
  case SurveyorTile::Siege:
    return ExpansionText::tr("+1 for each coat of arms");
  case SurveyorTile::StreetFair:
    return ExpansionText::tr("+1 for each tile");
  case SurveyorTile::Highway:
    return ExpansionText::tr("Counts as 5 tiles, whatever its length");
  case SurveyorTile::PeasantRevolt:
    return ExpansionText::tr("−1 for each tile with a farmhouse");
  case SurveyorTile::Hermit:
    return ExpansionText::tr("−1 for each square with a city");
  case SurveyorTile::PilgrimageRoute:
    return ExpansionText::tr("+1 for each square with a road");
  case SurveyorTile::Wealth:
    return ExpansionText::tr("+3 points");
  case SurveyorTile::Poverty:
    return ExpansionText::tr("−3 points");
  }
  return {};
}

QString expansionTermText(const Term& term)
{
  const auto withPoints = [&](const QString& text) {
    return text.arg(numberText(term.count * term.each));
  };
  switch (term.id) {
  case TermId::Highway:
    return ExpansionText::tr("Highway: %n tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::BadNeighbourhood:
    return ExpansionText::tr("Bad Neighbourhood: %n tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Siege:
    return ExpansionText::tr("Siege: %n coat(s) of arms × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::StreetFair:
    return ExpansionText::tr("Street Fair: %n tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::PeasantRevolt:
    return ExpansionText::tr("Peasant Revolt: %n farmhouse tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Hermit:
    return ExpansionText::tr("Hermit: %n square(s) with a city × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::PilgrimageRoute:
    return ExpansionText::tr("Pilgrimage Route: %n square(s) with a road × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Wealth:
    return withPoints(ExpansionText::tr("Wealth %1"));
  case TermId::Poverty:
    return withPoints(ExpansionText::tr("Poverty %1"));
  case TermId::Wainwrights:
    return ExpansionText::tr("Wainwrights: %n tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Coiners:
    return ExpansionText::tr("Coiners: %n coat(s) of arms × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Bookbinders:
    return withPoints(ExpansionText::tr("Bookbinders %1"));
  case TermId::Chips:
    return ExpansionText::tr("Chips: %n tile(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Tanners:
    return ExpansionText::tr("Tanners: %n farmhouse(s) and shed(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  default:
    return {};
  }
}

QString leipzigLaidText(const Event& event, const TileKind& kind)
{
  if (kind.id != leipzigKinds()[static_cast<std::size_t>(LeipzigPart::Quarter)].id)
    return {};
  return ExpansionText::tr("Leipzig, %1: %2.")
      .arg(quarterText(event.quarter), QString::fromStdString(toString(event.place)));
}

QString sentText(const Event& event)
{
  return ExpansionText::tr("%1 sends %2 from the road at %3 to %4.")
      .arg(seatName(event.player), figureText(event.figure),
           QString::fromStdString(toString(event.place)), quarterText(event.quarter));
}

QString surveyorsText(const ActiveSurveyors& surveyors)
{
  auto parts = QStringList();
  if (surveyors.city)
    parts << ExpansionText::tr("cities %1").arg(surveyorName(*surveyors.city));
  if (surveyors.road)
    parts << ExpansionText::tr("roads %1").arg(surveyorName(*surveyors.road));
  if (surveyors.monastery)
    parts << ExpansionText::tr("monasteries %1").arg(surveyorName(*surveyors.monastery));
  if (parts.isEmpty())
    return {};
  return ExpansionText::tr("The Land Surveyors now value: %1.")
      .arg(parts.join(QStringLiteral(" · ")));
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
// How scores are told.
#include <QCoreApplication>
#include <algorithm>

#include "views/text/expansiontext.h"
#include "views/text/gametext.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

class GameText
{
  Q_DECLARE_TR_FUNCTIONS(GameText)
};

QString named(Place place)
{
  return QString::fromStdString(toString(place));
}

QString termText(const Term& term)
{
  switch (term.id) {
  case TermId::Tiles:
    return GameText::tr("%n tile(s) × %1", nullptr, term.count).arg(numberText(term.each));
  case TermId::Coats:
    return GameText::tr("%n coat(s) of arms × %1", nullptr, term.count).arg(numberText(term.each));
  case TermId::Ferry:
    return GameText::tr("ferry %1").arg(numberText(term.count * term.each));
  case TermId::Towns:
    return GameText::tr("%n town(s) × %1", nullptr, term.count).arg(numberText(term.each));
  case TermId::Monastery:
    return GameText::tr("monastery %1").arg(numberText(term.count * term.each));
  case TermId::Around:
    return GameText::tr("%n square(s) around × %1", nullptr, term.count).arg(numberText(term.each));
  case TermId::Cities:
    return GameText::tr("%n completed city(s) × %1", nullptr, term.count)
        .arg(numberText(term.each));
  case TermId::Garden:
    return GameText::tr("garden %1").arg(numberText(term.count * term.each));
  case TermId::Darmstadtium:
    return GameText::tr("Darmstadtium %1").arg(numberText(term.count * term.each));
  case TermId::Church:
    return GameText::tr("most followers round the church %1")
        .arg(numberText(term.count * term.each));
  case TermId::Wine:
    return GameText::tr("wine %1").arg(numberText(term.count * term.each));
  case TermId::Grain:
    return GameText::tr("grain %1").arg(numberText(term.count * term.each));
  case TermId::Cloth:
    return GameText::tr("cloth %1").arg(numberText(term.count * term.each));
  case TermId::Pig:
    return GameText::tr("pig: %n city(s) × %1", nullptr, term.count).arg(numberText(term.each));
  default:
    return expansionTermText(term);
  }
}

/// Whether the seat gets what the feature is worth, not only a bonus of its own.
bool scores(const Scoring& scoring, const Award& award)
{
  auto own = award.points;
  for (const auto& term : award.terms)
    own -= term.count * term.each;
  return scoring.points != 0 && own == scoring.points;
}

QString winners(const Scoring& scoring)
{
  auto names = QStringList();
  for (const auto& award : scoring.awards)
    if (scores(scoring, award))
      names << seatName(award.player);
  return names.join(QStringLiteral(", "));
}

QString sumOf(const std::vector<Term>& terms, int points)
{
  auto texts = QStringList();
  for (const auto& term : terms)
    texts << termText(term);
  if (texts.isEmpty())
    return numberText(points);
  return GameText::tr("%1 = %2").arg(texts.join(QStringLiteral(" + ")), numberText(points));
}

// What came into the score beside its terms, each after a semicolon.
QString notes(const Scoring& scoring, const Map& map)
{
  auto texts = QStringList();
  if (scoring.inn)
    texts << GameText::tr("inn");
  if (scoring.cathedral)
    texts << GameText::tr("cathedral");
  if (scoring.surveyor == SurveyorTile::CitizensJury)
    texts << surveyorName(*scoring.surveyor);
  if (const auto places = scoringPlaces(scoring, map); !places.isEmpty())
    texts << places;
  for (const auto& award : scoring.awards)
    if (!award.terms.empty())
      texts << GameText::tr("%1: %2").arg(seatName(award.player), arithmeticText(scoring, award));
  auto text = QString();
  for (const auto& note : texts)
    text += GameText::tr("; %1").arg(note);
  return text;
}

} // namespace

QString scoredKindText(ScoredKind kind)
{
  switch (kind) {
  case ScoredKind::City:
    return GameText::tr("City");
  case ScoredKind::Road:
    return GameText::tr("Road");
  case ScoredKind::Monastery:
    return GameText::tr("Monastery");
  case ScoredKind::Field:
    return GameText::tr("Field");
  case ScoredKind::Garden:
    return GameText::tr("Garden");
  case ScoredKind::Church:
    return GameText::tr("Darmstadt church");
  case ScoredKind::Goods:
    return GameText::tr("Goods");
  }
  return {};
}

QString arithmeticText(const Scoring& scoring)
{
  return sumOf(scoring.terms, scoring.points);
}

QString arithmeticText(const Scoring& scoring, const Award& award)
{
  auto terms = scores(scoring, award) ? scoring.terms : std::vector<Term>();
  terms.insert(terms.end(), award.terms.begin(), award.terms.end());
  return sumOf(terms, award.points);
}

QString scoringPlaces(const Scoring& scoring, const Map& map)
{
  auto names = QStringList();
  const auto add = [&names](const std::string& name) {
    if (!name.empty() && !names.contains(QString::fromStdString(name)))
      names << QString::fromStdString(name);
  };
  for (const auto i : scoring.prints)
    add(map.prints()[static_cast<std::size_t>(i)].name);
  for (const auto i : scoring.ferries)
    add(map.ferries()[static_cast<std::size_t>(i)].name);
  for (const auto i : scoring.largeCities)
    add(map.largeCities()[static_cast<std::size_t>(i)].name);
  return names.join(QStringLiteral(", "));
}

QString scoringText(const Scoring& scoring, const Map& map)
{
  const auto why = arithmeticText(scoring) + notes(scoring, map);
  const auto who = winners(scoring);
  const auto what = scoredKindText(scoring.kind);
  const auto points = pointsText(scoring.points);
  if (scoring.kind == ScoredKind::Goods)
    return GameText::tr("%1: %2 for %3 (%4).").arg(what, points, who, why);
  const auto where = named(scoring.place);
  // Those whose only meeple went to Leipzig, or who get a bonus alone, do not score it.
  const auto worth = scoring.points != 0 || std::ranges::any_of(scoring.awards, &Award::points);
  if (who.isEmpty())
    return worth ? GameText::tr("%1 at %2: nobody scores it (%3).").arg(what, where, why)
                 : GameText::tr("%1 at %2: no points (%3).").arg(what, where, why);
  const auto sentence = scoring.complete ? GameText::tr("%1 at %2 complete: %3 for %4 (%5).")
                                         : GameText::tr("%1 at %2: %3 for %4 (%5).");
  return sentence.arg(what, where, points, who, why);
}

} // namespace kartenwerk

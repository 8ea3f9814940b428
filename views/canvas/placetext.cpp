// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/placetext.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "views/text/words.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

QString text(const char* source)
{
  return QCoreApplication::translate("Places", source);
}

QString named(const QString& pattern, const QString& bare, const std::string& name)
{
  return name.empty() ? bare : pattern.arg(QString::fromStdString(name));
}

QString siteText(const Site& site)
{
  switch (site.kind) {
  case SiteKind::Start:
    return named(text(QT_TRANSLATE_NOOP("Places", "start %1")),
                 text(QT_TRANSLATE_NOOP("Places", "start")), site.name);
  case SiteKind::Town:
    return named(text(QT_TRANSLATE_NOOP("Places", "town %1")),
                 text(QT_TRANSLATE_NOOP("Places", "town")), site.name);
  case SiteKind::Island:
    return text(QT_TRANSLATE_NOOP("Places", "island"));
  case SiteKind::ChipMark:
    return text(QT_TRANSLATE_NOOP("Places", "chip mark"));
  case SiteKind::Chumak:
    return text(QT_TRANSLATE_NOOP("Places", "chumak square"));
  }
  return {};
}

QString printText(const Print& print)
{
  const auto road = print.kind == PrintKind::Road;
  const auto kind = named(road ? text(QT_TRANSLATE_NOOP("Places", "printed road to %1"))
                               : text(QT_TRANSLATE_NOOP("Places", "printed city %1")),
                          road ? text(QT_TRANSLATE_NOOP("Places", "printed road"))
                               : text(QT_TRANSLATE_NOOP("Places", "printed city")),
                          print.name);
  return text(QT_TRANSLATE_NOOP("Places", "%1 in the %2")).arg(kind, sideText(print.side));
}

QString chipText(const PlacedChip& chip)
{
  return chip.colour == Colour::None
             ? text(QT_TRANSLATE_NOOP("Places", "chip"))
             : text(QT_TRANSLATE_NOOP("Places", "chip, %1")).arg(colourText(chip.colour));
}

} // namespace

QString groundText(const Square& square)
{
  switch (square.ground) {
  case Ground::Playable:
    return text(QT_TRANSLATE_NOOP("Places", "land"));
  case Ground::LargeCity:
    return text(QT_TRANSLATE_NOOP("Places", "large city"));
  case Ground::Blocked:
    return square.waves ? text(QT_TRANSLATE_NOOP("Places", "blocked by waves"))
                        : text(QT_TRANSLATE_NOOP("Places", "blocked"));
  case Ground::Depot:
    return text(QT_TRANSLATE_NOOP("Places", "depot"));
  case Ground::Highlight:
    return text(QT_TRANSLATE_NOOP("Places", "highlight"));
  case Ground::Outside:
    break;
  }
  switch (square.look) {
  case OutsideLook::Clouds:
    return text(QT_TRANSLATE_NOOP("Places", "clouds"));
  case OutsideLook::Abroad:
    return text(QT_TRANSLATE_NOOP("Places", "land abroad"));
  case OutsideLook::Sea:
    break;
  }
  return text(QT_TRANSLATE_NOOP("Places", "sea"));
}

QString placeText(const Map& map, const Scenario& scenario, Place place)
{
  if (!map.contains(place))
    return {};
  auto parts = QStringList{QString::fromStdString(toString(place))};
  if (const auto* city = map.largeCity(place))
    parts << named(text(QT_TRANSLATE_NOOP("Places", "large city %1")), groundText(map.at(place)),
                   city->name);
  else
    parts << groundText(map.at(place));
  for (const auto& site : map.sites())
    if (site.place == place)
      parts << siteText(site);
  for (const auto side : allSides) {
    if (const auto* print = map.print(place, side))
      parts << printText(*print);
    if (const auto* ferry = map.ferry(place, side))
      parts << named(text(QT_TRANSLATE_NOOP("Places", "ferry %1")),
                     text(QT_TRANSLATE_NOOP("Places", "ferry")), ferry->name);
  }
  if (const auto* chip = chipAt(scenario, place))
    parts << chipText(*chip);
  if (std::ranges::binary_search(scenario.chipWishes.pinned, place))
    parts << text(QT_TRANSLATE_NOOP("Places", "pinned for a chip"));
  if (std::ranges::binary_search(scenario.chipWishes.banned, place))
    parts << text(QT_TRANSLATE_NOOP("Places", "chips banned"));
  return parts.join(text(QT_TRANSLATE_NOOP("Places", ", ")));
}

} // namespace kartenwerk

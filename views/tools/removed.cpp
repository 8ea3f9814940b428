// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tools/removed.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "views/text/words.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

int sites(const Map& map, SiteKind kind)
{
  return static_cast<int>(std::ranges::count(map.sites(), kind, &Site::kind));
}

int marks(const Map& map)
{
  return sites(map, SiteKind::Island) + sites(map, SiteKind::ChipMark) +
         sites(map, SiteKind::Chumak);
}

int squaresOfCities(const Map& map)
{
  auto squares = 0;
  for (const auto& city : map.largeCities())
    squares += static_cast<int>(city.squares.size());
  return squares;
}

int sizeOf(const auto& list)
{
  return static_cast<int>(list.size());
}

int wishes(const Scenario& scenario)
{
  return sizeOf(scenario.chipWishes.pinned) + sizeOf(scenario.chipWishes.banned);
}

} // namespace

QString removedText(const Drawing& before, const Drawing& after)
{
  auto parts = QStringList{};
  const auto add = [&parts](const char* source, int had, int has) {
    if (had > has)
      parts << QCoreApplication::translate("Tools", source, nullptr, had - has);
  };
  add(QT_TRANSLATE_N_NOOP("Tools", "%n towns"), sites(before.map, SiteKind::Town),
      sites(after.map, SiteKind::Town));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n start squares"), sites(before.map, SiteKind::Start),
      sites(after.map, SiteKind::Start));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n squares of a large city"), squaresOfCities(before.map),
      squaresOfCities(after.map));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n prints"), sizeOf(before.map.prints()),
      sizeOf(after.map.prints()));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n ferries"), sizeOf(before.map.ferries()),
      sizeOf(after.map.ferries()));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n marks"), marks(before.map), marks(after.map));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n laid tiles"), sizeOf(before.scenario.laid),
      sizeOf(after.scenario.laid));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n chips"), sizeOf(chipsOf(before.scenario)),
      sizeOf(chipsOf(after.scenario)));
  add(QT_TRANSLATE_N_NOOP("Tools", "%n wishes for chips"), wishes(before.scenario),
      wishes(after.scenario));
  if (parts.isEmpty())
    return {};
  return QCoreApplication::translate("Tools", "Removed with it: %1.").arg(listText(parts));
}

} // namespace kartenwerk

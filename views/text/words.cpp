// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/words.h"

#include <algorithm>
#include <cstdlib>

#include <QCoreApplication>
#include <QStringList>

namespace kartenwerk {

namespace {

QString translated(const char* text, int number = -1)
{
  return QCoreApplication::translate("Words", text, nullptr, number);
}

} // namespace

QString listText(const QStringList& items, int most)
{
  const auto number = static_cast<int>(items.size());
  const auto comma = translated(QT_TRANSLATE_NOOP("Words", ", "));
  if (number > most)
    return translated(QT_TRANSLATE_N_NOOP("Words", "%1 and %n more"), number - most)
        .arg(items.mid(0, most).join(comma));
  if (number < 2)
    return items.join(comma);
  return translated(QT_TRANSLATE_NOOP("Words", "%1 and %2"))
      .arg(items.mid(0, number - 1).join(comma), items.last());
}

QString numberText(int number)
{
  const auto digits = QString::number(std::abs(number));
  return number < 0 ? QStringLiteral("−") + digits : digits;
}

QString pointsText(int points)
{
  // A plural form is chosen, and %n replaced, only for numbers that are not negative.
  const auto text = translated(QT_TRANSLATE_N_NOOP("Words", "%n point(s)"), std::abs(points));
  return points < 0 ? QStringLiteral("−") + text : text;
}

QString placesText(const std::vector<Place>& places, int most)
{
  auto items = QStringList{};
  for (const auto place : places)
    items.push_back(QString::fromStdString(toString(place)));
  return listText(items, most);
}

QString sidesText(const std::vector<Landing>& sides, int most)
{
  auto items = QStringList{};
  for (const auto& [place, side] : sides)
    items.push_back(translated(QT_TRANSLATE_NOOP("Words", "%1 %2"))
                        .arg(QString::fromStdString(toString(place)), sideText(side)));
  return listText(items, most);
}

QString namedPlace(Place place, const QString& name)
{
  const auto text = QString::fromStdString(toString(place));
  return name.isEmpty() ? text : translated(QT_TRANSLATE_NOOP("Words", "%1 (%2)")).arg(text, name);
}

QString sideText(Side side)
{
  switch (side) {
  case Side::North:
    return translated(QT_TRANSLATE_NOOP("Words", "north"));
  case Side::East:
    return translated(QT_TRANSLATE_NOOP("Words", "east"));
  case Side::South:
    return translated(QT_TRANSLATE_NOOP("Words", "south"));
  case Side::West:
    return translated(QT_TRANSLATE_NOOP("Words", "west"));
  }
  return {};
}

QString colourText(Colour colour)
{
  switch (colour) {
  case Colour::None:
    return translated(QT_TRANSLATE_NOOP("Words", "undecided"));
  case Colour::Purple:
    return translated(QT_TRANSLATE_NOOP("Words", "purple"));
  case Colour::LightBlue:
    return translated(QT_TRANSLATE_NOOP("Words", "light blue"));
  case Colour::Orange:
    return translated(QT_TRANSLATE_NOOP("Words", "orange"));
  }
  return {};
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/cli/withfiles.h"

// What the tests of the command "chips" share.
namespace kartenwerk {

inline Program withChipFiles()
{
  auto program = withFiles();
  program.write(QStringLiteral("wide.kwmap"), mapText(Map(30, 30, {Ground::Playable})));
  return program;
}

inline Scenario scenarioIn(const Program& program, const char* name)
{
  const auto loaded = readScenario(program.read(QString::fromLatin1(name)).toStdString(), name);
  return loaded.value.value_or(Scenario{});
}

inline std::vector<Place> chipsOf(const Scenario& scenario)
{
  auto places = std::vector<Place>{};
  if (!scenario.layouts.empty())
    for (const auto& chip : scenario.layouts[static_cast<std::size_t>(scenario.layout)].chips)
      places.push_back(chip.place);
  return places;
}

inline QJsonObject jsonOf(const Program& program, const QStringList& call)
{
  const auto outcome = program.run(call + QStringList{QStringLiteral("--json")});
  return QJsonDocument::fromJson(outcome.out).object();
}

inline std::vector<Place> placesIn(const QJsonArray& list)
{
  auto places = std::vector<Place>{};
  for (const auto& word : list)
    places.push_back(at(word.toString().toLatin1().constData()));
  return places;
}

} // namespace kartenwerk

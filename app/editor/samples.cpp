// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/samples.h"

#include <algorithm>

#include <QCollator>

#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "views/paint/mappainter.h"
#include "views/paint/rendering.h"
#include "views/paint/startposition.h"

namespace kartenwerk {

namespace {

constexpr int leastSquare = 3; ///< in device pixels

QPixmap pixmapOf(const MapPicture& picture, int side, double ratio)
{
  const auto bounds = pictureBounds(picture);
  const auto square = static_cast<int>(side * ratio / std::max(bounds.width(), bounds.height()));
  const auto image = renderMap(picture, std::max(leastSquare, square));
  if (!image.value)
    return {};
  auto result = QPixmap::fromImage(*image.value);
  result.setDevicePixelRatio(ratio);
  return result;
}

} // namespace

std::vector<Sample> samples(const std::vector<std::string>& bundledFolders)
{
  auto result = std::vector<Sample>{};
  for (const auto& file : bundledFiles(bundledFolders, ".kwscenario")) {
    const auto scenario = loadScenario(file.path);
    if (scenario.complete())
      result.push_back(
          {QString::fromStdString(scenario.value->title), QString::fromStdString(file.path)});
  }
  const auto collator = QCollator();
  std::ranges::sort(result, [&](const Sample& a, const Sample& b) {
    return collator.compare(a.title, b.title) < 0;
  });
  return result;
}

QPixmap pictureOf(const Sample& sample, const std::vector<std::string>& bundledFolders, int side,
                  double ratio)
{
  const auto scenario = loadScenario(sample.path.toStdString());
  if (!scenario.complete())
    return {};
  const auto lookup = DiskLookup(bundledFolders, {});
  if (!scenario.value->map) {
    const auto playable = resolve(*scenario.value, lookup);
    const auto start = playable.value ? startPosition(*playable.value) : Loaded<StartPosition>();
    return start.value ? pixmapOf(start.value->picture(), side, ratio) : QPixmap();
  }
  const auto map = lookup.map(*scenario.value->map);
  if (!map.value)
    return {};
  auto options = PictureOptions{};
  options.names = false;
  return pixmapOf({.map = *map.value, .options = options}, side, ratio);
}

} // namespace kartenwerk

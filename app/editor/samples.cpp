// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/samples.h"

#include <algorithm>

#include <QCollator>

#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "views/paint/mappainter.h"
#include "views/paint/rendering.h"

namespace kartenwerk {

namespace {

constexpr int leastSquare = 3; ///< in device pixels

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
  const auto path = sample.path.toStdString();
  const auto scenario = loadScenario(path);
  if (!scenario.complete() || !scenario.value->map)
    return {};
  const auto map = DiskLookup(bundledFolders, {}).map(*scenario.value->map);
  if (!map.value)
    return {};
  auto options = PictureOptions{};
  options.names = false;
  const auto picture = MapPicture{.map = *map.value, .options = options};
  const auto bounds = pictureBounds(picture);
  const auto square = static_cast<int>(side * ratio / std::max(bounds.width(), bounds.height()));
  const auto image = renderMap(picture, std::max(leastSquare, square));
  if (!image.value)
    return {};
  auto result = QPixmap::fromImage(*image.value);
  result.setDevicePixelRatio(ratio);
  return result;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QPixmap>
#include <QString>

namespace kartenwerk {

/// How wide and high the pictures of the start page are, in logical pixels.
inline constexpr int samplePictureSide = 112;

/// A bundled scenario to look at and to play.
struct Sample
{
  QString title;
  QString path;
};

/// All of them, by title.
std::vector<Sample> samples(const std::vector<std::string>& bundledFolders);

/// Its map, or the table at the start of a game without one, small, at most so many logical pixels
/// wide and high; null when it cannot be read.
QPixmap pictureOf(const Sample& sample, const std::vector<std::string>& bundledFolders, int side,
                  double ratio);

} // namespace kartenwerk

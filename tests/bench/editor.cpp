// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how long the editor takes: to its window, to the first picture of the Deutschland map with
// its checks done, and from one edit of a map of 100 × 100 squares to the repaint.
#include <QApplication>
#include <QElapsedTimer>
#include <QPaintEvent>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/editor/documentpage.h"
#include "app/editor/mainwindow.h"
#include "app/editor/theme.h"
#include "model/map/mapfile.h"
#include "model/scenario/disklookup.h"
#include "model/validation/validation.h"
#include "views/canvas/mapcanvas.h"
#include "views/paint/fonts.h"

using namespace kartenwerk;

namespace {

double milliseconds(const QElapsedTimer& timer)
{
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> times)
{
  std::ranges::sort(times);
  return times[times.size() / 2];
}

std::vector<std::string> bundled()
{
  return {KARTENWERK_SOURCE_DIR "/maps"};
}

double openValidateAndPaint(const QString& path)
{
  auto timer = QElapsedTimer();
  timer.start();
  auto workspace = Workspace(bundled());
  const auto opened = workspace.open(path);
  auto canvas = MapCanvas();
  canvas.resize(900, 900);
  canvas.setSession(opened.session.get());
  const auto& playable = opened.session->playable();
  const auto issues = playable.value ? validate(*playable.value).size() : 0;
  auto image = QImage(900, 900, QImage::Format_RGB32);
  canvas.render(&image);
  const auto taken = milliseconds(timer);
  canvas.setSession(nullptr);
  std::printf("  (%zu issues)\n", issues);
  return taken;
}

struct PaintWatcher : QObject
{
  bool painted = false;
  bool eventFilter(QObject*, QEvent* event) override
  {
    painted = painted || event->type() == QEvent::Paint;
    return false;
  }
};

/// The median from an edit of one square to the end of the canvas's next repaint.
double editsToRepaint(Session& session, MapCanvas& canvas, int squarePx)
{
  canvas.zoomTo(squarePx, {});
  QApplication::processEvents();
  auto watcher = PaintWatcher();
  canvas.viewport()->installEventFilter(&watcher);
  auto times = std::vector<double>{};
  for (std::int16_t i = 0; i < 60; ++i) {
    const auto place =
        Place{static_cast<std::int16_t>((i * 7) % 20), static_cast<std::int16_t>((i * 3) % 20)};
    watcher.painted = false;
    auto timer = QElapsedTimer();
    timer.start();
    session.edit({.map = session.map().withSquare(
                      place, {(i + i / 20) % 2 == 0 ? Ground::Outside : Ground::Blocked})},
                 QStringLiteral("edit"));
    while (!watcher.painted)
      QApplication::processEvents();
    times.push_back(milliseconds(timer));
  }
  return median(times);
}

/// On a canvas alone.
double editToRepaint(int side, int squarePx)
{
  auto workspace = Workspace(bundled());
  const auto session = workspace.startMap(Map(side, side, {Ground::Playable}), {});
  auto canvas = MapCanvas();
  canvas.resize(1000, 1000);
  canvas.show();
  canvas.setSession(session.get());
  const auto taken = editsToRepaint(*session, canvas, squarePx);
  canvas.setSession(nullptr);
  return taken;
}

/// In the whole window: counts, properties, issues, chips and preview follow each edit too.
double editInWindow(int side, const QString& folder)
{
  const auto path = folder + QStringLiteral("/large.kwmap");
  if (!saveMap(Map(side, side, {Ground::Playable}), path.toStdString()).empty())
    return -1;
  auto window = MainWindow(bundled(), folder);
  window.show();
  window.open(path);
  QApplication::processEvents();
  return editsToRepaint(window.page()->session(), window.page()->canvas(), 9);
}

} // namespace

int main(int argc, char** argv)
{
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  auto timer = QElapsedTimer();
  timer.start();
  auto application = QApplication(argc, argv);
  loadFonts();
  applyTheme(Theme::Light);
  const auto recovery = QTemporaryDir();
  const auto path = QString::fromUtf8(KARTENWERK_SOURCE_DIR "/maps/deutschland.kwscenario");
  {
    auto window = MainWindow(bundled(), recovery.path());
    window.show();
    window.open(path);
    QApplication::processEvents();
    std::printf("start to window with the Deutschland map: %7.2f ms (aim: 1000)\n",
                milliseconds(timer));
  }
  auto times = std::vector<double>{};
  for (int i = 0; i < 5; ++i)
    times.push_back(openValidateAndPaint(path));
  std::printf("open, validate and first paint:           %7.2f ms (aim: 150)\n", median(times));
  std::printf("one edit of 20 × 20 to repaint at 24 px:  %7.2f ms\n", editToRepaint(20, 24));
  std::printf("one edit of 100 × 100 to repaint at 9 px: %7.2f ms (aim: 16)\n",
              editToRepaint(100, 9));
  std::printf("one edit of 100 × 100 to repaint at 40 px:%7.2f ms (aim: 16)\n",
              editToRepaint(100, 40));
  std::printf("one edit of 100 × 100 in the whole window: %6.2f ms (aim: 16)\n",
              editInWindow(100, recovery.path()));
  return 0;
}

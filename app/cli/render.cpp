// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "app/cli/commands.h"
#include "app/cli/playableinput.h"
#include "app/cli/scene.h"
#include "views/paint/rendering.h"

namespace kartenwerk::cli {

namespace {

constexpr double pixelsPerMm = 96 / 25.4; // as SVG and screens count them
constexpr int usualPixels = 64;
constexpr double usualMm = 45; // a tile's side

struct Size
{
  std::optional<long long> pixels;
  std::optional<double> mm;
};

int inPixels(const Size& size)
{
  if (size.mm)
    return static_cast<int>(std::lround(*size.mm * pixelsPerMm));
  return static_cast<int>(size.pixels.value_or(usualPixels));
}

double inMm(const Size& size)
{
  if (size.pixels)
    return static_cast<double>(*size.pixels) / pixelsPerMm;
  return size.mm.value_or(usualMm);
}

Loaded<QByteArray> painted(const MapPicture& picture, const std::string& target, const Size& size)
{
  if (target.ends_with(".svg"))
    return mapSvg(picture, inPixels(size));
  if (target.ends_with(".pdf"))
    return mapPdf(picture, inMm(size));
  auto image = renderMap(picture, inPixels(size));
  if (!image.value)
    return {{}, std::move(image.problems)};
  return {pngBytes(*image.value), std::move(image.problems)};
}

void renderScene(Run& run, const Scene& scene, const std::string& target, const Size& size)
{
  const auto bytes = painted(scene.picture(), target, size);
  run.say(bytes.problems);
  if (bytes.value)
    run.write(target, {bytes.value->constData(), static_cast<std::size_t>(bytes.value->size())});
  else
    run.atLeast(UnwrittenOutput);
}

int render(Run& run)
{
  const auto target = run.arguments().value("output");
  if (!target)
    return run.wrongCall(QCoreApplication::translate("Cli", "Where to? -o OUT is missing."));
  const auto known =
      target->ends_with(".png") || target->ends_with(".svg") || target->ends_with(".pdf");
  if (!known && *target != "-")
    return run.wrongCall(
        QCoreApplication::translate("Cli", "The output must end in .png, .svg or .pdf."));
  auto size = Size{};
  if (const auto text = run.arguments().value("square-px")) {
    size.pixels = wholeNumber(*text, 2, 2000);
    if (!size.pixels)
      return run.wrongCall(
          QCoreApplication::translate("Cli", "--square-px must be a whole number from 2 to 2000."));
  }
  if (const auto text = run.arguments().value("square-mm")) {
    size.mm = decimalNumber(*text, 1, 500);
    if (!size.mm || size.pixels)
      return run.wrongCall(QCoreApplication::translate(
          "Cli", "--square-mm must be a number from 1 to 500, and stand without --square-px."));
  }
  const auto input = readInput(run, run.arguments().files.front());
  if (!input.readable())
    return run.finish();
  const auto scene = sceneOf(run, input);
  if (scene)
    renderScene(run, *scene, *target, size);
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{
        "output", 'o', "OUT",
        QT_TRANSLATE_NOOP("Cli", "The picture to write: .png, .svg or .pdf; “-” gives PNG.")},
    ArgumentOption{"square-px", 0, "N",
                   QT_TRANSLATE_NOOP("Cli",
                                     "Side of a square in pixels (default 64; 96 pixels are an "
                                     "inch).")},
    ArgumentOption{"square-mm", 0, "N",
                   QT_TRANSLATE_NOOP("Cli", "Side of a square in millimetres (PDF: default 45).")},
};

} // namespace

const Command renderCommand{
    .name = "render",
    .usage = "FILE -o OUT.png|.svg|.pdf [--square-px N | --square-mm N]",
    .summary = QT_TRANSLATE_NOOP("Cli", "Draw a map, a scenario or a game as a picture."),
    .help = QT_TRANSLATE_NOOP("Cli", "Of a scenario the chips are shown too, of a game the tiles "
                                     "and figures at its end. No display is needed."),
    .options = options,
    .paints = true,
    .run = render};

} // namespace kartenwerk::cli

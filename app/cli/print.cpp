// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QPainter>

#include "app/cli/commands.h"
#include "app/cli/playableinput.h"
#include "model/base/hash.h"
#include "views/pages/setupsheet.h"
#include "views/paint/rendering.h"

namespace kartenwerk::cli {

namespace {

constexpr double picturesPerInch = 150; // dots, of a PNG

/// All pages below each other.
QImage pagesImage(const std::vector<Page>& pages)
{
  auto images = std::vector<QImage>{};
  auto size = QSize{0, 0};
  for (const auto& page : pages) {
    images.push_back(pageImage(page, picturesPerInch));
    size = {std::max(size.width(), images.back().width()), size.height() + images.back().height()};
  }
  if (images.size() == 1)
    return images.front();
  auto all = QImage(size, QImage::Format_RGB32);
  all.fill(Qt::white);
  auto painter = QPainter(&all);
  auto top = 0;
  for (const auto& image : images) {
    painter.drawImage(0, top, image);
    top += image.height();
  }
  return all;
}

Loaded<QByteArray> sheetBytes(const SetupSheet& sheet, const std::string& target)
{
  const auto pages = setupSheet(sheet);
  if (target.ends_with(".png"))
    return {pngBytes(pagesImage(pages)), {}};
  const auto& title = sheet.scenario.scenario.title;
  return pagesPdf(pages, title.empty() ? sheet.fileName : QString::fromStdString(title));
}

int print(Run& run)
{
  const auto target = run.arguments().value("output");
  const auto paper =
      paperFrom(QString::fromStdString(run.arguments().value("paper").value_or("A4")));
  if (!target)
    return run.wrongCall(QCoreApplication::translate("Cli", "Where to? -o OUT is missing."));
  if (!target->ends_with(".pdf") && !target->ends_with(".png") && *target != "-")
    return run.wrongCall(
        QCoreApplication::translate("Cli", "The output must end in .pdf or .png."));
  if (run.arguments().value("sheet").value_or("") != "setup")
    return run.wrongCall(
        QCoreApplication::translate("Cli", "Which sheet? --sheet setup is the only one there is."));
  if (!paper)
    return run.wrongCall(QCoreApplication::translate("Cli", "--paper must be A4 or Letter."));
  const auto input = readInput(run, run.arguments().files.front());
  if (!input.readable())
    return run.finish();
  if (input.as<Map>() == nullptr && input.as<Scenario>() == nullptr)
    return run.wrongInput(input.path, QCoreApplication::translate(
                                          "Cli", "Only a scenario or a map has a setup sheet."));
  const auto resolved = resolveInput(run, input);
  if (!resolved.playable)
    return run.finish();
  auto sheet = SetupSheet{.scenario = *resolved.playable, .paper = *paper};
  if (input.path != "-")
    sheet.fileName = QString::fromStdString(fileName(input.path));
  sheet.contentHash = QString::fromStdString(sha256(input.bytes));
  const auto bytes = sheetBytes(sheet, *target);
  run.say(bytes.problems);
  if (bytes.value)
    run.write(*target, {bytes.value->constData(), static_cast<std::size_t>(bytes.value->size())});
  else
    run.atLeast(UnwrittenOutput);
  return run.finish();
}

constexpr std::array options{
    ArgumentOption{"sheet", 0, "setup", QT_TRANSLATE_NOOP("Cli", "Which sheet: setup.")},
    ArgumentOption{"paper", 0, "PAPER", QT_TRANSLATE_NOOP("Cli", "A4 (default) or Letter.")},
    ArgumentOption{"output", 'o', "OUT",
                   QT_TRANSLATE_NOOP("Cli",
                                     "The file to write: .pdf, or .png for the screen; “-” gives "
                                     "PDF.")},
};

} // namespace

const Command printCommand{
    .name = "print",
    .usage = "FILE --sheet setup [--paper A4|Letter] -o OUT.pdf",
    .summary = QT_TRANSLATE_NOOP("Cli", "Make the setup sheet of a scenario."),
    .help = QT_TRANSLATE_NOOP("Cli", "Map with chips, start squares, legend, tiles to take and "
                                     "rules in use, at true scale. Print it without scaling; the "
                                     "bar on it is 100 mm long."),
    .options = options,
    .paints = true,
    .run = print};

} // namespace kartenwerk::cli

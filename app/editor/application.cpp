// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/application.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>
#include <cstdio>

#include "app/editor/commandline.h"
#include "app/editor/mainwindow.h"
#include "app/editor/version.h"
#include "model/scenario/disklookup.h"
#include "views/canvas/mapcanvas.h"
#include "views/chips/chipspanel.h"
#include "views/paint/fonts.h"
#include "views/text/language.h"

namespace kartenwerk {

namespace {

constexpr int screenshotDelay = 1200; ///< milliseconds: checks and first game are done by then

CommandLine commandLine(int argc, char** argv)
{
  auto arguments = QStringList{};
  for (int i = 1; i < argc; ++i)
    arguments << QString::fromLocal8Bit(argv[i]);
  return readCommandLine(arguments);
}

/// What can be answered without a display; nothing when the window is needed.
std::optional<int> answerWithoutWindow(const CommandLine& line)
{
  if (!line.error.isEmpty()) {
    std::fprintf(stderr, "kartenwerk: %s\n%s", qPrintable(line.error), qPrintable(helpText()));
    return 2;
  }
  if (line.help) {
    std::fputs(qPrintable(helpText()), stdout);
    return 0;
  }
  if (line.version) {
    std::printf("kartenwerk %s\n", version);
    return 0;
  }
  return std::nullopt;
}

bool displayMissing()
{
  return !qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY") &&
         !qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

QString recoveryFolder()
{
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/recovery");
}

void setUp(QApplication& application, const CommandLine& line)
{
  application.setApplicationName(QStringLiteral("kartenwerk"));
  application.setOrganizationName(QStringLiteral("kartenwerk"));
  application.setApplicationVersion(QString::fromLatin1(version));
  application.setWindowIcon(QIcon(QStringLiteral(":/kartenwerk/icons/kartenwerk.svg")));
  loadFonts();
  const auto settings = Settings{};
  applyTheme(line.theme.value_or(settings.theme()));
  installTranslations(line.language.value_or(settings.language()));
  auto font = QFont(fontFamily());
  font.setPointSizeF(QApplication::font().pointSizeF());
  QApplication::setFont(font);
}

void openFiles(MainWindow& window, const CommandLine& line)
{
  auto paths = line.files;
  if (paths.isEmpty() && line.screenshot.isEmpty())
    paths = Settings{}.lastFiles();
  if (paths.isEmpty())
    for (const auto& file : bundledFiles(window.workspace().bundledFolders(), ".kwscenario"))
      if (file.id == "deutschland")
        paths << QString::fromStdString(file.path);
  for (const auto& path : paths)
    window.open(path);
}

/// Opens the files where nobody can answer a dialog: what it says goes to standard error. False
/// when there was one.
bool openFilesUnattended(MainWindow& window, const CommandLine& line)
{
  auto opened = true;
  auto watch = QTimer();
  QObject::connect(&watch, &QTimer::timeout, &window, [&opened] {
    auto* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr)
      return;
    if (const auto* box = qobject_cast<QMessageBox*>(dialog))
      std::fprintf(stderr, "kartenwerk: %s %s\n", qPrintable(box->text()),
                   qPrintable(box->informativeText()));
    opened = false;
    dialog->close();
  });
  watch.start(50);
  openFiles(window, line);
  return opened;
}

int takeScreenshot(QApplication& application, MainWindow& window, const CommandLine& line)
{
  window.resize(line.size);
  window.show();
  if (line.panel)
    window.panels().raise(*line.panel);
  QTimer::singleShot(screenshotDelay / 2, &window, [&] {
    window.panels().chips().showCatchments(line.show == QLatin1String("catchments"));
    if (line.show == QLatin1String("dominoes"))
      window.panels().chips().showProof(true);
  });
  auto written = false;
  QTimer::singleShot(screenshotDelay, &window, [&] {
    written = window.grab().save(line.screenshot, "PNG");
    application.exit(0);
  });
  application.exec();
  if (!written)
    std::fprintf(stderr, "kartenwerk: %s could not be written\n", qPrintable(line.screenshot));
  return written ? 0 : 4;
}

} // namespace

int runEditor(int argc, char** argv)
{
  const auto line = commandLine(argc, argv);
  if (const auto answered = answerWithoutWindow(line))
    return *answered;
  if (!line.screenshot.isEmpty() && displayMissing())
    qputenv("QT_QPA_PLATFORM", "offscreen");
  auto application = QApplication(argc, argv);
  setUp(application, line);
  const auto program = QCoreApplication::applicationDirPath().toStdString();
  auto window = MainWindow(bundledFolders(program), recoveryFolder());
  if (!line.screenshot.isEmpty()) {
    if (!openFilesUnattended(window, line))
      return 3;
    return takeScreenshot(application, window, line);
  }
  if (!window.restoreWindow())
    window.resize(line.size.boundedTo(window.screen()->availableSize() * 0.95));
  window.show();
  // What was saved from a crash comes first: a file is not opened twice.
  QTimer::singleShot(0, &window, [&window, &line] {
    window.files().offerRecovered();
    openFiles(window, line);
  });
  return application.exec();
}

} // namespace kartenwerk

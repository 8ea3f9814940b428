// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <memory>

#include <QCoreApplication>
#include <QGuiApplication>

#include "app/cli/run.h"
#include "views/paint/fonts.h"
#include "views/text/language.h"

namespace kartenwerk::cli {

namespace {

QString words(const char* text)
{
  return QCoreApplication::translate("Cli", text);
}

QString shown(std::string_view text)
{
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const Command* findCommand(std::string_view name)
{
  for (const auto& command : commands())
    if (command.name == name)
      return &command;
  return nullptr;
}

QString optionText(const ArgumentOption& option)
{
  auto text = QStringLiteral("--") + shown(option.name);
  if (option.letter != 0)
    text = QStringLiteral("-%1, ").arg(QLatin1Char(option.letter)) + text;
  return option.value == nullptr ? text : text + QLatin1Char(' ') + QLatin1String(option.value);
}

void showCommandHelp(Run& run, const Command& command)
{
  run.result(words(QT_TRANSLATE_NOOP("Cli", "Usage: %1"))
                 .arg(QStringLiteral("kartenwerk-cli %1 %2")
                          .arg(shown(command.name), QLatin1String(command.usage))));
  run.result({});
  run.result(words(command.summary));
  run.result(words(command.help));
  run.result({});
  for (const auto& option : command.options)
    run.result(QStringLiteral("  %1 %2").arg(optionText(option), -22).arg(words(option.help)));
  run.result(QStringLiteral("  %1 %2")
                 .arg(QStringLiteral("-h, --help"), -22)
                 .arg(words(QT_TRANSLATE_NOOP("Cli", "Show this help."))));
}

void showHelp(Run& run)
{
  run.result(
      words(QT_TRANSLATE_NOOP("Cli", "Usage: %1")).arg(QStringLiteral("kartenwerk-cli COMMAND …")));
  run.result({});
  run.result(words(QT_TRANSLATE_NOOP(
      "Cli", "Maps and scenarios of tile-laying games: checked, played and printed.")));
  run.result({});
  for (const auto& command : commands())
    run.result(QStringLiteral("  %1 %2").arg(shown(command.name), -10).arg(words(command.summary)));
  run.result({});
  run.result(words(QT_TRANSLATE_NOOP(
      "Cli", "FILE is a .kwmap, .kwtiles, .kwscenario or .kwgame; “-” is standard input or "
             "output. Results go to standard output, messages to standard error.")));
  run.result(words(QT_TRANSLATE_NOOP(
      "Cli", "Exit codes: 0 done and nothing found; 1 something found, or the answer is no; 2 "
             "called wrongly; 3 an input could not be read; 4 an output could not be written; 130 "
             "stopped by Ctrl-C.")));
  run.result(words(QT_TRANSLATE_NOOP(
      "Cli", "“kartenwerk-cli COMMAND --help” tells more about a command; “--version” shows the "
             "version.")));
}

int runCommand(const Command& command, std::span<const std::string> parameters)
{
  const auto parsed = parseArguments(command.options, parameters);
  auto run = Run{parsed.arguments};
  if (!parsed.error.isEmpty())
    return run.wrongCall(parsed.error);
  if (parsed.arguments.has("help")) {
    showCommandHelp(run, command);
    return run.finish();
  }
  const auto number = parsed.arguments.files.size();
  if (number < command.leastFiles || number > command.mostFiles)
    return run.wrongCall(
        words(QT_TRANSLATE_NOOP("Cli", "This is how it is called: %1"))
            .arg(QStringLiteral("%1 %2").arg(shown(command.name), QLatin1String(command.usage))));
  return command.run(run);
}

/// Standard error is for our messages; what Qt has to say about its surroundings is not one.
void onlyFailures(QtMsgType type, const QMessageLogContext&, const QString& text)
{
  if (type == QtCriticalMsg || type == QtFatalMsg)
    static_cast<void>(std::fprintf(stderr, "%s\n", qPrintable(text)));
}

/// Painting needs fonts and images of QtGui, which wants a platform even without a window.
std::unique_ptr<QCoreApplication> application(const Command* command, int& argc, char** argv)
{
  if (command == nullptr || !command->paints)
    return std::make_unique<QCoreApplication>(argc, argv);
  // Never a display, for one that is named need not be there.
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int runProgram(int argc, char** argv)
{
  const auto all = std::vector<std::string>(argv + std::min(argc, 1), argv + argc);
  const auto* command = all.empty() ? nullptr : findCommand(all.front());
  qInstallMessageHandler(onlyFailures);
  // Qt must not take our options for its own.
  auto one = std::min(argc, 1);
  const auto app = application(command, one, argv);
  QCoreApplication::setApplicationName(QStringLiteral("kartenwerk-cli"));
  QCoreApplication::setApplicationVersion(QStringLiteral(KARTENWERK_VERSION));
  installTranslations();
  if (command != nullptr && command->paints)
    loadFonts();

  const auto none = Arguments{};
  auto run = Run{none};
  if (command != nullptr)
    return runCommand(*command, std::span(all).subspan(1));
  if (all.empty())
    return run.wrongCall(words(QT_TRANSLATE_NOOP("Cli", "Which command?")));
  if (all.front() == "--help" || all.front() == "-h" || all.front() == "help")
    showHelp(run);
  else if (all.front() == "--version")
    run.result(QStringLiteral("kartenwerk-cli %1").arg(QStringLiteral(KARTENWERK_VERSION)));
  else
    return run.wrongCall(
        words(QT_TRANSLATE_NOOP("Cli", "There is no command “%1”.")).arg(shown(all.front())));
  return run.finish();
}

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/commandline.h"

namespace kartenwerk {

namespace {

std::optional<QSize> sizeFrom(const QString& text)
{
  const auto parts = text.split(QLatin1Char('x'));
  if (parts.size() != 2)
    return std::nullopt;
  const auto size = QSize(parts[0].toInt(), parts[1].toInt());
  const auto fits = [](int side) { return side >= 320 && side <= 8000; };
  return fits(size.width()) && fits(size.height()) ? std::optional(size) : std::nullopt;
}

/// Takes one option with its value; false when the value is wrong.
bool take(CommandLine& line, const QString& option, const QString& value)
{
  if (option == QLatin1String("--screenshot")) {
    line.screenshot = value;
  } else if (option == QLatin1String("--language")) {
    line.language = value;
  } else if (option == QLatin1String("--size")) {
    const auto size = sizeFrom(value);
    line.size = size.value_or(line.size);
    return size.has_value();
  } else if (option == QLatin1String("--theme")) {
    line.theme = themeFrom(value);
    return line.theme.has_value();
  } else if (option == QLatin1String("--panel")) {
    line.panel = panelFrom(value);
    return line.panel.has_value();
  } else if (option == QLatin1String("--show")) {
    line.show = value;
    return value == QLatin1String("catchments") || value == QLatin1String("dominoes");
  }
  return true;
}

const QStringList& options()
{
  static const auto list = QStringList{QStringLiteral("--screenshot"), QStringLiteral("--language"),
                                       QStringLiteral("--size"),       QStringLiteral("--theme"),
                                       QStringLiteral("--panel"),      QStringLiteral("--show")};
  return list;
}

} // namespace

CommandLine readCommandLine(const QStringList& arguments)
{
  auto line = CommandLine{};
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    const auto& argument = arguments[i];
    if (argument == QLatin1String("--help") || argument == QLatin1String("-h")) {
      line.help = true;
    } else if (argument == QLatin1String("--version")) {
      line.version = true;
    } else if (options().contains(argument)) {
      if (i + 1 == arguments.size()) {
        line.error = QStringLiteral("%1 needs a value").arg(argument);
        break;
      }
      if (!take(line, argument, arguments[++i])) {
        line.error = QStringLiteral("wrong value for %1: %2").arg(argument, arguments[i]);
        break;
      }
    } else if (argument.startsWith(QLatin1Char('-')) && argument.size() > 1) {
      line.error = QStringLiteral("unknown option %1").arg(argument);
      break;
    } else {
      line.files << argument;
    }
  }
  return line;
}

QString helpText()
{
  return QStringLiteral(
      "Usage: kartenwerk [options] [FILE...]\n"
      "Draws, checks, prints and test-plays maps for tile-laying games.\n\n"
      "  --theme system|light|dark   colours of the window, for this run\n"
      "  --language en|de|fr         language of the window, for this run\n"
      "  --screenshot FILE.png       write a picture of the window and end\n"
      "  --size WxH                  its size in pixels (default 1440x900)\n"
      "  --panel NAME                panel in front: tools, properties, preview, issues,\n"
      "                              chips, history\n"
      "  --show NAME                 what the chips panel draws on the map: catchments, dominoes\n"
      "  --help, --version           print this, or the version, and end\n");
}

} // namespace kartenwerk

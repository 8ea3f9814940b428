// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run.h"

#include <cstdio>

#include <QCoreApplication>

#include "model/base/files.h"
#include "views/text/problemtext.h"

namespace kartenwerk::cli {

void Run::say(const QString& line)
{
  const auto bytes = line.toUtf8() + '\n';
  // Nothing can be done where even standard error is closed.
  static_cast<void>(
      std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr));
}

void Run::say(const Problem& problem)
{
  say(messageLine(problem));
}

void Run::say(const Problems& problems)
{
  for (const auto& problem : problems)
    say(problem);
}

void Run::say(const std::string& file, Severity severity, const QString& sentence,
              const QString& rule)
{
  say(messageLine(QString::fromStdString(file), {}, severity, sentence, rule));
}

void Run::result(const QString& line)
{
  m_result += line.toStdString();
  m_result += '\n';
}

bool Run::write(const std::string& path, std::string_view bytes)
{
  const auto problems = writeFile(path, bytes);
  say(problems);
  if (anyErrors(problems))
    atLeast(UnwrittenOutput);
  return !anyErrors(problems);
}

int Run::wrongCall(const QString& sentence)
{
  say(QStringLiteral("kartenwerk-cli: ") + sentence);
  say(QCoreApplication::translate("Cli", "Try: kartenwerk-cli --help"));
  return WrongCall;
}

int Run::wrongInput(const std::string& file, const QString& sentence)
{
  return wrongCall(QStringLiteral("%1: %2").arg(QString::fromStdString(file), sentence));
}

int Run::finish()
{
  if (!m_result.empty())
    write("-", m_result);
  return m_code;
}

} // namespace kartenwerk::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/cli/arguments.h"
#include "app/cli/exitcode.h"
#include "model/base/problem.h"

namespace kartenwerk::cli {

/// One run of a command: where messages and results go, and how it ends. Messages are written to
/// standard error at once; results are gathered and written to standard output at the end.
class Run
{
public:
  explicit Run(const Arguments& arguments) : m_arguments(arguments) {}

  const Arguments& arguments() const { return m_arguments; }

  /// A line on standard error.
  void say(const QString& line);
  void say(const Problem& problem);
  void say(const Problems& problems);
  /// A message about that file, in the same form: a sentence, with the id of a rule or without.
  void say(const std::string& file, Severity severity, const QString& sentence,
           const QString& rule = {});
  /// A line of the result.
  void result(const QString& line);
  /// Bytes of the result as they are.
  void resultBytes(std::string_view bytes) { m_result += bytes; }

  /// The exit code is at least that from now on.
  void atLeast(ExitCode code) { m_code = std::max(m_code, code); }

  /// Writes the file, "-" for standard output, all or nothing. Says what is wrong otherwise, and
  /// the exit code is UnwrittenOutput.
  bool write(const std::string& path, std::string_view bytes);

  /// A wrong call: says it with the way to the help. Gives the exit code.
  int wrongCall(const QString& sentence);
  /// The call does not suit that input: says so, naming it. Gives the exit code.
  int wrongInput(const std::string& file, const QString& sentence);
  /// Writes the result and gives the exit code.
  int finish();

private:
  const Arguments& m_arguments;
  std::string m_result;
  ExitCode m_code = Done;
};

struct Command
{
  std::string_view name;
  const char* usage = nullptr;   ///< the words after the name, such as "FILE... [--min LEVEL]"
  const char* summary = nullptr; ///< one line, for translation in context "Cli"
  const char* help = nullptr;    ///< some sentences, for translation
  std::span<const ArgumentOption> options;
  std::size_t leastFiles = 1;
  std::size_t mostFiles = 1;
  bool paints = false;            ///< needs a QGuiApplication
  int (*run)(Run& run) = nullptr; ///< gives the exit code
};

/// All commands, in the order of the help.
std::span<const Command> commands();

/// The whole program. Gives the exit code.
int runProgram(int argc, char** argv);

} // namespace kartenwerk::cli

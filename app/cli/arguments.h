// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace kartenwerk::cli {

struct ArgumentOption
{
  std::string_view name;       ///< "columns" for --columns
  char letter = 0;             ///< 'o' for -o; 0: none
  const char* value = nullptr; ///< "N" as shown in the help; null: the option takes none
  const char* help = nullptr;  ///< for translation in context "Cli"
};

/// What was written on the command line, as bytes: a path need not be valid UTF-8.
class Arguments
{
public:
  bool has(std::string_view option) const;
  /// The last one counts; nothing when it was not given.
  std::optional<std::string> value(std::string_view option) const;
  /// What is no option; "-" is one of them.
  std::vector<std::string> files;

private:
  friend struct ParsedArguments parseArguments(std::span<const ArgumentOption> options,
                                               std::span<const std::string> words);
  std::map<std::string, std::string, std::less<>> m_values;
};

struct ParsedArguments
{
  Arguments arguments;
  QString error; ///< a sentence; empty when all was understood
};

/// Reads --name, --name=value, --name value, -o value; after "--" everything is a file. --help is
/// always known.
ParsedArguments parseArguments(std::span<const ArgumentOption> options,
                               std::span<const std::string> words);

/// A whole number within the range; nothing for anything else.
std::optional<long long> wholeNumber(std::string_view text, long long least, long long greatest);
/// The same for all numbers of 64 bits without a sign.
std::optional<std::uint64_t> seedFrom(std::string_view text);
/// A number such as 0.45 with a point, in [least, greatest].
std::optional<double> decimalNumber(std::string_view text, double least, double greatest);
/// "A,B" -> "A", "B"; empty parts stay.
std::vector<std::string> splitAtCommas(std::string_view text);

} // namespace kartenwerk::cli

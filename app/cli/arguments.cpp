// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

#include <QCoreApplication>

namespace kartenwerk::cli {

namespace {

const ArgumentOption* findOption(std::span<const ArgumentOption> options, std::string_view word)
{
  for (const auto& option : options) {
    if (word.starts_with("--") && word.substr(2) == option.name)
      return &option;
    if (word.size() == 2 && option.letter != 0 && word[1] == option.letter)
      return &option;
  }
  return nullptr;
}

QString shown(std::string_view text)
{
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString unknownOption(std::string_view word)
{
  return QCoreApplication::translate("Cli", "There is no option %1.").arg(shown(word));
}

QString valueMissing(std::string_view word, const ArgumentOption& option)
{
  return QCoreApplication::translate("Cli", "The option %1 needs a value: %2.")
      .arg(shown(word), QString::fromUtf8(option.value));
}

QString valueTooMuch(std::string_view word)
{
  return QCoreApplication::translate("Cli", "The option %1 takes no value.").arg(shown(word));
}

} // namespace

bool Arguments::has(std::string_view option) const
{
  return m_values.contains(option);
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
  const auto found = m_values.find(option);
  return found == m_values.end() ? std::nullopt : std::optional{found->second};
}

ParsedArguments parseArguments(std::span<const ArgumentOption> options,
                               std::span<const std::string> words)
{
  auto parsed = ParsedArguments{};
  auto onlyFiles = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto word = std::string_view(words[i]);
    if (onlyFiles || word == "-" || !word.starts_with('-')) {
      parsed.arguments.files.push_back(words[i]);
      continue;
    }
    if (word == "--") {
      onlyFiles = true;
      continue;
    }
    const auto equals = word.starts_with("--") ? word.find('=') : std::string_view::npos;
    const auto name = word.substr(0, equals);
    if (name == "--help" || name == "-h") {
      parsed.arguments.m_values["help"] = {};
      continue;
    }
    const auto* option = findOption(options, name);
    const auto joined = equals != std::string_view::npos;
    if (option == nullptr)
      return {{}, unknownOption(name)};
    if (option->value == nullptr && joined)
      return {{}, valueTooMuch(name)};
    if (option->value != nullptr && !joined && i + 1 == words.size())
      return {{}, valueMissing(name, *option)};
    auto value = std::string{};
    if (joined)
      value = word.substr(equals + 1);
    else if (option->value != nullptr)
      value = words[++i];
    parsed.arguments.m_values[std::string(option->name)] = std::move(value);
  }
  return parsed;
}

std::optional<long long> wholeNumber(std::string_view text, long long least, long long greatest)
{
  auto number = 0LL;
  const auto* end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || last != end || number < least || number > greatest)
    return std::nullopt;
  return number;
}

std::optional<std::uint64_t> seedFrom(std::string_view text)
{
  auto number = std::uint64_t{0};
  const auto* end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && last == end ? std::optional{number} : std::nullopt;
}

std::optional<double> decimalNumber(std::string_view text, double least, double greatest)
{
  auto number = 0.0;
  const auto* end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
  // Written so that "nan" is out of range too.
  if (error != std::errc{} || last != end || !(number >= least && number <= greatest))
    return std::nullopt;
  return number;
}

std::vector<std::string> splitAtCommas(std::string_view text)
{
  auto parts = std::vector<std::string>{};
  for (;;) {
    const auto comma = text.find(',');
    parts.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos)
      return parts;
    text.remove_prefix(comma + 1);
  }
}

} // namespace kartenwerk::cli

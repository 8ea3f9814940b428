// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include "model/base/descriptor.h"
#include "model/base/files.h"
#include "model/base/problemrules.h"

namespace kartenwerk {

namespace {

Loaded<std::string> failed(const std::string& path, std::string_view rule,
                           std::vector<std::string> details = {})
{
  return {{}, {{.rule = std::string(rule), .details = std::move(details), .file = path}}};
}

Loaded<std::string> failed(const std::string& path, int error)
{
  switch (error) {
  case ENOENT:
  case ENOTDIR:
    return failed(path, rule::fileMissing);
  case EISDIR:
    return failed(path, rule::fileDirectory);
  case EACCES:
  case EPERM:
    return failed(path, rule::filePermission);
  default:
    return failed(path, rule::fileUnreadable, {std::generic_category().message(error)});
  }
}

Loaded<std::string> tooLarge(const std::string& path, std::size_t limit)
{
  return failed(path, rule::fileTooLarge, {std::to_string(limit >> 20U)});
}

/// `expected` is how many bytes there will be, if that is known.
Loaded<std::string> readAll(int descriptor, const std::string& path, std::size_t limit,
                            std::size_t expected = 0)
{
  auto bytes = std::string{};
  bytes.reserve(expected);
  auto buffer = std::array<char, 1U << 16U>{};
  for (;;) {
    const auto count = ::read(descriptor, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return failed(path, errno);
    if (count == 0)
      return {std::move(bytes), {}};
    if (bytes.size() + static_cast<std::size_t>(count) > limit)
      return tooLarge(path, limit);
    bytes.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

} // namespace

Loaded<std::string> readFile(const std::string& path, std::size_t limit)
{
  if (path == "-")
    return readAll(STDIN_FILENO, path, limit);

  struct stat before = {};
  if (::stat(path.c_str(), &before) != 0)
    return failed(path, errno);
  if (S_ISDIR(before.st_mode))
    return failed(path, rule::fileDirectory);
  if (S_ISCHR(before.st_mode) || S_ISBLK(before.st_mode) || S_ISSOCK(before.st_mode))
    return failed(path, rule::fileDevice);

  // Without O_NONBLOCK, a named pipe that nobody writes to would hang in open.
  const auto file = Descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!file.isOpen())
    return failed(path, errno);
  ::fcntl(file.number(), F_SETFL, 0);
  const auto size = static_cast<std::size_t>(std::max<off_t>(0, before.st_size));
  if (size > limit)
    return tooLarge(path, limit);
  return readAll(file.number(), path, limit, size);
}

} // namespace kartenwerk

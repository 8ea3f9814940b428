// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>
#include <system_error>

#include "model/base/descriptor.h"
#include "model/base/files.h"
#include "model/base/problemrules.h"

namespace kartenwerk {

namespace {

namespace fs = std::filesystem;

Problems failed(const std::string& path, std::string_view rule,
                std::vector<std::string> details = {})
{
  return {{.rule = std::string(rule), .details = std::move(details), .file = path}};
}

Problems failed(const std::string& path, int error)
{
  auto folder = fs::path(path).parent_path().string();
  if (folder.empty())
    folder = ".";
  switch (error) {
  case ENOENT:
  case ENOTDIR:
    return failed(path, rule::writeNoFolder, {folder});
  case EISDIR:
    return failed(path, rule::writeDirectory);
  case EACCES:
  case EPERM:
    return failed(path, rule::writePermission, {folder});
  case EROFS:
    return failed(path, rule::writeReadOnly);
  case ENOSPC:
  case EDQUOT:
    return failed(path, rule::writeFull);
  case EFBIG:
    return failed(path, rule::writeTooLarge);
  default:
    return failed(path, rule::writeFailed, {std::generic_category().message(error)});
  }
}

/// A file that grows beyond the limit of its user brings SIGXFSZ, which would end the program in
/// the middle of a write; held back, the write fails with EFBIG instead.
class HoldSizeSignal
{
public:
  HoldSizeSignal()
  {
    sigemptyset(&m_signal);
    sigaddset(&m_signal, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
  }
  HoldSizeSignal(const HoldSizeSignal&) = delete;
  HoldSizeSignal& operator=(const HoldSizeSignal&) = delete;
  ~HoldSizeSignal()
  {
    const auto now = timespec{};
    while (sigtimedwait(&m_signal, nullptr, &now) == SIGXFSZ) {
    }
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
  }

private:
  sigset_t m_signal = {};
  sigset_t m_before = {};
};

/// 0, or the error.
int writeAll(int descriptor, std::string_view bytes)
{
  const auto hold = HoldSizeSignal();
  while (!bytes.empty()) {
    const auto count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR)
      return errno;
    if (count > 0)
      bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return 0;
}

int synchronise(int descriptor)
{
  // Some file systems cannot, and say so with EINVAL.
  return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : errno;
}

/// What a path points to in the end, through symbolic links, also when that does not exist yet.
std::optional<fs::path> target(fs::path path)
{
  constexpr int mostLinks = 40;
  for (int i = 0; i < mostLinks; ++i) {
    auto error = std::error_code{};
    if (!fs::is_symlink(fs::symlink_status(path, error)))
      return path;
    const auto next = fs::read_symlink(path, error);
    if (error)
      return path;
    path = next.is_absolute() ? next : path.parent_path() / next;
  }
  return {};
}

/// A new file in that folder, and its name.
int createBeside(const fs::path& folder, fs::path& name)
{
  constexpr int mostTries = 100;
  for (int i = 0; i < mostTries; ++i) {
    name = folder / (".kartenwerk-" + std::to_string(::getpid()) + "-" + std::to_string(i) + "~");
    const auto descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 || errno != EEXIST)
      return descriptor;
  }
  return -1;
}

Problems writeInPlace(const std::string& path, const fs::path& file, std::string_view bytes)
{
  auto special = Descriptor(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
  if (!special.isOpen())
    return failed(path, errno);
  if (const auto error = writeAll(special.number(), bytes))
    return failed(path, error);
  return special.close() == 0 ? Problems{} : failed(path, errno);
}

/// 0, or the error; `before` is the file to be replaced, if there is one.
int fillAndClose(Descriptor& file, std::string_view bytes, const struct stat* before)
{
  if (before && ::fchmod(file.number(), before->st_mode & 07777U) != 0)
    return errno;
  // Only root can keep another owner; for others the file becomes theirs, as with most editors.
  if (before && ::fchown(file.number(), before->st_uid, before->st_gid) != 0 && errno != EPERM)
    return errno;
  if (const auto error = writeAll(file.number(), bytes))
    return error;
  if (const auto error = synchronise(file.number()))
    return error;
  return file.close() == 0 ? 0 : errno;
}

Problems replace(const std::string& path, const fs::path& file, std::string_view bytes,
                 const struct stat* before)
{
  const auto folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  auto name = fs::path{};
  auto beside = Descriptor(createBeside(folder, name));
  if (!beside.isOpen())
    return failed(path, errno);
  auto error = fillAndClose(beside, bytes, before);
  if (error == 0 && ::rename(name.c_str(), file.c_str()) != 0)
    error = errno;
  if (error != 0) {
    ::unlink(name.c_str());
    return failed(path, error);
  }
  const auto directory = Descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (directory.isOpen())
    synchronise(directory.number());
  return {};
}

} // namespace

Problems writeFile(const std::string& path, std::string_view bytes)
{
  if (path == "-") {
    const auto error = writeAll(STDOUT_FILENO, bytes);
    return error == 0 ? Problems{} : failed(path, error);
  }
  const auto file = target(path);
  if (!file)
    return failed(path, ELOOP);
  struct stat before = {};
  if (::stat(file->c_str(), &before) != 0) {
    if (errno != ENOENT)
      return failed(path, errno);
    return replace(path, *file, bytes, nullptr);
  }
  if (S_ISDIR(before.st_mode))
    return failed(path, rule::writeDirectory);
  if (!S_ISREG(before.st_mode))
    return writeInPlace(path, *file, bytes);
  if (::faccessat(AT_FDCWD, file->c_str(), W_OK, AT_EACCESS) != 0)
    return failed(path, errno);
  return replace(path, *file, bytes, &before);
}

} // namespace kartenwerk

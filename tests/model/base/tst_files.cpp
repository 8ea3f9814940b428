// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QTemporaryDir>
#include <fcntl.h>
#include <pwd.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>

#include "model/base/files.h"
#include "tests/support/problems.h"
#include "tests/support/texts.h"

using namespace kartenwerk;
using namespace std::string_literals;
namespace fs = std::filesystem;

/// Reading and writing files, and above all how they fail.
class TestFiles : public QObject
{
  Q_OBJECT

private:
  std::optional<QTemporaryDir> m_folder;

  std::string path(const char* name) const
  {
    return m_folder->filePath(QString::fromUtf8(name)).toStdString();
  }
  static void put(const std::string& path, const std::string& text)
  {
    std::ofstream(path, std::ios::binary) << text;
  }
  static std::string textOf(const std::string& path)
  {
    auto file = std::ifstream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::size_t filesInFolder() const
  {
    const auto folder = fs::directory_iterator(m_folder->path().toStdString());
    return static_cast<std::size_t>(std::distance(begin(folder), end(folder)));
  }

  /// What `problems` says in a child process, as another user when we are root, for root may read
  /// and write everything.
  static std::string asOrdinaryUser(const std::function<std::string()>& problems)
  {
    int ends[2];
    if (::pipe(ends) != 0)
      return "no pipe";
    const auto child = ::fork();
    if (child == 0) {
      const auto* nobody = ::getpwnam("nobody");
      const auto changed = ::geteuid() != 0 || (nobody && ::setgid(nobody->pw_gid) == 0 &&
                                                ::setuid(nobody->pw_uid) == 0);
      const auto text = changed ? problems() : "cannot change the user"s;
      const auto written = ::write(ends[1], text.data(), text.size());
      ::_exit(written == static_cast<ssize_t>(text.size()) ? 0 : 1);
    }
    ::close(ends[1]);
    auto text = std::string{};
    char buffer[1024];
    for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof buffer)) > 0;)
      text.append(buffer, static_cast<std::size_t>(count));
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return text;
  }

private Q_SLOTS:
  void init()
  {
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
    ::chmod(m_folder->path().toStdString().c_str(), 0755);
  }

  void whatIsWrittenIsRead()
  {
    const auto bytes = "a\0b\r\n\xFF"s + std::string(200'000, 'x');
    QCOMPARE(told(writeFile(path("f"), bytes)), ""s);
    QCOMPARE(*readFile(path("f")).value, bytes);
    QCOMPARE(filesInFolder(), std::size_t{1});
  }

  void readingFails_data()
  {
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("missing") << "no"s
                             << "0:0 file.missing ()\n"s;
    QTest::newRow("a file as a folder") << "f/g"s
                                        << "0:0 file.missing ()\n"s;
    QTest::newRow("directory") << "d"s
                               << "0:0 file.directory ()\n"s;
    QTest::newRow("device") << "null"s
                            << "0:0 file.device ()\n"s;
    QTest::newRow("endless device") << "zero"s
                                    << "0:0 file.device ()\n"s;
    QTest::newRow("symbolic links in a ring")
        << "ring"s
        << "0:0 file.unreadable (Too many levels of symbolic links)\n"s;
    QTest::newRow("too large") << "large"s
                               << "0:0 file.too-large (1)\n"s;
  }
  void readingFails()
  {
    QFETCH(std::string, name);
    QFETCH(std::string, expected);
    put(path("f"), "x");
    fs::create_directory(path("d"));
    fs::create_symlink("/dev/null", path("null"));
    fs::create_symlink("/dev/zero", path("zero"));
    fs::create_symlink("ring", path("ring"));
    put(path("large"), "");
    fs::resize_file(path("large"), (1U << 20U) + 1);
    const auto file = readFile(path(name.c_str()), 1U << 20U);
    QVERIFY(!file.value);
    QCOMPARE(told(file.problems), expected);
    QCOMPARE(file.problems.front().file, path(name.c_str()));
  }

  void aHugeFileIsRefusedBeforeItIsRead()
  {
    put(path("huge"), "");
    fs::resize_file(path("huge"), std::uintmax_t{200} << 20U);
    QCOMPARE(told(readFile(path("huge")).problems), "0:0 file.too-large (64)\n"s);
  }

  void aNamedPipeWithoutAWriterDoesNotHang()
  {
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0644), 0);
    QCOMPARE(*readFile(path("pipe")).value, ""s);
  }

  void aFileThatMayNotBeReadIsReported()
  {
    put(path("f"), "secret");
    ::chmod(path("f").c_str(), 0);
    QCOMPARE(asOrdinaryUser([&] { return told(readFile(path("f")).problems); }),
             "0:0 file.permission ()\n"s);
  }

  void writingFails_data()
  {
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("no folder") << "no/f"s
                               << "write.no-folder"s;
    QTest::newRow("a file as a folder") << "f/g"s
                                        << "write.no-folder"s;
    QTest::newRow("directory") << "d"s
                               << "write.directory"s;
    QTest::newRow("full device") << "full"s
                                 << "write.full"s;
    QTest::newRow("symbolic links in a ring") << "ring"s
                                              << "write.failed"s;
  }
  void writingFails()
  {
    QFETCH(std::string, name);
    QFETCH(std::string, expected);
    put(path("f"), "x");
    fs::create_directory(path("d"));
    fs::create_symlink("/dev/full", path("full"));
    fs::create_symlink("ring", path("ring"));
    const auto before = filesInFolder();
    const auto problems = writeFile(path(name.c_str()), "new");
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().rule, expected);
    QCOMPARE(problems.front().file, path(name.c_str()));
    QCOMPARE(filesInFolder(), before);
    QCOMPARE(textOf(path("f")), "x"s);
  }

  void aFailureInTheMiddleLeavesTheOldFileAndNoOther()
  {
    put(path("f"), "old");
    ::chmod(path("f").c_str(), 0666);
    ::chmod(m_folder->path().toStdString().c_str(), 0777);
    const auto told_ = asOrdinaryUser([&] {
      const auto limit = rlimit{4096, 4096};
      ::setrlimit(RLIMIT_FSIZE, &limit);
      return told(writeFile(path("f"), std::string(100'000, 'n')));
    });
    QCOMPARE(told_, "0:0 write.too-large ()\n"s);
    QCOMPARE(textOf(path("f")), "old"s);
    QCOMPARE(filesInFolder(), std::size_t{1});
  }

  void aFolderThatMayNotBeWrittenIsReported()
  {
    put(path("f"), "old");
    ::chmod(path("f").c_str(), 0666);
    const auto folder = m_folder->path().toStdString();
    ::chmod(folder.c_str(), 0555);
    const auto expected = "0:0 write.permission (" + folder + ")\n";
    QCOMPARE(asOrdinaryUser([&] { return told(writeFile(path("f"), "new")); }), expected);
    QCOMPARE(asOrdinaryUser([&] { return told(writeFile(path("g"), "new")); }), expected);
    QCOMPARE(textOf(path("f")), "old"s);
    ::chmod(folder.c_str(), 0755);
  }

  void aFileThatMayNotBeWrittenIsNotReplaced()
  {
    put(path("f"), "old");
    ::chmod(path("f").c_str(), 0444);
    ::chmod(m_folder->path().toStdString().c_str(), 0777);
    const auto told_ = asOrdinaryUser([&] { return told(writeFile(path("f"), "new")); });
    QVERIFY(told_.starts_with("0:0 write.permission ("));
    QCOMPARE(textOf(path("f")), "old"s);
  }

  void permissionsAreKept()
  {
    put(path("f"), "old");
    ::chmod(path("f").c_str(), 0640);
    QVERIFY(writeFile(path("f"), "new").empty());
    struct stat after = {};
    ::stat(path("f").c_str(), &after);
    QCOMPARE(after.st_mode & 0777U, 0640U);
    QCOMPARE(textOf(path("f")), "new"s);
  }

  void aNewFileGetsTheUsualPermissions()
  {
    const auto mask = ::umask(027);
    QVERIFY(writeFile(path("f"), "new").empty());
    ::umask(mask);
    struct stat after = {};
    ::stat(path("f").c_str(), &after);
    QCOMPARE(after.st_mode & 0777U, 0640U);
  }

  void symbolicLinksAreKept()
  {
    fs::create_directory(path("d"));
    put(path("d/f"), "old");
    fs::create_symlink("d/f", path("link"));
    fs::create_symlink("d/none", path("dangling"));
    QVERIFY(writeFile(path("link"), "new").empty());
    QVERIFY(writeFile(path("dangling"), "made").empty());
    QVERIFY(fs::is_symlink(path("link")) && fs::is_symlink(path("dangling")));
    QCOMPARE(textOf(path("d/f")), "new"s);
    QCOMPARE(textOf(path("d/none")), "made"s);
  }

  void specialFilesAreWrittenToDirectly()
  {
    QVERIFY(writeFile("/dev/null", "x").empty());
    QVERIFY(fs::is_character_file("/dev/null"));
  }

  void aDashIsStandardOutputAndInput()
  {
    QCOMPARE(asOrdinaryUser([&] {
               int ends[2];
               if (::pipe(ends) != 0)
                 return "no pipe"s;
               ::dup2(ends[1], STDOUT_FILENO);
               ::dup2(ends[0], STDIN_FILENO);
               const auto written = writeFile("-", "through the pipe");
               ::close(ends[1]);
               ::close(STDOUT_FILENO);
               return told(written) + readFile("-").value.value_or("nothing");
             }),
             "through the pipe"s);
  }

  void aFullStandardOutputIsReported()
  {
    QCOMPARE(asOrdinaryUser([&] {
               ::dup2(::open("/dev/full", O_WRONLY), STDOUT_FILENO);
               const auto problems = writeFile("-", "x");
               return problems.empty() ? ""s : problems.front().file + told(problems);
             }),
             "-0:0 write.full ()\n"s);
  }

  void aFolderAsStandardInputIsReported()
  {
    QCOMPARE(asOrdinaryUser([&] {
               ::dup2(::open("/", O_RDONLY | O_DIRECTORY), STDIN_FILENO);
               return told(readFile("-").problems);
             }),
             "0:0 file.directory ()\n"s);
  }
};

QTEST_APPLESS_MAIN(TestFiles)
#include "tst_files.moc"

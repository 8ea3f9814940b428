// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/disklookup.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "model/base/files.h"
#include "model/base/hash.h"
#include "model/base/problemrules.h"
#include "model/map/mapfile.h"
#include "model/tiles/tilesetfile.h"

namespace kartenwerk {

namespace {

namespace fs = std::filesystem;

Loaded<Map> readContent(const std::string& text, const std::string& path, const Map*)
{
  return readMap(text, path);
}

Loaded<TileSet> readContent(const std::string& text, const std::string& path, const TileSet*)
{
  return readTileSet(text, path);
}

constexpr std::string_view suffixOf(const Map*)
{
  return ".kwmap";
}
constexpr std::string_view suffixOf(const TileSet*)
{
  return ".kwtiles";
}

/// Ids are names of files, never paths.
bool isId(const std::string& id)
{
  return !id.empty() &&
         id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
}

bool isThere(const fs::path& path)
{
  auto error = std::error_code{};
  return fs::exists(path, error);
}

fs::path settled(const fs::path& path)
{
  auto error = std::error_code{};
  auto result = fs::weakly_canonical(fs::absolute(path.empty() ? "." : path, error), error);
  return error ? path : result;
}

template <class T>
Loaded<T> findBundled(const std::string& id, const std::vector<std::string>& folders)
{
  for (const auto& folder : folders) {
    const auto path = fs::path(folder) / (id + std::string(suffixOf(static_cast<T*>(nullptr))));
    if (!isId(id) || !isThere(path))
      continue;
    const auto text = readFile(path.string());
    if (!text.value)
      return {{}, text.problems};
    return readContent(*text.value, path.string(), static_cast<T*>(nullptr));
  }
  return {{}, {{.rule = std::string(rule::scenarioBundled), .details = {id}}}};
}

template <class T>
Loaded<T> readReferred(const Reference<T>& reference, const std::string& base)
{
  const auto path = (fs::path(base) / reference.path).string();
  const auto text = readFile(path);
  if (!text.value)
    return {{}, text.problems};
  auto loaded = readContent(*text.value, path, static_cast<T*>(nullptr));
  if (!reference.hash.empty() && sha256(*text.value) != reference.hash)
    loaded.problems.push_back({.severity = Severity::Warning,
                               .rule = std::string(rule::scenarioHash),
                               .details = {reference.path},
                               .file = path});
  return loaded;
}

template <class T>
Loaded<T> find(const Reference<T>& reference, const std::vector<std::string>& folders,
               const std::string& base)
{
  if (reference.embedded)
    return {*reference.embedded, {}};
  if (!reference.bundled.empty())
    return findBundled<T>(reference.bundled, folders);
  if (!reference.path.empty())
    return readReferred(reference, base);
  return {{}, {{.rule = std::string(rule::scenarioReference)}}};
}

template <class T>
Loaded<Reference<T>> referenceTo(const std::string& file, const std::string& scenarioFolder,
                                 const std::vector<std::string>& folders)
{
  const auto text = readFile(file);
  if (!text.value)
    return {{}, text.problems};
  const auto path = settled(file);
  for (const auto& folder : folders)
    if (settled(folder) == path.parent_path() &&
        path.extension() == suffixOf(static_cast<T*>(nullptr)) && isId(path.stem().string()))
      return {Reference<T>{.bundled = path.stem().string()}, {}};
  return {Reference<T>{.path = relativePath(file, scenarioFolder), .hash = sha256(*text.value)},
          {}};
}

} // namespace

DiskLookup::DiskLookup(std::vector<std::string> bundledFolders, std::string baseFolder)
    : m_bundledFolders(std::move(bundledFolders)), m_baseFolder(std::move(baseFolder))
{
}

Loaded<Map> DiskLookup::map(const Reference<Map>& reference) const
{
  return find(reference, m_bundledFolders, m_baseFolder);
}

Loaded<TileSet> DiskLookup::tileSet(const Reference<TileSet>& reference) const
{
  return find(reference, m_bundledFolders, m_baseFolder);
}

std::vector<std::string> bundledFolders(const std::string& programFolder)
{
  if (const auto* data = std::getenv("KARTENWERK_DATA"); data && *data != '\0')
    return {data};
  auto result = std::vector<std::string>{};
  const auto program = fs::path(programFolder);
  // Installed; where it was built; in a build tree that has been moved with its sources.
  for (const auto& folder :
       {program / ".." / "share" / "kartenwerk" / "maps", fs::path(KARTENWERK_MAPS_FOLDER),
        program / ".." / ".." / ".." / "maps"})
    if (auto there = folder.lexically_normal().string();
        isThere(folder) && std::ranges::find(result, there) == result.end())
      result.push_back(std::move(there));
  return result;
}

std::vector<BundledFile> bundledFiles(const std::vector<std::string>& folders,
                                      const std::string& suffix)
{
  auto result = std::vector<BundledFile>{};
  for (const auto& folder : folders) {
    auto error = std::error_code{};
    for (auto entry = fs::directory_iterator(folder, error);
         !error && entry != fs::directory_iterator(); entry.increment(error)) {
      const auto& path = entry->path();
      const auto id = path.stem().string();
      if (path.extension() == suffix && isId(id) &&
          std::ranges::find(result, id, &BundledFile::id) == result.end())
        result.push_back({id, path.string()});
    }
  }
  std::ranges::sort(result, {}, &BundledFile::id);
  return result;
}

std::string relativePath(const std::string& file, const std::string& fromFolder)
{
  return settled(file).lexically_relative(settled(fromFolder)).generic_string();
}

Loaded<Reference<Map>> mapReference(const std::string& file, const std::string& scenarioFolder,
                                    const std::vector<std::string>& folders)
{
  return referenceTo<Map>(file, scenarioFolder, folders);
}

Loaded<Reference<TileSet>> tileSetReference(const std::string& file,
                                            const std::string& scenarioFolder,
                                            const std::vector<std::string>& folders)
{
  return referenceTo<TileSet>(file, scenarioFolder, folders);
}

} // namespace kartenwerk

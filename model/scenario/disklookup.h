// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// A bundled map or tile set on the disk.
struct BundledFile
{
  std::string id;
  std::string path;
};

/// Finds bundled files by id in some folders, others by their path from the scenario's folder.
class DiskLookup : public Lookup
{
public:
  /// `bundledFolders` are searched in order; `baseFolder` is where relative paths begin ("" is the
  /// working folder).
  DiskLookup(std::vector<std::string> bundledFolders, std::string baseFolder);

  /// A file whose content is not what the reference's hash says is a warning, not an error.
  Loaded<Map> map(const Reference<Map>& reference) const override;
  Loaded<TileSet> tileSet(const Reference<TileSet>& reference) const override;

private:
  std::vector<std::string> m_bundledFolders;
  std::string m_baseFolder;
};

/// Where bundled maps and tile sets are: $KARTENWERK_DATA alone if it is set, else
/// share/kartenwerk/maps beside the program's folder, maps/ beside the sources it was built from,
/// and maps/ above its build tree. Folders that do not exist are left out. `programFolder` is the
/// folder of the executable.
std::vector<std::string> bundledFolders(const std::string& programFolder);

/// The bundled files with that suffix (".kwmap", ".kwtiles", ".kwscenario"), sorted by id; the id
/// of a bundled file is its name without the suffix.
std::vector<BundledFile> bundledFiles(const std::vector<std::string>& folders,
                                      const std::string& suffix);

/// The path from a folder to a file, both as given or made absolute; '/' between steps.
std::string relativePath(const std::string& file, const std::string& fromFolder);

/// A reference to a file as a scenario in that folder stores it: the bundled id when it lies in a
/// bundled folder, else relative path and content hash. Loaded problems when it cannot be read.
Loaded<Reference<Map>> mapReference(const std::string& file, const std::string& scenarioFolder,
                                    const std::vector<std::string>& folders);
Loaded<Reference<TileSet>> tileSetReference(const std::string& file,
                                            const std::string& scenarioFolder,
                                            const std::vector<std::string>& folders);

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

namespace kartenwerk {

/// The text with %1, %2 … replaced by the arguments and each marker by its text, all at once: what
/// is put in is never looked at again, whatever a file says. An argument that is not there leaves
/// nothing.
QString substituted(const QString& text, const QStringList& arguments,
                    const std::vector<std::pair<QString, QString>>& markers = {});

} // namespace kartenwerk

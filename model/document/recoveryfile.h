// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "model/document/recovery.h"

namespace kartenwerk {

/// The bytes of a recovery copy of that session, with a checksum.
QByteArray recoveryBytes(const Session& session, const QDateTime& now);

/// Nothing when the bytes are not a whole recovery copy.
std::optional<RecoveredWork> recoveredFrom(const QByteArray& bytes);

} // namespace kartenwerk

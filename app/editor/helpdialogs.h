// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace kartenwerk {

/// All shortcuts, from the table of actions.
void showShortcuts(QWidget* parent);
void showAbout(QWidget* parent);

} // namespace kartenwerk

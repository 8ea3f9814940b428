// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace kartenwerk {

/// The form in a scroll area that scrolls up and down only, without a frame or a focus of its own.
/// The area owns the form.
QScrollArea* scrolled(QWidget* form);

} // namespace kartenwerk

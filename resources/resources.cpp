// SPDX-License-Identifier: GPL-3.0-or-later
// The resource files themselves are compiled in by qt_add_resources.

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string>

/// So that QCOMPARE shows what two texts are when they differ.
template <>
inline char* QTest::toString(const std::string& text)
{
  return qstrdup(text.c_str());
}

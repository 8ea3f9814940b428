// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace kartenwerk {

/// A text that asks for as many lines as it needs in the width that it is given. Rows of a form are
/// laid out for the width that they wish for, and a plain label lacks a line in a narrower one.
class WrappedLabel : public QLabel
{
public:
  explicit WrappedLabel(const QString& text, QWidget* parent = nullptr);

protected:
  void resizeEvent(QResizeEvent* event) override;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace kartenwerk {

/// A few lines of plain text that tell when editing is over, as a line edit does. Tab leaves it.
class NotesEdit : public QPlainTextEdit
{
  Q_OBJECT

public:
  explicit NotesEdit(QWidget* parent = nullptr);

  QSize sizeHint() const override;

Q_SIGNALS:
  void editingFinished();

protected:
  void focusOutEvent(QFocusEvent* event) override;
};

} // namespace kartenwerk

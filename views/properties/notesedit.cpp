// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/notesedit.h"

namespace kartenwerk {

namespace {

constexpr int shownLines = 4;

} // namespace

NotesEdit::NotesEdit(QWidget* parent) : QPlainTextEdit(parent)
{
  setTabChangesFocus(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize NotesEdit::sizeHint() const
{
  return {QPlainTextEdit::sizeHint().width() / 2, shownLines * fontMetrics().lineSpacing() + 12};
}

void NotesEdit::focusOutEvent(QFocusEvent* event)
{
  QPlainTextEdit::focusOutEvent(event);
  Q_EMIT editingFinished();
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>
#include <utility>

#include "model/document/document.h"

namespace kartenwerk {

/// A step that knows its running number, whatever document it belongs to.
class NumberedCommand : public QUndoCommand
{
public:
  explicit NumberedCommand(const Step& step) : QUndoCommand(step.text), m_number(step.number) {}
  int number() const { return m_number; }

private:
  int m_number;
};

/// The one command: holds the value that is not shown; undo and redo are one swap.
template <class D>
class EditCommand : public NumberedCommand
{
public:
  /// The document already shows the new value; `before` is the old one.
  template <class T>
  EditCommand(D& document, T before, const Step& step)
      : NumberedCommand(step), m_document(document), m_other(std::move(before))
  {
  }

  void undo() override { m_document.exchange(m_other); }
  void redo() override
  {
    if (std::exchange(m_shown, false))
      return;
    m_document.exchange(m_other);
  }

  /// The value that is not shown.
  const auto& other() const { return m_other; }

  /// Puts `change` of the value that is not shown in its place.
  template <class F>
  void rewrite(const F& change)
  {
    m_other = change(std::move(m_other));
  }

private:
  D& m_document;
  std::remove_cvref_t<decltype(std::declval<D>().value())> m_other;
  bool m_shown = true;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "model/document/document.h"
#include "model/document/editcommand.h"

namespace kartenwerk {

/// A document that holds one value of type T and swaps it whole with each step.
template <class T>
class DocumentOf : public Document
{
public:
  explicit DocumentOf(T value) : m_value(std::move(value)) {}

  const T& value() const { return m_value; }

  /// One step of the history; a value equal to the present one leaves none. True if there is one.
  /// A stroke under way is cancelled first.
  bool edit(T value, const Step& step)
  {
    cancelStroke();
    preview(std::move(value));
    return finishStroke(step);
  }

  /// Shows a value without a step: the stroke goes on until finishStroke or cancelStroke.
  void preview(T value)
  {
    if (!m_beforeStroke)
      m_beforeStroke = m_value;
    if (!(value == m_value))
      exchange(value);
  }

  /// What the stroke started from; the present value outside a stroke.
  const T& valueBeforeStroke() const { return m_beforeStroke ? *m_beforeStroke : m_value; }

  bool inStroke() const override { return m_beforeStroke.has_value(); }

  bool finishStroke(const Step& step) override
  {
    if (!m_beforeStroke)
      return false;
    auto before = std::move(*m_beforeStroke);
    m_beforeStroke.reset();
    if (before == m_value)
      return false;
    history().push(new EditCommand<DocumentOf>(*this, std::move(before), step));
    return true;
  }

  void cancelStroke() override
  {
    if (!m_beforeStroke)
      return;
    auto before = std::move(*m_beforeStroke);
    m_beforeStroke.reset();
    if (!(before == m_value))
      exchange(before);
  }

  /// Swaps the present value with `other` and tells the observers; the history is not told.
  void exchange(T& other)
  {
    std::swap(m_value, other);
    announce(other, m_value);
  }

  /// Puts `change` of every value in its place, those of the history too, without a step: the same
  /// content, written down in another way.
  template <class F>
  void rewrite(const F& change)
  {
    cancelStroke();
    for (int i = 0; i < history().count(); ++i)
      if (auto* step = dynamic_cast<EditCommand<DocumentOf>*>(
              const_cast<QUndoCommand*>(history().command(i))))
        step->rewrite(change);
    auto value = change(m_value);
    if (!(value == m_value))
      exchange(value);
  }

  /// Takes the value, every step with its number and the saved state of another document, which
  /// keeps its own. For a document that has no history yet; strokes do not come along.
  void takeHistory(const DocumentOf& from)
  {
    const auto& steps = from.history();
    const auto done = steps.index();
    m_value = from.valueBeforeStroke();
    for (int i = 0; i < steps.count(); ++i) {
      // What was before that step; pushed as if none had been undone.
      auto before =
          i < done ? from.valueNotShown(i) : std::exchange(m_value, from.valueNotShown(i));
      history().push(new EditCommand<DocumentOf>(*this, std::move(before),
                                                 {steps.text(i), from.stepNumber(i)}));
    }
    if (steps.cleanIndex() < 0) {
      history().resetClean();
    } else {
      history().setIndex(steps.cleanIndex());
      history().setClean();
    }
    history().setIndex(done);
  }

protected:
  virtual void announce(const T& before, const T& after) = 0;

private:
  /// Of the step at that index of the history.
  const T& valueNotShown(int index) const
  {
    return static_cast<const EditCommand<DocumentOf>*>(history().command(index))->other();
  }

  T m_value;
  std::optional<T> m_beforeStroke;
};

} // namespace kartenwerk

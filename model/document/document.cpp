// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"

#include <QFileInfo>

#include "model/document/editcommand.h"

namespace kartenwerk {

namespace {

int numberOf(const QUndoCommand* command)
{
  const auto* numbered = dynamic_cast<const NumberedCommand*>(command);
  return numbered ? numbered->number() : 0;
}

} // namespace

int nextStepNumber()
{
  static int last = 0;
  return ++last;
}

Document::Document()
{
  connect(&m_history, &QUndoStack::cleanChanged, this,
          [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document()
{
  // The history says that it is empty when it goes; by then there is no value to look at.
  m_history.blockSignals(true);
}

QString Document::name() const
{
  return m_path.isEmpty() ? m_untitledName : QFileInfo(m_path).fileName();
}

void Document::setSource(Origin origin, const QString& path, const QString& untitledName)
{
  m_origin = origin;
  m_path = path;
  m_untitledName = untitledName;
  Q_EMIT sourceChanged();
}

void Document::markSaved()
{
  m_history.setClean();
}

void Document::markUnsaved()
{
  m_history.resetClean();
}

int Document::undoNumber() const
{
  return stepNumber(m_history.index() - 1);
}

int Document::redoNumber() const
{
  return stepNumber(m_history.index());
}

int Document::stepNumber(int index) const
{
  return index >= 0 && index < m_history.count() ? numberOf(m_history.command(index)) : 0;
}

void Document::dropRedo()
{
  if (!m_history.canRedo())
    return;
  // A pushed command drops what could be redone, and an obsolete one leaves nothing behind.
  auto* nothing = new QUndoCommand;
  nothing->setObsolete(true);
  m_history.push(nothing);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "model/base/problem.h"

namespace kartenwerk {

/// Where the value of a document lives when it is not in memory.
enum class Origin : std::uint8_t {
  Untitled, ///< nowhere yet; saving asks for a name
  File,     ///< in its own file
  Bundled,  ///< in a file that came with the program: never written over
  Embedded  ///< in the file of the scenario that is shown with it
};

/// What one undo step is called, and the running number that it shares with its parts in other
/// documents.
struct Step
{
  QString text;
  int number = 0;
};

/// A new running number, greater than all before; numbers run over all documents.
int nextStepNumber();

/// One open file with a history of its own. The value and the signals that carry it are in
/// MapDocument and ScenarioDocument.
class Document : public QObject
{
  Q_OBJECT

public:
  Document();
  ~Document() override;

  Origin origin() const { return m_origin; }
  /// Absolute; empty unless the origin is File or Bundled.
  const QString& path() const { return m_path; }
  /// The file's name; for untitled documents what they are called until they have one.
  QString name() const;
  void setSource(Origin origin, const QString& path, const QString& untitledName = {});

  /// Every step in it is one edit of this document; its clean state is what was saved.
  QUndoStack& history() { return m_history; }
  const QUndoStack& history() const { return m_history; }
  bool modified() const { return !m_history.isClean(); }
  /// The value is now what the file holds.
  void markSaved();
  /// The value is in no file, as with a copy of a damaged file or a recovered one.
  void markUnsaved();

  /// What reading the file found, warnings included.
  const Problems& problems() const { return m_problems; }
  void setProblems(Problems problems) { m_problems = std::move(problems); }

  /// Running numbers of the steps that undo and redo would take; 0: none.
  int undoNumber() const;
  int redoNumber() const;
  /// The number of the step at that index of the history; 0: there is none.
  int stepNumber(int index) const;
  /// Forgets what could be redone.
  void dropRedo();

  /// Between the first preview and the end of a stroke.
  virtual bool inStroke() const = 0;
  /// Makes one step of all that the stroke changed; none when nothing did. True if there is one.
  virtual bool finishStroke(const Step& step) = 0;
  /// Takes back what the stroke changed.
  virtual void cancelStroke() = 0;

Q_SIGNALS:
  void sourceChanged();
  void modifiedChanged(bool modified);

private:
  QUndoStack m_history;
  Origin m_origin = Origin::Untitled;
  QString m_path;
  QString m_untitledName;
  Problems m_problems;
};

} // namespace kartenwerk

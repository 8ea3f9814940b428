// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QIcon>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <map>
#include <vector>

#include "model/document/session.h"
#include "views/properties/section.h"
#include "views/tools/tool.h"

namespace kartenwerk {

/// A form whose fields read from a drawing and write a changed one back: each change of a field is
/// one undo step. Fields show the present value after every change, wherever it came from.
class BoundForm : public QWidget
{
  Q_OBJECT

public:
  template <class T>
  struct Binding
  {
    std::function<T(const Drawing&)> read;
    std::function<Drawing(Drawing, T)> write;
    QString step;         ///< the undo step's name
    bool removes = false; ///< things may go with the change: see covered()
  };

  explicit BoundForm(QWidget* parent = nullptr);

  void setSession(Session* session);
  Session* session() const { return m_session; }

  /// Takes all fields away.
  void clear();
  /// A part that folds away under its title. What `fill` adds goes into it, at once or when it is
  /// first opened. `id` names it for good: what is open stays so when the form is made anew.
  Section* addSection(const QString& title, const QString& id, bool open,
                      const std::function<void()>& fill);
  void addTitle(const QString& text);
  /// A sentence over the whole width.
  void addWords(const QString& text);
  void addText(const QString& label, Binding<QString> binding);
  void addNotes(const QString& label, Binding<QString> binding);
  /// `icon` stands before the label.
  void addNumber(const QString& label, int least, int greatest, int step, Binding<int> binding,
                 const QIcon& icon = {});
  /// The value is the index in `choices`.
  void addChoice(const QString& label, const QStringList& choices, Binding<int> binding);
  void addChoice(const QString& label, const QStringList& choices, const std::vector<QIcon>& icons,
                 Binding<int> binding);
  void addSwitch(const QString& label, Binding<bool> binding);
  void addButton(const QString& text, std::function<void()> pressed);
  /// Any widget over the whole width.
  void addWidget(QWidget* widget);
  /// What the field added last means: for the pointer, for screen readers, and beneath the field
  /// where addExplain() was asked to show it.
  void explain(const QString& text);
  /// A button that shows the explanations of the fields added to this section.
  void addExplain(const QString& text);
  /// The field added last can be used only where this holds.
  void enableWhen(std::function<bool(const Drawing&)> usable);
  /// Called with every change, to show what no field shows.
  void addRefresh(std::function<void(const Drawing&)> show);
  /// Drawing as it is now; only with a session.
  Drawing drawing() const;

  /// Shows the present values in all fields.
  void refresh();

Q_SIGNALS:
  /// A change was made with which things may have gone that stood in `before`.
  void covered(const kartenwerk::Drawing& before);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void addField(const QString& label, QWidget* field, const QIcon& icon = {});
  void fillSection(Section* section, const std::function<void()>& fill);
  template <class T>
  void commit(const Binding<T>& binding, T value);

  QPointer<Session> m_session;
  QFormLayout* m_layout;
  QFormLayout* m_rows; ///< where rows are added: of the form or of a section
  QPointer<QWidget> m_last;
  std::map<QFormLayout*, std::vector<QWidget*>> m_explanations;
  std::map<QString, bool> m_open;
  std::vector<std::function<void(const Drawing&)>> m_refreshes;
};

} // namespace kartenwerk

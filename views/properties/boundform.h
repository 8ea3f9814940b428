// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

#include "model/document/session.h"
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
    QString step; ///< the undo step's name
  };

  explicit BoundForm(QWidget* parent = nullptr);

  void setSession(Session* session);
  Session* session() const { return m_session; }

  /// Takes all fields away.
  void clear();
  void addTitle(const QString& text);
  /// A sentence over the whole width.
  void addWords(const QString& text);
  void addText(const QString& label, Binding<QString> binding);
  void addNotes(const QString& label, Binding<QString> binding);
  void addNumber(const QString& label, int least, int greatest, int step, Binding<int> binding);
  /// The value is the index in `choices`.
  void addChoice(const QString& label, const QStringList& choices, Binding<int> binding);
  void addSwitch(const QString& label, Binding<bool> binding);
  void addButton(const QString& text, std::function<void()> pressed);
  /// Any widget over the whole width.
  void addWidget(QWidget* widget);

  /// Shows the present values in all fields.
  void refresh();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void addField(const QString& label, QWidget* field);
  template <class T>
  void commit(const Binding<T>& binding, T value);

  QPointer<Session> m_session;
  QFormLayout* m_layout;
  std::vector<std::function<void(const Drawing&)>> m_refreshes;
};

} // namespace kartenwerk

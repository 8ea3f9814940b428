// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>
#include <vector>

class QComboBox;
class QToolButton;

namespace kartenwerk {

/// A list whose order matters: entries are dragged, or moved with Alt and an arrow key, added from
/// a choice and taken out. A value may stand in it several times.
class OrderEdit : public QWidget
{
  Q_OBJECT

public:
  struct Choice
  {
    QString text;
    QIcon icon;
    int left = -1; ///< how often it may still be added; below 0: always
  };

  /// `name` is what screen readers call it. With `fixed` entries can only be moved.
  OrderEdit(const QString& name, bool fixed, QWidget* parent = nullptr);

  /// What a value means: the index into the choices.
  void setChoices(std::vector<Choice> choices);
  /// Shows these values; nothing is told.
  void setValues(const std::vector<int>& values);
  std::vector<int> values() const;
  /// Another button beneath the list, at its right.
  QPushButton* addButton(const QString& text);

Q_SIGNALS:
  /// Somebody changed the list.
  void valuesChanged(const std::vector<int>& values);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QToolButton* addTool(const QString& text, Qt::ArrowType arrow, void (OrderEdit::*action)());
  void moveUp() { move(-1); }
  void moveDown() { move(1); }
  void move(int by);
  void remove();
  void add();
  void tell();
  void showChoices();
  QListWidgetItem* itemFor(int value) const;

  QListWidget* m_list;
  QComboBox* m_choice;
  QPushButton* m_add;
  QWidget* m_tools;
  std::vector<Choice> m_choices;
  std::vector<int> m_told; ///< what was shown or told last
};

} // namespace kartenwerk

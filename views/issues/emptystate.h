// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace kartenwerk {

/// What a panel shows when it has nothing to show: one line, a sentence that says what to do and,
/// if wanted, a button that does it.
class EmptyState : public QWidget
{
  Q_OBJECT

public:
  enum class Mark { None, AllWell };

  explicit EmptyState(QWidget* parent = nullptr);

  /// An empty `action` hides the button.
  void say(Mark mark, const QString& title, const QString& sentence, const QString& action = {});
  QString title() const;
  QString sentence() const;

Q_SIGNALS:
  void actionTriggered();

private:
  void changeEvent(QEvent* event) override;
  void repaintMark();

  Mark m_mark = Mark::None;
  QLabel* m_picture;
  QLabel* m_title;
  QLabel* m_sentence;
  QPushButton* m_action;
};

/// The font for the title of a part of a panel: the panel's own, half-bold.
QFont headingFont(const QWidget& widget);

/// Text that steps back: the palette's text, half way to its ground, still readable (4.5 : 1).
QPalette quietPalette(const QPalette& palette);

} // namespace kartenwerk

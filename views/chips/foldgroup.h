// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace kartenwerk {

/// A part of a panel under a title that folds it away, so that details do not crowd the main path.
class FoldGroup : public QWidget
{
  Q_OBJECT

public:
  /// Takes the content; folded at first.
  explicit FoldGroup(QWidget* content, QWidget* parent = nullptr);

  void setTitle(const QString& title);
  void setOpen(bool open);
  bool isOpen() const;
  QToolButton* header() { return m_header; }
  QWidget* content() { return m_content; }

Q_SIGNALS:
  void opened(bool open);

private:
  void follow(bool open);

  QToolButton* m_header;
  QWidget* m_content;
};

} // namespace kartenwerk

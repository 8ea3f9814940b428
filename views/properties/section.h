// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace kartenwerk {

/// Rows that fold away under a title; what they hold in short stands beside the title.
class Section : public QWidget
{
  Q_OBJECT

public:
  explicit Section(const QString& title, QWidget* parent = nullptr);

  QFormLayout* rows() const { return m_rows; }
  void setOpen(bool open);
  bool isOpen() const { return m_header->isChecked(); }
  void setSummary(const QString& text);

Q_SIGNALS:
  void toggled(bool open);

private:
  void showOpen(bool open);

  QToolButton* m_header;
  QLabel* m_summary;
  QWidget* m_content;
  QFormLayout* m_rows;
};

/// The spacing of all rows of forms.
void setUpRows(QFormLayout& rows);

} // namespace kartenwerk

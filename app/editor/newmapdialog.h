// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/map/map.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace kartenwerk {

/// Asks for title, size and ground of a new map.
class NewMapDialog : public QDialog
{
  Q_OBJECT

public:
  explicit NewMapDialog(QWidget* parent = nullptr);

  Map map() const;

private:
  QLineEdit* m_title;
  QSpinBox* m_columns;
  QSpinBox* m_rows;
  QComboBox* m_ground;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "model/map/edits.h"

class QButtonGroup;
class QLabel;
class QSpinBox;

namespace kartenwerk {

/// A new size for a map: columns, rows, and where the old map goes; shows what would be cut.
class ResizeDialog : public QDialog
{
  Q_OBJECT

public:
  explicit ResizeDialog(Map map, QWidget* parent = nullptr);

  NewGrid grid() const;

private:
  void showCut();

  Map m_map;
  QSpinBox* m_columns;
  QSpinBox* m_rows;
  QButtonGroup* m_anchor;
  QLabel* m_cut;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/boundform.h"

namespace kartenwerk {

/// The properties of the map as a whole.
class MapForm : public BoundForm
{
  Q_OBJECT

public:
  explicit MapForm(QWidget* parent = nullptr);

  /// Made anew when the map has other regions or boxes or another size than before.
  void showMap();
  void rebuild();

Q_SIGNALS:
  void resizeWanted();

private:
  void addRegions();
  void addBoxes();

  bool m_hasMap = false;
  std::size_t m_regions = 0;
  std::size_t m_boxes = 0;
  int m_columns = 0;
  int m_rows = 0;
};

} // namespace kartenwerk

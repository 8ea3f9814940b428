// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/properties/boundform.h"
#include "views/properties/elementforms.h"

namespace kartenwerk {

/// The properties of the selected squares: of one square everything that stands on it, of several
/// what they have in common.
class SelectionForm : public BoundForm
{
  Q_OBJECT

public:
  explicit SelectionForm(QWidget* parent = nullptr);

  /// The fields are made anew only when the selection has other fields than before, so that a
  /// field keeps the focus while its value changes.
  void showSquares(const std::vector<Place>& places);
  void rebuild();

private:
  void addSquareFields(Place place);

  bool m_hasMap = false;
  std::vector<Place> m_places;
  std::vector<std::string> m_regions; ///< names as shown
  SquareShape m_shape;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/sizefield.h"

#include <QSpinBox>

#include "model/map/map.h"

namespace kartenwerk {

QSpinBox* sizeField(int value, const QString& name)
{
  auto* field = new QSpinBox;
  field->setRange(1, Map::largestSide);
  field->setValue(value);
  field->setAccessibleName(name);
  return field;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "model/map/join.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace kartenwerk {

/// Where another map goes: at which side, how far along it, how far they overlap. Shows what comes
/// of it and what would be lost.
class JoinDialog : public QDialog
{
  Q_OBJECT

public:
  JoinDialog(Map first, Map second, QWidget* parent = nullptr);

  /// The maps as they would be joined now; nothing when they cannot be.
  const std::optional<JoinedMap>& result() const { return m_result; }

private:
  void refresh();
  QString lossText() const;

  Map m_first;
  Map m_second;
  std::optional<JoinedMap> m_result;
  QComboBox* m_side;
  QSpinBox* m_offset;
  QSpinBox* m_overlap;
  QLabel* m_picture;
  QLabel* m_words;
  QPushButton* m_join = nullptr;
};

} // namespace kartenwerk

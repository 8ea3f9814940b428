// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/rules/combinations.h"

namespace kartenwerk {

/// A sentence about rules, with how far it is settled.
struct RuleNote
{
  Settled settled = Settled::Open;
  QString meaning; ///< of the mark, such as "Open" or "Not played"
  QString text;
  QString source; ///< shown for the pointer

  bool operator==(const RuleNote&) const = default;
};

/// Notes beneath fields, a quiet line each with a mark.
class RuleNotes : public QWidget
{
  Q_OBJECT

public:
  explicit RuleNotes(QWidget* parent = nullptr);

  /// Hidden when there are none.
  void setNotes(std::vector<RuleNote> notes);

private:
  std::vector<RuleNote> m_notes;
};

} // namespace kartenwerk

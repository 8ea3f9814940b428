// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <map>
#include <string>

namespace kartenwerk {

/// The numbers that stand in a formula, by the ids of model/chips/explanations.h.
using ShownQuantities = std::map<std::string, QString, std::less<>>;

/// "68 = 122 − 23 − 2 − …": the formula of that number with the values known; empty where one of
/// its terms is not known or it has none. Summands of 0 are left out.
QString formulaWithNumbers(const std::string& id, const ShownQuantities& values);

/// A small "?" beside a number: opens a note that says how the number comes about, from the table
/// in model/chips/explanations.h, with the values put in.
class WhyButton : public QToolButton
{
  Q_OBJECT

public:
  explicit WhyButton(std::string id, QWidget* parent = nullptr);

  void setId(std::string id);
  void setValues(ShownQuantities values) { m_values = std::move(values); }
  /// What the note says.
  QString explanation() const;
  /// Fewer words than the note, for tool tip and screen readers; again after a change of language.
  void retranslate();

private:
  void explain();

  std::string m_id;
  ShownQuantities m_values;
};

} // namespace kartenwerk

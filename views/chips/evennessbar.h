// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "model/chips/evenness.h"

namespace kartenwerk {

/// Evenness on a scale from 0 to 100 %: this layout against the middle and the best of random ones.
class EvennessBar : public QWidget
{
  Q_OBJECT

public:
  explicit EvennessBar(QWidget* parent = nullptr);

  void setPercent(int percent);
  void setStanding(const std::optional<Standing>& standing);

  QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  double at(int percent) const;

  int m_percent = 0;
  std::optional<Standing> m_standing;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "model/game/view.h"

namespace kartenwerk {

/// The scoring tiles of the Land Surveyors that are active, with what they do in words, and in
/// small those that come next. One below the other, or side by side where there is room.
class SurveyorStrip : public QWidget
{
  Q_OBJECT

public:
  explicit SurveyorStrip(QWidget* parent = nullptr);

  /// Nothing: the rule is off, and the strip hides.
  void show(const std::optional<SurveyorsView>& surveyors);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Row;
  std::vector<Row> rows() const;
  QRect box(std::size_t row, std::size_t count) const;
  void describe();
  void paintRow(QPainter& painter, const Row& row, const QRect& box) const;

  SurveyorsView m_surveyors;
};

} // namespace kartenwerk

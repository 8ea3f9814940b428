// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace kartenwerk {

/// A check box whose text takes as many lines as the width asks for.
class WrappedCheckBox : public QCheckBox
{
  Q_OBJECT

public:
  explicit WrappedCheckBox(const QString& text, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  bool hitButton(const QPoint& point) const override { return rect().contains(point); }

private:
  int indent() const; ///< pixels before the text
  int boxHeight() const;
  QRect textRect(int width) const;
};

} // namespace kartenwerk

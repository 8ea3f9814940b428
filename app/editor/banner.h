// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <functional>

class QHBoxLayout;

namespace kartenwerk {

/// A sentence above the map with the ways out of it as buttons.
class Banner : public QFrame
{
  Q_OBJECT

public:
  explicit Banner(const QString& text, QWidget* parent = nullptr);

  /// The banner closes when the button is pressed.
  void addChoice(const QString& text, std::function<void()> chosen);

private:
  QHBoxLayout* m_layout;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>

class QLabel;
class QPushButton;

namespace kartenwerk {

class WhyButton;

/// One thing that the panel knows: a sentence, a button that shows it on the map where it can be
/// shown, and a "?" that says how its number comes about.
class FactLine : public QWidget
{
  Q_OBJECT

public:
  enum class Showing { No, Yes };

  FactLine(std::string explanation, Showing showing, QWidget* parent = nullptr);

  void say(const QString& sentence);
  QString sentence() const;
  /// What screen readers hear of the button, such as "Show the dominoes on the map".
  void setShowText(const QString& text, const QString& tip);
  void setShowEnabled(bool enabled);
  void setShowVisible(bool visible);
  bool showing() const;
  /// Emits nothing.
  void setShowing(bool on);
  WhyButton& why() { return *m_why; }
  QLabel& label() { return *m_label; }

Q_SIGNALS:
  void shown(bool on);

private:
  QLabel* m_label;
  QPushButton* m_show;
  WhyButton* m_why;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace kartenwerk {

/// Start, back, play, step, end, and how fast.
class TransportBar : public QWidget
{
  Q_OBJECT

public:
  explicit TransportBar(QWidget* parent = nullptr);

  void setPlaying(bool playing);
  void setPossible(bool back, bool forward);
  void setPosition(const QString& text);

  /// Milliseconds between two turns; 0: as fast as can be.
  int interval() const;

Q_SIGNALS:
  void toStart();
  void back();
  void playOrPause();
  void forward();
  void toEnd();
  void speedChanged();

private:
  void changeEvent(QEvent* event) override;
  void retranslate();
  void repaintIcons();
  QToolButton* button();

  bool m_playing = false;
  QToolButton* m_start;
  QToolButton* m_back;
  QToolButton* m_play;
  QToolButton* m_forward;
  QToolButton* m_end;
  QSlider* m_speed;
  QLabel* m_position;
};

} // namespace kartenwerk

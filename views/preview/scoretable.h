// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "views/preview/previewgame.h"

class QComboBox;
class QGridLayout;
class QLabel;

namespace kartenwerk {

class HandLine;

/// A line for each seat: who plays it, what is in hand, the score, and the score if the game ended
/// now; how each score came about is its tool tip.
class ScoreTable : public QWidget
{
  Q_OBJECT

public:
  static constexpr int mostSeats = 6;

  explicit ScoreTable(QWidget* parent = nullptr);

  void showGame(const PreviewGame& game);
  /// As narrow as it is with each choice of who plays on a line of its own, below the name.
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  void seatChanged(int seat, kartenwerk::SeatKind kind);

private:
  struct Line
  {
    QWidget* mark = nullptr;
    QLabel* name = nullptr;
    QComboBox* kind = nullptr;
    QLabel* meeples = nullptr;
    QLabel* chips = nullptr;
    QLabel* score = nullptr;
    QLabel* projected = nullptr;
    HandLine* hand = nullptr; ///< below, where the rules give more than meeples
  };

  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  int choiceWidth() const; ///< what the column of the choices takes
  void placeChoices();
  void setNarrow(bool narrow);
  void retranslate();
  void buildHeader(QGridLayout& grid);
  void buildLine(QGridLayout& grid, int seat);
  void showLine(const PreviewGame& game, const View& view, int seat, int projected);

  std::array<Line, mostSeats> m_lines;
  std::array<QLabel*, 4> m_header{};
  QGridLayout* m_grid;
  bool m_narrow = false;
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "model/tiles/tilekind.h"
#include "views/preview/choices.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kartenwerk {

class TilePicture;

/// The tile in hand or just laid, whose turn it is, and the answers that a person can give.
class PromptBar : public QWidget
{
  Q_OBJECT

public:
  explicit PromptBar(QWidget* parent = nullptr);

  /// The kinds must outlive what is shown. `tile` null: no tile.
  void showTile(const TileKind* tile, Rotation rotation);
  void showSentence(const QString& sentence, const QString& hint);
  /// A button for each; the last is "none". `player` is the seat asked.
  void showOptions(std::vector<Option> options, const std::vector<QString>& names, int player);
  /// The tile that an option is about: its picture on the button, the rest for the pointer and for
  /// screen readers.
  void showTileOf(int option, const TileKind& tile, const QString& description);
  void highlight(int option);
  /// Lets a person take this seat over.
  void offerTakeOver(bool offered);

  const std::vector<Option>& options() const { return m_options; }

Q_SIGNALS:
  void optionChosen(int option);
  void optionHovered(int option);
  void takeOverRequested();

private:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void retranslate();
  void keepAllInSight();
  bool eventFilter(QObject* watched, QEvent* event) override;

  std::vector<Option> m_options;
  TilePicture* m_picture;
  QLabel* m_sentence;
  QLabel* m_hint;
  QWidget* m_buttonLine;
  std::vector<QPushButton*> m_buttons;
  QPushButton* m_takeOver;
};

/// A tile with numbered places for a figure.
class TilePicture : public QWidget
{
  Q_OBJECT

public:
  explicit TilePicture(QWidget* parent = nullptr);

  void showTile(const TileKind* tile, Rotation rotation);
  /// Features by number from 1; `player` gives the colour.
  void showFeatures(std::vector<int> features, int player);
  void highlight(int index);

Q_SIGNALS:
  void featureChosen(int index);
  void featureHovered(int index);

protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

private:
  QRectF tileRect() const;
  QPointF pointOf(int feature) const;
  int featureAt(QPointF point) const;

  const TileKind* m_tile = nullptr;
  Rotation m_rotation = Rotation::None;
  std::vector<int> m_features;
  int m_player = 0;
  int m_highlighted = -1;
};

} // namespace kartenwerk

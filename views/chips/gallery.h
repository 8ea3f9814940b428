// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>
#include <vector>

#include "model/chips/fairness.h"
#include "model/map/map.h"
#include "model/scenario/scenario.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;

namespace kartenwerk {

/// A layout to choose, with its score.
struct GalleryLayout
{
  ChipLayout layout;
  std::optional<int> percent; ///< evenness
  std::vector<AccessGap> gaps;
};

/// Ten layouts side by side: a small map each with its score; a click or Enter takes one.
class Gallery : public QWidget
{
  Q_OBJECT

public:
  static constexpr int layouts = 10;

  explicit Gallery(QWidget* parent = nullptr);

  /// Begins anew: layouts of that map are coming.
  void begin(const Map& map);
  void add(const GalleryLayout& layout);
  void setProgress(int permille);
  /// No more are coming; the sentence says why, if it is not because all are there.
  void finish(const QString& sentence = {});

Q_SIGNALS:
  void taken(const kartenwerk::ChipLayout& layout);
  void moreRequested();
  void stopRequested();
  void closed();

private:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void retranslate();
  void build();
  void say(QListWidgetItem& item, const GalleryLayout& layout);
  void markBest();
  QImage pictureOf(const ChipLayout& layout) const;
  void take(QListWidgetItem* item);

  Map m_map;
  QImage m_ground; ///< the map without chips
  double m_square = 1;
  std::vector<GalleryLayout> m_layouts;
  QPushButton* m_close;
  QLabel* m_title;
  QLabel* m_sentence;
  QProgressBar* m_progress;
  QPushButton* m_stop;
  QPushButton* m_more;
  QListWidget* m_list;
};

} // namespace kartenwerk

Q_DECLARE_METATYPE(kartenwerk::ChipLayout)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "model/document/latestresult.h"
#include "model/document/session.h"
#include "views/paint/startposition.h"

class QLabel;

namespace kartenwerk {

/// What stands in the canvas's place for a game without a map: how the table lies before the first
/// turn, and a word about it. There is nothing to draw on.
class OpenTable : public QWidget
{
  Q_OBJECT

public:
  explicit OpenTable(QWidget* parent = nullptr);
  ~OpenTable() override;

  /// Null: nothing is shown. The session must outlive it, or be taken away before.
  void setSession(Session* session);

  /// Nothing while the game cannot be laid out. After an edit it follows when the answer is there.
  const std::optional<StartPosition>& position() const { return m_position; }
  /// The square of the table under that point; nothing beside what is shown.
  std::optional<Place> placeAt(QPointF point) const;

Q_SIGNALS:
  /// The square under the pointer, and what lies there (may be empty).
  void pointedAt(std::optional<kartenwerk::Place> place, const QString& text);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// How the table lies, and whether a game can be played on it.
  struct Laid
  {
    std::optional<StartPosition> position;
    bool playable = false;
  };
  static Laid laidFor(const PlayableScenario& scenario);
  const PlayableScenario* scenario() const;
  void follow();
  void showLaid(Laid laid);
  void retranslate();
  void layOut();
  double scale() const;
  QPointF origin() const; ///< of A1's corner
  QString textAt(Place place) const;

  Session* m_session = nullptr;
  std::optional<StartPosition> m_position;
  bool m_playable = false;
  QLabel* m_title;
  QLabel* m_words;
  QRect m_room;                 ///< for the picture
  LatestResult<Laid> m_answers; ///< to edits, while the table lies as before
};

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <map>

#include "model/document/latestresult.h"
#include "model/document/session.h"
#include "views/preview/gamelog.h"
#include "views/preview/previewgame.h"

class QLabel;
class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace kartenwerk {

class BoardView;
class EmptyState;
class GameSetup;
class PromptBar;
class SurveyorStrip;
class RemainingTiles;
class ScoreTable;
class TransportBar;
struct Option;

/// Plays the scenario under edit, unsaved, beside it: watched or by hand. Never changes it.
class PreviewPane : public QWidget
{
  Q_OBJECT

public:
  explicit PreviewPane(QWidget* parent = nullptr);
  ~PreviewPane() override;

  /// Null: nothing is open. A game that has not begun yet follows the edits; one under way is kept
  /// until the next new game, also while another session is shown.
  void setSession(Session* session);

  /// Shows a game from a .kwgame file. A wrong record opens at the last legal move with the reason
  /// shown in the pane. False, with the reason shown, when nothing of it can be read.
  bool openRecord(const QString& path);
  /// False, with the reason shown, when it cannot be written.
  bool saveRecord(const QString& path);

  /// Where the dialogs for game records begin.
  void setFolder(const QString& folder) { m_folder = folder; }

  const PreviewGame& game() const { return m_game; }
  bool playing() const { return m_timer.isActive(); }

public Q_SLOTS:
  void newGame();
  void playOrPause();
  void pause();
  void stepForward();
  void stepBack();
  void goToStart();
  void goToEnd();

Q_SIGNALS:
  /// For the status bar: one sentence such as "Game saved as …".
  void said(const QString& sentence);
  /// A game record is written or read there.
  void fileChosen(const QString& path);

private:
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void retranslate();
  void buildParts();
  void connectParts();
  void addKeys();
  void putAside(Session& session);
  bool takeBack(Session& session);
  /// What can be played on with these settings.
  struct Answer
  {
    Playability playability;
    PreviewSettings settings;
  };
  void begin(Answer answer);
  bool nobodyHasBegun() const;
  PreviewSettings wantedSettings() const;
  void followEdits();
  void follow(Answer answer);
  void tellOutdated();
  void tick();
  void refresh();
  void showBoard();
  void showPrompt();
  void showOptions(const Decision& due);
  void showLog();
  QString optionName(const Option& option) const;
  static const PileOnBoard* pileAt(const View& view, Place depot);
  QString islandTileName(Place depot) const;
  static QString chipsText(const Move& move);
  static QString spendingName(const Move& move);
  static QString featureName(FeatureType type);
  QString roadOptionName(const Option& option) const;
  void answer(const Move& move);
  void showNotice(const QString& sentence, bool offerNewGame);
  void showFailure(const QString& title, const Playability& answer);
  void chooseFileToSave();
  void chooseFileToOpen();

  /// The game of a session that is open and not shown.
  struct PutAside
  {
    PreviewGame game;
    bool ofSession = false;
    bool outdated = false;
  };

  QPointer<Session> m_session;
  std::map<QObject*, PutAside> m_putAside;
  PreviewGame m_game;
  GameLog m_logRows;
  bool m_ofSession = false;   ///< the game shown is the session's, not a record's
  bool m_outdated = false;    ///< edited since the game began
  bool m_editsMissed = false; ///< edited while the pane was hidden
  bool m_toEnd = false;
  bool m_playAfterAnswer = false;
  QString m_folder;
  QTimer m_timer;
  QTimer m_follow;
  TransportBar* m_transport;
  QWidget* m_notice;
  QLabel* m_noticeText;
  QPushButton* m_noticeAction;
  QStackedWidget* m_stack;
  EmptyState* m_empty;
  QSplitter* m_splitter;
  BoardView* m_board;
  PromptBar* m_prompt;
  SurveyorStrip* m_surveyors;
  QTabWidget* m_tabs;
  ScoreTable* m_scores;
  QListView* m_log;
  RemainingTiles* m_remaining;
  GameSetup* m_setup;
  LatestResult<Answer> m_answers; ///< to edits, while the former board is shown
};

} // namespace kartenwerk

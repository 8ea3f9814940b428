// SPDX-License-Identifier: GPL-3.0-or-later
// What the pane shows of a step, and its files.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>

#include "model/base/files.h"
#include "views/issues/emptystate.h"
#include "views/preview/boardview.h"
#include "views/preview/gamesetup.h"
#include "views/preview/previewpane.h"
#include "views/preview/promptbar.h"
#include "views/preview/remainingtiles.h"
#include "views/preview/scoretable.h"
#include "views/preview/surveyorstrip.h"
#include "views/preview/transportbar.h"
#include "views/text/expansiontext.h"
#include "views/text/gametext.h"
#include "views/text/issuetext.h"
#include "views/text/problemtext.h"
#include "views/text/tilenames.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

constexpr auto mostReasons = 6; ///< told in full

} // namespace

void PreviewPane::refresh()
{
  const auto there = m_game.hasGame();
  m_setup->setGameThere(there);
  m_prompt->setVisible(there);
  if (!there)
    m_surveyors->hide();
  for (int tab = 0; tab < 3; ++tab)
    m_tabs->setTabVisible(tab, there);
  if (!there) {
    m_transport->setPossible(false, false);
    m_transport->setPosition({});
    m_board->clear();
    if (!m_session)
      m_empty->say(EmptyState::Mark::None, tr("Nothing to play"),
                   tr("Open a map or a scenario to watch or play a game on it, unsaved, while "
                      "you edit it."));
    m_stack->setCurrentWidget(m_empty);
    return;
  }
  if (m_stack->currentWidget() != m_board) {
    m_stack->setCurrentWidget(m_board);
    m_tabs->setCurrentIndex(0);
  }
  const auto view = m_game.game().view(m_game.step());
  m_transport->setPlaying(playing());
  m_transport->setPossible(m_game.step() > 0, m_game.canGoForward());
  m_transport->setPosition(tr("Turn %1 · %2 left").arg(view.turn).arg(view.stack));
  m_surveyors->show(view.surveyors);
  showBoard();
  showPrompt();
  if (m_scores->isVisibleTo(m_tabs))
    m_scores->showGame(m_game);
  if (m_tabs->currentWidget() == m_remaining)
    m_remaining->showGame(m_game.game(), m_game.step());
  if (m_tabs->currentWidget() == m_log)
    showLog();
}

void PreviewPane::showBoard()
{
  m_board->setScene(sceneOf(m_game.game(), m_game.step(), m_setup->sceneOptions()));
  const auto due = m_game.decision();
  if (!m_game.humanDue() || playing())
    m_board->askForNothing();
  else if (due.kind == DecisionKind::Tile)
    m_board->askForTile(m_game.game().table().kind(m_game.game().view(m_game.step()).tileInHand),
                        TileChoice(m_game.game().legal(m_game.step())), m_setup->hints());
  else
    m_board->askForOption(optionsAt(m_game.game(), m_game.step()), due.player);
}

void PreviewPane::showPrompt()
{
  const auto& game = m_game.game();
  const auto due = m_game.decision();
  const auto view = game.view(m_game.step());
  const auto human = m_game.humanDue() && !playing();
  const auto inHand = due.kind == DecisionKind::Tile;
  if (inHand)
    m_prompt->showTile(&game.table().kind(view.tileInHand), Rotation::None);
  else if (due.kind != DecisionKind::Over && !view.tiles.empty())
    m_prompt->showTile(&game.table().kind(view.tiles.back().kind), view.tiles.back().rotation);
  else
    m_prompt->showTile(nullptr, Rotation::None);

  const auto over = due.kind == DecisionKind::Over;
  auto hint = QString();
  if (over)
    hint = tr("Scores: %1").arg([&] {
      auto scores = QStringList();
      for (const auto score : game.scores(m_game.step()))
        scores << QString::number(score);
      return scores.join(QStringLiteral(" : "));
    }());
  else if (human && inHand)
    hint = tr("Point at a square; R or the wheel turns the tile.");
  else if (human && severalFigures(optionsAt(game, m_game.step())))
    hint = tr("The wheel over a place changes the figure.");
  else if (inHand)
    hint = tileName(game.table().kind(view.tileInHand));
  m_prompt->showSentence(over ? endText(view.end) : decisionText(due), hint);
  m_prompt->offerTakeOver(!over && !m_game.humanDue() && !playing());
  showOptions(human && !inHand ? due : Decision());
}

void PreviewPane::showOptions(const Decision& due)
{
  if (due.kind == DecisionKind::Over) {
    m_prompt->showOptions({}, {}, 0);
    return;
  }
  const auto options = optionsAt(m_game.game(), m_game.step());
  auto names = std::vector<QString>();
  for (const auto& option : options)
    names.push_back(optionName(option));
  m_prompt->showOptions(options, names, due.player);
  const auto view = m_game.game().view(m_game.step());
  for (std::size_t i = 0; i < options.size(); ++i)
    if (const auto* pile = pileAt(view, options[i].place);
        pile && options[i].move.kind == MoveKind::TakeTile) {
      const auto& kind = m_game.game().table().kind(pile->tile);
      m_prompt->showTileOf(static_cast<int>(i), kind, tileName(kind));
    }
}

void PreviewPane::showLog()
{
  m_logRows.show(m_game.game(), m_game.step());
  if (const auto row = m_logRows.currentRow(); row >= 0) {
    m_log->setCurrentIndex(m_logRows.index(row));
    m_log->scrollTo(m_logRows.index(row));
  }
}

void PreviewPane::showNotice(const QString& sentence, bool offerNewGame)
{
  m_noticeText->setText(sentence);
  m_noticeAction->setVisible(offerNewGame);
  m_notice->setVisible(!sentence.isEmpty());
}

void PreviewPane::showFailure(const QString& title, const Playability& answer)
{
  auto lines = QStringList();
  auto more = 0;
  const auto say = [&](const QString& line) {
    if (lines.contains(line))
      return;
    if (lines.size() < mostReasons)
      lines << line;
    else
      ++more;
  };
  for (const auto& issue : answer.issues)
    say(issueText(issue));
  for (const auto& problem : answer.problems)
    say(problemText(problem));
  if (more > 0)
    lines << tr("and %n more", nullptr, more);
  if (!answer.issues.empty())
    lines << tr("The Issues panel shows where, and mends what it can.");
  m_empty->say(EmptyState::Mark::None, title, lines.join(QLatin1Char('\n')));
  m_stack->setCurrentWidget(m_empty);
}

bool PreviewPane::saveRecord(const QString& path)
{
  if (!m_game.hasGame())
    return false;
  const auto problems = writeFile(path.toStdString(), toText(m_game.record()));
  if (anyErrors(problems)) {
    showNotice(problemText(problems.front()), false);
    return false;
  }
  Q_EMIT said(tr("Game saved as %1").arg(QFileInfo(path).fileName()));
  return true;
}

bool PreviewPane::openRecord(const QString& path)
{
  pause();
  const auto bytes = readFile(path.toStdString());
  auto problems = bytes.problems;
  auto opened = PreviewGame::Opened();
  if (bytes.value) {
    const auto record = gameRecordFrom(*bytes.value, path.toStdString());
    problems.insert(problems.end(), record.problems.begin(), record.problems.end());
    if (record.value) {
      opened = m_game.open(*record.value);
      problems.insert(problems.end(), opened.problems.begin(), opened.problems.end());
    }
  }
  if (!opened.shown) {
    const auto why = problems.empty() ? QString() : problemText(problems.front());
    showNotice(tr("%1 cannot be shown: %2").arg(QFileInfo(path).fileName(), why), false);
    return false;
  }
  m_ofSession = false;
  m_outdated = false;
  m_setup->setSeed(m_game.settings().seed);
  m_setup->setPlayers(static_cast<int>(m_game.settings().seats.size()));
  if (anyErrors(problems))
    showNotice((m_game.step() > 0 ? tr("This record is wrong after the move shown: %1")
                                  : tr("This record is wrong: %1"))
                   .arg(problemText(problems.front())),
               m_session != nullptr);
  else
    showNotice(tr("A recorded game: %1").arg(QFileInfo(path).fileName()), m_session != nullptr);
  refresh();
  return true;
}

void PreviewPane::chooseFileToSave()
{
  const auto path = QFileDialog::getSaveFileName(this, tr("Save the game"),
                                                 QDir(m_folder).filePath(tr("game.kwgame")),
                                                 tr("Games (*.kwgame)"));
  if (path.isEmpty())
    return;
  Q_EMIT fileChosen(path);
  saveRecord(path);
}

void PreviewPane::chooseFileToOpen()
{
  const auto path =
      QFileDialog::getOpenFileName(this, tr("Open a game"), m_folder, tr("Games (*.kwgame)"));
  if (path.isEmpty())
    return;
  Q_EMIT fileChosen(path);
  openRecord(path);
}

} // namespace kartenwerk

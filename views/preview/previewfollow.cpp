// SPDX-License-Identifier: GPL-3.0-or-later
// How the pane follows edits and the change from tab to tab.
#include "views/preview/gamesetup.h"
#include "views/preview/previewpane.h"

namespace kartenwerk {

void PreviewPane::putAside(Session& session)
{
  disconnect(&session, nullptr, this, nullptr);
  if (!m_game.hasGame() || (m_ofSession && m_game.game().moves() == 0))
    return;
  m_putAside.insert_or_assign(&session, PutAside{std::move(m_game), m_ofSession, m_outdated});
  connect(&session, &QObject::destroyed, this, [this](QObject* gone) { m_putAside.erase(gone); });
  connect(&session, &Session::settled, this,
          [this, &session] { m_putAside[&session].outdated = true; });
}

/// False when that session has no game under way.
bool PreviewPane::takeBack(Session& session)
{
  auto found = m_putAside.extract(&session);
  if (found.empty())
    return false;
  disconnect(&session, &Session::settled, this, nullptr);
  m_game = std::move(found.mapped().game);
  m_ofSession = found.mapped().ofSession;
  m_outdated = m_ofSession && found.mapped().outdated;
  m_setup->setPlayers(static_cast<int>(m_game.settings().seats.size()));
  if (m_outdated)
    tellOutdated();
  return true;
}

bool PreviewPane::nobodyHasBegun() const
{
  return !m_game.hasGame() || (m_ofSession && m_game.game().moves() == 0);
}

// A game that nobody has begun shows the map as it is now; one under way is not thrown away.
void PreviewPane::followEdits()
{
  m_editsMissed = m_session && !isVisible();
  if (!m_session || m_editsMissed)
    return;
  if (!nobodyHasBegun()) {
    follow({});
    return;
  }
  const auto& playable = m_session->playable();
  if (!m_setup->seed() || !playable.value) {
    newGame();
    return;
  }
  pause();
  m_answers.ask([scenario = *playable.value, settings = wantedSettings()](const std::stop_token&) {
    return Answer{PreviewGame::tableFor(scenario, settings), settings};
  });
}

/// The answer to an edit is there, and a game may have begun meanwhile.
void PreviewPane::follow(Answer answer)
{
  if (nobodyHasBegun()) {
    // Somebody may have sat down.
    if (auto wanted = wantedSettings(); wanted.seats.size() == answer.settings.seats.size())
      answer.settings.seats = std::move(wanted.seats);
    begin(std::move(answer));
    refresh();
  } else if (m_ofSession && !m_outdated) {
    m_outdated = true;
    tellOutdated();
  }
}

void PreviewPane::tellOutdated()
{
  showNotice(tr("The map has been edited since this game began."), true);
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does about an issue.
#include <QListView>

#include "model/validation/validation.h"
#include "views/issues/issuespanel.h"

namespace kartenwerk {

void IssuesPanel::goBy(int step)
{
  const auto count = m_model.rowCount();
  if (count == 0)
    return;
  const auto current = m_list->currentIndex().row();
  const auto next = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
  m_refreshing = true;
  m_list->setCurrentIndex(m_model.index(next));
  m_refreshing = false;
  goTo(m_list->currentIndex());
}

void IssuesPanel::goToNext()
{
  goBy(1);
}

void IssuesPanel::goToPrevious()
{
  goBy(-1);
}

void IssuesPanel::mendChosen()
{
  const auto* row = chosen();
  if (!row || !row->issue || !m_session || !m_session->playable().value)
    return;
  if (const auto value = mended(*m_session->playable().value, *row->issue))
    applyMend(*value, row->mend);
}

void IssuesPanel::mendAllOfItsKind()
{
  const auto* row = chosen();
  if (!row || !row->issue || !m_session || !m_session->playable().value)
    return;
  const auto all = mendedAll(*m_session->playable().value, m_issues, row->issue->rule);
  if (all.count > 0)
    //: name of an undo step: what was done, how often
    applyMend(all.value, tr("%1, %n times", nullptr, all.count).arg(row->mend));
}

void IssuesPanel::applyMend(const PlayableScenario& mended, const QString& step)
{
  auto change = Change();
  if (mended.map && m_session->hasMap())
    change.map = *mended.map;
  change.scenario = mended.scenario;
  m_session->edit(std::move(change), step);
}

} // namespace kartenwerk

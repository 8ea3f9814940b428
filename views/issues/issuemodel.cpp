// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/issuemodel.h"

#include "views/text/issuetext.h"

namespace kartenwerk {

bool IssueModel::setRows(IssueRows rows)
{
  m_all = std::move(rows);
  return refilter();
}

void IssueModel::setShown(Severity severity, bool shown)
{
  m_shown[static_cast<std::size_t>(severity)] = shown;
  refilter();
}

bool IssueModel::refilter()
{
  auto rows = IssueRows();
  auto cutOff = 0;
  for (const auto& row : m_all) {
    if (!isShown(row.severity))
      continue;
    if (rows.size() < most)
      rows.push_back(row);
    else
      ++cutOff;
  }
  m_cutOff = cutOff;
  if (rows == m_rows)
    return false;
  beginResetModel();
  m_rows = std::move(rows);
  endResetModel();
  return true;
}

int IssueModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant IssueModel::data(const QModelIndex& index, int role) const
{
  if (!index.isValid() || index.row() >= rowCount())
    return {};
  const auto& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole:
    return row.sentence;
  case Qt::AccessibleTextRole:
    //: what a screen reader says for a row: severity, sentence
    return tr("%1: %2").arg(severityText(row.severity), row.sentence);
  case SeverityRole:
    return static_cast<int>(row.severity);
  case PlaceRole:
    return row.place;
  default:
    return {};
  }
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "views/issues/issuerows.h"

namespace kartenwerk {

/// The rows of the severities that are let through, at most `most` of them.
class IssueModel : public QAbstractListModel
{
  Q_OBJECT

public:
  static constexpr int most = 1000;
  enum Role { SeverityRole = Qt::UserRole, PlaceRole };

  using QAbstractListModel::QAbstractListModel;

  /// False when the same rows are shown as before.
  bool setRows(IssueRows rows);
  void setShown(Severity severity, bool shown);
  bool isShown(Severity severity) const { return m_shown[static_cast<std::size_t>(severity)]; }

  /// All rows, whatever the filter.
  const IssueRows& allRows() const { return m_all; }
  /// The rows of the list.
  const IssueRows& rows() const { return m_rows; }
  /// How many pass the filter but are beyond `most`.
  int cutOff() const { return m_cutOff; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  bool refilter();

  IssueRows m_all;
  IssueRows m_rows;
  int m_cutOff = 0;
  std::array<bool, 3> m_shown{true, true, true};
};

} // namespace kartenwerk

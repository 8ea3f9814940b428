// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/historypanel.h"

#include <QEvent>
#include <QSignalBlocker>

namespace kartenwerk {

HistoryPanel::HistoryPanel(QWidget* parent) : QListWidget(parent)
{
  setFrameShape(QFrame::NoFrame);
  setStyleSheet(QStringLiteral("QListWidget::item { padding: 4px 8px; }"));
  setAccessibleName(tr("History"));
  connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    if (m_session)
      m_session->goTo(item->data(Qt::UserRole).toInt());
  });
  connect(this, &QListWidget::itemClicked, this, &QListWidget::itemActivated);
  refresh();
}

void HistoryPanel::setSession(Session* session)
{
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_session = session;
  if (m_session) {
    connect(m_session, &Session::historyChanged, this, &HistoryPanel::refresh);
    connect(m_session, &QObject::destroyed, this, [this] { m_session = nullptr; });
  }
  refresh();
}

void HistoryPanel::refresh()
{
  clear();
  if (!m_session)
    return;
  const auto saved = m_session->savedNumber();
  const auto add = [&](int number, const QString& text, bool undone) {
    auto* item = new QListWidgetItem(this);
    item->setText(saved == number ? tr("%1 (saved)", "undo step").arg(text) : text);
    item->setData(Qt::UserRole, number);
    if (undone)
      item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
    return item;
  };
  auto* current = add(0, tr("As opened"), false);
  for (const auto& entry : m_session->history()) {
    auto* item = add(entry.number, entry.text, entry.undone);
    if (!entry.undone)
      current = item;
  }
  const auto blocker = QSignalBlocker(this);
  setCurrentItem(current);
  scrollToItem(current);
}

void HistoryPanel::changeEvent(QEvent* event)
{
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("History"));
    refresh();
  }
}

} // namespace kartenwerk

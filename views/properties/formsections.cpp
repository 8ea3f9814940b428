// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>

#include "views/properties/boundform.h"

namespace kartenwerk {

Section* BoundForm::addSection(const QString& title, const QString& id, bool open,
                               const std::function<void()>& fill)
{
  auto* section = new Section(title, this);
  m_rows->addRow(section);
  const auto known = m_open.find(id);
  const auto wanted = known == m_open.end() ? open : known->second;
  if (wanted)
    fillSection(section, fill);
  section->setOpen(wanted);
  connect(section, &Section::toggled, this, [this, section, id, fill](bool now) {
    m_open[id] = now;
    if (!now || section->rows()->rowCount() > 0)
      return;
    fillSection(section, fill);
    refresh();
  });
  return section;
}

void BoundForm::fillSection(Section* section, const std::function<void()>& fill)
{
  auto* outer = m_rows;
  m_rows = section->rows();
  fill();
  m_rows = outer;
}

void BoundForm::explain(const QString& text)
{
  if (!m_last)
    return;
  m_last->setToolTip(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
  m_last->setAccessibleDescription(text);
  auto* words = new QLabel(text, this);
  words->setWordWrap(true);
  words->setForegroundRole(QPalette::PlaceholderText);
  m_rows->addRow(words);
  m_rows->setRowVisible(words, false);
  m_explanations[m_rows].push_back(words);
}

void BoundForm::addExplain(const QString& text)
{
  auto* button = new QPushButton(text, this);
  button->setCheckable(true);
  button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  auto* rows = m_rows;
  connect(button, &QPushButton::toggled, this, [this, rows](bool shown) {
    for (auto* words : m_explanations[rows])
      rows->setRowVisible(words, shown);
  });
  m_rows->addRow(button);
}

void BoundForm::enableWhen(std::function<bool(const Drawing&)> usable)
{
  addRefresh([field = m_last, usable = std::move(usable)](const Drawing& drawing) {
    if (field)
      field->setEnabled(usable(drawing));
  });
}

void BoundForm::addRefresh(std::function<void(const Drawing&)> show)
{
  m_refreshes.push_back(std::move(show));
}

Drawing BoundForm::drawing() const
{
  return {m_session->map(), m_session->scenario()};
}

} // namespace kartenwerk

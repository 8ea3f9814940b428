// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/propertiespanel.h"

#include <QEvent>
#include <QPointer>
#include <QScrollArea>

#include "views/properties/mapform.h"
#include "views/properties/scenarioform.h"
#include "views/properties/scrolled.h"
#include "views/properties/selectionform.h"
#include "views/tools/removed.h"

namespace kartenwerk {

PropertiesPanel::PropertiesPanel(QWidget* parent)
    : QTabWidget(parent), m_selection(new SelectionForm), m_map(new MapForm),
      m_scenario(new ScenarioForm)
{
  setDocumentMode(true);
  addTab(scrolled(m_selection), {});
  addTab(scrolled(m_map), {});
  addTab(scrolled(m_scenario), {});
  connect(m_selection, &BoundForm::covered, this, [this](const Drawing& before) {
    if (!m_hand || !m_session)
      return;
    const auto after = Drawing{m_session->map(), m_session->scenario()};
    if (const auto sentence = removedText(before, after); !sentence.isEmpty())
      Q_EMIT m_hand->removed(sentence);
  });
  connect(m_map, &MapForm::resizeWanted, this, &PropertiesPanel::resizeWanted);
  retranslate();
}

void PropertiesPanel::setBundledSets(std::vector<std::pair<std::string, std::string>> sets)
{
  m_scenario->setBundledSets(std::move(sets));
}

void PropertiesPanel::commitTyped()
{
  const auto field = QPointer<QWidget>(window()->focusWidget());
  if (!m_hand || !field || !isAncestorOf(field))
    return;
  field->clearFocus();
  if (field && isAncestorOf(field))
    field->setFocus();
}

void PropertiesPanel::setHand(ToolHand* hand)
{
  // Into the session that it was typed for.
  if (hand != m_hand)
    commitTyped();
  if (m_hand)
    disconnect(m_hand, nullptr, this, nullptr);
  if (m_session)
    disconnect(m_session, nullptr, this, nullptr);
  m_hand = hand;
  m_session = hand ? hand->session() : nullptr;
  for (auto* form : std::initializer_list<BoundForm*>{m_selection, m_map, m_scenario})
    form->setSession(m_session);
  const auto onMap = !m_session || m_session->hasMap();
  setTabVisible(0, onMap);
  setTabVisible(1, onMap);
  if (m_session)
    connect(m_session, &Session::settled, this, &PropertiesPanel::follow);
  if (m_hand) {
    connect(m_hand, &ToolHand::selectionChanged, this, &PropertiesPanel::follow);
    connect(m_hand, &QObject::destroyed, this, [this] {
      m_hand = nullptr;
      setHand(nullptr);
    });
  }
  m_selection->rebuild();
  m_map->rebuild();
  m_scenario->rebuild();
  follow();
}

void PropertiesPanel::follow()
{
  m_selection->showSquares(m_hand ? m_hand->selection() : std::vector<Place>{});
  m_map->showMap();
  m_scenario->showScenario();
}

void PropertiesPanel::retranslate()
{
  setAccessibleName(tr("Properties"));
  setTabText(0, tr("Selection"));
  setTabText(1, tr("Map"));
  setTabText(2, tr("Scenario"));
}

void PropertiesPanel::changeEvent(QEvent* event)
{
  QTabWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange)
    return;
  retranslate();
  m_selection->rebuild();
  m_map->rebuild();
  m_scenario->rebuild();
}

} // namespace kartenwerk

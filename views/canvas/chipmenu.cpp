// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/chipmenu.h"

#include <QActionGroup>
#include <algorithm>

#include "views/text/words.h"
#include "views/tools/chipwords.h"
#include "views/tools/drawing.h"

namespace kartenwerk {

namespace {

QString capitalised(QString text)
{
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

} // namespace

ChipMenu::ChipMenu(ToolHand& hand, const Spot& spot, QWidget* parent)
    : QMenu(parent), m_hand(hand), m_spot(spot)
{
  setToolTipsVisible(true);
  addSection(QString::fromStdString(toString(spot.place)));
  addActs();
  if (chip())
    addFaces();
}

const PlacedChip* ChipMenu::chip() const
{
  return chipAt(m_hand.session()->scenario(), m_spot.place);
}

void ChipMenu::addActs()
{
  const auto& map = m_hand.session()->map();
  const auto& scenario = m_hand.session()->scenario();
  const auto act = [this](QAction* action, ChipAct does) {
    connect(action, &QAction::triggered, &m_hand,
            [&hand = m_hand, spot = m_spot, does] { hand.useChipTool(spot, does); });
  };
  const auto refused = chip() ? QString() : whyNoChip(map, scenario, m_spot.place);
  auto* lay = addAction(chip() ? tr("&Take the chip away") : tr("&Lay a chip"));
  lay->setEnabled(refused.isEmpty());
  lay->setToolTip(refused);
  act(lay, ChipAct::Lay);

  const auto never = whyNoPin(map, scenario, m_spot.place);
  auto* pin = addAction(tr("&Pin: every layout has a chip here"));
  pin->setShortcut(Qt::Key_K);
  pin->setCheckable(true);
  pin->setChecked(std::ranges::binary_search(scenario.chipWishes.pinned, m_spot.place));
  act(pin, ChipAct::Pin);
  auto* ban = addAction(tr("&Ban: no layout has a chip here"));
  ban->setShortcut(Qt::Key_X);
  ban->setCheckable(true);
  ban->setChecked(std::ranges::binary_search(scenario.chipWishes.banned, m_spot.place));
  act(ban, ChipAct::Ban);
  for (auto* action : {pin, ban}) {
    action->setEnabled(never.isEmpty() || action->isChecked());
    action->setToolTip(never);
  }
  // What nothing can be done about should at least be told.
  if (!refused.isEmpty()) {
    addSeparator();
    addAction(refused)->setEnabled(false);
  }
}

void ChipMenu::addFace(const QString& text, const PlacedChip& face, bool checked,
                       QActionGroup* group)
{
  auto* action = group->addAction(text);
  action->setCheckable(true);
  action->setChecked(checked);
  addAction(action);
  connect(action, &QAction::triggered, &m_hand,
          [&hand = m_hand, face] { hand.turnChip(face.place, face.colour, face.value); });
}

void ChipMenu::addFaces()
{
  const auto now = *chip();
  addSection(tr("Colour"));
  auto* colours = new QActionGroup(this);
  for (const auto colour : {Colour::None, Colour::Purple, Colour::LightBlue, Colour::Orange})
    addFace(colour == Colour::None ? tr("Undecided") : capitalised(colourText(colour)),
            {now.place, colour, now.value}, now.colour == colour, colours);
  addSection(tr("Value"));
  auto* values = new QActionGroup(this);
  for (const auto value : {0, 1, 2})
    addFace(value == 0 ? tr("Undecided") : QString::number(value), {now.place, now.colour, value},
            now.value == value, values);
}

} // namespace kartenwerk

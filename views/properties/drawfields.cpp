// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QRandomGenerator>
#include <algorithm>

#include "model/scenario/drawlist.h"
#include "views/properties/formtext.h"
#include "views/properties/orderedit.h"
#include "views/properties/scenariofields.h"
#include "views/properties/tileicon.h"
#include "views/text/tilenames.h"

namespace kartenwerk {

namespace {

/// What stands in the list: the tiles of the game, then kinds that the draws name and no set has.
struct DrawKinds
{
  std::vector<std::string> ids;
  std::vector<OrderEdit::Choice> choices;
};

DrawKinds kindsFor(const PlayableScenario& playable, const std::vector<std::string>& draws)
{
  auto kinds = DrawKinds{};
  for (const auto& tile : drawableTiles(playable)) {
    const auto drawn = static_cast<int>(std::ranges::count(draws, tile.kind.id));
    kinds.ids.push_back(tile.kind.id);
    kinds.choices.push_back(
        {tileLabel(tile.kind), tileIcon(tile.kind), std::max(0, tile.count - drawn)});
  }
  for (const auto& draw : draws)
    if (std::ranges::find(kinds.ids, draw) == kinds.ids.end()) {
      kinds.ids.push_back(draw);
      kinds.choices.push_back({QString::fromStdString(draw), {}, 0});
    }
  return kinds;
}

int restOf(const DrawKinds& kinds)
{
  auto rest = 0;
  for (const auto& choice : kinds.choices)
    rest += std::max(0, choice.left);
  return rest;
}

void editDraws(BoundForm& form, std::vector<std::string> draws)
{
  auto scenario = form.session()->scenario();
  scenario.draws = std::move(draws);
  form.session()->edit({.scenario = std::move(scenario)}, FormText::tr("Change order of tiles"));
}

QString restText(DrawOrder order, int rest)
{
  if (rest == 0)
    return FormText::tr("All tiles have their place in the order.");
  return order == DrawOrder::Fixed
             ? FormText::tr("%n tile(s) are not in the order and stay in the box.", nullptr, rest)
             : FormText::tr("%n tile(s) follow at random.", nullptr, rest);
}

void addOrder(BoundForm& form)
{
  auto* order = new OrderEdit(FormText::tr("Order of tiles"), false, &form);
  auto* shuffle = order->addButton(FormText::tr("Shuffle the rest"));
  auto* rest = new QLabel(&form);
  rest->setWordWrap(true);
  QObject::connect(order, &OrderEdit::valuesChanged, &form,
                   [&form](const std::vector<int>& values) {
                     const auto& playable = form.session()->playable();
                     if (!playable.value)
                       return;
                     const auto kinds = kindsFor(*playable.value, form.session()->scenario().draws);
                     auto draws = std::vector<std::string>{};
                     for (const auto value : values)
                       draws.push_back(kinds.ids[static_cast<std::size_t>(value)]);
                     editDraws(form, std::move(draws));
                   });
  QObject::connect(shuffle, &QPushButton::clicked, &form, [&form] {
    if (const auto& playable = form.session()->playable(); playable.value)
      editDraws(form, withRestShuffled(*playable.value, form.session()->scenario().draws,
                                       QRandomGenerator::global()->generate64()));
  });
  form.addWidget(order);
  form.addWidget(rest);
  form.addRefresh([&form, order, shuffle, rest](const Drawing& drawing) {
    const auto& scenario = drawing.scenario;
    const auto& playable = form.session()->playable();
    const auto shown = scenario.drawOrder != DrawOrder::Free && playable.value.has_value();
    order->setVisible(shown);
    rest->setVisible(shown);
    if (!shown)
      return;
    auto kinds = kindsFor(*playable.value, scenario.draws);
    const auto left = restOf(kinds);
    auto values = std::vector<int>{};
    for (const auto& draw : scenario.draws)
      values.push_back(static_cast<int>(std::ranges::find(kinds.ids, draw) - kinds.ids.begin()));
    order->setChoices(std::move(kinds.choices));
    order->setValues(values);
    shuffle->setEnabled(left > 0);
    rest->setText(restText(scenario.drawOrder, left));
  });
}

} // namespace

void addDrawFields(BoundForm& form)
{
  auto* section =
      form.addSection(FormText::tr("Order of drawing"), QStringLiteral("draws"), false, [&form] {
        form.addChoice(
            FormText::tr("Tiles are drawn"),
            {FormText::tr("At random"), FormText::tr("First these, then at random"),
             FormText::tr("In this order only")},
            {[](const Drawing& drawing) { return static_cast<int>(drawing.scenario.drawOrder); },
             [](Drawing drawing, int index) {
               drawing.scenario.drawOrder = static_cast<DrawOrder>(index);
               return drawing;
             },
             FormText::tr("Change order of drawing")});
        addOrder(form);
        form.addTitle(FormText::tr("End of the game"));
        form.addWords(FormText::tr("The game ends with the last tile, when no square that can be "
                                   "reached is left, or when no tile left fits anywhere. A tile "
                                   "that fits nowhere is set aside, and another is drawn."));
      });
  form.addRefresh([section](const Drawing& drawing) {
    section->setSummary(drawing.scenario.drawOrder == DrawOrder::Free
                            ? FormText::tr("at random")
                            : FormText::tr("%n tile(s) in order", nullptr,
                                           static_cast<int>(drawing.scenario.draws.size())));
  });
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game/table.h"

#include "model/game/compiled.h"
#include "model/game/compiler.h"

namespace kartenwerk {

Table::Table() : m_compiled(std::make_unique<Compiled>()) {}
Table::~Table() = default;

Loaded<std::shared_ptr<const Table>> Table::compile(const PlayableScenario& scenario)
{
  auto result = Loaded<std::shared_ptr<const Table>>{};
  auto table = std::shared_ptr<Table>(new Table);
  if (Compiler(*table->m_compiled, result.problems).compile(scenario))
    result.value = std::move(table);
  return result;
}

const PlayableScenario& Table::playable() const
{
  return m_compiled->scenario;
}
const Board& Table::board() const
{
  return *m_compiled->board;
}
const std::vector<CountedTile>& Table::kinds() const
{
  return m_compiled->counted;
}
const std::vector<PlacedChip>& Table::chips() const
{
  return m_compiled->chips;
}
int Table::tiles() const
{
  return m_compiled->tiles - static_cast<int>(m_compiled->leipzigLaid.size());
}

std::optional<int> Table::findKind(std::string_view id) const
{
  for (std::size_t i = 0; i < kinds().size(); ++i)
    if (kinds()[i].kind.id == id)
      return static_cast<int>(i);
  return std::nullopt;
}

bool Table::isTown(Place place) const
{
  return m_compiled->onBoard(place) && m_compiled->sites[m_compiled->cellOf(place)].town;
}

} // namespace kartenwerk

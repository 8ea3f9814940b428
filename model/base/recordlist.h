// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "model/base/jsonwriter.h"

namespace kartenwerk {

/// Adds a list of records under `key`, one record a line, each as `recordOf(item)` says; nothing
/// when there are no items.
template <class Item, class RecordOf>
void addRecords(JsonRecord& record, std::string_view key, const std::vector<Item>& items,
                RecordOf recordOf)
{
  if (items.empty())
    return;
  auto list = JsonList{};
  for (const auto& item : items)
    list.add(recordOf(item));
  record.add(key, list.broken());
}

} // namespace kartenwerk

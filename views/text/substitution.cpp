// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/substitution.h"

namespace kartenwerk {

QString substituted(const QString& text, const QStringList& arguments,
                    const std::vector<std::pair<QString, QString>>& markers)
{
  auto result = QString{};
  for (auto i = qsizetype{0}; i < text.size();) {
    const auto rest = QStringView(text).mid(i);
    if (rest.size() > 1 && rest[0] == u'%' && rest[1] >= u'1' && rest[1] <= u'9') {
      result += arguments.value(rest[1].unicode() - u'1');
      i += 2;
      continue;
    }
    auto taken = qsizetype{0};
    for (const auto& [marker, replacement] : markers)
      if (taken == 0 && rest.startsWith(marker)) {
        result += replacement;
        taken = marker.size();
      }
    if (taken == 0) {
      result += rest[0];
      taken = 1;
    }
    i += taken;
  }
  return result;
}

} // namespace kartenwerk

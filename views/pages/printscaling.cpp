// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/printscaling.h"

#include <optional>

namespace kartenwerk {

namespace {

/// The whole number after the last occurrence of a word.
std::optional<long long> numberAfter(const QByteArray& text, const QByteArray& word)
{
  auto at = text.lastIndexOf(word);
  if (at < 0)
    return std::nullopt;
  at += word.size();
  while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r'))
    ++at;
  auto end = at;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9')
    ++end;
  if (end == at)
    return std::nullopt;
  return text.mid(at, end - at).toLongLong();
}

/// The dictionary of an object, from its "<<" to the ">>" before "endobj".
QByteArray dictionaryOf(const QByteArray& pdf, long long object)
{
  const auto head = "\n" + QByteArray::number(object) + " 0 obj\n";
  const auto at = pdf.lastIndexOf(head);
  if (at < 0)
    return {};
  const auto end = pdf.indexOf("endobj", at);
  const auto body = pdf.mid(at + head.size(), end - at - head.size()).trimmed();
  return end > 0 && body.startsWith("<<") && body.endsWith(">>") ? body : QByteArray{};
}

} // namespace

QByteArray withoutPrintScaling(const QByteArray& pdf)
{
  const auto trailerAt = pdf.lastIndexOf("trailer");
  const auto trailer = trailerAt < 0 ? QByteArray{} : pdf.mid(trailerAt);
  const auto root = numberAfter(trailer, "/Root ");
  const auto info = numberAfter(trailer, "/Info ");
  const auto size = numberAfter(trailer, "/Size ");
  const auto previous = numberAfter(trailer, "startxref");
  const auto catalog = root ? dictionaryOf(pdf, *root) : QByteArray{};
  if (!info || !size || !previous || catalog.isEmpty() || catalog.contains("/ViewerPreferences"))
    return pdf;

  auto updated = pdf;
  if (!updated.endsWith('\n'))
    updated += '\n';
  const auto objectAt = updated.size();
  updated += QByteArray::number(*root) + " 0 obj\n" + catalog.chopped(2) +
             "/ViewerPreferences << /PrintScaling /None >>\n>>\nendobj\n";
  const auto xrefAt = updated.size();
  updated += "xref\n" + QByteArray::number(*root) + " 1\n" +
             QByteArray::number(objectAt).rightJustified(10, '0') + " 00000 n \n";
  updated += "trailer\n<<\n/Size " + QByteArray::number(*size) + "\n/Info " +
             QByteArray::number(*info) + " 0 R\n/Root " + QByteArray::number(*root) +
             " 0 R\n/Prev " + QByteArray::number(*previous) + "\n>>\nstartxref\n" +
             QByteArray::number(xrefAt) + "\n%%EOF\n";
  return updated;
}

} // namespace kartenwerk

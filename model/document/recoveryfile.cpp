// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recoveryfile.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include "model/map/mapfile.h"
#include "model/scenario/scenariofile.h"

namespace kartenwerk {

namespace {

constexpr auto format = QLatin1String("kartenwerk-recovery");
constexpr int version = 1;

QByteArray digest(const QByteArray& body)
{
  return QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex();
}

QString textOf(const std::string& text)
{
  return QString::fromStdString(text);
}

QDateTime savedTime(const Session& session)
{
  for (const auto* path : {&session.mapDocument().path(), &session.scenarioDocument().path()})
    if (const auto info = QFileInfo(*path); !path->isEmpty() && info.exists())
      return info.lastModified();
  return {};
}

} // namespace

QByteArray recoveryBytes(const Session& session, const QDateTime& now)
{
  auto body =
      QJsonObject{{QStringLiteral("format"), format},
                  {QStringLiteral("version"), version},
                  {QStringLiteral("written"), now.toString(Qt::ISODateWithMs)},
                  {QStringLiteral("saved"), savedTime(session).toString(Qt::ISODateWithMs)},
                  {QStringLiteral("scenario"), textOf(scenarioText(session.scenario()))},
                  {QStringLiteral("scenarioPath"), session.scenarioDocument().path()},
                  {QStringLiteral("scenarioName"), session.scenarioDocument().name()},
                  {QStringLiteral("scenarioUnsaved"), session.scenarioDocument().modified()}};
  if (session.hasMap()) {
    body.insert(QStringLiteral("map"), textOf(mapText(session.map())));
    body.insert(QStringLiteral("mapPath"), session.mapDocument().path());
    body.insert(QStringLiteral("mapName"), session.mapDocument().name());
    body.insert(QStringLiteral("mapUnsaved"), session.mapDocument().modified());
  }
  const auto text = QJsonDocument(body).toJson(QJsonDocument::Compact);
  return digest(text) + '\n' + text + '\n';
}

std::optional<RecoveredWork> recoveredFrom(const QByteArray& bytes)
{
  const auto end = bytes.indexOf('\n');
  if (end < 0 || !bytes.endsWith('\n'))
    return std::nullopt;
  const auto text = bytes.mid(end + 1, bytes.size() - end - 2);
  if (digest(text) != bytes.left(end))
    return std::nullopt;
  const auto body = QJsonDocument::fromJson(text).object();
  const auto at = [&body](QLatin1String key) { return body.value(key).toString(); };
  if (at(QLatin1String("format")) != format ||
      body.value(QLatin1String("version")).toInt() != version)
    return std::nullopt;
  auto scenario = readScenario(at(QLatin1String("scenario")).toStdString(), {});
  if (!scenario.value)
    return std::nullopt;
  auto work = RecoveredWork{};
  work.scenario = *std::move(scenario.value);
  if (body.contains(QLatin1String("map"))) {
    auto map = readMap(at(QLatin1String("map")).toStdString(), std::string{});
    if (!map.value)
      return std::nullopt;
    work.map = std::move(map.value);
  }
  work.mapPath = at(QLatin1String("mapPath"));
  work.mapName = at(QLatin1String("mapName"));
  work.scenarioPath = at(QLatin1String("scenarioPath"));
  work.scenarioName = at(QLatin1String("scenarioName"));
  work.mapUnsaved = body.value(QLatin1String("mapUnsaved")).toBool(true);
  work.scenarioUnsaved = body.value(QLatin1String("scenarioUnsaved")).toBool(true);
  work.written = QDateTime::fromString(at(QLatin1String("written")), Qt::ISODateWithMs);
  work.saved = QDateTime::fromString(at(QLatin1String("saved")), Qt::ISODateWithMs);
  return work;
}

} // namespace kartenwerk

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "model/scenario/disklookup.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "views/pages/pagefurniture.h"
#include "views/pages/setupsheet.h"
#include "views/paint/fonts.h"

using namespace kartenwerk;

namespace {

PlayableScenario bundled(const std::string& name)
{
  const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");
  const auto scenario = loadScenario(maps + "/" + name);
  auto playable = resolve(scenario.value.value(), DiskLookup({maps}, maps));
  return playable.value.value();
}

/// Chips as a layout that is not yet decided: squares only.
PlayableScenario withChips(PlayableScenario playable, int count)
{
  auto layout = ChipLayout{.name = "1", .seed = 4711, .method = "uniform", .generator = 1};
  for (int row = 0; row < playable.map->rows(); ++row)
    for (int column = row % 2; column < playable.map->columns(); column += 2) {
      const auto place = Place{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
      if (static_cast<int>(layout.chips.size()) < count &&
          !playable.map->site(place, SiteKind::Town) &&
          playable.map->at(place).ground == Ground::Playable)
        layout.chips.push_back({place, static_cast<Colour>(1 + layout.chips.size() % 3),
                                static_cast<int>(1 + layout.chips.size() % 2)});
    }
  playable.scenario.layouts = {layout};
  playable.scenario.layout = 0;
  return playable;
}

const QString hash = QStringLiteral("0123456789abcdef0123456789abcdef");

SetupSheet sheetOf(PlayableScenario playable, Paper paper = Paper::A4)
{
  return {std::move(playable), QStringLiteral("deutschland.kwscenario"), hash, paper};
}

QString allText(const std::vector<Page>& pages)
{
  auto text = QString{};
  for (const auto& page : pages)
    for (const auto& item : page.items)
      if (const auto* it = std::get_if<PageText>(&item))
        text += it->text + u'\n';
  return text;
}

} // namespace

class TestSetupSheet : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(loadFonts()); }

  void lookAtIt()
  {
    const auto folder = QStringLiteral(KARTENWERK_BINARY_DIR "/gallery");
    QDir().mkpath(folder);
    const auto playable = withChips(bundled("deutschland.kwscenario"), 30);
    for (const auto paper : {Paper::A4, Paper::Letter}) {
      const auto pages = setupSheet(sheetOf(playable, paper));
      const auto name = paper == Paper::A4 ? QStringLiteral("a4") : QStringLiteral("letter");
      for (std::size_t i = 0; i < pages.size(); ++i)
        QVERIFY(pageImage(pages[i], 110)
                    .save(QStringLiteral("%1/sheet-%2-%3.png").arg(folder, name).arg(i + 1)));
      auto file = QFile(QStringLiteral("%1/sheet-%2.pdf").arg(folder, name));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(pagesPdf(pages, pages.front().title).value.value());
    }
    const auto insel = setupSheet(sheetOf(bundled("insel.kwscenario")));
    for (std::size_t i = 0; i < insel.size(); ++i)
      QVERIFY(pageImage(insel[i], 110)
                  .save(QStringLiteral("%1/sheet-insel-%2.png").arg(folder).arg(i + 1)));
  }
};

QTEST_MAIN(TestSetupSheet)
#include "tst_setupsheet.moc"

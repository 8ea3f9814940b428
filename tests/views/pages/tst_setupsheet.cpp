// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QDir>
#include <QFile>
#include <QTest>

#include "model/rules/combinations.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/presetscenario.h"
#include "model/scenario/scenariofile.h"
#include "tests/support/drawn.h"
#include "tests/support/playable.h"
#include "views/pages/pagefurniture.h"
#include "views/pages/setupsheet.h"
#include "views/paint/fonts.h"
#include "views/paint/startposition.h"
#include "views/text/combinationwords.h"
#include "views/text/language.h"

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

/// The pages in a language; the program then speaks English again.
std::vector<Page> pagesIn(const QString& language, const SetupSheet& sheet)
{
  installTranslations(language);
  auto pages = setupSheet(sheet);
  installTranslations(QStringLiteral("en"));
  return pages;
}

PlayableScenario openGame(std::string_view preset)
{
  const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");
  return resolve(startedFromPreset({}, preset), DiskLookup({maps}, maps)).value.value();
}

std::vector<PageMap> mapsOn(const std::vector<Page>& pages)
{
  auto maps = std::vector<PageMap>{};
  for (const auto& page : pages)
    for (const auto& item : page.items)
      if (const auto* map = std::get_if<PageMap>(&item); map && map->start)
        maps.push_back(*map);
  return maps;
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
  void initTestCase()
  {
    QVERIFY(loadFonts());
    QDir().mkpath(QStringLiteral(KARTENWERK_BINARY_DIR "/gallery"));
    installTranslations(QStringLiteral("en"));
  }

  void expansionsAndTheMeepleThatTheyBringAreNamed()
  {
    auto playable = openGame("leipzig");
    playable.scenario.rules.surveyors.on = true;
    const auto text = allText(pagesIn(QStringLiteral("en"), {playable, {}, {}, Paper::A4}));
    QVERIFY2(text.simplified().contains(
                 QStringLiteral("Played with: Markets of Leipzig and The Land Surveyors.")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("8 meeples a player")));
    playable.scenario.rules.leipzig.extraMeeple = false;
    QVERIFY(allText(pagesIn(QStringLiteral("en"), {playable, {}, {}, Paper::A4}))
                .contains(QStringLiteral("7 meeples a player")));
  }

  void aFixedOrderOfDrawsIsSaid()
  {
    auto playable = openGame("base");
    playable.scenario.draws = {"base-A", "base-B"};
    const auto text = [&] {
      return allText(pagesIn(QStringLiteral("en"), {playable, {}, {}, Paper::A4})).simplified();
    };
    playable.scenario.drawOrder = DrawOrder::Fixed;
    QVERIFY(text().contains(QStringLiteral("2 tiles are drawn, in the fixed order")));
    QVERIFY(!text().contains(QStringLiteral("none stay in the box")));
    playable.scenario.drawOrder = DrawOrder::FixedPrefix;
    QVERIFY(text().contains(QStringLiteral("The first 2 tiles are drawn in the fixed order")));
  }

  void everythingOfTheMapsOwnStandsOnOnePage()
  {
    const auto playable = withChips(bundled("deutschland.kwscenario"), 30);
    for (const auto paper : {Paper::A4, Paper::Letter}) {
      const auto pages = setupSheet(sheetOf(playable, paper));
      QCOMPARE(pages.size(), std::size_t{1});
      QCOMPARE(pages.front().size, paperSize(paper));
    }
  }

  void theSheetNamesTitleStartsTilesFileAndHash()
  {
    const auto text =
        allText(setupSheet(sheetOf(withChips(bundled("deutschland.kwscenario"), 30))));
    for (const auto* word :
         {"Deutschland", "I3 (Rostock)", "E14 (Stuttgart)", "H9 (Erfurt)", "114", "72", "18", "24",
          "deutschland.kwscenario", "0123456789ab", "4711", "100 mm", "13 × 17"})
      QVERIFY2(text.contains(QString::fromUtf8(word)), word);
    QVERIFY(!text.contains(QStringLiteral("0123456789abc")));
  }

  void everyKindIsShownOnceWithItsCount()
  {
    const auto playable = bundled("deutschland.kwscenario");
    const auto pages = setupSheet(sheetOf(playable));
    auto kinds = std::multiset<std::string>{};
    for (const auto& page : pages)
      for (const auto& item : page.items)
        if (const auto* tile = std::get_if<PageTile>(&item))
          kinds.insert(tile->kind.id);
    for (const auto& tile : playable.tiles())
      QCOMPARE(kinds.count(tile.kind.id), std::size_t{1});
    QCOMPARE(kinds.size(), playable.tiles().size());
  }

  void whatStaysInTheBoxIsSaid()
  {
    auto playable = bundled("deutschland.kwscenario");
    QVERIFY(
        allText(setupSheet(sheetOf(playable))).contains(QStringLiteral("none stay in the box")));
    playable.scenario.tiles[0].changes = {{"base-V", 2}, {"base-C", 0}};
    const auto text = allText(setupSheet(sheetOf(playable)));
    QVERIFY(text.contains(QStringLiteral("2 of 9")));
    QVERIFY(text.contains(QStringLiteral("0 of 1")));
    QVERIFY(text.contains(QStringLiteral("106")));
    QVERIFY(text.contains(QStringLiteral("8 tile")));
  }

  void theStartTileThatLeipzigReplacesStaysInTheBox()
  {
    const auto text = allText(setupSheet(sheetOf(openGame("leipzig"))));
    QVERIFY(text.contains(QStringLiteral("Tiles to take: 71  ·  1 tile stays in the box")));
    QVERIFY(text.contains(QStringLiteral("3 of 4")));
  }

  void changedCountsAreOfEachCopy()
  {
    auto playable = bundled("deutschland.kwscenario");
    playable.scenario.tiles[0].copies = 2;
    playable.scenario.tiles[0].changes = {{"base-V", 2}};
    QVERIFY(allText(setupSheet(sheetOf(playable))).contains(QStringLiteral("4 of 18")));
  }

  void theLegendShowsWhatTheMapHasAndNoMore()
  {
    auto playable = playableOn(drawn({"S..", ".t.", "..S"}));
    const auto has = [&](const char* word) {
      return allText(setupSheet(sheetOf(playable))).contains(QString::fromUtf8(word));
    };
    QVERIFY(has("Town"));
    for (const auto* word : {"Ferry", "Large city", "Printed", "Coat of arms", "Chumak", "Island",
                             "Blocked", "Depot", "Region"})
      QVERIFY2(!has(word), word);
    playable.map = playable.map->withPrint(
        {.place = at("A1"), .side = Side::North, .kind = PrintKind::City, .coats = 1});
    QVERIFY(has("Printed city"));
    QVERIFY(!has("Printed road"));
    QVERIFY(has("Coat of arms"));
    playable.map = playable.map->withSquare(at("C1"), {Ground::Blocked});
    QVERIFY(has("Blocked"));
  }

  void rulesInUseAreTold()
  {
    auto playable = playableOn(drawn({"S..", "...", "..S"}));
    const auto has = [&](const char* word) {
      return allText(setupSheet(sheetOf(playable))).contains(QString::fromUtf8(word));
    };
    QVERIFY(!has("another tile at once"));
    playable.scenario.rules.townExtraTile = true;
    QVERIFY(has("another tile at once"));
    QVERIFY(has("Farmers"));
    playable.scenario.rules.fields = false;
    QVERIFY(has("Without farmers"));
    playable.scenario.rules.chips.on = true;
    QVERIFY(has("counts twice"));
    playable.scenario.rules.chips.use = ChipUse::Points;
    QVERIFY(!has("counts twice"));
  }

  void combinationsThatNoDocumentSettlesAreTold()
  {
    auto playable = withChips(bundled("deutschland.kwscenario"), 30);
    const auto heading = QStringLiteral("Rules together");
    QVERIFY(!allText(setupSheet(sheetOf(playable))).contains(heading));
    auto& rules = playable.scenario.rules;
    rules.darmstadt.on = rules.surveyors.on = rules.townRoadBonus = true;
    const auto text = allText(setupSheet(sheetOf(playable)));
    QVERIFY(text.contains(heading));
    auto told = 0;
    for (const auto& combination : combinationsInUse(rules, true)) {
      const auto due =
          combination.settled == Settled::Reading || combination.settled == Settled::Open;
      QCOMPARE(text.contains(combinationReason(combination)), due);
      told += due ? 1 : 0;
    }
    QVERIFY(told > 2);
  }

  void noBlockIsInTwoPiecesWhereASmallerMapLeavesItRoom()
  {
    for (const auto& language : {QStringLiteral("de"), QStringLiteral("en")})
      for (const auto paper : {Paper::A4, Paper::Letter}) {
        const auto pages = pagesIn(language, sheetOf(bundled("deutschland.kwscenario"), paper));
        QCOMPARE(pages.size(), std::size_t{1});
        for (const auto* heading : {"Rules in use", "Geltende Regeln", "Legend", "Legende"})
          QVERIFY2(allText(pages).split(u'\n').count(QString::fromUtf8(heading)) <= 1, heading);
      }
  }

  void allInkKeepsSixMillimetresFromTheEdgeAndTextTwelve()
  {
    for (const auto& language : languages())
      for (const auto& playable : {withChips(bundled("deutschland.kwscenario"), 30),
                                   bundled("insel.kwscenario"), playableOn(drawn({"S.......S"}))})
        for (const auto paper : {Paper::A4, Paper::Letter})
          for (const auto& page : pagesIn(language, sheetOf(playable, paper))) {
            const auto sheet = QRectF(QPointF(), page.size);
            for (const auto& item : page.items)
              if (std::holds_alternative<PageText>(item))
                QVERIFY(sheet.adjusted(11.99, 11, -11.99, -11.99).contains(extent(item)));
            const auto image = pageImage(page, 50.8); // 2 px a millimetre
            for (int y = 0; y < image.height(); ++y)
              for (int x = 0; x < image.width(); ++x)
                if (std::min({x, y, image.width() - 1 - x, image.height() - 1 - y}) < 12)
                  QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
          }
  }

  void noRowIsCutByTheFootOfAPage()
  {
    // 400 kinds of tiles need more than a page.
    auto tiles = std::vector<CountedTile>{};
    for (int i = 0; i < 400; ++i)
      tiles.push_back(tileOf("kind-" + std::to_string(i), i % 2 == 0 ? "FRFR" : "CFFF"));
    const auto pages = setupSheet(sheetOf(playableOn(drawn({"S...", "...S"}), tiles)));
    QVERIFY(pages.size() > 1);
    auto shown = 0;
    for (const auto& page : pages) {
      const auto body = bodyOf(page.size).adjusted(-1, -0.01, 1, 0.01);
      for (const auto& item : page.items)
        if (std::holds_alternative<PageTile>(item)) {
          QVERIFY(body.contains(extent(item)));
          ++shown;
        }
    }
    QCOMPARE(shown, 400);
  }

  void textsDoNotOverlapEachOther()
  {
    for (const auto& playable :
         {withChips(bundled("deutschland.kwscenario"), 30), bundled("insel.kwscenario")})
      for (const auto& page : setupSheet(sheetOf(playable))) {
        auto areas = std::vector<QRectF>{};
        for (const auto& item : page.items)
          if (std::holds_alternative<PageText>(item) || std::holds_alternative<PageMap>(item)) {
            const auto area = extent(item).adjusted(0.1, 0.3, -0.1, -0.3);
            for (const auto& other : areas)
              QVERIFY(!area.intersects(other));
            areas.push_back(area);
          }
      }
  }

  void theSheetSpeaksTheLanguageOfTheProgram()
  {
    const auto sheet = sheetOf(withChips(bundled("deutschland.kwscenario"), 30));
    const auto pages = pagesIn(QStringLiteral("de"), sheet);
    const auto text = allText(pages);
    const auto picture = pageImage(pages.front(), 110);
    QVERIFY(text.contains(QStringLiteral("Startfelder")));
    QVERIFY(text.contains(QStringLiteral("Plättchen")));
    QVERIFY(!text.contains(QStringLiteral("Start squares")));
    QVERIFY(!text.contains(QStringLiteral("(s)")));
    const auto french = pagesIn(QStringLiteral("fr"), sheet);
    QVERIFY(allText(french).contains(QStringLiteral("Cases de départ")));
    // Both are longer, and still fit.
    QCOMPARE(pages.size(), std::size_t{1});
    QCOMPARE(french.size(), std::size_t{1});
    QVERIFY(pageImage(french.front(), 110)
                .save(QStringLiteral(KARTENWERK_BINARY_DIR "/gallery/sheet-fr.png")));
    QVERIFY(picture.save(QStringLiteral(KARTENWERK_BINARY_DIR "/gallery/sheet-de.png")));
  }

  void aLongFileNameIsShortenedInItsMiddle()
  {
    auto sheet = sheetOf(playableOn(drawn({"S.S"})));
    sheet.fileName = QString(200, u'x') + QStringLiteral(".kwscenario");
    const auto text = allText(setupSheet(sheet));
    QVERIFY(text.contains(QStringLiteral("…")));
    QVERIFY(text.contains(QStringLiteral(".kwscenario  ·  0123456789ab")));
  }

  void aScenarioWithoutAMapHasASheetToo()
  {
    auto playable = playableOn(drawn({"S.."}));
    playable.map.reset();
    playable.scenario.map.reset();
    const auto pages = setupSheet(sheetOf(playable));
    QCOMPARE(pages.size(), std::size_t{1});
  }

  void aSheetWithoutAMapShowsHowTheTableLiesAtTheStart()
  {
    for (const auto* preset : {"base", "river", "leipzig", "surveyors", "darmstadt", "expansions"})
      for (const auto paper : {Paper::A4, Paper::Letter}) {
        const auto pages = setupSheet(sheetOf(openGame(preset), paper));
        const auto maps = mapsOn(pages);
        QCOMPARE(maps.size(), std::size_t{1});
        QVERIFY(maps.front().start && !maps.front().start->tiles.empty());
        QVERIFY(maps.front().area.width() > 60 && maps.front().area.width() < 150);
        QVERIFY(allText(pages).contains(QStringLiteral("in the middle")));
      }
    const auto leipzig = allText(setupSheet(sheetOf(openGame("leipzig"))));
    QVERIFY(leipzig.contains(QStringLiteral("Wainwrights, Coiners, Bookbinders, Tanners")));
  }

  void whatCannotBeLaidOutHasASheetWithoutAPicture()
  {
    auto playable = openGame("base");
    playable.scenario.laid = {{at("A1"), "base-C", {}, {}}, {at("A2"), "base-C", {}, {}}};
    const auto pages = setupSheet(sheetOf(playable));
    QVERIFY(mapsOn(pages).empty());
    QCOMPARE(pages.size(), std::size_t{1});
  }

  void extremeMapsFitToo()
  {
    for (const auto& map : {Map(500, 3, {Ground::Playable}), Map(3, 200, {Ground::Playable}),
                            Map(1, 1, {Ground::Playable})}) {
      const auto pages = setupSheet(sheetOf(playableOn(map, {tileOf("x", "FFFF", 3)})));
      QVERIFY(!pages.empty());
      for (const auto& item : pages.front().items)
        if (std::holds_alternative<PageMap>(item))
          QVERIFY(
              bodyOf(pages.front().size).adjusted(-0.01, -0.01, 0.01, 0.01).contains(extent(item)));
    }
  }

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

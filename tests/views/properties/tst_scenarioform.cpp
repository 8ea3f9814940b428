// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/scenarioform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "model/rules/maprules.h"
#include "model/rules/presets.h"
#include "model/scenario/disklookup.h"
#include "model/scenario/presetscenario.h"
#include "tests/support/drawn.h"
#include "views/properties/rulenotes.h"
#include "views/text/language.h"
#include "views/text/maprulewords.h"
#include "views/text/rulewords.h"

using namespace kartenwerk;

namespace {

const auto maps = std::string(KARTENWERK_SOURCE_DIR "/maps");

Scenario onMap()
{
  auto scenario = scenarioForMap({});
  scenario.title = "Test";
  return scenario;
}

struct Shown
{
  explicit Shown(Scenario scenario = onMap())
      : session(std::make_shared<ScenarioDocument>(std::move(scenario)),
                std::make_shared<MapDocument>(drawn({"S..S"})),
                std::make_shared<DiskLookup>(std::vector{maps}, maps))
  {
    form.setSession(&session);
    form.setBundledSets({{"darmstadt", "Darmstadt"}});
    form.resize(320, 900);
    form.show();
    QObject::connect(&session, &Session::settled, &form, &ScenarioForm::showScenario);
  }

  void open(const QString& title)
  {
    for (auto* section : form.findChildren<Section*>())
      if (section->findChild<QToolButton*>()->text() == title)
        section->setOpen(true);
  }
  template <class Field>
  Field* field(const QString& name)
  {
    for (auto* field : form.findChildren<Field*>())
      if (field->accessibleName() == name || field->property("text").toString() == name)
        return field;
    return nullptr;
  }
  /// The sentences of all notes that are to be seen.
  QStringList notes() const
  {
    auto sentences = QStringList{};
    for (const auto* notes : form.findChildren<RuleNotes*>())
      for (const auto* label : notes->findChildren<QLabel*>())
        if (notes->isVisible() && !label->text().isEmpty())
          sentences << label->text();
    return sentences;
  }
  int steps() const { return static_cast<int>(session.history().size()); }

  Session session;
  ScenarioForm form;
};

} // namespace

class TestScenarioForm : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void everySwitchAndListHasAFieldWithItsExplanation();
  void eachSwitchIsOneStep();
  void theOthersOfARecordWaitForItsFirst();
  void aPresetSetsRulesAndTilesInOneStep();
  void tilesChangedByHandComeBackByAButton();
  void countsOfTilesHaveRoomInAnyFont();
  void theQuartersAreMovedAndThePilesChanged();
  void notesShowOnlyPairsThatAreOn();
  void rulesOfTheMapsFamilyThatAreNotPlayedAreShownWithTheReason();
  void whatIsPrintedOnTheMapAndNotPlayedIsShownToo();
  void theNumberOfATileIsChangedAndForgottenAgain();
  void aTileIsLaidOnAUsedStart();
  void tilesAreAddedToTheOrder();
  void theRestIsShuffledBehind();
  void aSectionStaysOpenWhenTheFormIsMadeAnew();
  void aSetIsAddedAndTakenOut();
  void inEveryLanguageItFitsAPanelOf320Pixels_data();
  void inEveryLanguageItFitsAPanelOf320Pixels();
};

void TestScenarioForm::everySwitchAndListHasAFieldWithItsExplanation()
{
  auto shown = Shown();
  for (auto* section : shown.form.findChildren<Section*>())
    section->setOpen(true);
  const auto described = [&](std::string_view id) {
    for (const auto* field : shown.form.findChildren<QWidget*>())
      if (field->accessibleDescription().startsWith(switchExplanation(id)))
        return true;
    return false;
  };
  for (const auto& rule : switches())
    QVERIFY2(described(rule.id), std::string(rule.id).c_str());
  for (const auto& list : ruleLists())
    QVERIFY2(described(list.id), std::string(list.id).c_str());
}

void TestScenarioForm::eachSwitchIsOneStep()
{
  auto shown = Shown();
  shown.open(groupText(SwitchGroup::Darmstadt));
  shown.field<QCheckBox>(switchText("darmstadt.on"))->click();
  QVERIFY(shown.session.scenario().rules.darmstadt.on);
  QCOMPARE(shown.steps(), 1);
  shown.session.undo();
  QVERIFY(!shown.session.scenario().rules.darmstadt.on);
  QVERIFY(!shown.field<QCheckBox>(switchText("darmstadt.on"))->isChecked());
}

void TestScenarioForm::theOthersOfARecordWaitForItsFirst()
{
  auto shown = Shown();
  shown.open(groupText(SwitchGroup::Leipzig));
  auto* extra = shown.field<QCheckBox>(switchText("leipzig.extraMeeple"));
  QVERIFY(!extra->isEnabled());
  shown.field<QCheckBox>(switchText("leipzig.on"))->click();
  QVERIFY(extra->isEnabled());
}

void TestScenarioForm::aPresetSetsRulesAndTilesInOneStep()
{
  auto shown = Shown();
  auto* choice = shown.field<QComboBox>(QStringLiteral("Start from"));
  Q_EMIT choice->activated(choice->findText(presetText("darmstadt")));
  QVERIFY(shown.session.scenario().rules.darmstadt.on);
  QVERIFY(shown.session.scenario().tiles == tilesOfPreset("darmstadt"));
  QVERIFY(!shown.field<QPushButton>(QStringLiteral("Take the tiles of these rules"))->isVisible());
  QCOMPARE(shown.steps(), 1);
  shown.session.undo();
  QVERIFY(shown.session.scenario() == onMap());
  shown.session.redo();
  QVERIFY(shown.session.scenario() == startedFromPreset(onMap(), "darmstadt"));
}

void TestScenarioForm::tilesChangedByHandComeBackByAButton()
{
  auto scenario = startedFromPreset(onMap(), "germany");
  scenario.tiles[0].copies = 2;
  auto shown = Shown(scenario);
  const auto text = QStringLiteral("Take the tiles of these rules");
  QVERIFY(shown.field<QPushButton>(text)->isVisible());
  shown.field<QPushButton>(text)->click();
  QVERIFY(shown.session.scenario().tiles == tilesOfPreset("germany"));
  QVERIFY(!shown.field<QPushButton>(text)->isVisible());
  QCOMPARE(shown.steps(), 1);
}

/// A fixed width would cut them in a larger font.
void TestScenarioForm::countsOfTilesHaveRoomInAnyFont()
{
  auto shown = Shown();
  auto font = shown.form.font();
  font.setPointSizeF(2.5 * font.pointSizeF());
  shown.form.setFont(font);
  shown.form.rebuild();
  for (auto* section : shown.form.findChildren<Section*>())
    section->setOpen(true);
  // Fields made anew are shown when the window comes to it.
  QTRY_VERIFY(shown.form.findChild<QSpinBox*>()->isVisible());
  auto counts = 0;
  for (const auto* count : shown.form.findChildren<QSpinBox*>()) {
    if (count->maximum() < 99 || !count->isVisible())
      continue;
    const auto text = QString::number(count->maximum());
    QTRY_VERIFY(count->findChild<QLineEdit*>()->width() >=
                count->fontMetrics().horizontalAdvance(text) + 4);
    ++counts;
  }
  QVERIFY(counts > 20);
}

void TestScenarioForm::theQuartersAreMovedAndThePilesChanged()
{
  auto scenario = onMap();
  scenario.rules.leipzig.on = scenario.rules.surveyors.on = true;
  auto shown = Shown(scenario);
  shown.open(groupText(SwitchGroup::Leipzig));
  auto* quarters = shown.field<QListWidget>(switchText("leipzig.order"));
  quarters->setCurrentRow(0);
  QTest::keyClick(quarters, Qt::Key_Down, Qt::AltModifier);
  QVERIFY(
      (shown.session.scenario().rules.leipzig.order ==
       std::array{Quarter::Coiners, Quarter::Wainwrights, Quarter::Bookbinders, Quarter::Tanners}));
  shown.open(groupText(SwitchGroup::Surveyors));
  auto* pile = shown.field<QListWidget>(switchText("surveyors.monastery"));
  pile->setCurrentRow(0);
  QTest::keyClick(pile, Qt::Key_Delete);
  QVERIFY((shown.session.scenario().rules.surveyors.monastery ==
           std::vector{SurveyorTile::PilgrimageRoute, SurveyorTile::Wealth}));
  QCOMPARE(shown.steps(), 2);
  shown.session.undo();
  QCOMPARE(pile->count(), 3);
}

void TestScenarioForm::notesShowOnlyPairsThatAreOn()
{
  auto shown = Shown();
  shown.open(groupText(SwitchGroup::Surveyors));
  const auto visible = [&] {
    auto number = 0;
    for (const auto* notes : shown.form.findChildren<RuleNotes*>())
      number += notes->isVisible() ? 1 : 0;
    return number;
  };
  QCOMPARE(visible(), 0);
  shown.field<QCheckBox>(switchText("surveyors.on"))->click(); // with the map
  QCOMPARE(visible(), 1);
}

void TestScenarioForm::rulesOfTheMapsFamilyThatAreNotPlayedAreShownWithTheReason()
{
  auto shown = Shown();
  QVERIFY(shown.notes().isEmpty());
  auto* choice = shown.field<QComboBox>(QStringLiteral("Start from"));
  for (const auto& known : presets()) {
    Q_EMIT choice->activated(choice->findText(presetText(known.id)));
    choice = shown.field<QComboBox>(QStringLiteral("Start from"));
    const auto words = shown.notes().join(QLatin1Char('\n'));
    for (const auto& rule : mapRules()) {
      const auto due = !rule.played() && belongsTo(rule, known.id);
      QCOMPARE(words.contains(mapRuleText(rule.id) + QLatin1Char(' ') + mapRuleReason(rule)) &&
                   !mapRuleReason(rule).isEmpty(),
               due);
    }
  }
}

void TestScenarioForm::whatIsPrintedOnTheMapAndNotPlayedIsShownToo()
{
  auto shown = Shown();
  auto map = shown.session.map().withSite({.place = at("B1"), .kind = SiteKind::Chumak});
  shown.session.edit({.map = std::move(map)}, QStringLiteral("Chumak"));
  QCOMPARE(shown.notes().size(), 1);
  QVERIFY(shown.notes().front().contains(mapRuleText("ukraine.wagons")));
  shown.session.undo();
  QVERIFY(shown.notes().isEmpty());
}

void TestScenarioForm::theNumberOfATileIsChangedAndForgottenAgain()
{
  auto shown = Shown();
  shown.open(QStringLiteral("Number of each tile"));
  auto* count = shown.field<QSpinBox>(QStringLiteral("base-B · Monastery"));
  QVERIFY(count);
  QCOMPARE(count->value(), 4);
  count->setValue(2);
  QVERIFY((shown.session.scenario().tiles[0].changes ==
           std::vector<std::pair<std::string, int>>{{"base-B", 2}}));
  shown.field<QSpinBox>(QStringLiteral("base-B · Monastery"))->setValue(4);
  QVERIFY(shown.session.scenario().tiles[0].changes.empty());
}

void TestScenarioForm::aTileIsLaidOnAUsedStart()
{
  auto shown = Shown();
  shown.open(QStringLiteral("Tiles on start squares"));
  auto* tile = shown.field<QComboBox>(QStringLiteral("Tile on A1 (Start A1)"));
  QVERIFY(tile && !tile->isEnabled());
  shown.field<QCheckBox>(QStringLiteral("A1 (Start A1)"))->click();
  QVERIFY(tile->isEnabled());
  Q_EMIT tile->activated(tile->findText(QStringLiteral("base-E · City north")));
  auto* turned = shown.field<QComboBox>(QStringLiteral("Turned on A1 (Start A1)"));
  Q_EMIT turned->activated(2);
  const auto laid = LaidTile{.place = at("A1"), .kind = "base-E", .rotation = Rotation::Quarter};
  QVERIFY(shown.session.scenario().laid == std::vector{laid});
  shown.field<QCheckBox>(QStringLiteral("A1 (Start A1)"))->click();
  QVERIFY(shown.session.scenario().laid.empty());
}

void TestScenarioForm::tilesAreAddedToTheOrder()
{
  auto shown = Shown();
  shown.open(QStringLiteral("Order of drawing"));
  auto* order = shown.field<QListWidget>(QStringLiteral("Order of tiles"));
  QVERIFY(!order->isVisible());
  Q_EMIT shown.field<QComboBox>(QStringLiteral("Tiles are drawn"))->activated(1);
  QVERIFY(order->isVisible());
  auto* edit = order->parentWidget();
  auto* choice = edit->findChild<QComboBox*>();
  const auto left = QStringLiteral("base-C · City on all sides with coat of arms, 1 left");
  choice->setCurrentIndex(choice->findText(left));
  for (auto* button : edit->findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Add"))
      button->click();
  QVERIFY(shown.session.scenario().draws == std::vector<std::string>{"base-C"});
  QCOMPARE(choice->findText(left), -1); // it has only one
  QCOMPARE(shown.steps(), 2);
}

void TestScenarioForm::theRestIsShuffledBehind()
{
  auto scenario = onMap();
  scenario.drawOrder = DrawOrder::Fixed;
  scenario.draws = {"base-C", "base-A"};
  auto shown = Shown(scenario);
  shown.open(QStringLiteral("Order of drawing"));
  shown.field<QPushButton>(QStringLiteral("Shuffle the rest"))->click();
  const auto& draws = shown.session.scenario().draws;
  QCOMPARE(draws.size(), std::size_t{113}); // 114 without the start tile
  QVERIFY(draws[0] == "base-C" && draws[1] == "base-A");
  shown.session.undo();
  QVERIFY(shown.session.scenario().draws == scenario.draws);
}

void TestScenarioForm::aSectionStaysOpenWhenTheFormIsMadeAnew()
{
  auto shown = Shown();
  shown.open(groupText(SwitchGroup::River));
  shown.form.rebuild();
  QVERIFY(shown.field<QCheckBox>(switchText("river")));
  QVERIFY(!shown.field<QCheckBox>(switchText("darmstadt.on")));
}

void TestScenarioForm::aSetIsAddedAndTakenOut()
{
  auto shown = Shown();
  auto scenario = shown.session.scenario();
  scenario.tiles.push_back({.set = {.bundled = "darmstadt"}});
  shown.session.edit({.scenario = scenario}, QStringLiteral("Add"));
  auto* copies = shown.field<QSpinBox>(QStringLiteral("Darmstadt"));
  QVERIFY(copies);
  copies->setValue(0);
  QCOMPARE(shown.session.scenario().tiles.size(), std::size_t{3});
  QVERIFY(shown.field<QPushButton>(QStringLiteral("Add tile set"))->isEnabled());
}

void TestScenarioForm::inEveryLanguageItFitsAPanelOf320Pixels_data()
{
  QTest::addColumn<QString>("language");
  for (const auto& language : languages())
    QTest::newRow(qPrintable(language)) << language;
}

void TestScenarioForm::inEveryLanguageItFitsAPanelOf320Pixels()
{
  QFETCH(QString, language);
  installTranslations(language);
  auto shown = Shown();
  installTranslations(QStringLiteral("en"));
  for (auto depth = 0; depth < 2; ++depth)
    for (auto* section : shown.form.findChildren<Section*>())
      section->setOpen(true);
  const auto besideTheScrollBar = 300;
  QVERIFY2(shown.form.minimumSizeHint().width() <= besideTheScrollBar,
           qPrintable(QString::number(shown.form.minimumSizeHint().width())));
  for (const auto* box : shown.form.findChildren<QCheckBox*>()) {
    // Its text takes as many lines as it needs.
    QVERIFY(box->hasHeightForWidth());
    QVERIFY(box->heightForWidth(120) >= box->heightForWidth(2000));
  }
}

QTEST_MAIN(TestScenarioForm)
#include "tst_scenarioform.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/propertiespanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include "model/base/random.h"
#include "tests/support/drawn.h"
#include "tests/support/nolookup.h"
#include "views/text/language.h"
#include "views/tools/drawing.h"

using namespace kartenwerk;

namespace {

struct Shown
{
  explicit Shown(Map map)
      : session(std::make_shared<ScenarioDocument>(), std::make_shared<MapDocument>(std::move(map)),
                std::make_shared<NoLookup>())
  {
    hand.setSession(&session);
    panel.setHand(&hand);
    panel.resize(320, 600);
    panel.show();
  }
  ~Shown() { panel.setHand(nullptr); }

  /// The field of that name; of several the first that is on the shown form.
  template <class Field>
  Field* field(const QString& name)
  {
    const auto fields = panel.findChildren<Field*>();
    for (auto* field : fields)
      if (field->accessibleName() == name || field->property("text").toString() == name)
        return field;
    return nullptr;
  }
  void type(const QString& name, const QString& text)
  {
    auto* line = field<QLineEdit>(name);
    QVERIFY(line);
    line->setText(text);
    Q_EMIT line->editingFinished();
  }
  int steps() const { return static_cast<int>(session.history().size()); }

  Session session;
  ToolHand hand;
  PropertiesPanel panel;
};

QString valueOf(const QWidget& field)
{
  if (const auto* line = qobject_cast<const QLineEdit*>(&field))
    return line->text();
  if (const auto* box = qobject_cast<const QComboBox*>(&field))
    return box->currentText();
  if (const auto* check = qobject_cast<const QCheckBox*>(&field))
    return check->text() + (check->isChecked() ? u'+' : u'-');
  if (const auto* notes = qobject_cast<const QPlainTextEdit*>(&field))
    return notes->toPlainText();
  if (const auto* label = qobject_cast<const QLabel*>(&field))
    return label->text();
  return {};
}

/// Whatever stands in the panel, seen or folded away; sorted.
QStringList contentsOf(const PropertiesPanel& panel)
{
  QCoreApplication::processEvents(); // what was added to a form that is shown is shown by now
  auto contents = QStringList{};
  for (const auto* field : panel.findChildren<QWidget*>())
    if (const auto value = valueOf(*field); !value.isEmpty())
      contents << QStringLiteral("%1: %2%3%4")
                      .arg(field->accessibleName(), value,
                           field->isEnabled() ? QString() : QStringLiteral(" off"),
                           field->isHidden() ? QStringLiteral(" hidden") : QString());
  contents.sort();
  return contents;
}

/// Counts windows that come up besides the panel.
class WindowCount : public QObject
{
public:
  explicit WindowCount(const QWidget& panel) : m_panel(panel) { qApp->installEventFilter(this); }
  int windows = 0;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override
  {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Show && widget && widget->isWindow() && widget != &m_panel)
      ++windows;
    return false;
  }

private:
  const QWidget& m_panel;
};

/// Something that a person might do elsewhere while squares are selected.
void doSomething(Shown& shown, Random& random)
{
  const auto place = [&] {
    return Place{static_cast<std::int16_t>(random.below(4)),
                 static_cast<std::int16_t>(random.below(3))};
  };
  switch (random.below(8)) {
  case 0:
    shown.session.undo();
    return;
  case 1:
    shown.session.redo();
    return;
  case 2:
    shown.hand.setSelection(random.below(3) == 0 ? std::vector<Place>{} : std::vector{place()});
    return;
  case 3:
    shown.hand.clear(place());
    return;
  default:
    break;
  }
  auto options = shown.hand.options();
  options.ground = {static_cast<Ground>(std::array{0, 1, 3, 4, 5}[random.below(5)])};
  options.mark = static_cast<SiteKind>(2 + random.below(3));
  shown.hand.setOptions(options);
  shown.hand.setTool(allTools[1 + random.below(9)]);
  auto spot = Spot{place()};
  std::swap(spot.sides[0], spot.sides[random.below(4)]);
  spot.atSide = random.below(2) == 0;
  shown.hand.begin(spot);
  if (random.below(2) == 0)
    shown.hand.moveTo({place()});
  if (random.below(8) == 0)
    shown.hand.cancel();
  else
    shown.hand.end();
}

} // namespace

class TestPropertiesPanel : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aNameIsOneStepAndCanBeUndone();
  void leavingAFieldUnchangedLeavesNoStep();
  void fieldsFollowUndo();
  void theSideOfALargeCityIsChosen();
  void thePrintOfASquareIsChanged();
  void groundOfManySquaresIsOneStep();
  void choosingGroundTellsWhatWentWithIt();
  void thePresetSetsAllRules();
  void usedStartsAreTicked();
  void theWheelChangesNoFieldThatIsNotInUse();
  void whatIsTypedGoesIntoTheMapThatItWasTypedFor();
  void everyFieldHasAName();
  void withNothingSelectedThePanelSaysWhatToDo();
  void afterAnyEditElsewhereThePanelIsAsIfMadeAnew();
  void theFirstMapOfAScenarioIsShown();
  void fieldsMadeAnewNeverComeUpAsWindows();
};

void TestPropertiesPanel::aNameIsOneStepAndCanBeUndone()
{
  auto shown = Shown(drawn({"t.."}));
  shown.hand.setSelection({at("A1")});
  shown.type(QStringLiteral("Name"), QStringLiteral("Bremen"));
  QCOMPARE(shown.session.map().site(at("A1"), SiteKind::Town)->name, std::string("Bremen"));
  QCOMPARE(shown.steps(), 1);
  QCOMPARE(shown.session.undoText(), QStringLiteral("Rename town"));
  shown.session.undo();
  QVERIFY(shown.session.map() == drawn({"t.."}));
}

void TestPropertiesPanel::leavingAFieldUnchangedLeavesNoStep()
{
  auto shown = Shown(drawn({"t.."}));
  shown.hand.setSelection({at("A1")});
  shown.type(QStringLiteral("Name"), QStringLiteral("Town A1"));
  QCOMPARE(shown.steps(), 0);
}

void TestPropertiesPanel::fieldsFollowUndo()
{
  auto shown = Shown(drawn({"t.."}));
  shown.hand.setSelection({at("A1")});
  shown.type(QStringLiteral("Name"), QStringLiteral("Bremen"));
  shown.session.undo();
  QCOMPARE(shown.field<QLineEdit>(QStringLiteral("Name"))->text(), QStringLiteral("Town A1"));
}

void TestPropertiesPanel::theSideOfALargeCityIsChosen()
{
  auto shown = Shown(drawn({"11."}));
  shown.hand.setSelection({at("B1")});
  auto* side = shown.field<QComboBox>(QStringLiteral("Side in the east"));
  QVERIFY(side);
  QVERIFY(!shown.field<QComboBox>(QStringLiteral("Side in the west"))); // an inner side
  Q_EMIT side->activated(static_cast<int>(CitySideKind::Closed));
  QCOMPARE(shown.session.map().largeCities()[0].sideAt(at("B1"), Side::East), CitySideKind::Closed);
}

void TestPropertiesPanel::thePrintOfASquareIsChanged()
{
  auto shown = Shown(drawn({"."}).withPrint({at("A1"), Side::North}));
  shown.hand.setSelection({at("A1")});
  shown.type(QStringLiteral("Group"), QStringLiteral("Dänemark"));
  auto* coats = shown.field<QSpinBox>(QStringLiteral("Coats of arms"));
  QVERIFY(coats);
  coats->setValue(2);
  const auto* print = shown.session.map().print(at("A1"), Side::North);
  QCOMPARE(print->group, std::string("Dänemark"));
  QCOMPARE(print->coats, 2);
  QCOMPARE(shown.steps(), 2);
}

void TestPropertiesPanel::groundOfManySquaresIsOneStep()
{
  auto shown = Shown(drawn({"...", "t.."}));
  shown.hand.setSelection({at("A1"), at("B1"), at("A2")});
  auto* ground = shown.field<QComboBox>(QStringLiteral("Ground"));
  QVERIFY(ground);
  Q_EMIT ground->activated(1);
  QVERIFY(shown.session.map() == drawn({"~~.", "~.."}));
  QCOMPARE(shown.steps(), 1);
}

void TestPropertiesPanel::choosingGroundTellsWhatWentWithIt()
{
  installTranslations(QStringLiteral("en"));
  auto shown = Shown(drawn({"tt."}));
  const auto told = QSignalSpy(&shown.hand, &ToolHand::removed);
  shown.hand.setSelection({at("A1"), at("B1")});
  auto* ground = shown.field<QComboBox>(QStringLiteral("Ground"));
  Q_EMIT ground->activated(1);
  QCOMPARE(told.size(), 1);
  QCOMPARE(told.front().front().toString(), QStringLiteral("Removed with it: 2 towns."));
  shown.hand.setSelection({at("C1")});
  Q_EMIT shown.field<QComboBox>(QStringLiteral("Ground"))->activated(1);
  QCOMPARE(told.size(), 1);
}

void TestPropertiesPanel::thePresetSetsAllRules()
{
  auto shown = Shown(drawn({"S.S"}));
  auto* choice = shown.field<QComboBox>(QStringLiteral("Start from"));
  QVERIFY(choice);
  Q_EMIT choice->activated(choice->findText(QStringLiteral("Maps with chips (Germany)")));
  QVERIFY(shown.session.scenario().rules == preset("germany"));
  QCOMPARE(shown.steps(), 1);
  shown.session.undo();
  QVERIFY(shown.session.scenario() == Scenario{});
}

void TestPropertiesPanel::usedStartsAreTicked()
{
  auto shown = Shown(drawn({"S.S"}));
  auto* start = shown.field<QCheckBox>(QStringLiteral("C1 (Start C1)"));
  QVERIFY(start);
  start->click();
  QCOMPARE(shown.session.scenario().starts, std::vector<Place>{at("C1")});
  start->click();
  QVERIFY(shown.session.scenario().starts.empty());
}

void TestPropertiesPanel::theWheelChangesNoFieldThatIsNotInUse()
{
  auto shown = Shown(drawn({"S.S"}));
  shown.panel.setCurrentIndex(2);
  auto* players = shown.field<QSpinBox>(QStringLiteral("Players"));
  QVERIFY(players);
  const auto point = QPointF(players->rect().center());
  auto event = QWheelEvent(point, players->mapToGlobal(point), {}, {0, 120}, {}, {},
                           Qt::NoScrollPhase, false);
  players->clearFocus();
  QCoreApplication::sendEvent(players, &event);
  QCOMPARE(shown.steps(), 0);
}

void TestPropertiesPanel::whatIsTypedGoesIntoTheMapThatItWasTypedFor()
{
  auto shown = Shown(drawn({"t.."}));
  auto other = Shown(drawn({"t.."}));
  shown.hand.setSelection({at("A1")});
  other.hand.setSelection({at("A1")});
  shown.panel.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
  auto* line = shown.field<QLineEdit>(QStringLiteral("Name"));
  line->setFocus();
  QVERIFY(line->hasFocus());
  line->setText(QStringLiteral("Bremen"));
  shown.panel.setHand(&other.hand);
  QCOMPARE(shown.session.map().site(at("A1"), SiteKind::Town)->name, std::string("Bremen"));
  QCOMPARE(other.steps(), 0);
}

void TestPropertiesPanel::everyFieldHasAName()
{
  auto shown = Shown(drawn({"S1t", ".~."})
                         .withPrint({at("A1"), Side::North})
                         .withFerry({{at("A2"), Side::East}, {at("C2"), Side::West}})
                         .withRegions({{.name = "Nord"}}));
  for (const auto* place : {"A1", "B1", "C1", "A2"}) {
    shown.hand.setSelection({at(place)});
    const auto widgets = shown.panel.findChildren<QWidget*>();
    for (const auto* widget : widgets) {
      const auto field =
          qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
          qobject_cast<const QComboBox*>(widget) || qobject_cast<const QSpinBox*>(widget);
      if (field && !qobject_cast<const QSpinBox*>(widget->parentWidget()))
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }
}

void TestPropertiesPanel::withNothingSelectedThePanelSaysWhatToDo()
{
  auto shown = Shown(drawn({"..."}));
  QVERIFY(!shown.field<QComboBox>(QStringLiteral("Ground")));
  shown.hand.setSelection({at("A1")});
  QVERIFY(shown.field<QComboBox>(QStringLiteral("Ground")));
  shown.hand.setSelection({});
  QVERIFY(!shown.field<QComboBox>(QStringLiteral("Ground")));
}

void TestPropertiesPanel::afterAnyEditElsewhereThePanelIsAsIfMadeAnew()
{
  auto shown = Shown(drawn({"S.t.", ".~~.", "t..S"}).withRegions({{.name = "Nord"}}));
  auto random = Random(7, Purpose::Player);
  for (auto step = 0; step < 60; ++step) {
    doSomething(shown, random);
    auto fresh = PropertiesPanel();
    fresh.setHand(&shown.hand);
    fresh.resize(320, 600);
    fresh.show();
    const auto expected = contentsOf(fresh);
    fresh.setHand(nullptr);
    QCOMPARE(contentsOf(shown.panel), expected);
  }
}

void TestPropertiesPanel::theFirstMapOfAScenarioIsShown()
{
  auto session =
      Session(std::make_shared<ScenarioDocument>(), nullptr, std::make_shared<NoLookup>());
  auto hand = ToolHand();
  hand.setSession(&session);
  auto panel = PropertiesPanel();
  panel.setHand(&hand);
  const auto before = contentsOf(panel);
  session.setMapDocument(std::make_shared<MapDocument>(drawn({"..."})));
  auto fresh = PropertiesPanel();
  fresh.setHand(&hand);
  QCOMPARE(contentsOf(panel), contentsOf(fresh));
  QVERIFY(contentsOf(panel) != before);
  fresh.setHand(nullptr);
  panel.setHand(nullptr);
}

void TestPropertiesPanel::fieldsMadeAnewNeverComeUpAsWindows()
{
  auto shown = Shown(drawn({"t..", "S.S"}));
  const auto count = WindowCount(shown.panel);
  for (const auto* place : {"A1", "A2", "B1"}) { // made anew before the first are shown
    shown.hand.setSelection({at(place)});
    shown.hand.setSelection({});
  }
  QTest::qWait(20);
  QCOMPARE(count.windows, 0);
}

QTEST_MAIN(TestPropertiesPanel)
#include "tst_propertiespanel.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/commandline.h"

#include <QTest>

using namespace kartenwerk;

class TestCommandLine : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void filesAndOptions();
  void whatIsWrongIsSaid_data();
  void whatIsWrongIsSaid();
  void helpNamesEveryPanel();
};

void TestCommandLine::filesAndOptions()
{
  const auto line = readCommandLine(
      {QStringLiteral("a.kwmap"), QStringLiteral("--screenshot"), QStringLiteral("f.png"),
       QStringLiteral("--size"), QStringLiteral("1280x800"), QStringLiteral("--theme"),
       QStringLiteral("dark"), QStringLiteral("--panel"), QStringLiteral("issues"),
       QStringLiteral("--show"), QStringLiteral("dominoes"), QStringLiteral("b c.kwscenario")});
  QVERIFY(line.error.isEmpty());
  QCOMPARE(line.files, (QStringList{QStringLiteral("a.kwmap"), QStringLiteral("b c.kwscenario")}));
  QCOMPARE(line.screenshot, QStringLiteral("f.png"));
  QCOMPARE(line.size, QSize(1280, 800));
  QVERIFY(line.theme == Theme::Dark);
  QVERIFY(line.panel == Panel::Issues);
  QCOMPARE(line.show, QStringLiteral("dominoes"));
}

void TestCommandLine::whatIsWrongIsSaid_data()
{
  QTest::addColumn<QStringList>("arguments");
  QTest::newRow("unknown option") << QStringList{QStringLiteral("--frobnicate")};
  QTest::newRow("no value") << QStringList{QStringLiteral("--theme")};
  QTest::newRow("no theme") << QStringList{QStringLiteral("--theme"), QStringLiteral("pink")};
  QTest::newRow("no size") << QStringList{QStringLiteral("--size"), QStringLiteral("1280")};
  QTest::newRow("too large") << QStringList{QStringLiteral("--size"),
                                            QStringLiteral("99999x99999")};
  QTest::newRow("nothing to show")
      << QStringList{QStringLiteral("--show"), QStringLiteral("ghosts")};
  QTest::newRow("no panel") << QStringList{QStringLiteral("--panel"), QStringLiteral("cellar")};
}

void TestCommandLine::whatIsWrongIsSaid()
{
  QFETCH(QStringList, arguments);
  QVERIFY(!readCommandLine(arguments).error.isEmpty());
}

void TestCommandLine::helpNamesEveryPanel()
{
  for (int panel = 0; panel < panelCount; ++panel)
    QVERIFY(helpText().contains(toString(static_cast<Panel>(panel))));
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"

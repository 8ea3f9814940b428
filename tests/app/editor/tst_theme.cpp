// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/theme.h"

#include <QTest>
#include <QToolButton>
#include <cmath>

#include "views/paint/windowcolours.h"

using namespace kartenwerk;

namespace {

/// Relative luminance and contrast of WCAG 2.1.
double luminance(const QColor& colour)
{
  const auto channel = [](double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) +
         0.0722 * channel(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
  const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
  return (light + 0.05) / (dark + 0.05);
}

} // namespace

class TestTheme : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void textHasAContrastOfFourAndAHalf_data();
  void textHasAContrastOfFourAndAHalf();
  void darkIsDark();
  void styleSheetsGoWithTheTheme();
  void namesAreReadBack();
};

void TestTheme::textHasAContrastOfFourAndAHalf_data()
{
  QTest::addColumn<bool>("dark");
  QTest::addColumn<int>("text");
  QTest::addColumn<int>("ground");
  const auto pairs = std::initializer_list<std::pair<QPalette::ColorRole, QPalette::ColorRole>>{
      {QPalette::WindowText, QPalette::Window},
      {QPalette::Text, QPalette::Base},
      {QPalette::Text, QPalette::AlternateBase},
      {QPalette::ButtonText, QPalette::Button},
      {QPalette::HighlightedText, QPalette::Highlight},
      {QPalette::ToolTipText, QPalette::ToolTipBase},
      {QPalette::Link, QPalette::Base},
      {QPalette::Link, QPalette::Window},
      {QPalette::PlaceholderText, QPalette::Base}};
  for (const auto dark : {false, true})
    for (const auto& [text, ground] : pairs)
      QTest::addRow("%s %d on %d", dark ? "dark" : "light", static_cast<int>(text),
                    static_cast<int>(ground))
          << dark << static_cast<int>(text) << static_cast<int>(ground);
}

void TestTheme::textHasAContrastOfFourAndAHalf()
{
  QFETCH(bool, dark);
  QFETCH(int, text);
  QFETCH(int, ground);
  const auto palette = dark ? darkPalette() : lightPalette();
  const auto found = contrast(palette.color(static_cast<QPalette::ColorRole>(text)),
                              palette.color(static_cast<QPalette::ColorRole>(ground)));
  QVERIFY2(found >= 4.5, qPrintable(QString::number(found)));
}

void TestTheme::darkIsDark()
{
  QVERIFY(isDark(darkPalette()));
  QVERIFY(!isDark(lightPalette()));
}

void TestTheme::styleSheetsGoWithTheTheme()
{
  applyTheme(Theme::Light);
  auto button = QToolButton();
  button.setStyleSheet(
      QStringLiteral("QToolButton { border: none; background: palette(window); }"));
  button.resize(40, 40);
  const auto shown = [&] { return button.grab().toImage().pixelColor(20, 20); };
  QCOMPARE(shown(), lightPalette().color(QPalette::Window));
  applyTheme(Theme::Dark);
  QCOMPARE(shown(), darkPalette().color(QPalette::Window));
}

void TestTheme::namesAreReadBack()
{
  for (const auto theme : {Theme::System, Theme::Light, Theme::Dark})
    QVERIFY(themeFrom(toString(theme)) == theme);
  QVERIFY(!themeFrom(QStringLiteral("pink")));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"

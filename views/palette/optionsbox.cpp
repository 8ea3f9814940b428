// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/optionsbox.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "views/canvas/placetext.h"
#include "views/palette/swatches.h"
#include "views/text/words.h"

namespace kartenwerk {

namespace {

enum Pages : std::size_t { GroundPage, PrintPage, FerryPage, ChipPage, MarkPage, WordsPage };

Pages pageFor(Tool tool)
{
  switch (tool) {
  case Tool::Ground:
    return GroundPage;
  case Tool::Print:
    return PrintPage;
  case Tool::Ferry:
    return FerryPage;
  case Tool::Chip:
    return ChipPage;
  case Tool::Mark:
    return MarkPage;
  default:
    return WordsPage;
  }
}

QString capitalised(QString text)
{
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

void name(QLabel& label, QWidget& field, const QString& text)
{
  label.setText(text);
  field.setAccessibleName(text);
}

} // namespace

OptionsBox::OptionsBox(QWidget* parent) : QWidget(parent)
{
  m_pages = {groundPage(), printPage(), ferryPage(), chipPage(), markPage(), wordsPage()};
  // No stacked widget: that is always as high as its highest page.
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  for (auto* page : m_pages)
    layout->addWidget(page);
  retranslate();
  refresh();
}

void OptionsBox::showTool(Tool tool, const ToolOptions& options)
{
  m_tool = tool;
  m_options = options;
  refresh();
}

void OptionsBox::change(ToolOptions options)
{
  m_options = options;
  refresh();
  Q_EMIT changed(m_options);
}

void OptionsBox::refresh()
{
  for (std::size_t page = 0; page < m_pages.size(); ++page)
    m_pages[page]->setVisible(page == pageFor(m_tool));
  const auto& grounds = offeredGrounds();
  const auto ground = std::ranges::find_if(grounds, [this](const Square& square) {
    return square.ground == m_options.ground.ground && square.look == m_options.ground.look &&
           square.waves == m_options.ground.waves;
  });
  if (ground != grounds.end())
    m_grounds->button(static_cast<int>(ground - grounds.begin()))->setChecked(true);
  const auto coloured = takesColour(m_options.ground);
  m_groundColour->setVisible(coloured);
  m_groundColourName->setVisible(coloured);
  m_groundColour->setCurrentIndex(static_cast<int>(m_options.ground.colour));
  m_prints->button(static_cast<int>(m_options.print))->setChecked(true);
  const auto set = [](QSpinBox& box, int value) {
    const auto blocker = QSignalBlocker(&box);
    box.setValue(value);
  };
  set(*m_printCoats, m_options.printCoats);
  set(*m_ferryPoints, m_options.ferryPoints);
  set(*m_ferryCoats, m_options.ferryCoats);
  m_chipAct->setCurrentIndex(static_cast<int>(m_options.chipAct));
  const auto lays = m_options.chipAct == ChipAct::Lay;
  for (auto* widget : {m_chipColour, m_chipValue})
    widget->setEnabled(lays);
  m_marks->button(static_cast<int>(m_options.mark))->setChecked(true);
  const auto show = [](QWidget& name, QWidget& field, bool shown) {
    name.setVisible(shown);
    field.setVisible(shown);
  };
  show(*m_markColourName, *m_markColour, m_options.mark == SiteKind::ChipMark);
  show(*m_islandCoatsName, *m_islandCoats, m_options.mark == SiteKind::Island);
  m_markColour->setCurrentIndex(static_cast<int>(m_options.markColour));
  set(*m_islandCoats, m_options.islandCoats);
  m_chipColour->setCurrentIndex(static_cast<int>(m_options.chip));
  m_chipValue->setCurrentIndex(m_options.chipValue);
  showWords(m_tool);
}

void OptionsBox::retranslateColours(QComboBox& box, const QString& none)
{
  for (const auto colour : {Colour::None, Colour::Purple, Colour::LightBlue, Colour::Orange}) {
    const auto index = static_cast<int>(colour);
    box.setItemText(index, colour == Colour::None ? none : capitalised(colourText(colour)));
    box.setItemIcon(index, chipSwatch(colour));
  }
}

void OptionsBox::retranslate()
{
  auto id = 0;
  for (const auto& ground : offeredGrounds())
    m_grounds->button(id++)->setText(capitalised(groundText(ground)));
  name(*m_groundColourName, *m_groundColour, tr("Colour"));
  retranslateColours(*m_groundColour, tr("None", "colour"));
  m_prints->button(static_cast<int>(PrintKind::Road))->setText(tr("Road"));
  m_prints->button(static_cast<int>(PrintKind::City))->setText(tr("City"));
  name(*m_printCoatsName, *m_printCoats, tr("Coats of arms"));
  name(*m_ferryPointsName, *m_ferryPoints, tr("Points"));
  name(*m_ferryCoatsName, *m_ferryCoats, tr("Coats of arms"));
  name(*m_chipActName, *m_chipAct, tr("A click"));
  m_chipAct->setItemText(static_cast<int>(ChipAct::Lay), tr("Lays chips"));
  m_chipAct->setItemText(static_cast<int>(ChipAct::Pin), tr("Pins a square"));
  m_chipAct->setItemText(static_cast<int>(ChipAct::Ban), tr("Bans chips"));
  m_chipWords->setText(tr("Drag a chip to move it. Shift pins, Ctrl bans; right button: more."));
  name(*m_chipColourName, *m_chipColour, tr("Colour"));
  retranslateColours(*m_chipColour, tr("Undecided"));
  m_marks->button(static_cast<int>(SiteKind::ChipMark))->setText(tr("Place for chips"));
  m_marks->button(static_cast<int>(SiteKind::Island))->setText(tr("Island with coats of arms"));
  m_marks->button(static_cast<int>(SiteKind::Chumak))->setText(tr("Chumak square"));
  name(*m_markColourName, *m_markColour, tr("Colour"));
  retranslateColours(*m_markColour, tr("Any", "colour"));
  name(*m_islandCoatsName, *m_islandCoats, tr("Coats of arms"));
  name(*m_chipValueName, *m_chipValue, tr("Value"));
  m_chipValue->setItemText(0, tr("Undecided"));
  m_chipValue->setItemText(1, QStringLiteral("1"));
  m_chipValue->setItemText(2, QStringLiteral("2"));
  showWords(m_tool);
}

void OptionsBox::showWords(Tool tool)
{
  switch (tool) {
  case Tool::Select:
    m_words->setText(tr("Drag to select squares. Shift adds, Ctrl adds or takes away."));
    break;
  case Tool::Start:
    m_words->setText(tr("Click to add a start square. Drag one to move it."));
    break;
  case Tool::Town:
    m_words->setText(tr("Click to add a town. Drag one to move it."));
    break;
  case Tool::LargeCity:
    m_words->setText(tr("Drag over squares to make or extend a city. Click its outer side to "
                        "change it: city, road, closed."));
    break;
  case Tool::Erase:
    m_words->setText(tr("Drag to erase what is topmost. The right button does the same with any "
                        "tool."));
    break;
  default:
    m_words->clear();
  }
}

void OptionsBox::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

} // namespace kartenwerk
